/// The kind of a picture file, by its first bytes.
package enum PictureKind: String, Hashable, Sendable, CaseIterable {
  case png = "PNG"
  case animatedPNG = "animated PNG"
  case jpeg = "JPEG"
  case gif = "GIF"
  case webp = "WebP"
  case animatedWebP = "animated WebP"
  case avif = "AVIF"
  case heic = "HEIC"
  case jpegXL = "JPEG XL"
  case tiff = "TIFF"
  case multiPageTIFF = "multi-page TIFF"
  case bmp = "BMP"

  /// The kind of a file; nil for a file that is not a picture of these kinds.
  ///
  /// Only the beginning of the file is read, and nothing is verified: a picture may be damaged all the same.
  package init?(_ bytes: some PNGBytes) throws(PNGError) {
    let first = try bytes.bytes(in: 0..<min(32, bytes.count))
    if first.starts(with: PNGStructure.signature) {
      self = try Self.isAnimated(bytes) ? .animatedPNG : .png
      return
    }
    guard let kind = Self.beginnings.first(where: { Self.matches(first, $0.parts) })?.kind else { return nil }
    self =
      switch kind {
      case .webp where WebPHeader.isAnimated(first): .animatedWebP
      case .tiff where try Self.hasSeveralPages(bytes): .multiPageTIFF
      default: kind
      }
  }

  /// Whether `diff` reads pictures of this kind.
  package var isCompared: Bool {
    switch self {
    case .png, .jpeg, .webp, .tiff, .bmp: true
    case .animatedPNG, .gif, .animatedWebP, .avif, .heic, .jpegXL, .multiPageTIFF: false
    }
  }

  /// How the names of such pictures end, in lower case.
  package static let comparedEndings = [".png", ".jpg", ".jpeg", ".webp", ".tif", ".tiff", ".bmp"]

  /// Whether a file with these first bytes, of which 12 are enough, can only be decoded as a whole: any compared kind
  /// but PNG.
  package static func needsWholeReader(_ first: [UInt8]) -> Bool {
    beginnings.contains { $0.kind.isCompared && matches(first, $0.parts) }
  }

  /// The bytes of each kind and the places where they lie.
  private static let beginnings: [(kind: PictureKind, parts: [(Int, String)])] = [
    (.jpeg, [(0, "\u{FF}\u{D8}\u{FF}")]),
    (.gif, [(0, "GIF87a")]), (.gif, [(0, "GIF89a")]),
    (.webp, [(0, "RIFF"), (8, "WEBP")]),
    (.avif, [(4, "ftypavif")]), (.avif, [(4, "ftypavis")]),
    (.heic, [(4, "ftyphei")]), (.heic, [(4, "ftyphev")]), (.heic, [(4, "ftypmif1")]),
    (.jpegXL, [(0, "\u{FF}\u{0A}")]), (.jpegXL, [(4, "JXL \r\n\u{87}\n")]),
    (.tiff, [(0, "II*\0")]), (.tiff, [(0, "MM\0*")]), (.tiff, [(0, "II+\0")]), (.tiff, [(0, "MM\0+")]),
    // The four bytes after the file's size are reserved and 0.
    (.bmp, [(0, "BM"), (6, "\0\0\0\0")]),
  ]

  private static func matches(_ bytes: [UInt8], _ parts: [(place: Int, text: String)]) -> Bool {
    parts.allSatisfy { place, text in
      // Each scalar below 256 stands for the byte of its number.
      bytes.dropFirst(place).starts(with: text.unicodeScalars.lazy.map { UInt8(truncatingIfNeeded: $0.value) })
    }
  }

  /// Whether the chunk of an animation (acTL) precedes the pixels of a PNG, as it has to (PNG third edition, 11.3.6).
  private static func isAnimated(_ bytes: some PNGBytes) throws(PNGError) -> Bool {
    var start = PNGStructure.signature.count
    // Programs write some ten chunks before the pixels; a file with more is left to the decoder.
    for _ in 0..<1_000 {
      guard start + 8 <= bytes.count else { return false }
      let head = try bytes.bytes(in: start..<start + 8)
      switch String(decoding: head[4...], as: UTF8.self) {
      case "acTL": return true
      case "IDAT", "IEND": return false
      default: start += 12 + Int(bigEndian(head, at: 0))
      }
    }
    return false
  }

  /// Whether a TIFF has more than one picture of full resolution.
  private static func hasSeveralPages(_ bytes: some PNGBytes) throws(PNGError) -> Bool {
    let reader = try TIFFBytes(count: bytes.count) { range throws(PNGError) in try bytes.bytes(in: range) }
    return try reader?.pages().hasSeveral ?? false
  }
}
