import DSDiagnostics
import Testing

@testable import DSSyntax

/// The problems of a text, one line each; the tree has to be refused.
func problems(_ text: String, file: String) -> [String] { problems(Array(text.utf8), file: file) }

/// The problems of bytes, one line each, without hints.
func problems(_ bytes: [UInt8], file: String) -> [String] {
  do throws(DiagnosticsError) {
    _ = try parseSyntax(bytes, file: file)
    return []
  } catch {
    return error.diagnostics.map { "\($0.location.line):\($0.location.column) \($0.id)" }
  }
}

/// Strict JSON.
struct JSONTests {
  @Test("Values keep their text, their kind and their place")
  func places() throws {
    let node = try parseSyntax(Array("{\n  \"a\": [1.50, \"x\"],\n  \"é\": {\"b\": null}}".utf8), file: "t.json")
    #expect(node.location == SourceLocation(file: "t.json", line: 1, column: 1))
    let list = try #require(node["a"])
    #expect(list.location.column == 8)
    #expect(list.elements?[0].kind == .scalar("1.50", quoted: false))
    #expect(list.elements?[1].kind == .scalar("x", quoted: true))
    #expect(node["é"]?.location == SourceLocation(file: "t.json", line: 3, column: 9))
    #expect(node["é"]?["b"]?.isNull == true)
    #expect(node.members?.map(\.location.column) == [3, 3])
  }

  @Test(
    "Every value of the grammar is accepted",
    arguments: [
      "0", "-0", "1e5", "-1.25E+3", "0.5e-7", "true", "false", "null", "\"\"", "[]", "{}", " [ ] ", "[[],{}]",
      "\u{FEFF}[1]", "\"\\u00e9\\n\\/\\\\\\\"\"", "\"\\ud83d\\ude00\"", "{\"\":1}", "\"\u{7F}\u{2028}\"", "\r\n[\r1]\t",
    ])
  func accepts(text: String) throws {
    #expect(problems(text, file: "t.json") == [])
  }

  @Test("Escapes give the characters they stand for")
  func escapes() throws {
    let node = try parseSyntax(Array(#""\ud83d\ude00\u00E9\t\b\f\r\n\/\"\\""#.utf8), file: "t.tokens")
    #expect(node.string == "😀é\t\u{8}\u{C}\r\n/\"\\")
  }

  @Test(
    "Whatever the grammar does not allow is refused at its place",
    arguments: [
      ("", "1:1"), ("  ", "1:3"), ("[1,]", "1:4"), ("{\"a\":1,}", "1:8"), ("[1,,2]", "1:4"), ("[1 2]", "1:4"),
      ("{\"a\" 1}", "1:6"), ("{a:1}", "1:2"), ("{'a':1}", "1:2"), ("[01]", "1:2"), ("[-]", "1:3"), ("[1.]", "1:4"),
      ("[.5]", "1:2"), ("[+1]", "1:2"), ("[1e]", "1:4"), ("[NaN]", "1:2"), ("[Infinity]", "1:2"), ("[1e999]", "1:2"),
      ("[True]", "1:2"), ("[nul]", "1:2"), ("[\"a]", "1:2"), ("[\"a\nb\"]", "1:2"), ("[\"\t\"]", "1:3"),
      ("[\"\\x\"]", "1:3"), ("[\"\\u12g4\"]", "1:3"), ("[\"\\ud800\"]", "1:3"), ("[\"\\udc00\"]", "1:3"),
      ("[\"\\ud800\\u0041\"]", "1:3"), ("[1] // x", "1:5"), ("// x\n[1]", "1:1"), ("[1]]", "1:4"), ("[", "1:2"),
      ("{\"a\":", "1:6"), ("[\n\n  x]", "3:3"), ("\"\\", "1:2"), ("\u{A0}[]", "1:1"), ("[1\u{0}]", "1:3"), ("é", "1:1"),
    ])
  func refuses(text: String, place: String) {
    #expect(problems(text, file: "t.json") == [place + " syntax-error"])
  }

  @Test("A key that occurs twice is reported at the second place and names the first; all are reported")
  func duplicateKeys() throws {
    let text = "{\"a\": 1,\n \"b\": {\"c\": 1, \"c\": 2},\n \"a\": 3,\n \"a\": 4}"
    let error = #expect(throws: DiagnosticsError.self) { try parseSyntax(Array(text.utf8), file: "t.json") }
    let found = try #require(error).diagnostics
    #expect(found.map(\.location.line) == [2, 3, 4])
    #expect(found.map { $0.notes.first?.location?.line } == [2, 1, 1])
  }

  @Test("Keys that look alike count as the same, however their accents are composed")
  func canonicalKeys() {
    #expect(problems("{\"\u{E9}\":1,\"e\u{301}\":2}", file: "t.json") == ["1:9 duplicate-key"])
  }

  @Test("Nesting ends at the limit, with neither a crash nor a deep stack")
  func depth() {
    let limit = Limits.syntaxDepth
    let fitting = String(repeating: "[", count: limit) + String(repeating: "]", count: limit)
    #expect(problems(fitting, file: "t.json") == [])
    #expect(problems("[" + fitting + "]", file: "t.json") == ["1:\(limit + 1) too-deep"])
    #expect(problems(String(repeating: "{\"a\":", count: 10_000), file: "t.json").count == 1)
  }

  @Test("The number of values is limited")
  func nodes() {
    let text = "[" + String(repeating: "0,", count: Limits.syntaxNodes) + "0]"
    #expect(problems(text, file: "t.json") == ["1:\(2 * Limits.syntaxNodes) too-many-values"])
  }
}
