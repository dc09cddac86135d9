import DSSource
import TestRandom
import Testing

struct HostileSourceTests {
  /// Expects what holds for the tokens of any source.
  private func expectLaws(_ source: String, location: Testing.SourceLocation = #_sourceLocation) {
    let bytes = Array(source.utf8)
    var last = 0
    for token in Scanner.tokens(source) {
      let fits =
        token.range.lowerBound >= last && token.range.upperBound <= bytes.count && !token.range.isEmpty
        && String(decoding: bytes[token.range], as: UTF8.self) == token.text
      guard fits else {
        Issue.record("'\(token.text)' at \(token.range) in \(source.debugDescription)", sourceLocation: location)
        return
      }
      // What is between two tokens is space and comments.
      let between = String(decoding: bytes[last..<token.range.lowerBound], as: UTF8.self)
      #expect(between.allSatisfy(\.isWhitespace) || between.contains("/"), sourceLocation: location)
      last = token.range.upperBound
    }
  }

  private static let source = """
    @available(*, deprecated) public var `in`: [String: (Int) -> Int?] = { /* a /* b */ */ #"c \\#(d)"# }
      + \"\"\"
      \\("d \\(1)") \\#("e")
      \"\"\" + #/f"}/# + /g"}/ // h
    """

  @Test func `every cut of a source has tokens that fit it`() {
    let characters = Array(Self.source)
    for cut in characters.indices {
      expectLaws(String(characters[..<cut]))
      expectLaws(String(characters[cut...]))
      expectLaws(String(characters[..<cut] + characters[(cut + 1)...]))
    }
  }

  @Test(arguments: 0..<40)
  func `random sources have tokens that fit them`(seed: Int) {
    var random = SeededRandom(seed: seed)
    let parts = [
      "\"", "\"\"\"", "#", "##", "\\", "\\(", "\\#(", "(", ")", "{", "}", "[", "]", "/", "//", "/*", "*/", "`", "\n",
      "\r\n",
      " ", "a", "in", "é", "🙂", "\u{0}", "->", "$", "1",
    ]
    for _ in 0..<25 {
      let count = Int.random(in: 1...60, using: &random)
      expectLaws((0..<count).map { _ in parts.randomElement(using: &random) ?? "" }.joined())
    }
  }

  @Test func `bytes that are no text have tokens`() {
    let bytes: [UInt8] = [0xFF, 0x22, 0xC3, 0x28, 0x22, 0x0A, 0xE2, 0x82]
    #expect(!Scanner.tokens(String(decoding: bytes, as: UTF8.self)).isEmpty)
  }

  @Test func `brackets that nothing opened or closed leave the tokens in their order`() {
    #expect(Scanner.tokens(")]} a").map(\.text) == [")", "]", "}", "a"])
    #expect(Scanner.tokens("(((").map(\.depth) == [0, 1, 2])
    expectLaws(String(repeating: ")", count: 1000) + String(repeating: "(", count: 1000))
  }

  @Test(arguments: [
    "\"\\(", "#\"\\#(", "\"\"\"\n\\(", "/*", "(", "{[", "#", "##\"", "`", "/", "\"\\\"", "(/", "/\\", "\\",
  ])
  func `what is opened without end is read in one go`(part: String) {
    // Deep enough for a reader that calls itself to run out of its stack, long enough for one that looks back to be
    // noticed.
    let source = String(repeating: part, count: 20_000)
    #expect(Scanner.tokens(source).reduce(0) { $0 + $1.range.count } <= source.utf8.count)
  }
}
