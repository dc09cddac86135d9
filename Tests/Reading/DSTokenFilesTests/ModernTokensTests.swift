import DSCascade
import DSDiagnostics
import DSGeometry
import DSSyntax
import DSTokenFiles
import Testing

/// Token files of other formats as files of DTCG 2025.10.
@Suite struct ModernTokensTests {
  static func theme(_ text: String, file: String = "t.json") throws -> Theme {
    var bag = DiagnosticBag()
    return readTokenFiles([(file, try syntax(text, file: file))], name: "t", diagnostics: &bag)
  }

  @Test func `Style Dictionary’s files become modern`() throws {
    let modern = try ModernTokens(
      Self.theme(
        ##"""
        {"color": {"base": {"value": "#f80", "type": "color", "comment": "Orange."},
                   "text": {"value": "{color.base.value}", "extensions": {"x": 1}}},
         "size": {"small": {"value": "4px", "type": "dimension"}}}
        """##))
    #expect(modern.changed.isEmpty)
    #expect(modern.kept.isEmpty)
    #expect(modern.files.map(\.name) == ["t.tokens.json"])
    let text = modern.files[0].text
    #expect(text.contains(#""$value": "{color.base}""#))
    #expect(text.contains(#""$type": "dimension""#))
    #expect(text.contains(#""$description": "Orange.""#))
    #expect(text.contains(#""x""#))
    // Nothing of the old form is left: reading it gives no remark.
    var bag = DiagnosticBag()
    _ = readTokenFiles([("t", try syntax(text, file: "t"))], name: "t", diagnostics: &bag)
    #expect(bag.diagnostics.map(\.text) == [])
  }

  @Test func `the order of tokens stays`() throws {
    let modern = try ModernTokens(
      Self.theme(
        #"{"z": {"b": {"$type": "number", "$value": 1}, "a": {"$type": "number", "$value": 2}}, "c": {"$type": "number", "$value": 3}}"#
      ))
    let names = modern.files[0].text.split(separator: "\n").compactMap { line in
      ["\"z\"", "\"b\"", "\"a\"", "\"c\""].first { line.contains($0 + ":") }
    }
    #expect(names == ["\"z\"", "\"b\"", "\"a\"", "\"c\""])
  }

  static let themes = ##"""
    {"$themes": [{"name": "Light", "group": "mode", "selectedTokenSets": {"core": "source", "light": "enabled", "use": "enabled"}},
                 {"name": "Dark", "group": "mode", "selectedTokenSets": {"core": "source", "dark": "enabled", "use": "enabled"}}],
     "$metadata": {"tokenSetOrder": ["core", "light", "dark", "use"]},
     "core": {"space": {"value": "4", "type": "spacing"}, "wide": {"value": "{space} * 2", "type": "spacing"}},
     "light": {"ink": {"value": "#000", "type": "color"}, "step": {"value": "1", "type": "number"}},
     "dark": {"ink": {"value": "#fff", "type": "color"}, "step": {"value": "2", "type": "number"}},
     "use": {"text": {"value": "{ink}", "type": "color"}, "far": {"value": "{space} * {step}", "type": "spacing"},
             "soft": {"value": "rgba({ink}, 0.5)", "type": "color"},
             "shadow": {"value": {"x": "0", "y": "2", "blur": "4", "spread": "0", "color": "{ink}", "type": "dropShadow"}, "type": "boxShadow"}}}
    """##

  @Test func `themes become modifiers with the same values`() throws {
    let theme = try Self.theme(Self.themes)
    let modern = try ModernTokens(theme)
    #expect(modern.changed.map(\.description) == [])
    // Calculations whose results differ between contexts have no form in DTCG.
    #expect(modern.kept.map(\.description) == ["far", "soft"])
    #expect(modern.files.map(\.name).last == "tokens.resolver.json")
    let core = try #require(modern.files.first { $0.name == "core.tokens.json" }).text
    #expect(!core.contains("*"))
    let files = Dictionary(uniqueKeysWithValues: modern.files.map { ($0.name, $0.text) })
    let resolved = try ResolverTests.Resolved(try #require(files["tokens.resolver.json"]), files: files)
    for context in ["Light", "Dark"] {
      for path in ["ink", "text", "wide", "far", "soft", "shadow"] {
        let modes = ModeSelection(["mode": context])
        #expect(
          try resolved.theme?.value(of: TokenPath(path), in: modes) == theme.value(of: TokenPath(path), in: modes),
          "\(path) in \(context)")
      }
    }
  }

  @Test func `files that modes pick together are refused`() throws {
    let theme = Theme(
      name: "t", layers: [.init(name: "a b", .modes(["a", "b"], [["1", "1"]: Style()]))],
      modes: [.init(name: "a", contexts: ["1"]), .init(name: "b", contexts: ["1"])])
    #expect(throws: DiagnosticsError.self) { try ModernTokens(theme) }
  }

  @Test func `faulty tokens stay as they are`() throws {
    let modern = try ModernTokens(Self.theme(#"{"a": {"$type": "color", "$value": 7}, "b": {"$value": "{none}"}}"#))
    #expect(modern.changed.isEmpty)
    #expect(modern.files[0].text.contains("{none}"))
    #expect(modern.files[0].text.contains("7"))
  }
}
