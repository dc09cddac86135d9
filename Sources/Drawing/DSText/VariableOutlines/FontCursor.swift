/// Reads big-endian numbers of a part of a font, one after the other.
struct FontCursor {
  /// The part ends before a number, or a number leads out of the font.
  struct Damage: Error {}

  private let bytes: FontBytes
  /// Where in the file the next number begins.
  private(set) var place: Int
  private let end: Int

  /// Starts at the beginning of a part, which lies within the file.
  init(_ bytes: FontBytes, in part: Range<Int>) {
    self.bytes = bytes
    (place, end) = (part.lowerBound, part.upperBound)
  }

  /// The rest of the part from `offset` bytes after its next number on.
  func rest(from offset: Int) throws(Damage) -> FontCursor {
    guard offset >= 0, offset <= end - place else { throw Damage() }
    return FontCursor(bytes, in: place + offset..<end)
  }

  /// The next `count` bytes, which are skipped, as a part.
  mutating func part(_ count: Int) throws(Damage) -> FontCursor {
    guard count >= 0, count <= end - place else { throw Damage() }
    defer { place += count }
    return FontCursor(bytes, in: place..<place + count)
  }

  /// Leaves out bytes.
  mutating func skip(_ count: Int) throws(Damage) { _ = try part(count) }

  /// An unsigned number of 8 bits.
  mutating func byte() throws(Damage) -> Int {
    guard place < end else { throw Damage() }
    defer { place += 1 }
    return Int(bytes.start.load(fromByteOffset: place, as: UInt8.self))
  }

  /// An unsigned number of 16 bits.
  mutating func word() throws(Damage) -> Int {
    let high = try byte()
    return high << 8 | (try byte())
  }

  /// A signed number of 16 bits.
  mutating func signed() throws(Damage) -> Int { Int(Int16(truncatingIfNeeded: try word())) }

  /// A signed number of 8 bits.
  mutating func signedByte() throws(Damage) -> Int { Int(Int8(truncatingIfNeeded: try byte())) }

  /// An unsigned number of 32 bits.
  mutating func long() throws(Damage) -> Int {
    let high = try word()
    return high << 16 | (try word())
  }

  /// Several signed numbers of 16 bits.
  mutating func signed(count: Int) throws(Damage) -> [Int] {
    var numbers: [Int] = []
    for _ in 0..<count { numbers.append(try signed()) }
    return numbers
  }
}
