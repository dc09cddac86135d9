import DSCascade
import DSDiagnostics
import DSGeometry
import Testing

/// Sentences of the specification that are easily missed; each test is named after its sentence.
struct SpecificationTests {
  @Test func `a group that extends a group around it is circular, and said once with its place`() throws {
    let file = try Reading(
      """
      {"p": {"$type": "number", "a": {"$value": 1},
             "c": {"$extends": "{p}"}, "d": {"e": {"$extends": "#/p"}}}}
      """)
    #expect(file.ids == ["extends-cycle", "extends-cycle"], "\(file.text)")
    #expect(file.diagnostics.map(\.location.line) == [2, 2])
    #expect(file.diagnostics[0].message == "groups extend each other in a circle: p.c → p")
    #expect(try file.theme.tokenPaths(in: ModeSelection()).map(\.description) == ["p.a"])
  }

  @Test func `a group that extends a group around it by a detour is circular`() throws {
    let file = try Reading(
      """
      {"p": {"$type": "number", "a": {"$value": 1}, "c": {"$extends": "{q}"}},
       "q": {"r": {"$extends": "{p}"}, "$type": "number", "b": {"$value": 2}}}
      """)
    #expect(file.ids.contains("extends-cycle"), "\(file.text)")
    #expect(try file.theme.tokenPaths(in: ModeSelection()).count < 10)
  }

  @Test func `a group may take over a neighbour that takes over another`() throws {
    let file = try Reading(
      """
      {"p": {"$type": "number", "a": {"$value": 1}, "q": {"$extends": "{r}"}}, "r": {"b": {"$type": "number", "$value": 2}}}
      """)
    #expect(file.ids == [], "\(file.text)")
    #expect(try file.value("p.q.b") == .number(2))
  }

  @Test(arguments: [
    ##"{"$ref": "#/p", "b": {"$type": "number", "$value": 2}}"##,
    ##"{"$ref": "#/p", "$description": "A group."}"##, ##"{"$ref": "#/p"}"##,
  ])
  func `a reference of a group is equal to taking the group over`(group: String) throws {
    let file = try Reading(#"{"p": {"$type": "number", "a": {"$value": 1}}, "q": \#(group)}"#)
    #expect(file.ids == [], "\(file.text)")
    #expect(try file.value("q.a") == .number(1))
  }

  @Test func `a gradient holds stops, not gradients`() throws {
    let stop = ##"{"color": {"colorSpace": "srgb", "components": [0, 0, 0]}, "position": 0}"##
    let file = try Reading(
      ##"{"g": {"$type": "gradient", "$value": [\##(stop)]}, "h": {"$type": "gradient", "$value": ["{g}", \##(stop)]}, "i": {"$value": "{g}"}}"##
    )
    #expect(file.ids == ["bad-token-value"], "\(file.text)")
    #expect(throws: TokenError.self) { try file.value("h") }
    #expect(try file.value("i").text == "#000000 0 %")
  }

  @Test(arguments: [
    ("#/a/$extensions/org.x/n", "7"), ("#/a/%24extensions/org.x/list/1", "5"), ("#/a/$extensions/org.x/again", "2"),
    ("#/g/$extensions/n", "9"),
  ])
  func `a pointer reaches anything in the document`(pointer: String, value: String) throws {
    let file = try Reading(
      """
      {
        "a": {"$type": "number", "$value": 1,
              "$extensions": {"org.x": {"n": 7, "list": [4, 5], "again": {"$ref": "#/g/two"}}}},
        "g": {"$extensions": {"n": 9}, "two": {"$type": "number", "$value": 2}},
        "b": {"$type": "number", "$value": {"$ref": "\(pointer)"}}
      }
      """)
    #expect(file.ids == [], "\(file.text)")
    #expect(try file.value("b").text == value)
  }

  @Test func `a pointer reaches a description and a type`() throws {
    let file = try Reading(
      """
      {"a": {"$type": "number", "$value": 1, "$description": "One."},
       "b": {"$type": "string", "$value": {"$ref": "#/a/$description"}},
       "c": {"$type": "string", "$ref": "#/a/$type"}}
      """)
    #expect(try file.value("b") == .string("One."))
    #expect(try file.value("c") == .string("number"))
  }

  @Test(arguments: [
    "#/a/$extensions/org.x", "#/a/$extensions/x/y", "#/z/$extensions/n", "#/a/$description", "#/a/$nothing",
    "#/a/$extensions/loop",
  ])
  func `a pointer into properties that leads nowhere is an error`(pointer: String) throws {
    let file = try Reading(
      """
      {"a": {"$type": "number", "$value": 1, "$extensions": {"org.x": {"n": 7}, "loop": {"$ref": "#/a/$extensions/loop"}}},
       "b": {"$type": "number", "$value": {"$ref": "\(pointer)"}}}
      """)
    #expect(file.ids.count == 1 && file.diagnostics[0].severity == .warning, "\(file.text)")
    #expect(throws: TokenError.self) { try file.value("b") }
  }

  @Test(arguments: ["3", "true", "null", "[]", "{}"])
  func `a description is text`(written: String) throws {
    let file = try Reading(#"{"a": {"$type": "number", "$value": 1, "$description": \#(written)}}"#)
    #expect(file.ids == ["wrong-type"], "\(file.text)")
    #expect(throws: TokenError.self) { try file.value("a") }
  }

  @Test(arguments: [
    ("srgb", "[1, 0, 0]", "#ff0000", false), ("srgb", "[1, 0, 0]", "#fe0101", false),
    ("srgb", "[1, 0, 0]", "#0000ff", true), ("display-p3", "[1, 0, 0]", "#ff0000", false),
    ("oklch", "[0.5, 0.2, 260]", "#ff0000", true),
  ])
  func `a fallback that contradicts the components is a warning, and the components count`(
    space: String, components: String, hex: String, isWrong: Bool
  ) throws {
    let file = try Reading(
      #"{"a": {"$type": "color", "$value": {"colorSpace": "\#(space)", "components": \#(components), "hex": "\#(hex)"}}}"#
    )
    #expect(file.ids == (isWrong ? ["contradicting-hex"] : []), "\(file.text)")
  }

  @Test(arguments: ["oklch|[1, 0.2, 216]", "oklab|[1, 0.1, 0.1]", "lch|[100, 50, 20]", "lab|[100, 20, 20]"])
  func `a lightness of 1 is white`(color: String) throws {
    let parts = color.split(separator: "|")
    let file = try Reading(
      #"{"a": {"$type": "color", "$value": {"colorSpace": "\#(parts[0])", "components": \#(parts[1])}}}"#)
    #expect(try file.value("a").text == "#ffffff")
  }

  @Test func `a pointer into a file may lack its first slash, as the resolver module's example does`() throws {
    let file = try ResolverTests.Resolved(
      ##"""
      {"version": "2025.10", "sets": {"s": {"sources": [{"$ref": "themes.json#orange"}]}},
       "resolutionOrder": [{"$ref": "#/sets/s"}]}
      """##, files: ["themes.json": #"{"orange": {"a": {"$type": "number", "$value": 1}}}"#])
    #expect(file.ids == ["pointer-without-slash"], "\(file.text)")
    #expect(try file.value("a") == "1")
  }

  @Test func `a type in a context that is not chosen changes nothing`() throws {
    let file = try ResolverTests.Resolved(
      ##"""
      {"version": "2025.10",
       "sets": {"s": {"sources": [{"g": {"x": {"$value": "8px"}}}]}},
       "modifiers": {"m": {"default": "one", "contexts": {"one": [], "two": [{"g": {"$type": "string"}}]}}},
       "resolutionOrder": [{"$ref": "#/sets/s"}, {"$ref": "#/modifiers/m"}]}
      """##, files: [:])
    #expect(try file.value("g.x") == "8 pt")
    #expect(try file.value("g.x", ["m": "two"]) == "8px")
  }

  @Test func `the last of two members of one name counts, with a warning`() throws {
    let file = try Reading(
      """
      {"a": {"$type": "number", "$value": 1}, "b": {"x": {"$type": "number", "$value": 2}},
       "b": {"y": {"$type": "number", "$value": 3}}}
      """)
    #expect(file.ids == ["duplicate-key"] && file.diagnostics[0].location.line == 2, "\(file.text)")
    #expect(try file.theme.tokenPaths(in: ModeSelection()).map(\.description) == ["a", "b.y"])
  }
}
