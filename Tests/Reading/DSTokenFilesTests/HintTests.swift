import DSCascade
import DSDiagnostics
import DSTokenFiles
import TestHints
import Testing

/// Whoever does what a hint says has one problem less.
struct HintTests {
  private static func color(_ value: String) -> String {
    ##"{"c": {"$type": "color", "a": {"$value": \##(value)}}}"##
  }

  /// Token files.
  static let files: [Advice] = [
    Advice(
      ##"{"a": {"$type": "colr", "$value": null}}"##, "did you mean 'color'?",
      color(##"{"colorSpace": "srgb", "components": [1, 0, 0]}"##)),
    Advice(color(##"{"colorSpace": "srbg", "components": [1, 0, 0]}"##), replacing: "srbg"),
    Advice(color(##""#f80""##), replacing: ##""#f80""##),
    Advice(color(#""rgb(255, 136, 0)""#), replacing: #""rgb(255, 136, 0)""#),
    Advice(
      ##"{"a": {"$type": "number", "$value": 1}, "b": {"$value": "{aa}"}}"##, "known are a, b",
      ##"{"a": {"$type": "number", "$value": 1}, "b": {"$value": "{a}"}}"##),
    Advice(
      ##"{"g": {"b": {"$type": "number", "$value": 1}}, "a": {"$value": "{g}"}}"##,
      "name a token in the group, such as 'g.b'",
      ##"{"g": {"b": {"$type": "number", "$value": 1}}, "a": {"$value": "{g.b}"}}"##),
    Advice(
      ##"{"g": {"$type": "number", "b": {"$value": 1}, "$root": {"$value": 2}}, "a": {"$value": "{g}"}}"##,
      "name a token in the group, such as 'g.$root'",
      ##"{"g": {"$type": "number", "b": {"$value": 1}, "$root": {"$value": 2}}, "a": {"$value": "{g.$root}"}}"##),
    Advice(
      ##"{"opt": {"large": {"$type": "number", "$value": 1}}, "space": {"half": {"$value": "{opt.space.half}"}}}"##,
      "known are opt.large",
      ##"{"opt": {"large": {"$type": "number", "$value": 1}}, "space": {"half": {"$value": "{opt.large}"}}}"##),
    Advice(##"{"brand": {"$type": "number", "$value": 1}, "b": {"$value": "{brnad}"}}"##, replacing: "brnad"),
    Advice(
      ##"{"a": {"$value": 1}}"##, "add \"$type\" to the token or to a group around it",
      ##"{"a": {"$type": "number", "$value": 1}}"##),
    Advice(##"{"a": 1}"##, "write {\"$type\": …, \"$value\": …}", ##"{"a": {"$type": "number", "$value": 1}}"##),
    Advice(
      ##"{"a": {"$type": "number", "$value": 1, "b": {"$value": 2}}}"##,
      "make 'a' a group and move its value to \"$root\"",
      ##"{"a": {"$type": "number", "$root": {"$value": 1}, "b": {"$value": 2}}}"##),
    Advice(##"{"a": {"$type": "number", "$value": 1, "$descripton": "x"}}"##, replacing: "$descripton"),
    Advice(
      ##"{"a.b": {"$type": "number", "$value": 1}}"##, "names are not empty and hold no '.', '{' or '}'",
      ##"{"a-b": {"$type": "number", "$value": 1}}"##),
    Advice(
      ##"{"a": {"$type": "number", "$value": "{b} * 2"}, "b": {"$type": "number", "$value": 1}}"##,
      "write the result, or go on: dsrender computes it",
      ##"{"a": {"$type": "number", "$value": 2}, "b": {"$type": "number", "$value": 1}}"##),
    Advice(
      ##"{"a": {"$type": "number", "$value": {"$ref": "#/b/$value", "x": 1}}, "b": {"$type": "number", "$value": 1}}"##,
      "remove the other members, or write the value out",
      ##"{"a": {"$type": "number", "$value": {"$ref": "#/b/$value"}}, "b": {"$type": "number", "$value": 1}}"##),
    Advice(##"{"g": {"b": {"$type": "number", "$value": 1}}, "a": {"$ref": "#g.b"}}"##, replacing: "#g.b"),
    Advice(##"{"g": {"b": {"$type": "number", "$value": 1}}, "a": {"$ref": "{g.b}"}}"##, replacing: "{g.b}"),
    Advice(##"{"g": {"b": {"$type": "number", "$value": 1}}, "a": {"$ref": "g/b"}}"##, replacing: "g/b"),
    Advice(
      ##"{"a~b": {"$type": "number", "$value": 1}, "a": {"$ref": "#/a~b"}}"##,
      "in pointers '~' is written '~0' and '/' is written '~1'",
      ##"{"a~b": {"$type": "number", "$value": 1}, "a": {"$ref": "#/a~0b"}}"##),
    Advice(
      ##"{"d": {"$type": "dimension", "$value": {"value": 1, "unit": "ell"}}}"##, "it is one of px, rem",
      ##"{"d": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}}"##),
    Advice(
      ##"{"d": {"$type": "dimension", "$value": {"value": 1}}}"##, "add 'unit'",
      ##"{"d": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}}"##),
    Advice(##"{"d": {"$type": "dimension", "$value": {"vlaue": 1, "unit": "px"}}}"##, replacing: "vlaue"),
    Advice(##"{"w": {"$type": "fontWeight", "$value": "blod"}}"##, replacing: "blod"),
    Advice(
      ##"{"group": {"$extends": "{shapse}"}, "shapes": {"x": {"$type": "number", "$value": 1}}}"##, replacing: "shapse"),
  ]

  @Test(arguments: files) func `a hint in a token file helps`(advice: Advice) throws {
    let faulty = try Reading(advice.wrong).diagnostics
    let right = try #require(advice.followed(faulty.compactMap(\.hint)), "\(faulty.map(\.text))")
    let left = try Reading(right).diagnostics
    #expect(left.isEmpty, "\(right)\n\(left.map(\.text))")
  }

  private static func resolver(_ sources: String, _ more: String = "") -> String {
    ##"{"version": "2025.10", "resolutionOrder": [{"$ref": "#/sets/a"}], "sets": {"a": {"sources": [\##(sources)]}}\##(more)}"##
  }

  private static func modifier(_ members: String) -> String {
    ##"{"version": "2025.10", "resolutionOrder": [{"$ref": "#/modifiers/m"}], "modifiers": {"m": {\##(members)}}}"##
  }

  /// Resolver documents.
  static let resolvers: [Advice] = [
    Advice(resolver(##"{"$ref": "themes.json#orange"}"##), replacing: "themes.json#orange"),
    Advice(resolver(##"{"$ref": "themes.json#deep.blue"}"##), replacing: "themes.json#deep.blue"),
    Advice(resolver(##"{"$ref": "themes.json#/ornage"}"##), replacing: "ornage"),
    Advice(
      resolver(##"{"$ref": "themes.json#/a~b"}"##), "in pointers '~' is written '~0' and '/' is written '~1'",
      resolver(##"{"$ref": "themes.json#/a~0b"}"##)),
    Advice(
      resolver(##"{"$ref": "https://x.example/themes.json"}"##),
      "copy the file into the project and refer to it by its path", resolver(##"{"$ref": "themes.json"}"##)),
    Advice(
      modifier(#""contexts": {"x": []}, "default": "x""#),
      "a modifier offers a choice of at least two; put constant tokens into a set",
      modifier(#""contexts": {"x": [], "y": []}, "default": "x""#)),
    Advice(modifier(#""contexts": {"light": [], "dark": []}, "default": "lihgt""#), replacing: "lihgt"),
  ]

  @Test(arguments: resolvers) func `a hint in a resolver document helps`(advice: Advice) throws {
    let themes =
      ##"{"orange": {"x": {"$type": "number", "$value": 1}}, "deep": {"blue": {"x": {"$type": "number", "$value": 1}}}, "a~b": {"x": {"$type": "number", "$value": 1}}}"##
    func problems(_ text: String) throws -> [Diagnostic] {
      var bag = DiagnosticBag()
      let theme = readResolver(
        try syntax(text, file: "t.resolver.json"), name: "test", diagnostics: &bag,
        load: { path in try syntax(path == "themes.json" ? themes : "{}", file: path) })
      if let theme { bag.add(contentsOf: theme.diagnostics(in: theme.coveringSelections)) }
      return bag.diagnostics
    }
    let faulty = try problems(advice.wrong)
    let right = try #require(advice.followed(faulty.compactMap(\.hint)), "\(faulty.map(\.text))")
    let left = try problems(right)
    #expect(left.isEmpty, "\(right)\n\(left.map(\.text))")
  }
}
