/// How many pixels each pair of colours has, for the first pairs that are seen.
///
/// An open table with linear probing: the dictionary's hashing took a third of the time of a run that draws differences.
struct RecolouringCounts {
  /// Pairs that are counted: flat colours have few, and gradients and photographs any number.
  private static let mostPairs = 1024
  /// Slots of the table, a power of two; at most half of them are taken.
  private static let slotBits = 11

  /// The pair in each slot; free where the count is 0.
  private var pairs = [UInt64](repeating: 0, count: 1 << slotBits)
  private var counts = [Int](repeating: 0, count: 1 << slotBits)
  private var taken = 0

  /// Counts pixels of a pair.
  mutating func add(_ pair: DifferenceTraits.Recolouring, pixels: Int) {
    let key = UInt64(pair.before) << 32 | UInt64(pair.after)
    // Fibonacci hashing (Knuth, The Art of Computer Programming 3, 6.4): the high bits depend on all of the key's.
    var slot = Int((key &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - Self.slotBits))
    while counts[slot] > 0, pairs[slot] != key { slot = (slot + 1) & (counts.count - 1) }
    if counts[slot] == 0 {
      guard taken < Self.mostPairs else { return }
      (pairs[slot], taken) = (key, taken + 1)
    }
    counts[slot] += pixels
  }

  /// The pairs that at least so many pixels have, those of the most pixels first.
  func pairs(ofAtLeast pixels: Int) -> [(pair: DifferenceTraits.Recolouring, pixels: Int)] {
    let found = counts.indices.filter { counts[$0] > 0 && counts[$0] >= pixels }
      .sorted { (counts[$1], pairs[$0]) < (counts[$0], pairs[$1]) }
    return found.map { slot in
      let (before, after) = (UInt32(pairs[slot] >> 32), UInt32(truncatingIfNeeded: pairs[slot]))
      return (DifferenceTraits.Recolouring(before: before, after: after), counts[slot])
    }
  }
}
