import DSCascade
import DSDiagnostics
import DSGeometry
import DSTokenFiles
import Testing

/// Tokens that have a value for each context of a mode beside their own.
struct ModesInTokensTests {
  private struct Files {
    let theme: Theme
    let diagnostics: [Diagnostic]

    init(_ texts: String..., names: [String: String] = [:]) throws {
      var bag = DiagnosticBag()
      let files = try texts.enumerated().map { ("file\($0).json", try syntax($1, file: "file\($0).json")) }
      theme = readTokenFiles(files, name: "test", names: names, diagnostics: &bag)
      bag.add(contentsOf: theme.diagnostics(in: theme.coveringSelections))
      // Values are written as texts here, which are easy to read.
      diagnostics = bag.diagnostics.filter { $0.id != "legacy-token-format" }
    }

    func text(_ path: String, _ modes: [String: String] = [:]) throws -> String {
      try theme.value(of: TokenPath(path), in: ModeSelection(modes)).text
    }

    var text: String { diagnostics.map(\.text).joined(separator: "\n") }
  }

  private static func token(_ value: String, _ mode: String, _ type: String = "color") -> String {
    #"{"$type": "\#(type)", "$value": \#(value), "$extensions": {"mode": \#(mode)}}"#
  }

  @Test func `values for a light and a dark scheme are a mode named scheme, and references follow it`() throws {
    let page = Self.token(##""#ffffff""##, ##"{"light": "#ffffff", "dark": "{ink}"}"##)
    let file = try Files(
      ##"{"page": \##(page), "ink": {"$type": "color", "$value": "#101010"}, "card": {"$type": "color", "$value": "{page}"}}"##
    )
    #expect(file.diagnostics.isEmpty, "\(file.text)")
    #expect(
      file.theme.modes == [Theme.Mode(name: "scheme", contexts: ["light", "dark"], defaultContext: "light")])
    #expect(try file.text("card") == "#ffffff" && file.text("card", ["scheme": "dark"]) == "#101010")
    let dark = try file.theme.style(in: ModeSelection(["scheme": "dark"])).definition(of: TokenPath("page"))
    #expect(dark?.extensions.isEmpty == true)
    let why = try file.theme.explain(TokenPath("page"), in: ModeSelection(["scheme": "dark"])).text
    #expect(why.contains("page = {ink}  [scheme=dark, replaces file0.json]"), "\(why)")
  }

  @Test(arguments: [
    // A token's own value is the light one where only a dark one lies beside it.
    (##"{"dark": "#000000"}"##, ["light", "dark"], "light"),
    (##"{"Dark": "#000000", "dark-contrast": "#000001"}"##, ["light", "Dark", "dark-contrast"], "light"),
    // The context that has the token's own value is the default one.
    (##"{"light": "#eeeeee", "dark": "#ffffff"}"##, ["light", "dark"], "dark"),
    (##"{"dark": "#000000", "light": "#eeeeee"}"##, ["dark", "light"], "light"),
    // Terrazzo's name for the token's own value.
    (##"{".": "#ffffff", "dark": "#000000"}"##, ["light", "dark"], "light"),
    (##"{"dark": {"$value": "#000000"}}"##, ["light", "dark"], "light"),
    (##"{"light": "#000000"}"##, ["dark", "light"], "dark"),
    // A variant of the light scheme is not the light one.
    (##"{"dark": "#000000", "light-high-contrast": "#fefefe"}"##, ["light", "dark", "light-high-contrast"], "light"),
    (##"{"dark": "#ffffff", "dark-contrast": "#000000"}"##, ["light", "dark", "dark-contrast"], "light"),
    (##"{"lightMode": "#ffffff", "darkMode": "#000000"}"##, ["lightMode", "darkMode"], "lightMode"),
  ])
  func `contexts keep their order, and one of them is the token's own`(
    mode: String, contexts: [String], standard: String
  ) throws {
    let file = try Files(#"{"page": \#(Self.token(##""#ffffff""##, mode))}"#)
    #expect(file.diagnostics.isEmpty, "\(file.text)")
    #expect(file.theme.modes == [Theme.Mode(name: "scheme", contexts: contexts, defaultContext: standard)])
    #expect(try Set(contexts.map { try file.text("page", ["scheme": $0]) }).count > 1)
  }

  @Test func `a name without another is no mode where its values are the tokens' own`() throws {
    let file = try Files(
      """
      {"page": \(Self.token(##""#ffffff""##, ##"{"Mode 1": "#ffffff"}"##)),
       "gap": \(Self.token(#""4px""#, #"{"Value": "4px"}"#, "dimension"))}
      """)
    #expect(file.theme.modes == [] && file.diagnostics.isEmpty, "\(file.text)")
  }

  @Test func `a context is the default where every token has it, and a light one otherwise`() throws {
    let file = try Files(
      """
      {"page": \(Self.token(##""#ffffff""##, ##"{"sepia": "#ffffff", "dark": "#000000"}"##)),
       "ink": \(Self.token(##""#111111""##, ##"{"dark": "#eeeeee"}"##))}
      """)
    #expect(file.theme.modes.map(\.contexts) == [["light", "sepia", "dark"]])
    #expect(try file.text("ink") == "#111111" && file.text("ink", ["scheme": "sepia"]) == "#111111")
  }

  @Test func `a weight called light is no scheme`() throws {
    let file = try Files(#"{"weight": \#(Self.token("400", #"{"Light": 300, "Bold": 700}"#, "fontWeight"))}"#)
    #expect(file.theme.modes.map(\.name) == ["mode"] && file.theme.modes.map(\.defaultContext) == ["default"])
    #expect(try file.text("weight") == "400")
  }

  @Test(arguments: ["{}", "{x..y}"])
  func `a text that is no value is a fault of its context alone`(text: String) throws {
    let file = try Files(#"{"page": \#(Self.token(##""#ffffff""##, #"{"dark": "\#(text)"}"#))}"#)
    #expect(!file.diagnostics.isEmpty && file.diagnostics.allSatisfy { $0.severity == .warning }, "\(file.text)")
    #expect(try file.text("page", ["scheme": "light"]) == "#ffffff")
    #expect(throws: TokenError.self) { try file.text("page", ["scheme": "dark"]) }
  }

  @Test func `of two spellings in a token the last one counts, and modes of modes are a warning`() throws {
    let twice = try Files(#"{"page": \#(Self.token(##""#ffffff""##, ##"{"Dark": "#000001", "dark": "#000002"}"##))}"#)
    #expect(twice.diagnostics.map(\.id) == ["duplicate-key"])
    #expect(try twice.text("page", ["scheme": "dark"]) == "#000002")
    let nested = try Files(
      #"{"page": \#(Self.token(##""#ffffff""##, ##"{"scheme": {"light": "#ffffff", "dark": "#000000"}}"##))}"#)
    #expect(nested.diagnostics.map(\.id) == ["unread-extension"] && nested.theme.modes == [])
  }

  @Test func `files of a collection and files with modes in their tokens go together`() throws {
    func collection(_ mode: String, _ value: String) -> String {
      #"{"page": {"$type": "color", "$value": "\#(value)"}, "$extensions": {"com.figma.modeName": "\#(mode)"}}"#
    }
    let file = try Files(
      collection("Light", "#ffffff"), collection("Dark", "#000000"),
      #"{"row": \#(Self.token(#""40px""#, #"{"compact": "32px"}"#, "dimension"))}"#)
    #expect(file.theme.modes.map(\.contexts) == [["Light", "Dark"], ["default", "compact"]], "\(file.text)")
    #expect(try file.text("row", ["density": "compact"]) == "32 pt")
  }

  @Test func `further modes than twenty are a warning`() throws {
    let tokens = (1...25).map { #""t\#($0)": \#(Self.token("1", "{\"context\($0)\": 2}", "number"))"# }
    let file = try Files("{" + tokens.joined(separator: ", ") + "}")
    #expect(file.theme.modes.count == 20 && file.diagnostics.map(\.id) == ["unread-extension"])
    #expect(file.text.contains("more than 20 modes") && file.text.contains("and 4 more in this file"), "\(file.text)")
  }

  @Test func `names that no token has together are contexts of different modes`() throws {
    let file = try Files(
      """
      {"page": \(Self.token(##""#ffffff""##, ##"{"dark": "#000000"}"##)),
       "row": \(Self.token(#""40px""#, #"{"compact": "32px", "comfortable": "52px"}"#, "dimension")),
       "gap": \(Self.token(#""4px""#, #"{"Brand B": "6px"}"#, "dimension"))}
      """)
    #expect(file.diagnostics.isEmpty, "\(file.text)")
    #expect(
      file.theme.modes == [
        Theme.Mode(name: "scheme", contexts: ["light", "dark"], defaultContext: "light"),
        Theme.Mode(name: "density", contexts: ["default", "compact", "comfortable"], defaultContext: "default"),
        Theme.Mode(name: "mode", contexts: ["default", "brand-b"], defaultContext: "default"),
      ])
    #expect(try file.text("row") == "40 pt" && file.text("row", ["density": "comfortable"]) == "52 pt")
    #expect(try file.text("gap", ["mode": "brand-b", "scheme": "dark"]) == "6 pt")
  }

  @Test func `names give contexts and modes different ids`() throws {
    let page = #"{"page": \#(Self.token(##""#ffffff""##, ##"{"Tag": "#ffffff", "Nacht": "#000000"}"##))}"#
    let file = try Files(page, names: ["mode": "scheme", "Tag": "light", "Nacht": "dark"])
    #expect(
      file.theme.modes == [Theme.Mode(name: "scheme", contexts: ["light", "dark"], defaultContext: "light")])
    #expect(try file.text("page", ["scheme": "dark"]) == "#000000")
  }

  @Test func `Spectrum's sets are contexts, of the scheme or of the device`() throws {
    func token(_ sets: String) -> String { #"{"$schema": "https://x.test/set.json", "uuid": "1", "sets": {\#(sets)}}"# }
    func set(_ name: String, _ value: String) -> String { #""\#(name)": {"value": "\#(value)", "uuid": "2"}"# }
    let file = try Files(
      """
      {"gray": \(token([set("light", "#f8f8f8"), set("dark", "#111111"), set("wireframe", "#ffffff")].joined(separator: ","))),
       "page": {"value": "{gray}", "uuid": "3"},
       "icon": \(token([set("desktop", "10px"), set("mobile", "14px")].joined(separator: ",")))}
      """)
    #expect(file.diagnostics.allSatisfy { $0.severity == .warning }, "\(file.text)")
    #expect(file.theme.modes.map(\.name) == ["scheme", "mode"])
    #expect(file.theme.modes.map(\.contexts) == [["light", "dark", "wireframe"], ["desktop", "mobile"]])
    #expect(file.theme.modes.map(\.defaultContext) == ["light", "desktop"])
    #expect(try file.text("page") == "#f8f8f8" && file.text("page", ["scheme": "wireframe"]) == "#ffffff")
    #expect(try file.text("icon", ["mode": "mobile"]) == "14 pt")
  }

  @Test func `a dark value beside the value is one of the dark scheme`() throws {
    let file = try Files(##"{"page": {"value": "#fff", "darkValue": "#000", "type": "color"}}"##)
    #expect(file.theme.modes.map(\.contexts) == [["light", "dark"]])
    #expect(try file.text("page", ["scheme": "dark"]) == "#000000")
  }

  @Test func `a value that its type cannot have is a fault of its context, at its place`() throws {
    let file = try Files(
      ##"""
      {"page": {"$type": "color", "$value": "#ffffff",
        "$extensions": {"mode": {"dark": "nacht"}}}}
      """##)
    #expect(file.diagnostics.allSatisfy { $0.location.line == 2 } && !file.diagnostics.isEmpty, "\(file.text)")
    #expect(try file.text("page") == "#ffffff")
    #expect(throws: TokenError.self) { try file.text("page", ["scheme": "dark"]) }
  }

  @Test func `a later file wins in every mode, and adds to modes of earlier ones`() throws {
    let file = try Files(
      ##"{"page": \##(Self.token(##""#ffffff""##, ##"{"dark": "#000000"}"##)), "ink": {"$type": "color", "$value": "#111111"}}"##,
      ##"{"page": {"$type": "color", "$value": "#ff0000"}, "ink": \##(Self.token(##""#222222""##, ##"{"Dark": "#eeeeee"}"##))}"##
    )
    #expect(file.theme.modes.map(\.contexts) == [["light", "dark"]])
    #expect(try file.text("page", ["scheme": "dark"]) == "#ff0000")
    #expect(try file.text("ink") == "#222222" && file.text("ink", ["scheme": "dark"]) == "#eeeeee")
  }

  @Test func `modes that a configuration lists take the values of their contexts, and others are a warning`() throws {
    var bag = DiagnosticBag()
    let page = Self.token(##""#ffffff""##, ##"{"Nacht": "#000000", "sepia": "#f0e0c0"}"##)
    let theme = readTokenFiles(
      [TokenFileChoice(try syntax(#"{"page": \#(page)}"#))],
      modes: [Theme.Mode(name: "look", contexts: ["light", "dark"], defaultContext: "light")], name: "test",
      names: ["Nacht": "dark"], diagnostics: &bag)
    #expect(bag.diagnostics.filter { $0.id != "legacy-token-format" }.map(\.id) == ["unread-extension"])
    #expect(bag.diagnostics.first { $0.id == "unread-extension" }?.hint?.contains("resolver") == true)
    let path = TokenPath("page")
    #expect(try theme.value(of: path, in: ModeSelection()).text == "#ffffff")
    #expect(try theme.value(of: path, in: ModeSelection(["look": "dark"])).text == "#000000")
  }
}
