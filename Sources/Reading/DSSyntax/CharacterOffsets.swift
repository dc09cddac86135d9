/// Where the characters of a text lie among its bytes; libyaml counts characters, messages count bytes.
struct CharacterOffsets {
  /// Every how many characters an offset is kept.
  private static let stride = 64
  private let bytes: [UInt8]
  private let checkpoints: [Int]

  /// The offsets of valid UTF-8.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var checkpoints: [Int] = []
    var characters = 0
    for (offset, byte) in bytes.enumerated() where byte & 0xC0 != 0x80 {
      if characters % Self.stride == 0 { checkpoints.append(offset) }
      characters += 1
    }
    self.checkpoints = checkpoints
  }

  /// The offset of the first byte of a character counted from 0; the end for one beyond it.
  func byteOffset(ofCharacter index: Int) -> Int {
    guard index >= 0, index / Self.stride < checkpoints.count else { return index < 0 ? 0 : bytes.count }
    var offset = checkpoints[index / Self.stride]
    var remaining = index % Self.stride
    while remaining > 0, offset < bytes.count {
      offset += 1
      while offset < bytes.count, bytes[offset] & 0xC0 == 0x80 { offset += 1 }
      remaining -= 1
    }
    return offset
  }
}
