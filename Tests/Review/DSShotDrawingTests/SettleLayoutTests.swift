import DSCascade
import DSDiagnostics
import DSGeometry
import DSLayout
import DSNode
import DSResolve
import DSShots
import DSText
import Synchronization
import Testing

@testable import DSShotDrawing

struct SettleLayoutTests {
  private static let place = SourceLocation(file: "Card.swift", line: 1)

  private final class NoTexts: TextMeasurer {
    func layout(_ paragraph: TextParagraph, width: Double?, height: Double?) -> TextLayout {
      TextLayout(size: Size(), lines: [])
    }
    func metrics(of style: TextStyle) -> TextMetrics { TextMetrics(ascent: 0, descent: 0, leading: 0, capHeight: 0) }
  }

  /// Counts what a view that takes part in its layout is asked.
  private final class Counts: Sendable {
    let visits = Atomic<Int>(0)
    let rounds = Atomic<Int>(0)
    let rests = Atomic<Int>(0)
  }

  /// Lays out a view that is as wide as `width` says after each of its layouts, and 1 point before.
  private func settled(_ width: @escaping @Sendable (Int) -> Double?) -> (Double, [String], Counts) {
    settled { round, _ in width(round) }
  }

  /// The same for a width that also depends on how often deferred work was done.
  private func settled(_ width: @escaping @Sendable (Int, Int) -> Double?) -> (Double, [String], Counts) {
    @Sendable func box(_ width: Double) -> DSNode {
      DSNode(
        .shape(
          .roundedRectangle(ShapeNode.Radii(.literal(0)), .circular),
          .fill(.color(.literal(Color(red: 0, green: 0, blue: 0))))),
        modifiers: [.frame(width: .literal(width), height: .literal(5), alignment: .center)], at: Self.place)
    }
    let counts = Counts()
    var scenario = Scenario(system: "kit", component: "card", name: "plain", node: box(1), at: Self.place)
    scenario.live = LiveView(
      onMain: { body in
        counts.visits.wrappingAdd(1, ordering: .relaxed)
        body()
      }, finishDeferredWork: { counts.rests.wrappingAdd(1, ordering: .relaxed) }, latest: { nil },
      follow: { _ in
        let round = counts.rounds.wrappingAdd(1, ordering: .relaxed).newValue
        return width(round, counts.rests.load(ordering: .relaxed)).map { LoweredView(box($0), warnings: [], live: nil) }
      })
    let context = ResolveContext(theme: Theme(name: "plain", layers: [], modes: []))
    var bag = DiagnosticBag()
    var node = resolve(scenario.node, in: context, &bag)
    let placed = settleLayout(
      of: scenario, &node, in: context, Scenario.OfferedSize(width: 100, height: 100), measurer: NoTexts(),
      for: "shot", &bag)
    return (placed.frame.width, bag.diagnostics.map(\.id), counts)
  }

  @Test func `a view that has no height in the end is a screen, and stays one`() {
    @Sendable func box(_ height: Double?) -> DSNode {
      var node = DSNode(
        .shape(
          .roundedRectangle(ShapeNode.Radii(.literal(0)), .circular),
          .fill(.color(.literal(Color(red: 0, green: 0, blue: 0))))), at: Self.place)
      if let height { node.modifiers = [.frame(width: nil, height: .literal(height), alignment: .center)] }
      return node
    }
    func height(_ heights: [Double?]) -> Double {
      let rounds = Atomic<Int>(0)
      var scenario = Scenario(system: "kit", component: "card", name: "plain", node: box(heights[0]), at: Self.place)
      scenario.live = LiveView(
        onMain: { $0() }, latest: { nil },
        follow: { _ in
          let round = rounds.wrappingAdd(1, ordering: .relaxed).newValue
          return heights.indices.contains(round) ? LoweredView(box(heights[round]), warnings: [], live: nil) : nil
        })
      let context = ResolveContext(theme: Theme(name: "plain", layers: [], modes: []))
      var bag = DiagnosticBag()
      var node = resolve(scenario.node, in: context, &bag)
      let size = Scenario.OfferedSize(width: 100, screenHeight: 300)
      return settleLayout(of: scenario, &node, in: context, size, measurer: NoTexts(), for: "shot", &bag).frame.height
    }
    #expect(height([5]) == 5)
    #expect(height([nil]) == 300)
    #expect(height([5, nil]) == 300)
    #expect(height([5, nil, 7, nil]) == 300)
  }

  @Test func `a view that looks the same in the end is settled, whatever it hands up`() {
    let (width, problems, counts) = settled { _ in 1 }
    #expect(width == 1)
    #expect(problems.isEmpty)
    #expect(counts.rounds.load(ordering: .relaxed) == Limits.layoutRounds)
  }

  @Test func `a view may look the same for some time before it changes`() {
    let (width, problems, _) = settled { $0 < 5 ? 1 : 20 }
    #expect(width == 20)
    #expect(problems.isEmpty)
  }

  @Test func `a view that never looks the same is drawn with a warning`() {
    let (_, problems, counts) = settled { Double($0 + 1) }
    #expect(problems == ["unsettled-view"])
    #expect(counts.rounds.load(ordering: .relaxed) == Limits.layoutRounds)
  }

  @Test func `work that was deferred while a view was laid out still changes it`() {
    // Nothing follows from the layout itself, only from work deferred in it.
    let (width, problems, counts) = settled { round, rests in rests == 1 && round == 2 ? 20 : nil }
    #expect(width == 20)
    #expect(problems.isEmpty)
    #expect(counts.rests.load(ordering: .relaxed) >= 2)
  }

  @Test func `the place of authors' code is left between two rounds`() {
    let (_, _, counts) = settled { $0 < 3 ? Double($0 + 1) : nil }
    // The last round asks once more, after deferred work is done.
    #expect(counts.rounds.load(ordering: .relaxed) == 4)
    #expect(counts.visits.load(ordering: .relaxed) == 4)
  }
}
