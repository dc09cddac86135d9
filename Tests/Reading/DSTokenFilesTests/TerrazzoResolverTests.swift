import DSCascade
import DSDiagnostics
import Testing

/// Resolver documents like the fixtures of Terrazzo: each is read, or refused for the reason that Terrazzo gives.
///
/// Of the 25 documents in its repository in November 2026, 24 load whole; the one whose file extends a file is refused, and
/// Terrazzo leaves its test of it out.
struct TerrazzoResolverTests {
  /// A document, with the warnings and errors that it has, and values by token and contexts.
  struct Fixture: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var document: String
    var files: [String: String] = [:]
    var ids: [String] = []
    var values: [String: String] = [:]

    init(
      _ name: String, _ document: String, files: [String: String] = [:], ids: [String] = [],
      values: [String: String] = [:]
    ) {
      (testDescription, self.document, self.files, self.ids, self.values) = (name, document, files, ids, values)
    }
  }

  private static func number(_ name: String, _ value: String) -> String {
    #"{"n": {"\#(name)": {"$type": "number", "$value": \#(value)}}}"#
  }

  private static func modifier(_ contexts: String, _ rest: String = "") -> String {
    ##""modifiers": {"m": {"contexts": {\##(contexts)}\##(rest)}}"##
  }

  private static let order =
    ##""version": "2025.10", "resolutionOrder": [{"$ref": "#/sets/s"}, {"$ref": "#/modifiers/m"}]"##

  static let fixtures: [Fixture] = [
    Fixture(
      "no version", ##"{"resolutionOrder": [{"type": "set", "name": "s", "sources": []}]}"##, ids: ["missing-key"]),
    Fixture(
      "a version that is a number",
      ##"{"version": 1, "resolutionOrder": [{"type": "set", "name": "s", "sources": []}]}"##,
      ids: ["unknown-resolver-version"]),
    Fixture("no order", #"{"version": "2025.10"}"#, ids: ["missing-key"]),
    Fixture(
      "an order that is a mapping", #"{"version": "2025.10", "resolutionOrder": {"a": "b"}}"#, ids: ["wrong-type"]),
    Fixture(
      "an order that names a set which is not there: Terrazzo's validator sees the form alone, its loader refuses it",
      ##"{"version": "2025.10", "resolutionOrder": [{"$ref": "#/sets/s"}]}"##, ids: ["missing-reference"]),
    Fixture(
      "a context that is no list",
      ##"{"version": "2025.10", "resolutionOrder": [{"$ref": "#/modifiers/m"}], \##(modifier(#""x": [], "y": {"n": {}}"#, #", "default": "x""#))}"##,
      ids: ["wrong-type"]),
    Fixture(
      "a reference whose target each context has",
      "{\(order), \"sets\": {\"s\": {\"sources\": [\(number("a", "\"{n.b}\""))]}}, "
        + modifier("\"x\": [\(number("b", "1"))], \"y\": [\(number("b", "2"))]") + "}",
      ids: ["no-default-context"], values: ["n.a": "1", "n.a@y": "2"]),
    Fixture(
      "a value that replaces a reference in one context",
      "{\(order), \"sets\": {\"s\": {\"sources\": [\(number("b", "5")), \(number("a", "\"{n.b}\""))]}}, "
        + modifier("\"x\": [], \"y\": [\(number("a", "2"))]") + "}",
      ids: ["no-default-context"], values: ["n.a": "5", "n.a@y": "2"]),
    Fixture(
      "files, of which one context has none",
      "{\(order), \"sets\": {\"s\": {\"sources\": [{\"$ref\": \"./in/base.json\"}]}}, "
        + modifier(#""x": [], "y": [{"$ref": "./in/y.json"}]"#) + "}",
      files: ["./in/base.json": number("a", "1"), "./in/y.json": number("a", "2")],
      ids: ["no-default-context"], values: ["n.a": "1", "n.a@y": "2"]),
    Fixture(
      "places of a file without their first slash, and sets behind modifiers",
      ##"{"version": "2025.10", "resolutionOrder": [{"$ref": "#/modifiers/m"}, {"$ref": "#/sets/s"}], "sets": {"s": {"sources": [\##(number("b", "7"))]}}, \##(modifier(##""x": [{"$ref": "all.json#one"}], "y": [{"$ref": "all.json#two"}]"##, #", "default": "y""#))}"##,
      files: ["all.json": "{\"one\": \(number("a", "1")), \"two\": \(number("a", "\"{n.b}\""))}"],
      ids: ["pointer-without-slash", "pointer-without-slash"], values: ["n.a": "7", "n.a@x": "1"]),
    Fixture(
      "a file that extends a file, which is no group",
      "{\(order), \"sets\": {\"s\": {\"sources\": [\(number("a", "1"))]}}, "
        + modifier(#""x": [], "y": [{"$ref": "y.json"}]"#, #", "default": "x""#) + "}",
      files: ["y.json": #"{"$extends": {"$ref": "./x.json"}, "n": {"$type": "number", "b": {"$value": 1}}}"#],
      ids: ["bad-extends"]),
  ]

  @Test(arguments: fixtures)
  func `a document is read or refused as in Terrazzo`(fixture: Fixture) throws {
    let file = try ResolverTests.Resolved(fixture.document, files: fixture.files)
    #expect(file.ids.sorted() == fixture.ids.sorted(), "\(file.text)")
    for (name, value) in fixture.values {
      let parts = name.split(separator: "@").map(String.init)
      #expect(try file.value(parts[0], parts.count > 1 ? ["m": parts[1]] : [:]) == value)
    }
  }
}
