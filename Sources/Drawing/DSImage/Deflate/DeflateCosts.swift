/// What each literal and each match costs in bits, extra bits included.
struct DeflateCosts {
  /// Bits of each literal byte.
  let literals: [UInt32]
  /// Bits of each match length, 3…258.
  let lengths: [UInt32]
  private let distanceCodes: [UInt32]

  /// The costs of the code that needs no header.
  static let fixed = DeflateCosts(
    literals: DeflateWriter.fixed.literals.lengths, distances: DeflateWriter.fixed.distances.lengths)

  /// The costs of the code that fits a block best.
  init(of block: borrowing DeflateBlock) {
    block.literalCounts[DeflateBlock.endOfBlock] = 1
    self.init(
      literals: HuffmanCode(counts: block.literalCounts, limit: 15).lengths,
      distances: HuffmanCode(counts: block.distanceCounts, limit: 15).lengths)
  }

  /// Symbols that have no code word are given a long one, so that the next path may still use them.
  private init(literals: [UInt8], distances: [UInt8]) {
    func costs(_ lengths: some Sequence<UInt8>) -> [UInt32] { lengths.map { $0 == 0 ? 13 : UInt32($0) } }
    let symbols = costs(literals.prefix(286))
    self.literals = Array(symbols[..<256])
    lengths =
      [0, 0, 0]
      + DeflateBlock.lengthCode.map { symbols[257 + Int($0)] + UInt32(DeflateBlock.lengthExtra[Int($0)]) }
    distanceCodes = costs(distances).enumerated().map { $1 + UInt32(DeflateBlock.distanceExtra($0)) }
  }

  /// Bits of a distance, 1…32,768.
  func distance(_ distance: Int) -> UInt32 { distanceCodes[DeflateBlock.distanceCode(distance)] }
}
