import DSCascade
import DSDiagnostics
import DSFiles
import DSGeometry
import DSReport
import TestFolder
import Testing

@testable import DSProject

/// Token files as a configuration names them: folders, files that modes pick, other names, and accepted warnings.
struct ConfiguredTokensTests {
  private let folder = TestFolder()

  private func write(_ name: String, _ text: String) throws {
    try createFolders(splitPath(folder[name]).folder)
    try writeOutput(folder[name], Array(text.utf8))
  }

  /// The tokens of a system with some lines, which stand below its name.
  private func load(_ lines: String...) throws(RunError) -> ProjectThemes {
    let text = "version: 1\nsystems:\n  s:\n" + lines.map { "    \($0)\n" }.joined()
    #expect(throws: Never.self) { try write("dsrender.yaml", text) }
    return try loadThemes(folder["dsrender.yaml"])
  }

  private func value(_ path: String, _ themes: ProjectThemes, _ modes: [String: String] = [:]) throws -> String {
    try themes.systems[0].theme.value(of: TokenPath(path), in: ModeSelection(modes)).text
  }

  /// What is wrong, in short: the id and the hint of each problem.
  private func problems(_ themes: ProjectThemes) -> [String] { themes.problems.map(\.id) }

  private func number(_ value: Int, _ name: String = "x") -> String {
    #"{"n": {"$type": "number", "\#(name)": {"$value": \#(value)}}}"#
  }

  // MARK: Folders

  @Test func `a folder stands for its token files, and a file behind it wins`() throws {
    try write("t/2.json", number(2))
    try write("t/10.json", number(10))
    try write("t/package.json", #"{"name": "tokens"}"#)
    try write("last.json", number(3, "y"))
    let themes = try load("tokens: [t, last.json]")
    #expect(problems(themes) == [])
    #expect(try value("n.x", themes) == "10")
    #expect(try value("n.y", themes) == "3")
  }

  @Test func `a folder's files are what they are without a configuration: a resolver document, sets or schemes`() throws
  {
    try write(
      "r/a.resolver.json",
      #"{"version": "2025.10", "resolutionOrder": [{"type": "set", "name": "s", "sources": [{"$ref": "in/a.json"}]}]}"#)
    try write("r/in/a.json", number(1))
    try write("r/in/broken.json", "{")
    try write("st/$themes.json", #"[{"name": "One", "selectedTokenSets": {"a": "enabled"}}]"#)
    try write("st/a.json", number(2))
    try write("sc/light.json", number(3))
    try write("sc/dark.json", number(4))
    #expect(try value("n.x", load("tokens: r/")) == "1")
    #expect(try value("n.x", load("tokens: st")) == "2")
    #expect(try value("n.x", load("tokens: sc"), ["scheme": "dark"]) == "4")
    #expect(problems(try load("tokens: r")) == [])
  }

  @Test func `a folder without a token file is an error with a hint, and so is a broken file in it`() throws {
    try write("t/settings.json", #"{"indent": 2}"#)
    for line in ["bareSize: px", "modes: {scheme: [light, dark]}"] {
      let found: [Diagnostic]
      do throws(RunError) { found = try load("tokens: t", line).problems } catch { found = error.problems }
      #expect(found.map(\.id) == ["no-token-files"] && found[0].hint != nil && found[0].location.line == 4, "\(found)")
    }
    try write("t/a.json", number(1))
    try write("t/b.json", "{")
    #expect(try load("tokens: t").problems.map(\.severity) == [.error])
  }

  @Test func `a folder may stand beside modes that views read`() throws {
    try write("t/a.json", number(1))
    let themes = try load("tokens: t", "modes: {scheme: [light, dark]}")
    #expect(problems(themes) == [])
    #expect(try value("n.x", themes, ["scheme": "dark"]) == "1")
  }

  // MARK: Files that modes pick

  @Test func `a file for each brand and scheme is two modes`() throws {
    try write("t/base.json", #"{"n": {"$type": "number", "x": {"$value": 0}, "y": {"$value": "{n.x}"}}}"#)
    for (index, name) in ["finn-light", "finn-dark", "sosh-light", "sosh-dark"].enumerated() {
      try write("t/\(name).json", number(index + 1))
    }
    let themes = try load(
      #"tokens: [t/base.json, "t/{brand}-{scheme}.json"]"#, "modes: {brand: [finn, sosh], scheme: [light, dark]}")
    #expect(problems(themes) == [])
    #expect(try value("n.y", themes) == "1")
    #expect(try value("n.y", themes, ["scheme": "dark"]) == "2")
    #expect(try value("n.y", themes, ["brand": "sosh"]) == "3")
    #expect(try value("n.y", themes, ["brand": "sosh", "scheme": "dark"]) == "4")
    let explanation = try themes.systems[0].theme.explain(
      TokenPath("n.y"), in: ModeSelection(["brand": "sosh", "scheme": "dark"]))
    #expect(explanation.text.contains("→ n.x = 4  [brand=sosh scheme=dark, replaces tokens]"), "\(explanation.text)")
  }

  @Test func `a fault in a file of one combination alone is found`() throws {
    for name in ["a-c", "a-d", "b-c"] { try write("\(name).json", number(1)) }
    try write("b-d.json", #"{"n": {"$type": "number", "x": {"$value": "{n.y}"}}}"#)
    let themes = try load(#"tokens: "{m}-{o}.json""#, "modes: {m: [a, b], o: [c, d]}")
    #expect(problems(themes) == ["missing-alias-target"])
  }

  @Test func `files of one mode, and modes that pick none, are read too`() throws {
    try write("c/light/all.json", number(1))
    try write("c/dark/all.json", number(2))
    let themes = try load(#"tokens: "c/{scheme}/all.json""#, "modes: {scheme: [light, dark], hue: [warm, cold]}")
    #expect(problems(themes) == [])
    #expect(try value("n.x", themes, ["scheme": "dark", "hue": "cold"]) == "2")
  }

  @Test(arguments: [
    ("modes: {brand: [a, b]}", "unknown-mode", "did you mean 'brand'?"),
    ("bareSize: px", "unknown-mode", "list its values: modes: {brnd: [light, dark]}"),
    ("modes: {brnd: [a, b]}", "missing-file", nil),
  ])
  func `a mode that is not listed, and a file that is not there, are errors`(
    line: String, id: String, hint: String?
  ) throws {
    try write("a.json", number(1))
    let found: [Diagnostic]
    do throws(RunError) { found = try load(#"tokens: "{brnd}.json""#, line).problems } catch { found = error.problems }
    let first = try #require(found.first { $0.severity == .error }, "\(found)")
    #expect(first.location.line == 4)
    if let hint { #expect(first.id == id && first.hint == hint, "\(first)") }
  }

  // MARK: Names

  @Test func `modes and contexts have the ids that the configuration gives their names`() throws {
    for mode in ["Mode 1", "Größe L"] {
      try write(
        "Collection 1/\(mode).json",
        #"{"n": {"$type": "number", "x": {"$value": \#(mode.utf8.count)}}, "$extensions": {"com.figma.modeName": "\#(mode)"}}"#
      )
    }
    try write(
      "themes.json",
      #"""
      {"a": {"n": {"$type": "number", "x": {"$value": 1}}}, "b": {"n": {"$type": "number", "x": {"$value": 2}}},
       "$themes": [{"name": "Tag", "group": "Art", "selectedTokenSets": {"a": "enabled"}},
                   {"name": "Nacht!", "group": "Art", "selectedTokenSets": {"b": "enabled"}}]}
      """#)
    try write(
      "r.json",
      ##"""
      {"version": "2025.10", "modifiers": {"Modus": {"default": "L", "contexts": {
         "L": [{"n": {"$type": "number", "x": {"$value": 1}}}], "D": [{"n": {"$type": "number", "x": {"$value": 2}}}]}}},
       "resolutionOrder": [{"$ref": "#/modifiers/Modus"}]}
      """##)
    let figma = try load(
      "tokens: [Collection 1/Mode 1.json, Collection 1/Größe L.json]",
      "names: {Collection 1: density, Mode 1: regular, Größe L: large}")
    #expect(problems(figma) == [])
    #expect(try value("n.x", figma, ["density": "large"]) == "9")
    let studio = try load("tokens: themes.json", "names: {Art: scheme, Tag: light, Nacht!: dark}")
    #expect(try value("n.x", studio, ["scheme": "dark"]) == "2")
    let resolver = try load("resolver: r.json", "names: {Modus: scheme, L: light, D: dark}")
    #expect(try value("n.x", resolver, ["scheme": "dark"]) == "2")
  }

  @Test func `files that modes pick may have other names than the contexts`() throws {
    try write("Hell.json", number(1))
    try write("Dunkel.json", number(2))
    let themes = try load(
      #"tokens: "{scheme}.json""#, "modes: {scheme: [light, dark]}", "names: {Hell: light, Dunkel: dark}")
    #expect(try value("n.x", themes, ["scheme": "dark"]) == "2")
  }

  @Test func `a name that no mode has is a warning, and an id that cannot be one an error`() throws {
    try write("a.json", number(1))
    #expect(problems(try load("tokens: a.json", "names: {Mode 1: light}")) == ["unused-name"])
    #expect(problems(try load("tokens: a.json", "names: {Mode 1: a b}")) == ["invalid-name"])
  }

  // MARK: Accepted warnings

  @Test func `a warning of token files is accepted with a reason, in the files that are named`() throws {
    try write("t/a.json", ##"{"c": {"x": {"value": "#fff", "type": "color"}}}"##)
    try write("t/b.json", ##"{"c": {"y": {"value": "#fff", "type": "color"}}}"##)
    func lines(_ pattern: String) -> String {
      "accepts: [{finding: legacy-token-format, in: \(pattern), because: Our build reads it.}]"
    }
    #expect(try Set(problems(load("tokens: t"))) == ["legacy-token-format"])
    #expect(problems(try load("tokens: t", lines("t/*.json"))) == [])
    let rest = try load("tokens: t", lines("t/a.json")).problems
    #expect(!rest.isEmpty && rest.allSatisfy { $0.location.file.hasSuffix("b.json") }, "\(rest)")
  }

  @Test func `an acceptance of no warning is a warning, and a fault cannot be accepted`() throws {
    try write("a.json", number(1))
    let unused = try load("tokens: a.json", #"accepts: [{finding: bare-size, in: "*", because: We know.}]"#).problems
    #expect(unused.map(\.id) == ["unused-acceptance"])
    #expect(unused[0].message == "'bare-size' is accepted in token files that do not have it")
    for entry in [
      "{finding: missing-alias-target, in: a.json, because: We know.}",
      "{finding: bare-size, in: a.json, because: ' '}",
      "{finding: bare-size, because: We know.}", "{finding: bare-size, in: [], because: We know.}",
    ] {
      let found = try load("tokens: a.json", "accepts: [\(entry)]").problems
      #expect(found.contains { $0.severity == .error && $0.location.line == 5 }, "\(entry) \(found)")
    }
  }
}

extension RunError {
  /// What is wrong with the input; empty for other ends.
  fileprivate var problems: [Diagnostic] { if case .badInput(let problems) = self { problems } else { [] } }
}
