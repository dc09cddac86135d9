/// A prefix code whose longest code word is bounded, built from how often each symbol occurs.
struct HuffmanCode {
  /// Bits of each symbol's code word; 0 for a symbol that does not occur.
  private(set) var lengths: [UInt8]
  /// The code words, first bit lowest, as DEFLATE sends them.
  private(set) var words: [UInt16]

  /// The code of known lengths; code words are assigned as in RFC 1951, section 3.2.2.
  init(lengths: [UInt8]) {
    self.lengths = lengths
    var perLength = [UInt16](repeating: 0, count: 16)
    for length in lengths where length > 0 { perLength[Int(length)] += 1 }
    var next = [UInt16](repeating: 0, count: 16)
    for bits in 1..<16 { next[bits] = (next[bits - 1] &+ perLength[bits - 1]) << 1 }
    words = lengths.map { _ in 0 }
    for symbol in lengths.indices where lengths[symbol] > 0 {
      let bits = Int(lengths[symbol])
      words[symbol] = Self.reversed(next[bits], bits: bits)
      next[bits] &+= 1
    }
  }

  /// The code for symbols that occur `counts` times, with code words of at most `limit` bits; ties go to the lower symbol.
  ///
  /// Huffman's algorithm with two queues; code words that come out too long are shortened until Kraft's sum fits again.
  init(counts: some Collection<UInt32>, limit: Int) {
    var symbols: [(count: UInt64, symbol: Int)] = []
    for (symbol, count) in counts.enumerated() where count > 0 { symbols.append((UInt64(count), symbol)) }
    var lengths = [UInt8](repeating: 0, count: counts.count)
    if symbols.count <= 2 {
      for entry in symbols { lengths[entry.symbol] = 1 }
      self.init(lengths: lengths)
      return
    }
    symbols.sort { ($0.count, $0.symbol) < ($1.count, $1.symbol) }
    let depths = Self.depths(symbols.map(\.count))
    var perLength = Self.bounded(depths, limit: limit)
    // The rarest symbols get the longest code words.
    var length = limit
    for entry in symbols {
      while perLength[length] == 0 { length -= 1 }
      lengths[entry.symbol] = UInt8(length)
      perLength[length] -= 1
    }
    self.init(lengths: lengths)
  }

  /// The depth of each leaf of the Huffman tree over ascending weights.
  private static func depths(_ weights: [UInt64]) -> [Int] {
    let leaves = weights.count
    var weight = weights
    var parent = [Int](repeating: 0, count: 2 * leaves - 1)
    var leaf = 0
    var inner = leaves
    for node in leaves..<(2 * leaves - 1) {
      var sum: UInt64 = 0
      for _ in 0..<2 {
        let takesLeaf = leaf < leaves && (inner >= node || weight[leaf] <= weight[inner])
        let taken = takesLeaf ? leaf : inner
        if takesLeaf { leaf += 1 } else { inner += 1 }
        sum += weight[taken]
        parent[taken] = node
      }
      weight.append(sum)
    }
    var depth = [Int](repeating: 0, count: 2 * leaves - 1)
    for node in stride(from: 2 * leaves - 3, through: 0, by: -1) { depth[node] = depth[parent[node]] + 1 }
    return Array(depth[0..<leaves])
  }

  /// How many code words of each length there are, once those beyond `limit` have been made to fit.
  private static func bounded(_ depths: [Int], limit: Int) -> [Int] {
    var perLength = [Int](repeating: 0, count: limit + 1)
    for depth in depths { perLength[min(depth, limit)] += 1 }
    var kraft = 0
    for length in 1...limit { kraft += perLength[length] << (limit - length) }
    while kraft > 1 << limit {
      // One code word of the limit moves under a shorter one, which becomes a bit longer.
      perLength[limit] -= 1
      var length = limit - 1
      while perLength[length] == 0 { length -= 1 }
      perLength[length] -= 1
      perLength[length + 1] += 2
      kraft -= 1
    }
    return perLength
  }

  private static func reversed(_ word: UInt16, bits: Int) -> UInt16 {
    var source = word
    var target: UInt16 = 0
    for _ in 0..<bits {
      target = target << 1 | source & 1
      source >>= 1
    }
    return target
  }
}
