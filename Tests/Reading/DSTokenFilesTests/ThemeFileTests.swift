import DSCascade
import DSDiagnostics
import DSGeometry
import DSSyntax
import DSTokenFiles
import Testing

/// Modes that token files have by themselves: themes of Tokens Studio, and Figma's exports with a file for each mode.
struct ThemeFileTests {
  private struct Files {
    let theme: Theme
    let diagnostics: [Diagnostic]

    init(_ listed: [(String, String)], beside: [String: String] = [:]) throws {
      var bag = DiagnosticBag()
      theme = readTokenFiles(
        try listed.map { ($0.0, try syntax($0.1, file: $0.0)) }, name: "test", diagnostics: &bag
      ) { path in
        guard let text = beside[path] else {
          throw UnreadableSource(
            problem: Diagnostic("missing-file", "there is no '\(path)'", at: SourceLocation(file: path)))
        }
        return try syntax(text, file: path)
      }
      bag.add(contentsOf: theme.diagnostics(in: theme.coveringSelections))
      diagnostics = bag.diagnostics
    }

    func text(_ path: String, _ modes: [String: String] = [:]) throws -> String {
      try theme.value(of: TokenPath(path), in: ModeSelection(modes)).text
    }

    func has(_ id: String) -> Bool { diagnostics.contains { $0.id == id } }
  }

  private static let sets = (
    core: ##"{"blue": {"value": "#0044ff", "type": "color"}, "space": {"value": "4", "type": "spacing"}}"##,
    light: #"{"brand": {"value": "{blue}", "type": "color"}}"#,
    dark: ##"{"brand": {"value": "#88aaff", "type": "color"}}"##,
    tight: #"{"space": {"value": "2", "type": "spacing"}}"#
  )

  private static let themes = #"""
    [{"id": "1", "name": "Light", "group": "mode", "selectedTokenSets": {"core": "source", "light": "enabled"}},
     {"id": "2", "name": "Dark", "group": "mode", "selectedTokenSets": {"core": "source", "dark": "enabled", "light": "disabled"}}]
    """#

  @Test func `the themes of one file are the contexts of a mode, and its sets no groups`() throws {
    let file = try Files([
      (
        "tokens.json",
        """
        {"core": \(Self.sets.core), "light": \(Self.sets.light), "dark": \(Self.sets.dark),
         "$themes": \(Self.themes), "$metadata": {"tokenSetOrder": ["core", "light", "dark"]}}
        """
      )
    ])
    #expect(file.diagnostics.allSatisfy { $0.severity == .warning }, "\(file.diagnostics.map(\.text))")
    #expect(
      file.theme.modes == [Theme.Mode(name: "mode", contexts: ["Light", "Dark"], defaultContext: "Light")])
    #expect(try file.text("brand") == "#0044ff")
    #expect(try file.text("brand", ["mode": "dark"]) == "#88aaff")
    let why = try file.theme.explain(TokenPath("brand"), in: ModeSelection(["mode": "Light"])).text
    #expect(why.contains("brand = {blue}  [mode=Light]") && why.contains("blue = \"#0044ff\"  [core]"), "\(why)")
  }

  @Test func `groups of themes are modes that are chosen independently, and sets keep their order`() throws {
    let file = try Files([
      (
        "tokens.json",
        """
        {"core": \(Self.sets.core), "light": \(Self.sets.light), "dark": \(Self.sets.dark), "tight": \(Self.sets.tight),
         "$themes": [
           {"name": "Light", "group": "Farbe", "selectedTokenSets": {"core": "source", "light": "enabled"}},
           {"name": "Größe L", "group": "Größe", "selectedTokenSets": {"core": "enabled"}},
           {"name": "Größe S", "group": "Größe", "selectedTokenSets": {"core": "enabled", "tight": "enabled"}},
           {"name": "Dark", "group": "Farbe", "selectedTokenSets": {"dark": "enabled"}}],
         "$metadata": {"tokenSetOrder": ["core", "light", "dark", "tight"]}}
        """
      )
    ])
    #expect(file.theme.modes.map(\.name) == ["Farbe", "groesse"])
    #expect(file.theme.modes.map(\.contexts) == [["Light", "Dark"], ["groesse-l", "groesse-s"]])
    #expect(try file.text("space") == "4 pt")
    #expect(try file.text("space", ["groesse": "groesse-s", "Farbe": "Dark"]) == "2 pt")
    #expect(try file.text("brand", ["groesse": "groesse-s", "Farbe": "Dark"]) == "#88aaff")
  }

  @Test(arguments: [["tokens/$themes.json"], ["tokens/$metadata.json", "tokens/$themes.json", "tokens/core.json"]])
  func `a folder of sets is found by its themes`(listed: [String]) throws {
    let texts = [
      "tokens/$themes.json": Self.themes.replacing("\"light\"", with: "\"mode/light\""),
      "tokens/$metadata.json": #"{"tokenSetOrder": ["core", "mode/light", "dark"]}"#,
      "tokens/core.json": Self.sets.core, "tokens/mode/light.json": Self.sets.light, "tokens/dark.json": Self.sets.dark,
    ]
    let file = try Files(listed.map { ($0, texts[$0] ?? "") }, beside: texts)
    #expect(try file.text("brand") == "#0044ff")
    #expect(try file.text("brand", ["mode": "Dark"]) == "#88aaff")
  }

  @Test func `sets without themes are put on one another in their order`() throws {
    let file = try Files([
      (
        "tokens.json",
        """
        {"tight": \(Self.sets.tight), "core": \(Self.sets.core), "$themes": [],
         "$metadata": {"tokenSetOrder": ["core", "tight"]}}
        """
      )
    ])
    #expect(file.theme.modes.isEmpty)
    #expect(try file.text("space") == "2 pt")
  }

  @Test(arguments: [
    (#"[{"name": "A"}]"#, "bad-theme"), (#"["A"]"#, "bad-theme"),
    (#"[{"name": "A", "selectedTokenSets": {"core": "enabled"}}]"#, "unused-set"),
    (#"[{"name": "A", "selectedTokenSets": {"core": "enabled", "gone": "enabled"}}]"#, "missing-file"),
    (#"[{"name": "A", "selectedTokenSets": {"core": "enabled", "../../x": "enabled"}}]"#, "unused-set"),
  ])
  func `a fault of a theme is a warning, and the rest is read`(themes: String, id: String) throws {
    let file = try Files(
      [("tokens/$themes.json", themes), ("tokens/core.json", Self.sets.core), ("tokens/dark.json", Self.sets.dark)])
    #expect(file.has(id) && file.diagnostics.allSatisfy { $0.severity == .warning }, "\(file.diagnostics.map(\.text))")
    if id != "bad-theme" { #expect(try file.text("space") == "4 pt") }
  }

  @Test func `themes that are no list are an error`() throws {
    #expect(try Files([("tokens/$themes.json", "{}")]).diagnostics.map(\.id) == ["wrong-type"])
  }

  @Test func `files of Figma's modes are the contexts of a mode, and its aliases a part of the explanation`() throws {
    func export(_ mode: String, _ color: String) -> String {
      """
      {"Border": {"Plain": {"$type": "color", "$value": {"colorSpace": "srgb", "components": \(color), "alpha": 1},
        "$extensions": {"com.figma.aliasData": {"targetVariableName": "Neutral/Lighter", "targetVariableSetName": "Alias"}}}},
       "$extensions": {"com.figma.modeName": "\(mode)"}}
      """
    }
    let file = try Files([
      ("Theme colours/Light.tokens.json", export("Mode 1", "[1, 1, 1]")),
      ("Theme colours/Dark.tokens.json", export("v1.5", "[0, 0, 0]")),
      (
        "Sizes/Mode 1.tokens.json",
        #"{"s": {"$type": "number", "$value": 1}, "$extensions": {"com.figma.modeName": "Mode 1"}}"#
      ),
    ])
    #expect(file.diagnostics.isEmpty, "\(file.diagnostics.map(\.text))")
    #expect(
      file.theme.modes == [Theme.Mode(name: "theme-colours", contexts: ["mode-1", "v1-5"], defaultContext: "mode-1")])
    #expect(try file.text("Border.Plain") == "#ffffff")
    #expect(try file.text("Border.Plain", ["theme-colours": "v1-5"]) == "#000000")
    #expect(try file.text("s") == "1")
    let why = try file.theme.explain(TokenPath("Border.Plain"), in: ModeSelection()).text
    #expect(why.contains("→ Neutral.Lighter = a variable that is in none of the files  [Figma: Alias]"), "\(why)")
  }

  @Test func `the variable that Figma's alias names is explained where a file has it`() throws {
    let color = #""$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 1, 1]}"#
    let file = try Files([
      ("a.json", #"{"Neutral": {"Lighter": {\#(color)}}}"#),
      (
        "b.json",
        #"{"Plain": {\#(color), "$extensions": {"com.figma.aliasData": {"targetVariableName": "Neutral/Lighter"}}}}"#
      ),
    ])
    let why = try file.theme.explain(TokenPath("Plain"), in: ModeSelection()).text
    #expect(why.contains("→ Neutral.Lighter = {") && why.contains("[a.json]"), "\(why)")
  }

  @Test func `contexts of a resolver document have ids, whatever their names`() throws {
    let file = try ResolverTests.Resolved(
      ##"""
      {"version": "2025.10", "sets": {"s": {"sources": [{"a": {"$type": "number", "$value": 1}}]}},
       "modifiers": {"m": {"default": "Größe L", "contexts": {
         "Mode 1": [], "Größe L": [{"a": {"$type": "number", "$value": 2}}], "v1.5": [], "日本": [], "mode-1": []}}},
       "resolutionOrder": [{"$ref": "#/sets/s"}, {"$ref": "#/modifiers/m"}]}
      """##, files: [:])
    #expect(file.text == "")
    #expect(file.theme?.modes.first?.contexts == ["mode-1", "groesse-l", "v1-5", "context", "mode-1-2"])
    #expect(try file.value("a") == "2" && file.value("a", ["m": "mode-1"]) == "1")
  }
}
