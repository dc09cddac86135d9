import DSGeometry
import DSNode
import Testing

struct SpacingPreferenceTests {
  private typealias Edge = SpacingPreference.Edge

  private static func text(_ lineHeight: Double, _ leading: Double, beside: Double = 2) -> Edge {
    Edge(
      plain: false, besidePlain: beside, text: .init(lineHeight: lineHeight, leading: leading, trailing: leading / 2))
  }

  /// Edges of every kind, and of two kinds at once.
  private static let edges = [
    Edge(), .empty, Edge(plain: false, spacer: true), Edge(spacer: true), text(20, 4), text(30, 6, beside: 9),
    Edge(plain: true, besidePlain: 3, text: .init(lineHeight: 20, leading: 4)),
  ]

  @Test func `plain views stand apart by the usual gap, and a spacer wants none`() {
    #expect(SpacingPreference.gap(above: Edge(), below: Edge()) == SpacingPreference.standard)
    #expect(SpacingPreference.gap(above: .empty, below: Edge()) == SpacingPreference.standard)
    let spacer = SpacingPreference(spacerAlong: .vertical)
    #expect(SpacingPreference.gap(spacer, .plain, along: .vertical) == 0)
    #expect(SpacingPreference.gap(.plain, spacer, along: .vertical) == 0)
    #expect(SpacingPreference.gap(.plain, .plain, along: .horizontal) == SpacingPreference.standard)
  }

  @Test func `a spacer wants nothing along its axis, and nothing at all across it`() {
    let row = SpacingPreference(spacerAlong: .horizontal)
    #expect(SpacingPreference.gap(row, .plain, along: .horizontal) == 0)
    #expect(SpacingPreference.gap(.plain, row, along: .horizontal) == 0)
    #expect(SpacingPreference.gap(row, .plain, along: .vertical) == SpacingPreference.standard)
    #expect(SpacingPreference.zero.leadingSpacer && SpacingPreference.zero.top.spacer)
  }

  @Test func `texts are kept apart as the lower one says, and from plain views as they say`() {
    let (small, large) = (Self.text(20, 4), Self.text(30, 6, beside: 9))
    #expect(SpacingPreference.gap(above: small, below: large) == 6)
    #expect(SpacingPreference.gap(above: large, below: small) == 4)
    #expect(SpacingPreference.gap(above: Edge(), below: large) == 9)
    #expect(SpacingPreference.gap(above: small, below: Edge()) == 2)
    // A text beside a plain view in one row: the widest gap that any pair asks for.
    let mixed = small.union(Edge())
    #expect(SpacingPreference.gap(above: mixed, below: large) == 9)
  }

  @Test func `an edge of two is the same whichever comes first, and one with itself is itself`() {
    for a in Self.edges {
      #expect(a.union(a) == a)
      #expect(a.union(.empty) == a)
      for b in Self.edges {
        // Of two texts of one height either may decide.
        if let first = a.text, let second = b.text, first.lineHeight == second.lineHeight { continue }
        #expect(a.union(b) == b.union(a))
        for c in Self.edges where [a, b, c].compactMap(\.text?.lineHeight).count < 2 {
          #expect(a.union(b).union(c) == a.union(b.union(c)))
        }
      }
    }
  }

  @Test func `the gap beside an edge of two is never less than either asks for beside a text`() {
    for a in Self.edges {
      for b in Self.edges {
        for other in [Self.text(20, 4), Self.text(30, 6, beside: 9)] where a.plain || b.plain {
          let (plain, both) = (a.plain ? a : b, a.union(b))
          #expect(
            SpacingPreference.gap(above: both, below: other) >= SpacingPreference.gap(above: plain, below: other))
        }
      }
    }
  }

  @Test func `wishes of two are joined at the edges that are named`() {
    let text = SpacingPreference(top: Self.text(20, 4), bottom: Self.text(20, 4), leadingSpacer: true)
    let upper = SpacingPreference.silent.union(text, edges: .top)
    #expect(upper.top == text.top && upper.bottom == .empty && !upper.leadingSpacer)
    let both = SpacingPreference.silent.union(text)
    #expect(both == text)
  }

  @Test func `an axis can be set back, and the other one stays`() {
    let text = SpacingPreference(
      top: Self.text(20, 4), bottom: Self.text(20, 4), leadingSpacer: true, trailingSpacer: true)
    let row = text.reset(.horizontal)
    #expect(!row.leadingSpacer && !row.trailingSpacer && row.top == text.top && row.bottom == text.bottom)
    let column = text.reset(.vertical)
    #expect(column.leadingSpacer && column.trailingSpacer && column.top == Edge() && column.bottom == Edge())
    #expect(text.reset(.horizontal).reset(.vertical) == .plain)
  }
}
