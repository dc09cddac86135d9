import DSCascade
import DSDiagnostics
import DSGeometry
import DSSyntax
import DSTokenFiles
import Testing

/// Resolver documents of DTCG 2025.10.
struct ResolverTests {
  /// A resolver document read with files of the given contents.
  struct Resolved {
    let theme: Theme?
    let diagnostics: [Diagnostic]

    init(_ text: String, files: [String: String] = [:], tiers: [Tier] = []) throws {
      struct NoFile: Error {}
      var bag = DiagnosticBag()
      theme = readResolver(
        try syntax(text, file: "t.resolver.json"), name: "test", tiers: tiers, diagnostics: &bag,
        load: { path in
          guard let text = files[path] else { throw NoFile() }
          return try syntax(text, file: path)
        })
      if let theme { bag.add(contentsOf: theme.diagnostics(in: theme.coveringSelections)) }
      diagnostics = bag.diagnostics
    }

    var ids: [String] { diagnostics.map(\.id) }
    var text: String { diagnostics.map(\.text).joined(separator: "\n") }

    func value(_ path: String, _ modes: [String: String] = [:]) throws -> String {
      try #require(theme).value(of: TokenPath(path), in: ModeSelection(modes)).text
    }
  }

  static let files = [
    "./base.json": #"{"n": {"$type": "number", "a": {"$value": 1}, "b": {"$value": "{n.a}"}}}"#,
    "dark.json": #"{"night": {"n": {"$type": "number", "a": {"$value": 3}}}}"#,
  ]
  static let document = """
    {
      "name": "Test", "version": "2025.10", "$schema": "x", "$defs": { "any": 1 },
      "sets": { "base": { "sources": [{ "$ref": "./base.json" }, { "n": { "$type": "number", "c": { "$value": 9 } } }] } },
      "modifiers": {
        "scheme": {
          "contexts": { "light": [], "dark": [{ "$ref": "dark.json#/night" }] }, "default": "light"
        },
        "size": {
          "contexts": {
            "s": [{ "$ref": "#/sets/base" }, { "n": { "c": { "$value": 10 } } }],
            "l": [{ "n": { "c": { "$value": 20 } } }]
          }
        }
      },
      "resolutionOrder": [
        { "$ref": "#/sets/base" }, { "$ref": "#/modifiers/scheme" }, { "$ref": "#/modifiers/size" },
        { "type": "set", "name": "last", "sources": [{ "n": { "d": { "$value": "{n.c}" } } }] }
      ]
    }
    """

  @Test func `values for contexts of the document's modes may lie in the tokens of its sets`() throws {
    let file = #"{"n": {"$type": "number", "$value": 1, "$extensions": {"mode": {"dark": 5, "sepia": 6}}}}"#
    let resolved = try Resolved(
      """
      {"version": "2025.10", "sets": {"base": {"sources": [{"$ref": "a.json"}]}},
       "modifiers": {"look": {"contexts": {"light": [], "dark": []}, "default": "light"}},
       "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/look"}]}
      """, files: ["a.json": file])
    #expect(try resolved.value("n") == "1" && resolved.value("n", ["look": "dark"]) == "5", "\(resolved.text)")
    #expect(resolved.ids == ["unread-extension"], "no mode has a context 'sepia': \(resolved.text)")
  }

  @Test func `sets and modifiers become layers and modes, and aliases bind late`() throws {
    let file = try Resolved(Self.document, files: Self.files)
    #expect(file.ids == ["no-default-context"], "\(file.text)")
    let theme = try #require(file.theme)
    #expect(theme.name == "Test")
    #expect(
      theme.modes == [
        Theme.Mode(name: "scheme", contexts: ["light", "dark"], defaultContext: "light"),
        Theme.Mode(name: "size", contexts: ["s", "l"], defaultContext: "s"),
      ])
    #expect(try file.value("n.b", ["size": "l"]) == "1")
    #expect(try file.value("n.b", ["size": "l", "scheme": "dark"]) == "3")
    #expect(try file.value("n.d", ["size": "l"]) == "20")
    #expect(try file.value("n.d", ["size": "s"]) == "10")
    // The context s brings in the base set again, over the scheme.
    #expect(try file.value("n.b", ["size": "s", "scheme": "dark"]) == "1")
  }

  @Test func `modes that views read are those of a resolver document whose contexts are empty`() throws {
    let files = [
      ("a.json", #"{"$type": "number", "a": {"$value": 1}, "g": {"$description": "G", "b": {"$value": "{a}"}}}"#),
      ("b.json", #"{"$deprecated": true, "a": {"$type": "number", "$value": 2}, "c": {"$value": 1}}"#),
    ]
    let document = try Resolved(
      """
      {
        "version": "2025.10",
        "sets": { "tokens": { "sources": [{ "$ref": "a.json" }, { "$ref": "b.json" }] } },
        "modifiers": {
          "scheme": { "contexts": { "light": [{}], "dark": [{}] }, "default": "light" },
          "size": { "contexts": { "s": [{}], "m": [{}], "l": [{}] }, "default": "s" }
        },
        "resolutionOrder": [
          { "$ref": "#/sets/tokens" }, { "$ref": "#/modifiers/scheme" }, { "$ref": "#/modifiers/size" }
        ]
      }
      """, files: Dictionary(uniqueKeysWithValues: files))
    let expected = try #require(document.theme)
    var bag = DiagnosticBag()
    let modes = [
      Theme.Mode(name: "scheme", contexts: ["light", "dark"], defaultContext: "light"),
      Theme.Mode(name: "size", contexts: ["s", "m", "l"], defaultContext: "s"),
    ]
    let theme = readTokenFiles(
      try files.map { TokenFileChoice(try syntax($0.1, file: $0.0)) }, modes: modes, name: "test", diagnostics: &bag)
    bag.add(contentsOf: theme.diagnostics(in: theme.coveringSelections))
    #expect(bag.diagnostics == document.diagnostics && bag.diagnostics.map(\.id).contains("token-without-type"))
    #expect(theme.modes == expected.modes && theme.layers.map(\.name) == expected.layers.map(\.name))
    #expect(theme.selections == expected.selections && theme.selections.count == 6)
    for selection in theme.selections {
      let style = try theme.style(in: selection)
      #expect(try style == expected.style(in: selection) && style.tokenPaths.map(\.description) == ["a", "c", "g.b"])
    }
  }

  @Test func `inputs are matched without regard to case, and wrong ones are errors`() throws {
    let theme = try #require(try Resolved(Self.document, files: Self.files).theme)
    #expect(try theme.completed(ModeSelection(["SIZE": "L"])) == ModeSelection(["scheme": "light", "size": "l"]))
    func message(_ modes: [String: String]) -> String {
      do throws(TokenError) {
        _ = try theme.style(in: ModeSelection(modes))
        return ""
      } catch {
        return error.diagnostic(at: SourceLocation(file: "here")).text
      }
    }
    #expect(
      message(["size": "l", "sceme": "dark"])
        == "here: error: the theme has no mode 'sceme' [unknown-mode]\n  hint: did you mean 'scheme'?")
    #expect(
      message(["size": "l", "scheme": "drk"])
        == "here: error: mode 'scheme' has no context 'drk' [unknown-context]\n  hint: did you mean 'dark'?")
    #expect(message([:]) == "", "the first context counts where there is no default")
  }

  @Test func `members beside a reference replace those of its target`() throws {
    let file = try Resolved(
      """
      {
        "version": "2025.10",
        "sets": { "base": { "sources": [{ "$ref": "./base.json", "n": { "$type": "number", "z": { "$value": 5 } } }] } },
        "resolutionOrder": [{ "$ref": "#/sets/base" }]
      }
      """, files: Self.files)
    #expect(file.text == "")
    #expect(try file.value("n.z") == "5")
    #expect(throws: TokenError.self) { try file.value("n.a") }
  }

  @Test func `a set may refer to another set and to another place of the document`() throws {
    let file = try Resolved(
      """
      {
        "version": "2025.10",
        "$defs": { "more": { "y": { "$type": "number", "$value": 2 } } },
        "sets": {
          "a": { "sources": [{ "x": { "$type": "number", "$value": 1 } }, { "$ref": "#/$defs/more" }] },
          "b": { "sources": [{ "$ref": "#/sets/a" }] }
        },
        "resolutionOrder": [{ "$ref": "#/sets/b" }]
      }
      """)
    #expect(file.text == "")
    #expect(try file.value("x") == "1")
    #expect(try file.value("y") == "2")
  }

  /// Members of a document whose other members are right, and the id of the one problem in them.
  static let faults: [Fault] = [
    Fault(##""resolutionOrder": [{"$ref": "#/sets/a"}], "sets": {"a": {"sources": []}}"##, "missing-key"),
    Fault(
      ##""version": "2024", "resolutionOrder": [{"$ref": "#/sets/a"}], "sets": {"a": {"sources": []}}"##,
      "unknown-resolver-version"),
    Fault(#""version": "2025.10""#, "missing-key"),
    Fault(#""version": "2025.10", "resolutionOrder": []"#, "empty-resolution-order"),
    Fault(##""version": "2025.10", "resolutionOrder": [{"$ref": "#/sets/x"}]"##, "missing-reference"),
    Fault(##""version": "2025.10", "resolutionOrder": [{"$ref": "#/resolutionOrder/0"}]"##, "bad-reference"),
    Fault(##""version": "2025.10", "resolutionOrder": [{"$ref": "#/$defs/a"}]"##, "bad-reference"),
    Fault(#""version": "2025.10", "resolutionOrder": [{"type": "group", "name": "a"}]"#, "unknown-value"),
    Fault(#""version": "2025.10", "resolutionOrder": [{"type": "set", "sources": []}]"#, "missing-key"),
    Fault(#""version": "2025.10", "resolutionOrder": [{"type": "set", "name": "a"}]"#, "missing-key"),
    Fault(
      #""version": "2025.10", "resolutionOrder": [{"type": "set", "name": "a", "sources": []}, {"type": "set", "name": "a", "sources": []}]"#,
      "duplicate-name"),
    Fault(set(##"{"$ref": "#/modifiers/m"}"##), "bad-reference"),
    Fault(set(##"{"$ref": "no.json"}"##), "unreadable-file"),
    Fault(set(#"{"$ref": "https://x.example/a.json"}"#), "remote-reference"),
    Fault(set(##"{"$ref": "./base.json#/q"}"##), "missing-reference"),
    Fault(set(##"{"$ref": "#x"}"##), "bad-reference"),
    Fault(set(##"{"$ref": "#/sets/a"}"##), "reference-cycle"), Fault(set(##"{"$ref": ""}"##), "bad-reference"),
    Fault(set("1"), "wrong-type"),
    Fault(modifier(#""contexts": {}"#), "too-few-contexts"),
    Fault(modifier(#""contexts": {"x": []}"#), "too-few-contexts"),
    Fault(modifier(#""contexts": {"x": [], "y": []}, "default": "z""#), "unknown-context"),
    Fault(modifier(#""contexts": {"x": [], "X": []}, "default": "x""#), "ambiguous-context"),
    Fault(modifier(#""context": {"x": [], "y": []}, "default": "x""#), "missing-key"),
    Fault(modifier(##""contexts": {"x": [{"$ref": "#/modifiers/m"}], "y": []}, "default": "x""##), "bad-reference"),
    Fault(
      ##""version": "2025.10", "resolutionOrder": [{"$ref": "#/sets/a"}], "sets": {"a": {"sources": []}, "b": {"sources": []}}"##,
      "unused-set"),
  ]

  private static func set(_ source: String) -> String {
    ##""version": "2025.10", "resolutionOrder": [{"$ref": "#/sets/a"}], "sets": {"a": {"sources": [\##(source)]}}"##
  }

  private static func modifier(_ members: String) -> String {
    ##""version": "2025.10", "resolutionOrder": [{"$ref": "#/modifiers/m"}], "modifiers": {"m": {\##(members)}}"##
  }

  @Test(arguments: faults)
  func `a fault of a resolver document is reported`(fault: Fault) throws {
    let file = try Resolved("{\(fault.text)}", files: Self.files)
    #expect(file.ids.first == fault.id, "\(file.text)")
    #expect(file.ids.count == 1 || fault.text.contains("\"context\""), "\(file.text)")
  }

  @Test func `types may come from a group of another set`() throws {
    let file = try Resolved(
      """
      {
        "version": "2025.10",
        "resolutionOrder": [
          { "type": "set", "name": "a", "sources": [{ "c": { "$type": "color", "x": { "$value": "#fff" } } }] },
          { "type": "set", "name": "b", "sources": [{ "c": { "x": { "$value": "#000" } } }] }
        ]
      }
      """)
    #expect(file.ids == ["legacy-token-format"])
    #expect(try file.value("c.x") == "#000000")
  }

  @Test func `a token that points upwards is an error, one that skips a tier a warning`() throws {
    let tiers = [
      Tier(name: "raw", members: ["raw"]), Tier(name: "semantic", members: ["meaning"]),
      Tier(name: "component", members: ["button", "component.set"]),
    ]
    let file = try Resolved(
      """
      {
        "version": "2025.10",
        "resolutionOrder": [
          { "type": "set", "name": "all", "sources": [{
            "raw": { "$type": "number", "a": { "$value": 1 }, "up": { "$value": "{meaning.a}" } },
            "meaning": { "a": { "$value": "{raw.a}" } },
            "button": { "fine": { "$value": "{meaning.a}" }, "same": { "$value": "{button.fine}" }, "skips": { "$value": "{raw.a}" } }
          }] },
          { "type": "set", "name": "component.set", "sources": [{ "free": { "$value": "{raw.a}" }, "loose": { "$type": "number", "$value": 2 } }] }
        ]
      }
      """, tiers: tiers)
    #expect(
      file.diagnostics.map { "\($0.id) \($0.severity)" } == [
        "tier-skipped warning", "tier-skipped warning", "tier-upwards error",
      ], "\(file.text)")
    #expect(
      file.diagnostics.last?.message == "raw token 'raw.up' refers upwards to semantic token 'meaning.a'")
  }

  @Test(arguments: [true, false])
  func `a tier that may skip the one below does so without a warning`(skips: Bool) throws {
    let tiers = [
      Tier(name: "raw", members: ["raw"]), Tier(name: "semantic", members: ["meaning"]),
      Tier(name: "component", members: ["button"], skips: skips),
    ]
    let file = try Resolved(
      """
      {
        "version": "2025.10",
        "resolutionOrder": [
          { "type": "set", "name": "all", "sources": [{
            "raw": { "a": { "$type": "number", "$value": 1 } }, "button": { "b": { "$value": "{raw.a}" } }
          }] }
        ]
      }
      """, tiers: tiers)
    #expect(file.ids == (skips ? [] : ["tier-skipped"]))
  }

  @Test func `the way to a value names every link, its place and the set or context that won`() throws {
    let theme = try #require(try Resolved(Self.document, files: Self.files).theme)
    let explanation = try theme.explain(TokenPath("n.b"), in: ModeSelection(["scheme": "dark", "size": "l"]))
    #expect(
      explanation.text == """
        n.b = {n.a}  [base]  ./base.json:1:47
          → n.a = 3  [scheme=dark, replaces base]  dark.json:1:37
        = 3  (number)
        """)
    let missing = try theme.explain(TokenPath("n.q"), in: ModeSelection(["size": "l"]))
    #expect(missing.text == "error: there is no token 'n.q' [unknown-token]\n  hint: did you mean 'n.a'?")
  }

  @Test func `lists and details are plain text`() throws {
    let theme = try #require(try Resolved(Self.document, files: Self.files).theme)
    #expect(
      try tokenList(tokenRows(theme, in: ModeSelection(["size": "l"]))) == """
        n.a  number  1
        n.b  number  1
        n.c  number  20
        n.d  number  20
        """)
    #expect(
      try TokenDetails(theme, TokenPath("n.a"), in: ModeSelection(["size": "l"])).text == """
        n.a
          type: number
          value: 1
          written: 1
          set: base
          place: ./base.json:1:27
          scheme=dark: 3
        """)
  }
}
