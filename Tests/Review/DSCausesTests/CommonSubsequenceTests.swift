import TestRandom
import Testing

@testable import DSCauses

/// Pairs of the elements that two lists have in common, in their order.
struct CommonSubsequenceTests {
  /// The length of a longest common subsequence, by the table of all prefixes.
  private func longest(_ base: [Int], _ now: [Int]) -> Int {
    var lengths = Array(repeating: 0, count: now.count + 1)
    for element in base {
      var diagonal = 0
      for index in now.indices {
        let above = lengths[index + 1]
        lengths[index + 1] = element == now[index] ? diagonal + 1 : max(above, lengths[index])
        diagonal = above
      }
    }
    return lengths[now.count]
  }

  private func isCommon(_ found: CommonSubsequence, _ base: [Int], _ now: [Int]) -> Bool {
    found.pairs.allSatisfy { base[$0.base] == now[$0.now] }
      && zip(found.pairs, found.pairs.dropFirst()).allSatisfy { $0.base < $1.base && $0.now < $1.now }
  }

  @Test func `random lists have a longest common subsequence`() {
    var random = SeededRandom(seed: 34)
    for _ in 0..<3000 {
      let values = Int.random(in: 1...9, using: &random)
      func list() -> [Int] {
        (0..<Int.random(in: 0...24, using: &random)).map { _ in Int.random(in: 0...values, using: &random) }
      }
      let (base, now) = (list(), list())
      let found = CommonSubsequence(base, now)
      #expect(found.isComplete)
      #expect(isCommon(found, base, now), "\(base) \(now)")
      #expect(found.pairs.count == longest(base, now), "\(base) \(now)")
    }
  }

  @Test func `one element more at the top of a long list leaves all others with their partners`() {
    let base = Array(0..<50_000)
    let found = CommonSubsequence(base, [-1] + base)
    #expect(found.isComplete)
    #expect(found.pairs.count == base.count)
    #expect(found.pairs.allSatisfy { $0.now == $0.base + 1 })
  }

  @Test func `beyond the limit of steps a common subsequence is found, and that it may not be a longest one`() {
    var random = SeededRandom(seed: 7)
    let base = Array(0..<2000)
    let now = base.shuffled(using: &random)
    let found = CommonSubsequence(base, now, limit: 10_000)
    #expect(!found.isComplete)
    #expect(isCommon(found, base, now))
    #expect(CommonSubsequence(base, now).isComplete)
  }
}
