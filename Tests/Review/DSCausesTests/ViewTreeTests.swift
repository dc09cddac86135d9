import DSDiagnostics
import DSGeometry
import DSNode
import DSNodeText
import DSReport
import DSShots
import Testing

@testable import DSCauses

/// Views that are written in Swift, compared as the nodes that two programs hand over.
struct ViewTreeTests {
  private let shot = Shot(
    id: "kit/card/a@light",
    scenario: Scenario(
      system: "kit", component: "card", name: "a", node: DSNode(.empty, at: SourceLocation(file: "Card.swift")),
      at: SourceLocation(file: "Card.swift")),
    variant: Variant())

  private func tree(_ nodes: String, _ size: String = "Preview width=393") -> ViewTree {
    ViewTree(text: size + "\n" + nodes)
  }

  private func edits(_ base: ViewTree, _ now: ViewTree) -> [Edit] {
    var comparison = TreeComparison()
    _ = ViewDifference(of: shot.id, base: base, now: now, &comparison)
    return comparison.edits
  }

  @Test func `an edit is named by the view it is in and the argument it changes`() {
    let card = "VStack center spacing=4\n  .padding all 12\n  Text \"Pears\"\n    .bold"
    func now(_ old: String, _ new: String) -> [String] {
      edits(tree(card), tree(card.replacing(old, with: new))).map(\.cause.text)
    }
    #expect(now("12", "16") == ["VStack › padding 12 → 16"])
    #expect(now("=4", "=8") == ["VStack › spacing 4 → 8"])
    #expect(now("Pears", "Figs") == ["Text “Pears” → “Figs”"])
    #expect(now("\n    .bold", "") == ["Text is gone (bold)"])
    let pieces = "Text\n  span \"Pears\"\n    .bold"
    #expect(
      edits(tree(pieces), tree(pieces.replacing("Pears", with: "Figs"))).map(\.cause.text) == ["Text “Pears” → “Figs”"])
    #expect(edits(tree(card), tree(card, "Preview width=300")).map(\.cause.text) == ["Preview › width 393 → 300"])
  }

  @Test func `the same change in several places is one edit, and any edits can be taken back`() throws {
    let row = "  Text \"a\"\n    .padding all 12\n"
    let base = tree("VStack center\n" + row + row + "  Text \"b\"")
    let now = ViewTree(
      text: base.text.replacing("12", with: "16").replacing("\"b\"", with: "\"c\"") + "\n  Divider")
    var comparison = TreeComparison()
    let difference = try #require(ViewDifference(of: shot.id, base: base, now: now, &comparison))
    #expect(
      comparison.edits.map(\.cause.text) == [
        "Text › padding 12 → 16", "Text “b” → “c”", "VStack is new (Divider)",
      ])
    func text(_ back: Set<Int>) throws -> String {
      "Preview width=393\n"
        + (try #require(difference.shot(like: shot, takingBack: back)).scenario.node.text(.exchange))
    }
    #expect(try text([]) == now.text)
    #expect(try text([0, 1, 2]) == base.text)
    #expect(try text([0]) == now.text.replacing("16", with: "12"))
    #expect(comparison.edits.allSatisfy { $0.reach == .view(of: shot.id) })
  }

  @Test func `the pictures of both versions are there for either`() throws {
    let base = tree("Image file(a png bytes=1)\nbytes 1 \"01\"")
    let now = tree("Image file(a png bytes=2)\nbytes 2 \"02\"")
    var comparison = TreeComparison()
    let difference = try #require(ViewDifference(of: shot.id, base: base, now: now, &comparison))
    let old = try #require(difference.shot(like: shot, takingBack: [0]))
    #expect(old.scenario.node == (try DSNode(reading: "Image file(a png bytes=1)\nbytes 1 \"01\"")))
    #expect(old.scenario.offeredSize == Scenario.OfferedSize(width: 393))
  }

  @Test func `trees are handed over as text, with functions and failures`() throws {
    let text = """
      dsrender views 1
      shot\tkit/a@light\tLayout Flow\t.layoutValue Rank
      \tPreview
      \tDivider
      shot\tkit/b@light
      \tPreview width=3
      \tText "a"
      failed\tkit/c@light\tit is broken

      """
    let trees = try #require(ViewTrees(reading: text))
    #expect(trees.text == text)
    #expect(
      trees.shots["kit/a@light"] == ViewTree(text: "Preview\nDivider", functions: ["Layout Flow", ".layoutValue Rank"]))
    #expect(trees.shots["kit/a@light"]?.functionNames == ["Flow"])
    #expect(trees.failures == ["kit/c@light": "it is broken"])
    #expect(ViewTrees(reading: "something else") == nil)
  }

  @Test func `comments and blank lines say nothing to the compiler`() {
    let source = SourceLines("let a = 1  // one\n\n// two\n/* three\n four */\nlet b = \"\"\"\n  // text\n  \"\"\"\n")
    #expect(source.tokens(in: 1..<2) == ["let", "a", "=", "1"])
    #expect(source.tokens(in: 2..<6).isEmpty)
    #expect(source.tokens(in: 7..<8).count == 1)
  }
}
