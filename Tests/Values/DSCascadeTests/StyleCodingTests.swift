import DSCascade
import DSGeometry
import Foundation
import Testing

/// The encoding that Flair documents: an object by name, each value an array.
struct StyleCodingTests {
  init() { Style.register(CardStyle.self, Indentation.self, Tint.self) }

  private func encoded(_ style: Style) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(style), as: UTF8.self)
  }

  private func decoded(_ text: String) throws -> Style { try JSONDecoder().decode(Style.self, from: Data(text.utf8)) }

  @Test func `values, initial and inherit are written as Flair writes them`() throws {
    var style = Style()
    style.indentation = 12
    style[value: \.card] = .initial
    style[value: \.tint] = .inherit
    let text = #"{"test.card-style":["i"],"test.indentation":["o",12],"test.tint":[]}"#
    #expect(try encoded(style) == text)
    #expect(try decoded(text) == style)
  }

  @Test func `an unknown name survives a round trip word for word`() throws {
    let text =
      #"{"other.shape":["o",{"corners":[1,2.5,null,true],"id":9007199254740993}],"test.indentation":["o",1],"x":["i"]}"#
    let style = try decoded(text)
    #expect(style.names == ["other.shape", "test.indentation", "x"])
    #expect(try encoded(style) == text)
    var changed = style
    changed.indentation = 2
    #expect(changed != style)
    #expect(try encoded(Style(cascading: style, changed)).contains("other.shape"))
  }

  @Test func `a later style replaces an unknown entry too`() throws {
    let parent = try decoded(#"{"other.a":["o",1],"other.b":["o",1]}"#)
    let child = try decoded(#"{"other.a":["o",2],"other.b":[]}"#)
    #expect(try encoded(Style(cascading: parent, child)) == #"{"other.a":["o",2],"other.b":["o",1]}"#)
  }

  @Test(arguments: [
    #"{"test.indentation":["o","wide"]}"#, #"{"test.indentation":["x"]}"#, #"{"test.indentation":["o"]}"#,
    #"{"test.indentation":["i",1]}"#, #"{"test.indentation":12}"#, #"{"{a}":["i"]}"#, #"{"{a}":["o",1]}"#,
  ])
  func `a malformed entry is an error`(text: String) {
    #expect(throws: DecodingError.self) { try decoded(text) }
  }

  @Test func `tokens and groups survive a round trip`() throws {
    let style = Style(
      tokens: [
        TokenDefinition(TokenPath("a.ink"), type: .color, .value(.color(Color(hex: 0xFF0000, alpha: 0.5)))),
        TokenDefinition(
          TokenPath("a.text"), .alias("a.ink"), description: "Text.", deprecation: .deprecated(reason: "old"),
          extensions: ["com.example": .list([.integer(1), .null])]),
        TokenDefinition(TokenPath("a.part"), type: .number, .pointer("#/a/ink/$value/alpha")),
      ], groups: [TokenGroup(TokenPath("b"), type: .color, extends: TokenPath("a"))])
    let text = try encoded(style)
    #expect(
      text
        == ##"{"{a.ink}":["o",{"$type":"color","$value":{"alpha":0.5,"colorSpace":"srgb","components":[1,0,0]}}],"##
        + ##""{a.part}":["o",{"$ref":"#/a/ink/$value/alpha","$type":"number"}],"##
        + ##""{a.text}":["o",{"$deprecated":"old","$description":"Text.","$extensions":{"com.example":[1,null]},"##
        + ##""$value":"{a.ink}"}],"{b}":["o",{"$extends":"{a}","$type":"color"}]}"##)
    let again = try decoded(text)
    #expect(try encoded(again) == text)
    #expect(try again.value(of: TokenPath("b.text")) == .color(Color(hex: 0xFF0000, alpha: 0.5)))
    #expect(try again.value(of: TokenPath("a.part")) == .number(0.5))
  }

  @Test func `two keys of one name cannot be written`() {
    struct Twin: StyleKeys {
      static let name = Indentation.name
      static let initial = ""
    }
    var style = Style()
    style.indentation = 1
    style[Twin.self] = "x"
    #expect(throws: EncodingError.self) { try encoded(style) }
  }
}
