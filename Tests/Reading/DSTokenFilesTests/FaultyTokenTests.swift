import DSCascade
import DSDiagnostics
import DSGeometry
import DSTokenFiles
import Foundation
import Testing

/// Tokens that cannot be read: a warning where they stand, an error for who asks for them, and nothing else.
struct FaultyTokenTests {
  /// Files put on one another, the later winning.
  private struct Stack {
    let theme: Theme
    let diagnostics: [Diagnostic]

    init(_ files: String...) throws {
      var bag = DiagnosticBag()
      let nodes = try files.enumerated().map { ("set\($0)", try syntax($1, file: "\($0).json")) }
      theme = readTokenFiles(nodes, name: "test", diagnostics: &bag)
      bag.add(contentsOf: theme.diagnostics(in: theme.coveringSelections))
      diagnostics = bag.diagnostics
    }

    /// A token's value as text, or the id of the error.
    subscript(_ path: String) -> String {
      do throws(TokenError) { return try theme.value(of: TokenPath(path), in: ModeSelection()).text } catch {
        return error.diagnostic(at: SourceLocation(file: "use.yaml")).id
      }
    }
  }

  /// Faults of the token `a`, or of the group.
  static let faults = TokenFileTests.faults.filter { fault in
    !["extends-token", "extends-cycle", "missing-extends-target"].contains(fault.id) && fault.text != "[]"
  }

  @Test(arguments: faults)
  func `a fault of a token is a warning, and all others keep their values`(fault: Fault) throws {
    let file = try Stack(fault.text, #"{"good": {"$type": "number", "$value": 7}}"#)
    #expect(file.diagnostics.map(\.id) == [fault.id] && file.diagnostics.allSatisfy { $0.severity == .warning })
    #expect(file["good"] == "7")
  }

  @Test(arguments: faults)
  func `what an earlier file says never stands in for a token with a fault`(fault: Fault) throws {
    // The empty name and names with braces are those of no token that could be asked for.
    guard !fault.text.hasPrefix(#"{"": "#), !fault.text.contains("a{") else { return }
    let isGroup = fault.text.contains("a.b") || fault.id == "bad-extends"
    let path = isGroup ? "a.b" : fault.text.contains("$root") ? "a.$root" : "a"
    let number = #"{"$type": "number", "$value": 1}"#
    let base = path == "a" ? #"{"a": \#(number)}"# : #"{"a": {"\#(path.dropFirst(2))": \#(number)}}"#
    #expect(try Stack(base)[path] == "1")
    #expect(try Stack(base, fault.text)[path] == fault.id)
  }

  @Test func `an error stands at the token, with the way there and the place of use in its notes`() throws {
    let file = try Stack(
      """
      {
        "a": {"$type": "dimension", "$value": "4ells"},
        "b": {"$value": "{a}"}
      }
      """)
    do throws(TokenError) {
      _ = try file.theme.value(of: TokenPath("b"), in: ModeSelection())
      Issue.record("the token has a value")
    } catch {
      #expect(
        error.diagnostic(at: SourceLocation(file: "use.yaml", line: 3)).text == """
          0.json:2:41: error: token 'a' needs a dimension such as {"value": 12, "unit": "px"}, not the string '4ells' [bad-token-value]
            hint: it is one of px, rem
            note: use.yaml:3: token 'b' is used here
            note: 0.json:3:3: 'b' refers to 'a'
          """)
    }
  }

  @Test func `a good token of a later file counts, and what refers to it`() throws {
    let file = try Stack(
      #"{"a": {"$type": "number", "$value": "x"}, "b": {"$value": "{a}"}, "g": {"$type": "nmber", "c": {"$value": 1}}}"#,
      #"{"a": {"$type": "number", "$value": 2}, "g": {"c": {"$type": "number", "$value": 3}}}"#)
    #expect(
      file.diagnostics.map(\.id).sorted() == ["bad-token-value", "unknown-token-type"].sorted(),
      "the faults are still told")
    #expect(file["a"] == "2")
    #expect(file["b"] == "2")
    #expect(file["g.c"] == "3")
  }

  @Test func `a pointer into a token with a fault has no value`() throws {
    let file = try Stack(
      ##"""
      {
        "a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 0.5, 9]}},
        "b": {"$type": "number", "$ref": "#/a/$value/components/1"},
        "c": {"$type": "color", "$value": {"colorSpace": "srgb", "components": {"$ref": "#/a/$value/components"}}}
      }
      """##)
    #expect(file["b"] == "bad-token-value" && file["c"] == "bad-token-value")
    #expect(file.diagnostics.count == 1, "the fault is told once")
  }

  @Test func `a composite with a reference to a token with a fault has no value`() throws {
    let px = #"{"value": 1, "unit": "px"}"#
    let file = try Stack(
      ##"{"ink": {"$type": "color", "$value": "#ggg"}, "line": {"$type": "border", "$value": {"color": "{ink}", "width": \##(px), "style": "solid"}}}"##
    )
    #expect(file["line"] == "bad-token-value")
  }

  @Test func `tokens of a group with a fault have none of the values that other groups give`() throws {
    let base = #"{"a": {"$type": "number", "x": {"$value": 1}}, "h": {"x": {"$type": "number", "$value": 5}}}"#
    let type = try Stack(base, #"{"a": {"$type": "nmber", "y": {"$value": 2}}}"#)
    #expect(type["a.x"] == "unknown-token-type" && type["a.y"] == "unknown-token-type" && type["h.x"] == "5")
    let taken = try Stack(base, #"{"a": {"$extends": "{h}"}}"#, #"{"a": {"$extends": 3}}"#)
    #expect(taken["a.x"] == "bad-extends" && taken["a.z"] == "bad-extends")
    let taking = try Stack(base, #"{"h": {"$vlue": "color"}, "a": {"b": {"$extends": "{h}"}}}"#)
    #expect(taking["a.b.x"] == "unknown-key" && taking["a.x"] == "1")
    let scalar = try Stack(base, #"{"a": 3}"#)
    #expect(scalar["a.x"] == "1", "what is neither a token nor a group is left out")
    let children = try Stack(
      #"{"a": {"x": {"$type": "number", "$value": 1}}}"#,
      #"{"a": {"$type": "number", "$value": 1, "x": {"$value": 2}}}"#)
    #expect(children["a.x"] == "token-with-children")
  }

  @Test func `a file that two sets share has its faults in both`() throws {
    let file = try ResolverTests.Resolved(
      ##"""
      {
        "version": "2025.10",
        "sets": {"a": {"sources": [{"$ref": "f.json"}]}, "b": {"sources": [{"$ref": "f.json"}]}},
        "resolutionOrder": [{"$ref": "#/sets/a"}, {"$ref": "#/sets/b"}]
      }
      """##, files: ["f.json": #"{"n": {"$type": "nmber", "$value": 1}}"#])
    #expect(file.ids == ["unknown-token-type"])
    #expect(throws: TokenError.self) { try file.value("n") }
  }

  @Test func `a fault in one context leaves the others their values`() throws {
    let file = try ResolverTests.Resolved(
      ##"""
      {
        "version": "2025.10",
        "sets": {"base": {"sources": [{"n": {"$type": "number", "$value": 1}, "m": {"$value": "{n}"}}]}},
        "modifiers": {
          "scheme": {"default": "light", "contexts": {
            "light": [], "dark": [{"n": {"$type": "number", "$value": "dark"}}], "dim": [{"n": {"$type": "number", "$value": 3}}]
          }}
        },
        "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/scheme"}]
      }
      """##)
    #expect(try file.value("m", ["scheme": "light"]) == "1" && file.value("m", ["scheme": "dim"]) == "3")
    #expect(throws: TokenError.self) { try file.value("m", ["scheme": "dark"]) }
  }

  @Test func `a list of tokens has those with a fault, and says it`() throws {
    let file = try Stack(
      #"{"a": {"$type": "dimension", "$value": "4ells"}, "b": {"$value": "{a}"}, "c": {"$type": "number", "$value": 1}}"#
    )
    let fault = #"token 'a' needs a dimension such as {"value": 12, "unit": "px"}, not the string '4ells'"#
    #expect(
      try tokenList(tokenRows(file.theme, in: ModeSelection())) == """
        a  error   \(fault)
        b  error   \(fault)
        c  number  1
        """)
    let why = try file.theme.explain(TokenPath("b"), in: ModeSelection()).text
    #expect(why.contains("b = {a}") && why.contains("→ a = ") && why.contains("error: \(fault) [bad-token-value]"))
  }

  @Test func `a style with a fault is not written, where it would be read as good`() throws {
    let file = try Stack(#"{"a": {"$type": "number", "$value": 1, "$description": 2}}"#)
    let style = try file.theme.style(in: ModeSelection())
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(style) }
  }
}
