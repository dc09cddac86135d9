import DSDiagnostics

/// A part of the matrix that one of several machines takes.
package struct Shard: Hashable, Sendable {
  /// Which part, from 1.
  package let number: Int
  /// How many parts there are.
  package let count: Int

  /// A part; nil for numbers that are none.
  package init?(number: Int, count: Int) {
    guard (1...Limits.shards).contains(count), (1...count).contains(number) else { return nil }
    (self.number, self.count) = (number, count)
  }

  /// The part that `2/4` names, or with `fromZero` `1/4`; nil for any other text.
  package init?(_ text: String, fromZero: Bool = false) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[0]), let count = Int(parts[1]), text == "\(number)/\(count)",
      number < Int.max
    else { return nil }
    self.init(number: fromZero ? number + 1 : number, count: count)
  }

  /// `2/4`.
  package var text: String { "\(number)/\(count)" }

  /// The part that each shot belongs to, from 1, so that all parts cost about the same.
  ///
  /// The most expensive shot goes to the cheapest part so far (longest processing time first; Graham 1969), by id if
  /// costs are equal: the same shots and costs always give the same parts.
  static func numbers(of costs: [(id: String, cost: Int)], count: Int) -> [String: Int] {
    var sums = [Int](repeating: 0, count: count)
    var numbers: [String: Int] = [:]
    numbers.reserveCapacity(costs.count)
    for (id, cost) in costs.sorted(by: { $0.cost == $1.cost ? $0.id < $1.id : $0.cost > $1.cost }) {
      var cheapest = 0
      for index in sums.indices where sums[index] < sums[cheapest] { cheapest = index }
      sums[cheapest] += cost
      numbers[id] = cheapest + 1
    }
    return numbers
  }
}
