package import DSImage

/// What `baselines.lock` knows about the baselines: one line per shot, sorted by id.
///
/// The lock only saves time: where a PNG's bytes are those that a line names, the line's pixel hash stands for the
/// picture. The PNG itself is the truth.
package struct BaselineLock: Hashable, Sendable {
  /// One line.
  package struct Entry: Hashable, Sendable {
    /// The shot's id.
    package var id: String
    /// Columns of the picture.
    package var width: Int
    /// Rows of the picture.
    package var height: Int
    /// The hash of its pixels.
    package var pixels: PixelHash
    /// The hash of the PNG file's bytes.
    package var file: ContentHash
    /// The fingerprint of the renderer that recorded it.
    package var fingerprint: String

    /// A line.
    package init(
      id: String, width: Int, height: Int, pixels: PixelHash, file: ContentHash, fingerprint: String
    ) {
      self.id = id
      self.width = width
      self.height = height
      self.pixels = pixels
      self.file = file
      self.fingerprint = fingerprint
    }

    /// The line without its end: id, size, pixel hash, file hash and fingerprint, one space between.
    package var text: String { "\(id) \(width)x\(height) \(pixels.text) \(file.text) \(fingerprint)" }
  }

  /// The lines by id.
  package private(set) var entries: [String: Entry] = [:]

  /// A lock without lines.
  package init() {}

  /// The line of a shot; setting nil removes it.
  package subscript(id: String) -> Entry? {
    get { entries[id] }
    set { entries[id] = newValue }
  }

  /// The ids in the order of the file, which is that of their bytes.
  package var ids: [String] { entries.keys.sorted() }

  /// The first lines of every lock: the version of its form, and what the columns are.
  static let header = ["# dsrender baselines, version 1", "# id size pixels file renderer"]

  /// The whole file.
  package var text: String {
    let lines = Self.header + entries.values.sorted { $0.id < $1.id }.map(\.text)
    return lines.map { $0 + "\n" }.joined()
  }
}
