import DSDiagnostics

/// The data of a WebP about its picture, found and checked before any decoder runs (RFC 9649).
struct WebPHeader {
  /// Columns.
  private(set) var width = 0
  /// Rows.
  private(set) var height = 0
  /// The ICC profile; nil if there is none.
  private(set) var profile: [UInt8]?
  /// Where the compressed pixels begin.
  private(set) var data = 0

  /// The header of a file; bytes behind the end that it states are ignored, as browsers do.
  init(_ bytes: [UInt8], bounds: PictureBounds = .whole, file: String) throws(WebPError) {
    guard bytes.count <= bounds.fileBytes else {
      throw WebPError(.fileTooLarge(bytes: bytes.count, limit: bounds.fileBytes), at: 0, file: file)
    }
    guard bytes.count >= 12 else { throw WebPError(.cutShort, at: bytes.count, file: file) }
    guard bytes.starts(with: "RIFF".utf8), bytes[8..<12].elementsEqual("WEBP".utf8) else {
      throw WebPError(.notWebP, at: 0, file: file)
    }
    let end = 8 + Self.number(bytes, at: 4, 4)
    guard end <= bytes.count else { throw WebPError(.cutShort, at: bytes.count, file: file) }
    var place = 12
    while place < end {
      guard end - place >= 8 else { throw WebPError(.badLength(chunk: "of a few bytes"), at: place, file: file) }
      let name = Self.name(bytes[place..<place + 4])
      let length = Self.number(bytes, at: place + 4, 4)
      guard length <= end - place - 8 else { throw WebPError(.badLength(chunk: name), at: place, file: file) }
      let content = place + 8..<place + 8 + length
      if try read(name, bytes[content], bounds, at: place, file: file) {
        data = content.lowerBound
        return
      }
      // Chunks have even lengths.
      place = content.upperBound + length % 2
    }
    throw WebPError(.missingImage, at: end, file: file)
  }

  /// Whether the first bytes of a WebP promise an animation.
  static func isAnimated(_ first: [UInt8]) -> Bool {
    first.count > 20 && first[12..<16].elementsEqual("VP8X".utf8) && first[20] & 2 != 0
  }

  /// Takes a chunk, and returns whether it is that of the pixels.
  private mutating func read(
    _ name: String, _ content: ArraySlice<UInt8>, _ bounds: PictureBounds, at place: Int, file: String
  ) throws(WebPError) -> Bool {
    let bytes = Array(content.prefix(10))
    func size(_ width: Int, _ height: Int) throws(WebPError) {
      guard width > 0, height > 0 else { throw WebPError(.badHeader(chunk: name), at: place, file: file) }
      guard max(width, height) <= bounds.side, width * height <= bounds.pixels else {
        throw WebPError(
          .tooManyPixels(width: width, height: height, side: bounds.side, limit: bounds.pixels), at: place, file: file)
      }
      (self.width, self.height) = (width, height)
    }
    switch name {
    case "VP8X":
      guard bytes.count == 10 else { throw WebPError(.badHeader(chunk: name), at: place, file: file) }
      if bytes[0] & 2 != 0 { throw WebPError(.animated, at: place, file: file) }
      try size(Self.number(bytes, at: 4, 3) + 1, Self.number(bytes, at: 7, 3) + 1)
    case "ANIM", "ANMF": throw WebPError(.animated, at: place, file: file)
    case "ICCP": profile = profile ?? Array(content.prefix(Limits.profileBytes + 1))
    case "VP8":
      guard bytes.count == 10, bytes[3...5].elementsEqual([0x9D, 0x01, 0x2A]) else {
        throw WebPError(.badHeader(chunk: name), at: place, file: file)
      }
      try size(Self.number(bytes, at: 6, 2) & 0x3FFF, Self.number(bytes, at: 8, 2) & 0x3FFF)
      return true
    case "VP8L":
      guard bytes.count >= 5, bytes[0] == 0x2F else {
        throw WebPError(.badHeader(chunk: name), at: place, file: file)
      }
      let bits = Self.number(bytes, at: 1, 4)
      try size(bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
      return true
    default: break
    }
    return false
  }

  /// A chunk's four letters, of which the last may be a space.
  private static func name(_ letters: ArraySlice<UInt8>) -> String {
    guard letters.allSatisfy({ 32...126 ~= $0 }) else { return "without a name" }
    return String(decoding: letters.prefix { $0 != 32 }, as: UTF8.self)
  }

  /// A number with the lowest byte first.
  private static func number(_ bytes: [UInt8], at place: Int, _ count: Int) -> Int {
    (0..<count).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) }
  }
}
