import DSSource
import Testing

struct ScannerTests {
  private func texts(_ source: String) -> [String] { Scanner.tokens(source).map(\.text) }

  /// Expects that what a source holds is one token between two words, and that brackets in it do not count.
  private func expectOne(_ literal: String, location: Testing.SourceLocation = #_sourceLocation) {
    let tokens = Scanner.tokens("{ a = \(literal)\nb }")
    #expect(tokens.map(\.text) == ["{", "a", "=", literal, "b", "}"], sourceLocation: location)
    #expect(tokens.map(\.depth) == [0, 1, 1, 1, 1, 0], sourceLocation: location)
  }

  @Test func `words, symbols and brackets are tokens of their own`() {
    #expect(texts("var a_1 = $0.b->c") == ["var", "a_1", "=", "$0", ".", "b", "->", "c"])
    #expect(texts("@Entry var x: [Int]?") == ["@", "Entry", "var", "x", ":", "[", "Int", "]", "?"])
    #expect(texts("größe→é = 1.5e-3") == ["größe→é", "=", "1", ".", "5e", "-", "3"])
    #expect(texts("`in` `a b`(") == ["`in`", "`a b`", "("])
    #expect(texts("") == [] && texts(" \t\r\n") == [])
  }

  @Test func `brackets say how deep a token stands, and stand themselves outside of what they enclose`() {
    let tokens = Scanner.tokens("a(b[c{d}e]f)g")
    #expect(
      tokens.map { "\($0.text)\($0.depth)" } == [
        "a0", "(0", "b1", "[1", "c2", "{2", "d3", "}2", "e2", "]1", "f1", ")0", "g0",
      ])
  }

  @Test func `a token's bytes are those of the source`() {
    let source = "let ä = \"\\(ö)\" /* ü */ + #\"x\"#"
    let bytes = Array(source.utf8)
    for token in Scanner.tokens(source) {
      #expect(String(decoding: bytes[token.range], as: UTF8.self) == token.text)
    }
  }

  @Test func `comments are left out, and those in comments end with them`() {
    #expect(texts("a // b { \"\nc") == ["a", "c"])
    #expect(texts("a // b\rc") == ["a", "c"])
    #expect(texts("a /* b /* c */ d */ e") == ["a", "e"])
    #expect(texts("a /* b // */ c") == ["a", "c"])
    #expect(texts("a /**/ b /***/ c /*/ d */ e") == ["a", "b", "c", "e"])
    #expect(texts("a / b * c") == ["a", "/", "b", "*", "c"])
  }

  @Test func `a comment is none in a string, nor a string in a comment`() {
    expectOne("\"// no comment\"")
    expectOne("\"/* no comment\"")
    #expect(texts("a /* \" */ b \"c\"") == ["a", "b", "\"c\""])
  }

  @Test(arguments: [
    "\"\"", "\"}\"", "\"a \\\" }\"", "\"\\\\\"", "\"\\u{7D}\"", "\"\\n{\"", "\"\"\"\n  } \"quoted\" {\n  \"\"\"",
    "\"\"\"\n  \\\"\"\" }\n  \"\"\"",
  ])
  func `a string is one token, whatever it holds`(literal: String) { expectOne(literal) }

  @Test(arguments: [
    "#\"}\"#", "#\"\"#", "#\"a \" } \"b\"#", "##\"a \"# }\"##", "#\"\\\"#", "#\"\\(a } {\"#",
    "#\"\"\"\n\"\"\" }\n\"\"\"#",
    "#\"\\#\"# }\"#",
  ])
  func `a raw string ends with as many signs as it begins with`(literal: String) { expectOne(literal) }

  @Test(arguments: [
    "\"\\(a)\"", "\"a \\(b + \"c \\(d(\"}\"))\") {\"", "\"\\(a.map { \"\\($0)\" })\"", "\"\\([1, 2][0])\\(\")\")\"",
    "#\"\\#(a + \"}\")\"#", "##\"\\##(#\"\\#(a)\"#) \\#(} \"##", "\"\"\"\n\\(a(\"\"\"\n}\n\"\"\"))\n\"\"\"",
    "\"\\(/* ) */ a)\"", "\"\\(a ? \")\" : \"(\")\"", "\"\\(#/[)]\"/#)\"",
  ])
  func `what is put into a string is source again, as deep as it goes`(literal: String) { expectOne(literal) }

  @Test(arguments: ["#/a/#", "#/[}\"]/#", "##/a/#}/##", "#/\\/#}/#", "#/\n  a } # {\n/#"])
  func `a regex between signs is one token`(literal: String) { expectOne(literal) }

  @Test(arguments: ["/a/", "/[}\"]/", "/\\/}/", "/(a|\")/", "/'/"])
  func `a regex between slashes is one token`(literal: String) {
    expectOne(literal)
    for before in ["(", "[", ",", ":", "return", "in", "case", "!", "=="] {
      #expect(texts("\(before) \(literal)").last == literal, "\(before)")
    }
    #expect(texts("a\n  \(literal)\n  \(literal)").suffix(2) == [literal, literal])
  }

  @Test(arguments: [
    ("a / b / c", 5), ("a/b/c", 5), ("f(x)/2/3", 8), ("x[0]/2/3", 8), ("1.5/2/3", 7), ("\"a\"/2/3", 5), ("`in`/2/3", 5),
    ("x!/2/3", 6), ("reduce(1, /)", 6), ("= /a", 3), ("= / a/", 4), ("(/) + (/)", 7), ("= /a\n/b", 5), ("#if /", 3),
  ])
  func `a slash after a value, alone, or before a space divides`(source: String, count: Int) {
    #expect(texts(source).count == count, "\(texts(source))")
  }

  @Test func `a sign before anything else is a symbol`() {
    #expect(texts("#if DEBUG #endif") == ["#", "if", "DEBUG", "#", "endif"])
    #expect(texts("##a") == ["#", "#", "a"])
    #expect(texts("#Preview(\"a\") {}") == ["#", "Preview", "(", "\"a\"", ")", "{", "}"])
  }

  @Test func `a string without an end ends with its line, and others with the source`() {
    #expect(texts("a = \"b { c\nd") == ["a", "=", "\"b { c", "d"])
    #expect(texts("a = \"\"\"\nb {") == ["a", "=", "\"\"\"\nb {"])
    #expect(texts("a = #/b {") == ["a", "=", "#/b {"])
    #expect(texts("a = `b {") == ["a", "=", "`b {"])
    #expect(texts("a /* b {") == ["a"])
    #expect(texts("\"\\(a") == ["\"\\(a"] && texts("\"\\") == ["\"\\"] && texts("#\"\\#") == ["#\"\\#"])
  }
}
