import DSGeometry
import TestFolder
import Testing

/// Random trees against an evaluator that is written from the rules alone.
struct RandomTreeTests {
  /// Makes trees; the same in every run.
  private struct Maker {
    var state: UInt64

    mutating func number(_ range: ClosedRange<Int>) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return range.lowerBound + Int((state >> 33) % UInt64(range.count))
    }

    mutating func length(_ greatest: Int) -> Double { Double(number(0...greatest)) }
    mutating func maybe(_ greatest: Int) -> Double? { number(0...1) == 0 ? nil : length(greatest) }
    mutating func fraction() -> Double { [0, 0.5, 1][number(0...2)] }

    mutating func bounds() -> RuleBounds {
      var bounds = RuleBounds()
      if number(0...1) == 0 { bounds.min = length(60) }
      if number(0...3) == 0 { bounds.ideal = (bounds.min ?? 0) + length(40) }
      switch number(0...3) {
      case 0: bounds.max = .infinity
      case 1: bounds.max = (bounds.ideal ?? bounds.min ?? 0) + length(60)
      default: break
      }
      return bounds
    }

    mutating func stack(_ depth: Int) -> RuleTree {
      let children = (0..<number(1...4)).map { _ -> RuleTree in
        number(0...5) == 0 ? .spacer(number(0...1) == 0 ? nil : length(30)) : tree(depth - 1)
      }
      return .stack(
        isRow: number(0...1) == 0, spacing: number(0...1) == 0 ? nil : length(12), align: fraction(), children)
    }

    mutating func tree(_ depth: Int) -> RuleTree {
      if depth <= 0 { return number(0...1) == 0 ? .color : leaf() }
      switch number(0...9) {
      case 0, 1: return stack(depth)
      case 2: return .depth(x: fraction(), y: fraction(), (0..<number(1...3)).map { _ in tree(depth - 1) })
      case 3: return .fixed(width: maybe(120), height: maybe(90), x: fraction(), y: fraction(), tree(depth - 1))
      case 4: return .flexible(width: bounds(), height: bounds(), x: fraction(), y: fraction(), tree(depth - 1))
      case 5:
        return .padded(
          top: length(15), leading: length(20), bottom: length(5), trailing: length(10), tree(depth - 1))
      case 6: return .ideal(horizontal: number(0...1) == 0, vertical: number(0...1) == 0, tree(depth - 1))
      case 7: return .ratio(Double(number(1...6)) / 2, fill: number(0...1) == 0, tree(depth - 1))
      case 8: return .priority(Double(number(-1...2)), tree(depth - 1))
      default: return leaf()
      }
    }

    mutating func leaf() -> RuleTree {
      number(0...1) == 0
        ? .fixed(width: maybe(80), height: maybe(60), x: 0.5, y: 0.5, .color)
        : .flexible(width: bounds(), height: bounds(), x: 0.5, y: 0.5, .color)
    }
  }

  @Test func `twenty thousand random trees get the frames that the rules give`() {
    var maker = Maker(state: 7)
    for round in 0..<rounds(20_000) {
      let tree = maker.stack(round.isMultiple(of: 8) ? 3 : 2)
      let width = maker.number(0...5) == 0 ? nil : maker.length(400)
      let height = maker.number(0...5) == 0 ? nil : maker.length(300)
      let isMirrored = maker.number(0...2) == 0
      let node = isMirrored ? tree.node.running(.rightToLeft) : tree.node
      var found: [Rect] = []
      exactLeaves(placed(node, width, height), at: .zero, &found)
      var expected: [Rect] = []
      Rules.place(tree, width, height, left: 0, top: 0, isMirrored: isMirrored, inRow: nil, &expected)
      let agrees =
        found.count == expected.count
        && zip(found, expected).allSatisfy { a, b in
          func same(_ a: Double, _ b: Double) -> Bool { a == b || abs(a - b) < 1e-6 }
          return same(a.minX, b.minX) && same(a.minY, b.minY) && same(a.width, b.width) && same(a.height, b.height)
        }
      guard agrees else {
        Issue.record("round \(round): \(tree) in \(width as Any) × \(height as Any): \(found), not \(expected)")
        return
      }
    }
  }
}
