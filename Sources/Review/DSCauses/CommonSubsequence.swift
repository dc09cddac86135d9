import DSDiagnostics

/// A longest common subsequence of two lists.
///
/// 1. Elements that only one of the lists has are left out; what both begin and end with is paired at once.
/// 2. The rest is divided at the middle of a shortest edit script, so that memory grows with the lengths and not with their
///    product (Myers, An O(ND) Difference Algorithm and Its Variations, 1986, section 4b).
/// 3. Time grows with the lengths times the number of differences. After `Limits.alignmentSteps` no more pairs are looked
///    for: what was found is a common subsequence, perhaps not a longest one.
struct CommonSubsequence {
  /// The positions of the pairs in both lists, in order.
  private(set) var pairs: [(base: Int, now: Int)] = []
  /// Whether it is a longest one.
  private(set) var isComplete = true

  /// The elements that both lists have, as numbers, and their positions in the whole lists.
  private let base: [(value: Int, position: Int)]
  private let now: [(value: Int, position: Int)]
  private var forward: [Int]
  private var backward: [Int]
  private var steps = 0
  private let limit: Int

  /// Compares two lists.
  /// - Parameter limit: the most steps that are taken.
  init<Element: Hashable>(_ base: [Element], _ now: [Element], limit: Int = Limits.alignmentSteps) {
    var numbers: [Element: Int] = [:]
    for element in base where numbers[element] == nil { numbers[element] = numbers.count }
    let known = Set(now)
    self.base = base.indices.compactMap { index in
      known.contains(base[index]) ? numbers[base[index]].map { ($0, index) } : nil
    }
    self.now = now.indices.compactMap { index in numbers[now[index]].map { ($0, index) } }
    self.limit = limit
    let reach = 2 * (self.base.count + self.now.count) + 3
    (forward, backward) = (Array(repeating: 0, count: reach), Array(repeating: 0, count: reach))
    compare(0..<self.base.count, 0..<self.now.count)
  }

  private mutating func compare(_ rows: Range<Int>, _ columns: Range<Int>) {
    var (rows, columns) = (rows, columns)
    while let row = rows.first, let column = columns.first, base[row].value == now[column].value {
      pairs.append((base[row].position, now[column].position))
      (rows, columns) = (rows.dropFirst(), columns.dropFirst())
    }
    var ending: [(Int, Int)] = []
    while let row = rows.last, let column = columns.last, base[row].value == now[column].value {
      ending.append((base[row].position, now[column].position))
      (rows, columns) = (rows.dropLast(), columns.dropLast())
    }
    if !rows.isEmpty, !columns.isEmpty {
      if let middle = middle(rows, columns) {
        compare(rows.lowerBound..<middle.row, columns.lowerBound..<middle.column)
        compare(middle.row..<rows.upperBound, middle.column..<columns.upperBound)
      } else {
        isComplete = false
      }
    }
    pairs += ending.reversed()
  }

  /// Where a shortest edit script is halfway: a point that divides both lists. Nil if the steps are used up.
  ///
  /// Two searches walk towards one another, from the beginning and from the end; `forward[k]` and `backward[k]` are the
  /// furthest rows that they have reached on the diagonal `k`, the row less the column.
  private mutating func middle(_ rows: Range<Int>, _ columns: Range<Int>) -> (row: Int, column: Int)? {
    let (height, width) = (rows.count, columns.count)
    let difference = height - width
    let isOdd = !difference.isMultiple(of: 2)
    let zero = base.count + now.count + 1
    for index in zero - height - width - 1...zero + height + width + 1 { (forward[index], backward[index]) = (0, 0) }
    for distance in 0...(height + width + 1) / 2 {
      let diagonals = stride(from: -distance, through: distance, by: 2)
      for diagonal in diagonals {
        guard let start = Self.start(forward, zero, diagonal, distance, height, width) else {
          forward[zero + diagonal] = Self.unreachable
          continue
        }
        var row = start
        while row < height, row - diagonal < width,
          base[rows.lowerBound + row].value == now[columns.lowerBound + row - diagonal].value
        { row += 1 }
        forward[zero + diagonal] = row
        guard count(row - start) else { return nil }
        let opposite = difference - diagonal
        if isOdd, abs(opposite) < distance, row + backward[zero + opposite] >= height {
          return point(row: row, diagonal: diagonal, rows, columns)
        }
      }
      for diagonal in diagonals {
        guard let start = Self.start(backward, zero, diagonal, distance, height, width) else {
          backward[zero + diagonal] = Self.unreachable
          continue
        }
        var row = start
        while row < height, row - diagonal < width,
          base[rows.upperBound - 1 - row].value == now[columns.upperBound - 1 - row + diagonal].value
        { row += 1 }
        backward[zero + diagonal] = row
        guard count(row - start) else { return nil }
        let opposite = difference - diagonal
        if !isOdd, abs(opposite) <= distance, row + forward[zero + opposite] >= height {
          return point(row: height - row, diagonal: opposite, rows, columns)
        }
      }
    }
    return nil
  }

  /// What stands for the furthest row of a diagonal that no path within the lists reaches.
  private static let unreachable = -1

  /// The row at which a diagonal is entered from the further of its neighbours; nil if both paths leave the lists.
  private static func start(
    _ furthest: [Int], _ zero: Int, _ diagonal: Int, _ distance: Int, _ height: Int, _ width: Int
  ) -> Int? {
    if distance == 0 { return 0 }
    let (left, right) = (furthest[zero + diagonal - 1], furthest[zero + diagonal + 1])
    let comesFromLeft = diagonal != -distance && left != unreachable && left < height
    let comesFromRight = diagonal != distance && right != unreachable && right - diagonal <= width
    if comesFromLeft, comesFromRight { return left < right ? right : left + 1 }
    return comesFromLeft ? left + 1 : comesFromRight ? right : nil
  }

  private func point(row: Int, diagonal: Int, _ rows: Range<Int>, _ columns: Range<Int>) -> (row: Int, column: Int) {
    (rows.lowerBound + row, columns.lowerBound + row - diagonal)
  }

  /// Counts a step and the elements that were passed in it; false if no more are to be taken.
  private mutating func count(_ passed: Int) -> Bool {
    steps += 1 + passed
    return steps <= limit
  }
}
