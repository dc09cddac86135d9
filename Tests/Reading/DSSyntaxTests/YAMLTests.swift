import DSDiagnostics
import Testing

@testable import DSSyntax

/// YAML without its dangerous parts.
struct YAMLTests {
  @Test("Plain scalars stay plain, quoted and block scalars are strings")
  func scalars() throws {
    let text = """
      a: no
      b: "no"
      c: 'x''y'
      d: |
        two
        lines
      e: 1.50
      f:
      g: [~, 0o17, 190:20:30, .nan]
      """
    let node = try parseSyntax(Array(text.utf8), file: "t.yaml")
    #expect(node["a"]?.kind == .scalar("no", quoted: false))
    #expect(node["b"]?.kind == .scalar("no", quoted: true))
    #expect(node["c"]?.kind == .scalar("x'y", quoted: true))
    #expect(node["d"]?.kind == .scalar("two\nlines\n", quoted: true))
    #expect(node["e"]?.number == 1.5)
    #expect(node["f"]?.isNull == true)
    #expect(node["g"]?.elements?.map(\.number) == [nil, nil, nil, nil])
    #expect(node["g"]?.elements?[1].string == "0o17")
  }

  @Test("Places count bytes, not characters, and lines as editors do")
  func places() throws {
    let node = try parseSyntax(Array("\u{FEFF}é: {ü: 1, x: 2}\r\n\r\nb: [\u{85}3]\n".utf8), file: "t.yaml")
    let inner = try #require(node["é"]?.members)
    #expect(
      inner.map(\.location) == [
        SourceLocation(file: "t.yaml", line: 1, column: 6), SourceLocation(file: "t.yaml", line: 1, column: 13),
      ])
    #expect(node["b"]?.elements?[0].location == SourceLocation(file: "t.yaml", line: 3, column: 7))
  }

  @Test(
    "What is dangerous or ambiguous in YAML is refused at its place",
    arguments: [
      ("a: *x", ["1:4 yaml-alias"]),
      ("a: &x 1\nb: *x", ["1:4 yaml-anchor", "2:4 yaml-alias"]),
      ("a: &x {b: 1}\nc:\n  <<: *x", ["1:4 yaml-anchor", "3:3 yaml-merge-key", "3:7 yaml-alias"]),
      ("a: !!python/object:os.system x", ["1:4 yaml-tag"]),
      ("a: !color red\nb: !size 3", ["1:4 yaml-tag", "2:4 yaml-tag"]),
      ("a: !!map [1]", ["1:4 yaml-tag"]),
      ("a: 1\nb: 2\na: 3", ["3:1 duplicate-key"]),
      ("a: 1\n\"a\": 2", ["2:1 duplicate-key"]),
      ("a: 1\n---\nb: 2", ["2:1 yaml-documents"]),
      ("{a: 1}: 2", ["1:1 yaml-key"]),
      ("? [a, b]\n: 2", ["1:3 yaml-key"]),
      (": 2", ["1:1 syntax-error"]),
      ("?\n: 2", ["1:2 yaml-key"]),
      ("a:\n\t- b", ["2:1 syntax-error"]),
      ("a: [1, 2", ["1:9 syntax-error"]),
      ("a: \"x", ["1:6 syntax-error"]),
      ("a: b: c", ["1:5 syntax-error"]),
      ("a: %x\u{0}", ["1:6 syntax-error"]),
      ("", ["1:1 empty-file"]),
      ("# nothing\n", ["1:1 empty-file"]),
      ("a: &x [*x]", ["1:4 yaml-anchor", "1:8 yaml-alias"]),
      ("&x a: 1\n*x : 2", ["1:1 yaml-anchor", "2:1 yaml-alias"]),
    ])
  func refuses(text: String, expected: [String]) {
    #expect(problems(text, file: "t.yaml") == expected)
  }

  @Test("Standard tags decide whether a scalar is a string")
  func standardTags() throws {
    let node = try parseSyntax(Array("[!!str 12, !!int \"12\", ! 12, !!seq [1]]".utf8), file: "t.yaml")
    #expect(node.elements?.map(\.number) == [nil, 12, nil, nil])
  }

  @Test("A bomb of aliases ends at the limit of problems, quickly and small")
  func aliasBomb() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    for level in 1...12 {
      let aliases = Array(repeating: "*a\(level - 1)", count: 9).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(aliases)]\n"
    }
    let found = problems(text, file: "t.yaml")
    #expect(found.count == Limits.syntaxProblems + 1)
    #expect(found.last?.hasSuffix("too-many-problems") == true || found.contains { $0.hasSuffix("too-many-problems") })
  }

  @Test("Nesting ends at the limit in flow and block style")
  func depth() {
    let limit = Limits.syntaxDepth
    let fitting = String(repeating: "[", count: limit) + String(repeating: "]", count: limit)
    #expect(problems(fitting, file: "t.yaml") == [])
    #expect(problems("[" + fitting + "]", file: "t.yaml") == ["1:\(limit + 1) too-deep"])
    #expect(problems(String(repeating: "[", count: 100_000), file: "t.yaml") == ["1:\(limit + 1) too-deep"])
    #expect(problems(String(repeating: "- ", count: 10_000), file: "t.yaml") == ["1:\(2 * limit + 1) too-deep"])
  }

  @Test("The number of values and the size of the file are limited")
  func size() {
    let many = "[" + String(repeating: "0,", count: Limits.syntaxNodes) + "0]"
    #expect(problems(many, file: "t.yaml") == ["1:\(2 * Limits.syntaxNodes) too-many-values"])
    let large = [UInt8](repeating: 0x20, count: Limits.textFileBytes + 1)
    #expect(problems(large, file: "t.yaml") == ["0:0 file-too-large"])
  }

  @Test("Other encodings are refused by name, broken UTF-8 at its byte")
  func encodings() {
    #expect(problems([0xFF, 0xFE, 0x61, 0], file: "t.yaml") == ["1:1 not-utf-8"])
    #expect(problems([0xFE, 0xFF, 0, 0x61], file: "t.json") == ["1:1 not-utf-8"])
    #expect(problems([0x7B, 0, 0x7D, 0], file: "t.json") == ["1:1 not-utf-8"])
    #expect(problems(Array("a: 1\nb: ".utf8) + [0xC3, 0x28], file: "t.yaml") == ["2:4 not-utf-8"])
    for bytes: [UInt8] in [
      [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0x80], [0xFF],
    ] {
      #expect(problems([0x22] + bytes, file: "t.json") == ["1:2 not-utf-8"])
    }
  }
}
