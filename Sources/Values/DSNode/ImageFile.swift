/// A picture's file, as it was read.
package struct ImageFile: Hashable, Sendable {
  /// What the bytes are.
  package enum Format: String, Hashable, Sendable {
    case png, svg, jpeg, pdf
    /// An SVG file of a symbol set: Apple's template, with a drawing for each weight and scale of a symbol.
    case symbol
    /// A kind that is not drawn, such as HEIC; the file extension names it, and there are no bytes.
    case unread
  }

  /// The file's name, for reports.
  package var name: String
  /// What the bytes are.
  package var format: Format
  /// The bytes.
  package var bytes: [UInt8]
  /// Pixels of a point.
  package var scale: Double

  /// A file.
  package init(name: String, format: Format, bytes: [UInt8], scale: Double) {
    self.name = name
    self.format = format
    self.bytes = bytes
    self.scale = scale
  }

  package static func == (a: ImageFile, b: ImageFile) -> Bool {
    a.name == b.name && a.format == b.format && a.scale == b.scale && a.bytes == b.bytes
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(bytes.count)
  }
}
