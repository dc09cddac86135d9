import DSDiagnostics
import DSFiles
import DSNode
import DSNodeText
import DSShots
import DSSyntax
import TestFolder
import Testing

@testable import DSComponentFiles

/// Files made to be too much, and files with random damage: reported, never a trap.
struct LimitTests {
  @Test("Views nested too deep through components are refused")
  func depth() throws {
    let components = (0..<400).map { index in
      "- {component: c\(index), body: [VStack: [Component: {name: c\(index + 1)}]]}"
    }
    let reading = try Reading(
      "components:\n" + components.joined(separator: "\n") + "\n- {component: c400, body: A, scenarios: {x: {}}}",
      "component: top\nbody: {Component: {name: c0}}\nscenarios: {x: {}}")
    #expect(reading.diagnostics.map(\.id) == ["too-deep"])
  }

  @Test("Components that double their views are stopped at the limit", .timeLimit(.minutes(60)))
  func doubling() throws {
    let components = (0..<40).map { index in
      "- {component: c\(index), body: [Component: {name: c\(index + 1)}, Component: {name: c\(index + 1)}]}"
    }
    let reading = try Reading(
      "components:\n" + components.joined(separator: "\n") + "\n- {component: c40, body: A}",
      "component: top\nbody: {Component: {name: c0}}\nscenarios: {x: {}}")
    #expect(reading.diagnostics.map(\.id) == ["too-many-nodes"])
  }

  @Test("Parameters that double a text or a choice are stopped at the limit", .timeLimit(.minutes(60)))
  func doublingValues() throws {
    func chain(_ value: String) -> String {
      (0..<60).map { index in
        "- {component: c\(index), parameters: {t: {type: string, default: x}}, body: [Component: {name: c\(index + 1), "
          + "parameters: {t: \(value)}}]}"
      }.joined(separator: "\n")
    }
    let last = "\n- {component: c60, parameters: {t: {type: string, default: x}}, body: $t}"
    let top = "component: top\nbody: {Component: {name: c0}}\nscenarios: {x: {}}"
    let texts = try Reading("components:\n" + chain("\"${t}${t}\"") + last, top)
    #expect(texts.diagnostics.map(\.id) == ["text-too-long"])
    let choices = try Reading("components:\n" + chain("{switch: state, pressed: $t, default: $t}") + last, top)
    #expect(choices.diagnostics.map(\.id) == ["too-many-values"])
  }

  @Test("A condition of too many questions is refused")
  func conditions() throws {
    let questions = Array(repeating: "{environment: isNew}", count: 40).joined(separator: ", ")
    let reading = try Reading(body: "If: {any: [\(questions)], then: [A]}")
    #expect(reading.diagnostics.map(\.id) == ["too-complex"])
  }

  @Test("Damaged fixtures never trap", .timeLimit(.minutes(60)))
  func damage() throws {
    let root = Repository.path
    var generator = SplitMix(state: 42)
    for name in [
      "dbux/components/button.yaml", "ouds/components/control-item.yaml", "profile/components/profile-card.yaml",
    ] {
      let path = "\(root)/Fixtures/\(name)"
      let node = try parseSyntax(readFile(path, limit: Limits.textFileBytes), file: name)
      for _ in 0..<60 {
        var damaged = node
        for _ in 0..<Int.random(in: 1...4, using: &generator) { damaged = damage(damaged, &generator) }
        var bag = DiagnosticBag()
        var memory = ComponentMemory()
        let components = readComponents(
          [damaged], system: SystemNames("s", modes: []), memory: &memory, diagnostics: &bag)
        for scenario in scenarios(
          of: components, system: SystemNames("s", modes: []), memory: &memory, diagnostics: &bag)
        {
          #expect(!scenario.node.text(.comparable).isEmpty)
        }
        _ = readConfiguration(damaged, diagnostics: &bag)
      }
    }
  }

  /// Replaces one value somewhere by another kind, drops it, doubles it or renames its key.
  private func damage(_ node: SyntaxNode, _ generator: inout SplitMix) -> SyntaxNode {
    let words = [
      "$title", "{a.${state}}", "@state", "-1e9", "infinity", "null", "Text", "${", "$", "{", "\\", "../x", "é", "",
    ]
    func replacement() -> SyntaxNode {
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: SyntaxNode(.array([node, node]), at: node.location)
      case 1: SyntaxNode(.object([]), at: node.location)
      case 2:
        SyntaxNode(
          .object([SyntaxNode.Member(key: "switch", location: node.location, value: node)]), at: node.location)
      default:
        SyntaxNode(
          .scalar(words.randomElement(using: &generator) ?? "", quoted: Bool.random(using: &generator)),
          at: node.location)
      }
    }
    switch node.kind {
    case .scalar: return replacement()
    case .array(var elements):
      guard !elements.isEmpty, Int.random(in: 0..<8, using: &generator) > 0 else { return replacement() }
      let index = Int.random(in: 0..<elements.count, using: &generator)
      elements[index] = damage(elements[index], &generator)
      return SyntaxNode(.array(elements), at: node.location)
    case .object(var members):
      guard !members.isEmpty, Int.random(in: 0..<8, using: &generator) > 0 else { return replacement() }
      let index = Int.random(in: 0..<members.count, using: &generator)
      switch Int.random(in: 0..<10, using: &generator) {
      case 0: members.remove(at: index)
      case 1: members[index].key = words.randomElement(using: &generator) ?? ""
      default: members[index].value = damage(members[index].value, &generator)
      }
      return SyntaxNode(.object(members), at: node.location)
    }
  }
}

/// SplitMix64 (Steele, Lea, Flood 2014): random numbers that are the same in every run.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
