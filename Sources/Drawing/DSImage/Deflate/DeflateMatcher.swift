/// Finds repetitions in the rows of a picture fast: three candidates at each byte (LZ77).
///
/// 1. The pixel above: vertical edges and whole equal rows. A long match is taken without searching further.
/// 2. The pixel before: a run of one colour; a long one is taken too.
/// 3. The last position of the same four bytes: glyphs and rounded corners.
///
/// The longest wins, the nearest among equals. Matches have at least four bytes.
struct DeflateMatcher {
  /// A match of this length is taken without looking further.
  private static let goodMatch = 32
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
    if position >= stride, stride <= DeflateBlock.window, word(at: position &- stride) == here {
      (best, distance) = (matchLength(position, distance: stride), stride)
      if best >= Self.goodMatch { return (best, distance) }
    }
    if position >= step, word(at: position &- step) == here {
      let length = matchLength(position, distance: step)
      if length >= best { (best, distance) = (length, step) }
      if best >= Self.goodMatch { return (best, distance) }
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
    // Equal rows and wide areas are compared in larger steps.
    while end &+ 32 <= count {
      let here = raw.loadUnaligned(fromByteOffset: end, as: SIMD4<UInt64>.self)
      let there = raw.loadUnaligned(fromByteOffset: end &- distance, as: SIMD4<UInt64>.self)
      let difference = here ^ there
      if difference[0] | difference[1] | difference[2] | difference[3] != 0 { break }
      end &+= 32
    }
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
      // What remains must be long enough for another match.
      if left > piece, left - piece < DeflateBlock.shortestMatch { piece -= DeflateBlock.shortestMatch }
      if block.isFull { flush(&block) }
      block.append(length: piece, distance: distance)
      left -= piece
    }
  }
}
