/// Finds repetitions in the rows of a picture fast: three candidates at each byte (LZ77).
///
/// 1. The pixel before: a run of one colour.
/// 2. The pixel above: vertical edges and whole equal rows.
/// 3. Where the same four bytes stood last: glyphs and rounded corners.
///
/// The longest wins, the nearest among equals. Matches have at least four bytes.
struct DeflateMatcher {
  /// A run of this length is taken without looking further: no other match costs so few bits a byte.
  private static let goodRun = 32
  /// Bits of the table of last places.
  private static let mostTableBits = 15

  let bytes: UnsafePointer<UInt8>
  let count: Int
  /// Bytes of a pixel, at least 1.
  let step: Int
  /// Bytes of a row with its filter byte.
  let stride: Int

  /// Appends the tokens of all bytes to `block`, calling `flush` whenever it is full.
  func run(into block: inout DeflateBlock, table: inout [Int32], flush: (inout DeflateBlock) -> Void) {
    let tableBits = max(8, min(Self.mostTableBits, Int.bitWidth - count.leadingZeroBitCount - 2))
    let tableSize = 1 << tableBits
    if table.count < tableSize { table = [Int32](repeating: -1, count: tableSize) }
    table.withUnsafeMutableBufferPointer { table in
      for index in 0..<tableSize { table[index] = -1 }
      var position = 0
      let lastStart = count &- 4
      while position <= lastStart {
        let (length, distance) = longestMatch(at: position, table: table.baseAddress!, shift: 32 - tableBits)
        if length >= 4 {
          append(length: length, distance: distance, to: &block, flush: flush)
          position &+= length
        } else {
          if block.isFull { flush(&block) }
          block.append(literal: bytes[position])
          position &+= 1
        }
      }
      while position < count {
        if block.isFull { flush(&block) }
        block.append(literal: bytes[position])
        position &+= 1
      }
    }
  }

  @inline(__always)
  private func longestMatch(at position: Int, table: UnsafeMutablePointer<Int32>, shift: Int) -> (Int, Int) {
    let here = word(at: position)
    var best = 3
    var distance = 0
    if position >= step, word(at: position &- step) == here {
      best = matchLength(position, distance: step)
      distance = step
      if best >= Self.goodRun { return (best, distance) }
    }
    if position >= stride, stride <= DeflateBlock.window, word(at: position &- stride) == here {
      let length = matchLength(position, distance: stride)
      if length > best { (best, distance) = (length, stride) }
    }
    let slot = Int((here &* 0x9E37_79B1) &>> UInt32(shift))
    let candidate = Int(table[slot])
    table[slot] = Int32(truncatingIfNeeded: position)
    if candidate >= 0, position &- candidate <= DeflateBlock.window, word(at: candidate) == here {
      let length = matchLength(position, distance: position &- candidate)
      if length > best { (best, distance) = (length, position &- candidate) }
    }
    return (best, distance)
  }

  @inline(__always) private func word(at position: Int) -> UInt32 {
    UnsafeRawPointer(bytes).loadUnaligned(fromByteOffset: position, as: UInt32.self)
  }

  /// How many bytes from `position` on equal those `distance` bytes before; the first four are known to.
  @inline(__always) private func matchLength(_ position: Int, distance: Int) -> Int {
    let raw = UnsafeRawPointer(bytes)
    var end = position &+ 4
    while end &+ 8 <= count {
      let difference =
        raw.loadUnaligned(fromByteOffset: end, as: UInt64.self)
        ^ raw.loadUnaligned(fromByteOffset: end &- distance, as: UInt64.self)
      if difference != 0 { return end &- position &+ difference.littleEndian.trailingZeroBitCount &>> 3 }
      end &+= 8
    }
    while end < count, bytes[end] == bytes[end &- distance] { end &+= 1 }
    return end &- position
  }

  /// Appends a match of any length in pieces of 3…258 bytes.
  private func append(length: Int, distance: Int, to block: inout DeflateBlock, flush: (inout DeflateBlock) -> Void) {
    var left = length
    while left > 0 {
      var piece = min(left, DeflateBlock.longestMatch)
      // What remains must be long enough for a match of its own.
      if left > piece, left - piece < DeflateBlock.shortestMatch { piece -= DeflateBlock.shortestMatch }
      if block.isFull { flush(&block) }
      block.append(length: piece, distance: distance)
      left -= piece
    }
  }
}
