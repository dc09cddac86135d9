import DSDiagnostics
import DSNode
import TestFolder
import TestRandom
import Testing

@testable import DSNodeText

struct BadTextTests {
  @Test(arguments: [
    ("", "0:0: expected a view, found none"),
    ("Blah", "1:1: expected a view, found Blah"),
    ("Divider\nDivider", "2:1: expected the end of the text, found Divider"),
    ("Divider\n   .bold", "2:4: expected an even number of spaces, at most 2, found 3 spaces"),
    ("Divider\n    .bold", "2:5: expected an even number of spaces, at most 2, found 4 spaces"),
    ("Group\n  Divider\n  .bold", "3:3: expected no such line below “Group”, found .bold"),
    ("Divider 3", "1:9: expected no more of “Divider”, found 3"),
    ("Spacer minimum=3", "1:16: expected no more of “Spacer”, found minimum=3"),
    ("Spacer minLength=", "1:18: expected a value, found the end of the text"),
    ("Spacer minLength=wide", "1:18: expected a number, found wide"),
    ("Spacer  minLength=3", "1:8: expected a word or a value, found  minLength=3"),
    ("HStack", "1:1: expected another value, found none"),
    (
      "HStack middle",
      "1:8: expected top, center, bottom, firstTextBaseline, lastTextBaseline, capitalsMiddle, found middle"
    ),
    ("Text \"a", "1:8: expected \" at the end of the text, found the end of the text"),
    ("Text \"\\q\"", "1:8: expected \\\", \\\\, \\n or \\u{…}, found q\""),
    ("Text \"\\u{d800}\"", "1:10: expected the number of a character in hexadecimal, found d800}\""),
    ("Paint #ff00", "1:7: expected 6 or 8 digits of a colour, found #ff00"),
    ("Paint opacity(tint", "1:19: expected ), found the end of the text"),
    ("Paint tint@a.swift:1", "1:7: expected no place, found a.swift:1"),
    ("Paint choose($a[else: tint, b: tint])", "1:29: expected ] after the fallback, found b: tint])"),
    ("Divider @a.swift:b", "1:18: expected a whole number, found b"),
    ("Image file(a png bytes=2)", "1:7: expected a line “bytes 2 …” in the text, found file(a png bytes=2)"),
    ("Divider\nbytes 1 \"0g\"", "2:1: expected bytes in hexadecimal, found others"),
    ("Text\n  parts\n    part line=0 from=2 to=1", "3:5: expected a first piece before the last one, found 2, 1"),
    ("Divider\r", "1:8: expected the end of the line, found \r"),
  ])
  func `a bad text says where it is wrong, and what was expected`(text: String, message: String) {
    do {
      let node = try DSNode(reading: text)
      Issue.record("was read as \(node)")
    } catch { #expect("\(error)" == message) }
  }

  @Test func `texts of too many levels are refused, and those of as many as may be are read`() throws {
    func lines(_ count: Int) -> String {
      (0..<count).map { String(repeating: "  ", count: $0) + "Group" }.joined(separator: "\n")
    }
    #expect(try DSNode(reading: lines(Limits.nodeTextLevels)).text == lines(Limits.nodeTextLevels))
    #expect(throws: NodeTextError.self) { try DSNode(reading: lines(Limits.nodeTextLevels + 2)) }
    func paint(_ count: Int) -> String {
      "Paint " + String(repeating: "opacity(", count: count) + "tint" + String(repeating: " 0.5)", count: count)
    }
    #expect(try DSNode(reading: paint(Limits.nodeTextDepth - 2)).text == paint(Limits.nodeTextDepth - 2))
    #expect(throws: NodeTextError.self) { try DSNode(reading: paint(Limits.nodeTextDepth)) }
    #expect(throws: NodeTextError.self) { try DSNode(reading: "Paint " + String(repeating: "[", count: 1_000_000)) }
  }

  @Test func `a line of very many pieces is read in the time that its length takes`() throws {
    let text = "Text" + String(repeating: " \"\"", count: 200_000)
    guard case .text(let node) = try DSNode(reading: text).kind else {
      Issue.record("another kind")
      return
    }
    #expect(node.spans.count == 200_000)
  }

  @Test func `texts of too many values are refused`() {
    let values = "Text" + String(repeating: " 1", count: Limits.nodeTextValues)
    #expect(throws: NodeTextError.self) { try DSNode(reading: values) }
  }

  /// Reads a text; whatever it is read as has to be read again as it is written.
  private func expectNodesOrError(_ text: String) throws {
    let node: DSNode
    do { node = try DSNode(reading: text) } catch is NodeTextError { return }
    let written = node.text
    #expect(try DSNode(reading: written).text == written, "\(text.debugDescription)")
  }

  @Test(arguments: 0..<20)
  func `damaged texts are read as something, or refused`(seed: Int) throws {
    var random = RandomNodes(seed: seed, hasFunctions: true)
    let parts = [
      "(", ")", "[", "]", "\"", "@", "$", "{", "}", "=", " ", "  ", "\n", "#", ":", ", ", ".", "1", "x", "é",
    ]
    for _ in 0..<rounds(60) {
      random.depth = 3
      let bytes = Array(random.node().text.utf8)
      for _ in 0..<10 {
        var damaged = bytes
        for _ in 0..<random.pick([1, 1, 1, 2, 5]) {
          let place = Int.random(in: 0...damaged.count, using: &random.random)
          let end = min(damaged.count, place + random.pick([0, 1, 1, 7]))
          damaged.replaceSubrange(place..<end, with: Array(random.pick(parts + ["", ""]).utf8))
        }
        try expectNodesOrError(String(decoding: damaged, as: UTF8.self))
      }
    }
  }

  @Test(arguments: 0..<10)
  func `random texts are refused, or read`(seed: Int) throws {
    var random = SeededRandom(seed: seed)
    let words = [
      "Text", "Group", ".font", "style(", "Paint", "Image", "[", "]", "(", ")", "$a", "{b}", "\"c\"", "#ff0000", "@d:1",
      "\n", "\n  ", "\n    ", " ", " ", " ", "tint", "1", "-", "a=", "e: ", ", ", "span", "case", "else",
    ]
    for _ in 0..<rounds(2_000) {
      let count = Int.random(in: 1...12, using: &random)
      try expectNodesOrError((0..<count).map { _ in words.randomElement(using: &random) ?? "" }.joined())
    }
  }
}
