import DSGeometry
import DSLayout
import DSNode
import DSResolve
import TestFolder
import Testing

/// Random rows against an evaluator written from the rules alone, without any code of the engine.
struct RandomStackTests {
  /// A child of a row: a view that takes any offer, within bounds.
  private struct Child {
    var least: Double
    var greatest: Double
    var priority: Double

    func answer(_ offer: Double) -> Double { min(max(offer, least), greatest) }

    var node: Node {
      Node.fill().flexible(minWidth: least, maxWidth: greatest).frame(nil, 10).priority(priority)
    }
  }

  /// Widths by the rules: serve by priority, then by flexibility; offer an equal share of what is left once the gaps
  /// and the least widths of everything of lower priority are set aside.
  private func evaluate(_ children: [Child], spacing: Double, width: Double) -> [Double] {
    var widths = Array(repeating: 0.0, count: children.count)
    var open = Set(children.indices)
    var spent = spacing * Double(children.count - 1)
    while let highest = open.map({ children[$0].priority }).max() {
      var group = open.filter { children[$0].priority == highest }
      let reserved = open.subtracting(group).reduce(0.0) { $0 + children[$1].least }
      while !group.isEmpty {
        let next = group.min { a, b in
          let (first, second) = (children[a], children[b])
          let flexibility = (first.greatest - first.least, second.greatest - second.least)
          if flexibility.0 == .infinity, flexibility.1 == .infinity {
            return first.least != second.least ? first.least > second.least : a < b
          }
          return flexibility.0 != flexibility.1 ? flexibility.0 < flexibility.1 : a < b
        }
        guard let next else { break }
        let share = (width - spent - reserved) / Double(group.count)
        widths[next] = children[next].answer(max(0, share))
        spent += widths[next]
        group.remove(next)
        open.remove(next)
      }
    }
    return widths
  }

  /// A generator whose numbers are the same in every run.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  @Test func `twenty thousand random rows get the widths that the rules give`() {
    var generator = Generator(state: 42)
    for round in 0..<rounds(20_000) {
      let children = (0..<Int.random(in: 1...6, using: &generator)).map { _ -> Child in
        let least = Bool.random(using: &generator) ? 0 : Double(Int.random(in: 0...60, using: &generator))
        let bounded = Bool.random(using: &generator)
        return Child(
          least: least, greatest: bounded ? least + Double(Int.random(in: 0...80, using: &generator)) : .infinity,
          priority: Double(Int.random(in: 0...2, using: &generator) / 2))
      }
      let spacing = Double(Int.random(in: 0...10, using: &generator))
      let width = Double(Int.random(in: 0...400, using: &generator))
      let row = Node(.hStack(alignment: .center, spacing: spacing, children.map(\.node)), at: here)
      let found = placed(row, width, 20)
      let expected = evaluate(children, spacing: spacing, width: width)
      let difference = zip(found.children.map(\.frame.width), expected).map { abs($0 - $1) }.max() ?? 0
      guard difference < 1e-9 else {
        Issue.record("round \(round): \(children) in \(width): \(found.children.map(\.frame.width)), not \(expected)")
        return
      }
    }
  }
}
