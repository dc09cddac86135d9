import DSSupportPage
import Testing

@Test func `a comment without a callout says nothing`() {
  #expect(SymbolStatus(comment: ["Room at all edges, in points.", "", "- Parameter length: how much."]) == nil)
}

@Test func `a callout's sentence goes on until a blank line or the next callout, and becomes a sentence`() {
  let lines = ["Blurs.", "- Partial: the blur is", "  a box,", "  not a bell.", "- Parameter radius: points."]
  #expect(SymbolStatus(comment: lines) == .partial("The blur is a box, not a bell."))
  #expect(SymbolStatus(comment: ["- Ignored: nothing moves", "", "More."]) == .ignored("Nothing moves."))
}

@Test func `overloads that differ are partial together, with every sentence once`() {
  #expect(SymbolStatus(overloads: [.full, .full]) == .full)
  #expect(SymbolStatus(overloads: [.full, .partial("A."), .ignored("B."), .partial("A.")]) == .partial("A. B."))
}
