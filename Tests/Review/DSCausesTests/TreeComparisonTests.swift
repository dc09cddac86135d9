import DSDiagnostics
import DSReport
import DSSyntax
import TestRandom
import Testing

@testable import DSCauses

/// What two versions of a file differ in, and that any combination of edits can be taken back.
struct TreeComparisonTests {
  private let names = EditNames(.component, root: "card")

  private func tree(_ text: String, _ file: String = "card.yaml") throws -> SyntaxNode {
    try parseSyntax(Array(text.utf8), file: file)
  }

  private func edits(_ base: String, _ now: String, _ kind: Edit.Kind = .component) throws -> [String] {
    var comparison = TreeComparison()
    _ = comparison.compare(base: try tree(base), now: try tree(now), EditNames(kind, root: "card"))
    return comparison.edits.map(\.cause.text)
  }

  @Test(arguments: [
    ("a: 1", "a: 1.0"), ("a: New", "a: 'New'"), ("a: [1, 2]", "a:\n  - 1\n  - 2"), ("a: 1\nb: 2", "b: 2\na: 1"),
    ("a: {$value: 1}", "a: {$value: 1, $description: new}"),
  ])
  func `what is only written otherwise is no edit`(base: String, now: String) throws {
    #expect(try edits(base, now).isEmpty)
  }

  @Test(arguments: [
    ("a: 1", "a: '1'"), ("a: true", "a: 'true'"), ("a: [1, 2]", "a: [2, 1, 3]"), ("a: null", "a: 'null'"),
  ])
  func `what means another thing is one`(base: String, now: String) throws {
    #expect(!(try edits(base, now).isEmpty))
  }

  @Test func `an argument of a modifier is named by the way to it`() throws {
    let base = "body: {Text: Hi, modifiers: [{padding: {edges: top, length: 4}}, bold]}"
    let now = "body: {Text: Hi, modifiers: [{padding: {edges: top, length: 8}}, bold]}"
    #expect(try edits(base, now) == ["card › padding › length 4 → 8"])
  }

  @Test func `an element that is new or gone is one edit, and others keep their partners`() throws {
    let base = "body: [{Text: A}, {Spacer: 1}, {Text: B}]"
    #expect(try edits(base, "body: [{Text: A}, {Text: B}]") == ["card is gone ({Spacer: 1})"])
    #expect(try edits("body: [{Text: A}, {Text: B}]", base) == ["card is new ({Spacer: 1})"])
    #expect(try edits(base, "body: [{Text: A}, {Spacer: 1}, {Text: C}]") == ["card › Text B → C"])
  }

  @Test func `an element that moved in its list is one edit`() throws {
    let found = try edits("body: [{A: 1}, {B: 2}, {C: 3}]", "body: [{B: 2}, {C: 3}, {A: 1}]")
    #expect(found.count == 1)
    #expect(found[0].contains("(moved)"))
  }

  @Test func `a token is one thing, of which the part that differs is said`() throws {
    let base = #"{"space": {"small": {"$value": {"value": 4, "unit": "px"}}}}"#
    let now = #"{"space": {"small": {"$value": {"value": 6, "unit": "px"}}}}"#
    #expect(try edits(base, now, .token) == ["space.small 4 px → 6 px"])
    let shadow =
      #"{"raised": {"$value": [{"offsetX": {"value": 0, "unit": "px"}, "offsetY": {"value": 4, "unit": "px"}}]}}"#
    let other =
      #"{"raised": {"$value": [{"offsetX": {"value": 0, "unit": "px"}, "offsetY": {"value": 8, "unit": "px"}}]}}"#
    #expect(try edits(shadow, other, .token) == ["raised[0].offsetY 4 px → 8 px"])
  }

  @Test func `a colour is named by its components where its hex is a different colour`() throws {
    func token(_ components: String, _ space: String = "srgb") -> String {
      ##"{"brand": {"$value": {"colorSpace": "\##(space)", "components": [\##(components)], "hex": "#5048c8"}}}"##
    }
    let kept = token("0.314, 0.282, 0.784")
    #expect(try edits(kept, token("0.9, 0.1, 0.2"), .token) == ["brand #5048c8 → srgb(0.9 0.1 0.2)"])
    #expect(try edits(kept, token("0.31, 0.28, 0.75", "display-p3"), .token).isEmpty == false)
  }

  @Test func `any edits of random trees can be taken back, and all of them give the base`() throws {
    for seed in 1...300 {
      var random = SeededRandom(seed: seed)
      let base = randomTree(&random, depth: 4)
      let now = edited(base, &random)
      var comparison = TreeComparison()
      let merged = comparison.compare(base: base, now: now, names)
      let all = Set(comparison.edits.map(\.id))
      #expect(merged.taking(back: all)?.saysTheSame(as: base) == true, "seed \(seed)")
      #expect(merged.taking(back: [])?.saysTheSame(as: now) == true, "seed \(seed)")
      for id in all {
        let without = merged.taking(back: [id])
        #expect(without?.saysTheSame(as: now) != true, "seed \(seed): edit \(id) changes something")
      }
      if base.saysTheSame(as: now) { #expect(all.isEmpty, "seed \(seed)") }
    }
  }

  private func randomTree(_ random: inout SeededRandom, depth: Int) -> SyntaxNode {
    let place = SourceLocation(file: "t", line: 1)
    switch depth > 0 ? Int.random(in: 0...4, using: &random) : 0 {
    case 0, 1: return SyntaxNode(.scalar("v\(Int.random(in: 0...9, using: &random))", quoted: true), at: place)
    case 2:
      let count = Int.random(in: 0...4, using: &random)
      return SyntaxNode(.array((0..<count).map { _ in randomTree(&random, depth: depth - 1) }), at: place)
    default:
      let keys = ["a", "B", "c", "D"].shuffled(using: &random).prefix(Int.random(in: 0...4, using: &random))
      let members = keys.map {
        SyntaxNode.Member(key: $0, location: place, value: randomTree(&random, depth: depth - 1))
      }
      return SyntaxNode(.object(Array(members)), at: place)
    }
  }

  /// The tree with a few things changed, added, removed or moved.
  private func edited(_ node: SyntaxNode, _ random: inout SeededRandom) -> SyntaxNode {
    if Int.random(in: 0...7, using: &random) == 0 { return randomTree(&random, depth: 2) }
    var node = node
    switch node.kind {
    case .scalar: break
    case .array(var elements):
      elements = elements.map { edited($0, &random) }
      switch Int.random(in: 0...5, using: &random) {
      case 0: elements.insert(randomTree(&random, depth: 1), at: Int.random(in: 0...elements.count, using: &random))
      case 1 where !elements.isEmpty: elements.remove(at: Int.random(in: 0..<elements.count, using: &random))
      case 2: elements.shuffle(using: &random)
      default: break
      }
      node.kind = .array(elements)
    case .object(var members):
      members = members.map { member in
        SyntaxNode.Member(key: member.key, location: member.location, value: edited(member.value, &random))
      }
      if Int.random(in: 0...4, using: &random) == 0, !members.isEmpty { members.removeLast() }
      node.kind = .object(members)
    }
    return node
  }
}
