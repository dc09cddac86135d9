import DSDiagnostics
import Testing

@testable import DSSyntax

/// JSON5: what people write into token files beyond JSON.
struct JSON5Tests {
  private func parse(_ text: String, file: String = "t.json5", _ dialect: SyntaxDialect = .strict) throws -> SyntaxNode
  {
    try parseSyntax(Array(text.utf8), file: file, dialect: dialect)
  }

  @Test(arguments: ["t.json5", "t.jsonc", "T.JSON5"])
  func `comments, trailing commas, single quotes and keys without quotes are read`(file: String) throws {
    let node = try parse(
      """
      // a comment
      {
        space: {
          $s: { $type: 'dimension', "it's": 'say "it"', größe: [1, 2,], }, /* another
          one */
        },
      } // the end
      """, file: file)
    let token = try #require(node["space"]?["$s"])
    #expect(token["$type"]?.string == "dimension")
    #expect(token["it's"]?.string == "say \"it\"")
    #expect(token["größe"]?.elements?.map(\.number) == [1, 2])
    #expect(token.location == SourceLocation(file: file, line: 4, column: 9))
  }

  @Test(arguments: [
    ("+1", 1.0), (".5", 0.5), ("5.", 5), ("-.5", -0.5), ("0x1F", 31), ("-0x10", -16), ("+1e2", 100), ("1.e2", 100),
    (".5e-1", 0.05), ("12.5", 12.5), ("0", 0), ("-0", 0),
  ])
  func `numbers are read as JSON5 writes them`(text: String, value: Double) throws {
    #expect(try parse(text).number == value)
    #expect(try parse("[\(text), {a: \(text)}]").elements?.first?.number == value)
  }

  @Test func `escapes of JSON5 are read, also an end of line that is left out`() throws {
    #expect(try parse("'a\\'b\\v\\0c\\\nd\\\r\ne\\u00e9'").string == "a'b\u{B}\0cdeé")
  }

  @Test(arguments: [
    "", "/* open", "{a: 1,,}", "[,]", "{,}", "{a 1}", "{a: }", "{: 1}", "'open", "'a\nb'", "0x", "0xfffffffff", "+",
    ".",
    "+.", "1e", "NaN", "Infinity", "undefined", "[1] 2", "// only a comment", "{a-b: 1}", "'\\x'", "1 /", "/",
    "{'a' 'b'}",
    "[1 2]", "1e999", "+1e999",
  ])
  func `what JSON5 does not have is refused at a place`(text: String) {
    do throws(DiagnosticsError) {
      _ = try parseSyntax(Array(text.utf8), file: "t.json5")
      Issue.record("'\(text)' was read")
    } catch {
      #expect(error.diagnostics.allSatisfy { $0.location.line >= 1 && $0.location.column >= 1 })
    }
  }

  @Test func `token files in JSON may be JSON5 and have keys twice, others may not`() throws {
    let text = "{\n // note\n a: 1, b: {x: 2},\n b: {y: 3},\n}"
    let node = try parse(text, file: "t.json", .tokens)
    #expect(node.members?.map(\.key) == ["a", "b"])
    #expect(node["b"]?.members?.map(\.key) == ["y"])
    #expect(node.members?[1].location.line == 4 && node.members?[1].replaces?.line == 3)
    #expect(throws: DiagnosticsError.self) { try parse(text, file: "t.json") }
    #expect(throws: DiagnosticsError.self) { try parse("{a: 1, a: 2}", file: "t.json5") }
  }

  @Test func `comments do not exhaust anything, however many there are`() throws {
    let text = String(repeating: "/**/ //\n", count: 100_000) + "[1]"
    #expect(try parse(text).elements?.count == 1)
  }
}
