/// Writes blocks as a DEFLATE stream, each in whichever of the three forms is shortest (RFC 1951, section 3.2).
struct DeflateWriter {
  /// The bytes written so far; up to 63 further bits wait in `bits`.
  private(set) var output: [UInt8]
  private var bits: UInt64 = 0
  private var bitCount = 0

  /// A writer that adds to `output`.
  init(output: [UInt8]) { self.output = output }

  /// The code that both sides know without its being sent.
  static let fixed = (
    literals: HuffmanCode(
      lengths: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 }),
    distances: HuffmanCode(lengths: [UInt8](repeating: 5, count: 30))
  )

  /// Writes a block; `source` are the bytes it stands for, without which it cannot be stored as it is.
  mutating func write(_ block: borrowing DeflateBlock, source: UnsafeBufferPointer<UInt8>?, isLast: Bool) {
    block.literalCounts[DeflateBlock.endOfBlock] = 1
    let literals = HuffmanCode(counts: block.literalCounts, limit: 15)
    let distances = HuffmanCode(counts: block.distanceCounts, limit: 15)
    let header = DeflateHeader(literals: literals, distances: distances)
    let dynamicSize = header.bits + Self.size(block, literals, distances)
    let fixedSize = Self.size(block, Self.fixed.literals, Self.fixed.distances)
    let storedSize = (block.length + 65_534) / 65_535 * 40 + block.length * 8
    let final: UInt64 = isLast ? 1 : 0
    if let source, storedSize < min(dynamicSize, fixedSize) {
      writeStored(source, isLast: isLast)
    } else if fixedSize <= dynamicSize {
      put(final | 1 << 1, 3)
      writeTokens(block, Self.fixed.literals, Self.fixed.distances, size: fixedSize)
    } else {
      put(final | 2 << 1, 3)
      for field in header.fields { put(UInt64(field.value), Int(field.bits)) }
      writeTokens(block, literals, distances, size: dynamicSize)
    }
  }

  /// Fills the last byte with zero bits.
  mutating func finish() -> [UInt8] {
    alignToByte()
    return output
  }

  /// Bits that the tokens take with a code.
  private static func size(_ block: borrowing DeflateBlock, _ literals: HuffmanCode, _ distances: HuffmanCode) -> Int {
    var size = 0
    for symbol in 0..<286 where block.literalCounts[symbol] > 0 {
      let extra = symbol > 256 ? Int(DeflateBlock.lengthExtra[symbol - 257]) : 0
      size += Int(block.literalCounts[symbol]) * (Int(literals.lengths[symbol]) + extra)
    }
    for code in 0..<30 where block.distanceCounts[code] > 0 {
      size += Int(block.distanceCounts[code]) * (Int(distances.lengths[code]) + DeflateBlock.distanceExtra(code))
    }
    return size
  }

  private mutating func put(_ value: UInt64, _ count: Int) {
    bits |= value << UInt64(bitCount)
    bitCount += count
    while bitCount >= 8 {
      output.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
      bitCount -= 8
    }
  }

  private mutating func alignToByte() {
    if bitCount > 0 { put(0, 8 - bitCount) }
  }

  private mutating func writeStored(_ source: UnsafeBufferPointer<UInt8>, isLast: Bool) {
    var start = 0
    while start < source.count {
      let length = min(65_535, source.count - start)
      put(isLast && start + length == source.count ? 1 : 0, 3)
      alignToByte()
      for value in [length, ~length] {
        put(UInt64(value & 255), 8)
        put(UInt64(value >> 8 & 255), 8)
      }
      output.append(contentsOf: source[start..<start + length])
      start += length
    }
  }

  /// Writes literals, matches and the end of the block; `size` is at least their number of bits.
  private mutating func writeTokens(
    _ block: borrowing DeflateBlock, _ literals: HuffmanCode, _ distances: HuffmanCode, size: Int
  ) {
    // One table holds the code word and its length for each symbol; for lengths the extra bits follow from the token.
    let literalTable = Self.table(literals)
    let distanceTable = Self.table(distances)
    let start = output.count
    let room = size / 8 + 16
    output.append(contentsOf: repeatElement(0, count: room))
    var bits = bits
    var bitCount = bitCount
    var position = start
    output.withUnsafeMutableBytes { output in
      let target = output.baseAddress!
      @inline(__always) func put(_ value: UInt32, _ count: Int) {
        bits |= UInt64(value) &<< UInt64(bitCount)
        bitCount &+= count
      }
      /// At most 63 bits are held and at least 8 are written or none needed, so 48 more always fit after this.
      @inline(__always) func flush() {
        target.storeBytes(of: bits.littleEndian, toByteOffset: position, as: UInt64.self)
        let bytes = bitCount &>> 3
        position &+= bytes
        bits &>>= UInt64(bytes &* 8)
        bitCount &= 7
      }
      literalTable.withUnsafeBufferPointer { literals in
        distanceTable.withUnsafeBufferPointer { distances in
          DeflateBlock.lengthCode.withUnsafeBufferPointer { lengthCode in
            for index in 0..<block.count {
              let token = block.tokens[index]
              if token < DeflateBlock.matchFlag {
                let entry = literals[Int(token)]
                put(entry &>> 4, Int(entry & 15))
              } else {
                let length = Int(token &>> 15 & 255)
                let code = Int(lengthCode[length])
                let entry = literals[257 &+ code]
                put(entry &>> 4, Int(entry & 15))
                let extra = code < 8 || code == 28 ? 0 : code &>> 2 &- 1
                put(UInt32(length & ((1 &<< extra) &- 1)), extra)
                let distance = Int(token & 32_767)
                let distanceCode = DeflateBlock.distanceCode(distance &+ 1)
                let distanceEntry = distances[distanceCode]
                put(distanceEntry &>> 4, Int(distanceEntry & 15))
                let distanceExtra = DeflateBlock.distanceExtra(distanceCode)
                put(UInt32(distance & ((1 &<< distanceExtra) &- 1)), distanceExtra)
              }
              flush()
            }
            let end = literals[DeflateBlock.endOfBlock]
            put(end &>> 4, Int(end & 15))
            flush()
          }
        }
      }
    }
    self.bits = bits
    self.bitCount = bitCount
    output.removeLast(start + room - position)
  }

  /// Code word and length of every symbol in one number.
  private static func table(_ code: HuffmanCode) -> [UInt32] {
    zip(code.words, code.lengths).map { UInt32($0) << 4 | UInt32($1) }
  }
}
