import DSDiagnostics
import DSSyntax
import TestHints
import Testing

/// Whoever does what a hint says can have the file read.
struct HintTests {
  /// Texts of YAML files.
  static let yaml: [Advice] = [
    Advice("a: &x 1\nb: 2", "remove it, and repeat the value wherever it is used", "a: 1\nb: 2"),
    Advice(
      "a: 1\nb: *a", "repeat the value; in a component file, a token, a parameter or a style can share it", "a: 1\nb: 1"
    ),
    Advice("a: {<<: {b: 1}}", "write the members out; in a component file, a style can share modifiers", "a: {b: 1}"),
    Advice("a: !color red", "remove it; the key decides the type of its value", "a: red"),
    Advice("a: 1\n---\nb: 2", "a file holds one document; move this one to a separate file", "a: 1"),
    Advice("a:\n\tb: 1", "indent with spaces; YAML allows no tabs there", "a:\n  b: 1"),
    Advice("{a: 1}: 2", "keys are plain words; put quotes around a value that begins with '{' or '['", "\"{a: 1}\": 2"),
    Advice("a: 1\na: 2", "remove or rename one of them", "a: 1\nb: 2"),
  ]

  /// Texts of JSON files.
  static let json: [Advice] = [
    Advice(#"{"a": 1,}"#, "JSON allows no comma after the last member", #"{"a": 1}"#),
    Advice(#"[1,]"#, "JSON allows no comma after the last element", "[1]"),
    Advice("{// the brand\n\"a\": 1}", "remove the comment: JSON has none", "{\"a\": 1}"),
    Advice("{\"a\": // one\n1}", "remove the comment: JSON has none", "{\"a\": 1}"),
    Advice("{\"a\": 1 /* one */}", "remove the comment: JSON has none", "{\"a\": 1}"),
    Advice("# tokens\n{}", "remove the comment: JSON has none", "{}"),
    Advice("{\"a\": 1} // end", "remove the comment: JSON has none", "{\"a\": 1}"),
    Advice(#"{"a": red}"#, "put strings in double quotes", #"{"a": "red"}"#),
    Advice("{\"a\": \"b\tc\"}", "write it as an escape such as \\t or \\u0001", #"{"a": "b\tc"}"#),
    Advice(#"{"a": "\q"}"#, #"write '\\' for a backslash"#, #"{"a": "\\q"}"#),
    Advice(#"{"a": "\ud83d"}"#, "write both halves, or the character itself", #"{"a": "\ud83d\ude00"}"#),
  ]

  private func hints(_ bytes: [UInt8], _ file: String) -> [String]? {
    do throws(DiagnosticsError) {
      _ = try parseSyntax(bytes, file: file)
      return nil
    } catch {
      return error.diagnostics.compactMap(\.hint)
    }
  }

  @Test(arguments: yaml.map { ($0, "t.yaml") } + json.map { ($0, "t.json") })
  func `a hint about a file's form helps`(advice: Advice, file: String) throws {
    let found = try #require(hints(Array(advice.wrong.utf8), file))
    let right = try #require(advice.followed(found), "\(found)")
    #expect(hints(Array(right.utf8), file) == nil, "\(right)")
  }

  @Test func `a file that is saved as UTF-8 as its hint says is read`() {
    #expect(hints([0xFF, 0xFE, 0x61, 0, 0x3A, 0, 0x20, 0, 0x31, 0], "t.yaml") == ["save the file as UTF-8"])
    #expect(hints(Array("a: 1".utf8), "t.yaml") == nil)
  }
}
