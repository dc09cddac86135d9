import DSCascade
import DSDiagnostics
import DSGeometry
import Testing

/// DTCG 2025.10, sentence by sentence; the tables have the words of this project, a file for each sentence and what it says
/// about one token.
struct ConformanceTests {
  /// What a sentence says about a token, or about a file.
  enum Outcome: Sendable {
    /// The token is valid and has a value.
    case value(String)
    /// The token has a value although the sentence is broken, with a warning.
    case lenient(String, String)
    /// The file has a fault, and the token no value.
    case fault(String)
  }

  /// A sentence of the specification, with an example.
  struct Sentence: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var file: String
    /// The token that the sentence is about; nil for a file.
    var token: String?
    var outcome: Outcome

    init(_ sentence: String, _ file: String, _ token: String?, _ outcome: Outcome) {
      (testDescription, self.file, self.token, self.outcome) = (sentence, file, token, outcome)
    }
  }

  @Test(arguments: format + types + colors)
  func `a sentence of the specification holds`(sentence: Sentence) throws {
    let file = try Reading(sentence.file)
    switch sentence.outcome {
    case .value(let value):
      #expect(file.ids == [], "\(file.text)")
      #expect(try file.value(try #require(sentence.token)).text == value)
    case .lenient(let value, let id):
      #expect(file.ids == [id], "\(file.text)")
      #expect(try file.value(try #require(sentence.token)).text == value)
    case .fault(let id):
      #expect(file.ids.contains(id), "\(file.text)")
      if let token = sentence.token { #expect(throws: TokenError.self) { try file.value(token) } }
    }
  }

  @Test func `every sentence is in the tables once`() {
    let sentences = (Self.format + Self.types + Self.colors).map(\.testDescription)
    #expect(sentences.count >= 152)
    #expect(Set(sentences).count == sentences.count)
  }
}

/// The faults that published examples of the specification have, which people copy: they are read with a warning.
struct PublishedExampleTests {
  private let size = #"{"value": 2, "unit": "px"}"#
  private let black = #"{"colorSpace": "srgb", "components": [0, 0, 0]}"#

  @Test func `a typography lacks its letter spacing in the chapter on aliases`() throws {
    let file = try Reading(
      #"{"a": {"$type": "typography", "$value": {"fontFamily": "A", "fontSize": \#(size), "fontWeight": 400, "lineHeight": 1}}}"#
    )
    #expect(file.ids == ["missing-member"], "\(file.text)")
    #expect(try file.value("a").text == "2/1 400 A, spacing 0")
  }

  @Test func `a group has a reference in the chapter on groups, which means that it extends its target`() throws {
    let file = try Reading(##"{"g": {"a": {"$type": "number", "$value": 1}}, "h": {"$ref": "#/g"}}"##)
    #expect(file.ids == [], "\(file.text)")
    #expect(try file.value("h.a") == .number(1))
  }

  @Test func `a dimension is in per cent in the chapter on groups: it is kept, and no fault`() throws {
    let file = try Reading(#"{"a": {"$type": "dimension", "$value": {"value": 100, "unit": "%"}}}"#)
    #expect(file.ids == ["legacy-token-format"], "\(file.text)")
    #expect(try file.value("a").type == .opaque)
  }

  @Test func `the colour of a shadow is a whole token in the chapter on composites`() throws {
    let file = try Reading(
      #"""
      {"a": {"$type": "shadow", "$value": {"color": {"$type": "color", "$value": \#(black)}, "offsetX": \#(size),
             "offsetY": \#(size), "blur": \#(size), "spread": \#(size)}}}
      """#)
    #expect(file.ids == ["unread-member"], "\(file.text)")
    #expect(try file.value("a").text == "2 2 2 2 #000000")
  }

  @Test func `a pointer lacks its first slash in the resolver module`() throws {
    let file = try ResolverTests.Resolved(
      ##"{"version": "2025.10", "sets": {"s": {"sources": [{"$ref": "example.json#sets/MySet"}]}}, "resolutionOrder": [{"$ref": "#/sets/s"}]}"##,
      files: ["example.json": #"{"sets": {"MySet": {"a": {"$type": "number", "$value": 1}}}}"#])
    #expect(file.ids == ["pointer-without-slash"], "\(file.text)")
    #expect(try file.value("a") == "1")
  }
}
