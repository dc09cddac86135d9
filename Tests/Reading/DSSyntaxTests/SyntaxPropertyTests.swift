import DSDiagnostics
import TestFolder
import Testing

@testable import DSSyntax

/// SplitMix64: the same numbers in every run.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// What holds for any input at all.
struct SyntaxPropertyTests {
  /// Either a tree or at least one error within the file, and never a crash.
  private func check(_ bytes: [UInt8], file: String) {
    do throws(DiagnosticsError) {
      _ = try parseSyntax(bytes, file: file)
    } catch {
      #expect(!error.diagnostics.isEmpty)
      let lines = bytes.count(where: { $0 == 0x0A || $0 == 0x0D }) + 1
      for problem in error.diagnostics {
        #expect(problem.location.line <= lines && problem.location.column <= bytes.count + 1, "\(bytes)")
      }
    }
  }

  @Test("Random bytes give a tree or an error with a place", arguments: ["t.json", "t.yaml"])
  func randomBytes(file: String) {
    var generator = SeededGenerator(state: 1)
    let alphabet = Array("{}[]\",:-?!&*|>%@`#'\\ \n\t\r0123abcnulltrue<~.eE+é😀".utf8)
    for round in 0..<rounds(3_000) {
      let count = Int.random(in: 0...40, using: &generator)
      let bytes = (0..<count).map { _ in
        round % 4 == 0
          ? UInt8.random(in: 0...255, using: &generator)
          : alphabet[Int.random(in: 0..<alphabet.count, using: &generator)]
      }
      check(bytes, file: file)
    }
  }

  @Test("A document with bytes changed, lost or doubled gives a tree or an error with a place")
  func mutations() {
    var generator = SeededGenerator(state: 2)
    let json = Array(
      #"{"a": {"$type": "color", "$value": "{b.c}"}, "list": [1, -2.5e3, true, null, "\ud83d\ude00é"]}"#.utf8)
    let yaml = Array(
      "a: &x !t\n  - {b: \"\\u00e9\", c: 'd'}\n  - |\n    text\n  - >-\n    é\n? k\n: *x\n<<: [1]\n".utf8)
    for _ in 0..<rounds(2_000) {
      for (document, file) in [(json, "t.json"), (yaml, "t.yaml"), (json, "t.yaml")] {
        var bytes = document
        for _ in 0..<Int.random(in: 1...3, using: &generator) where !bytes.isEmpty {
          let place = Int.random(in: 0..<bytes.count, using: &generator)
          switch Int.random(in: 0...3, using: &generator) {
          case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
          case 1: bytes.remove(at: place)
          case 2: bytes.insert(bytes[Int.random(in: 0..<bytes.count, using: &generator)], at: place)
          default: bytes.removeSubrange(place...)
          }
        }
        check(bytes, file: file)
      }
    }
  }

  @Test("JSON read as YAML gives the same tree at the same places")
  func jsonIsYAML() throws {
    var generator = SeededGenerator(state: 3)
    for _ in 0..<300 {
      let text = jsonText(depth: 0, &generator)
      let json = try parseSyntax(Array(text.utf8), file: "t.json")
      var yaml = try parseSyntax(Array(text.utf8), file: "t.yaml")
      rename(&yaml, to: "t.json")
      #expect(json == yaml, "\(text)")
    }
  }

  @Test("The same document in YAML's block style gives the same tree apart from quoting and places")
  func blockStyle() throws {
    let json = #"{"name": "Card", "size": 12.5, "on": true, "none": null, "list": [{"a": "b"}, [], {}], "é": "x: y"}"#
    let yaml = """
      # a comment
      name: Card
      size: 12.5
      on: true
      none: null
      list:
        - a: b
        - []
        - {}
      é: "x: y"
      """
    let first = try parseSyntax(Array(json.utf8), file: "t.json")
    let second = try parseSyntax(Array(yaml.utf8), file: "t.yaml")
    #expect(outline(first) == outline(second))
  }

  private func jsonText(depth: Int, _ generator: inout SeededGenerator) -> String {
    let count = Int.random(in: 0...3, using: &generator)
    let space = ["", " ", "\n", "\r\n  "][Int.random(in: 0...3, using: &generator)]
    switch Int.random(in: depth > 4 ? 2...6 : 0...6, using: &generator) {
    case 0:
      let members = (0..<count).map { "\"k\($0)é\": " + jsonText(depth: depth + 1, &generator) }
      return "{" + space + members.joined(separator: "," + space) + space + "}"
    case 1:
      return "[" + (0..<count).map { _ in jsonText(depth: depth + 1, &generator) }.joined(separator: ", ") + "]"
    case 2: return String(Int.random(in: -999...999, using: &generator))
    case 3: return ["1.5e-3", "-0", "0.25", "1E9"][Int.random(in: 0...3, using: &generator)]
    case 4: return ["true", "false", "null"][Int.random(in: 0...2, using: &generator)]
    default:
      return ["\"\"", "\"no\"", "\"é😀\"", #""\u00e9\n\t\"\\\/""#, "\"# x\""][Int.random(in: 0...4, using: &generator)]
    }
  }

  private func rename(_ node: inout SyntaxNode, to file: String) {
    node.location.file = file
    switch node.kind {
    case .scalar: break
    case .array(var elements):
      for index in elements.indices { rename(&elements[index], to: file) }
      node.kind = .array(elements)
    case .object(var members):
      for index in members.indices {
        members[index].location.file = file
        rename(&members[index].value, to: file)
      }
      node.kind = .object(members)
    }
  }

  private func outline(_ node: SyntaxNode) -> String {
    switch node.kind {
    case .scalar(let text, _): text
    case .array(let elements): "[" + elements.map(outline).joined(separator: ",") + "]"
    case .object(let members): "{" + members.map { $0.key + "=" + outline($0.value) }.joined(separator: ",") + "}"
    }
  }
}
