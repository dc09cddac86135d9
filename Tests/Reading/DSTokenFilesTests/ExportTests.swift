import DSCascade
import DSDiagnostics
import DSGeometry
import DSSyntax
import DSTokenFiles
import Foundation
import Testing

/// Resolved values for platforms.
@Suite struct ExportTests {
  static let document = ##"""
    {"version": "2025.10",
     "sets": {"base": {"sources": [{
       "color": {"$type": "color", "brandInk": {"$value": "#336699"}, "text": {"$value": "{color.ink}"}},
       "space": {"$type": "dimension", "2": {"$value": {"value": 0.5, "unit": "rem"}}},
       "face": {"$type": "fontFamily", "$value": ["Noto Sans", "serif"]},
       "ease": {"$type": "cubicBezier", "$value": [0.2, 0, 0.2, 1]},
       "body": {"$type": "typography", "$value": {"fontFamily": "A; }", "fontSize": {"value": 12, "unit": "px"},
         "fontWeight": 400, "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.5}},
       "faulty": {"$type": "color", "$value": 1}}]}},
     "modifiers": {
       "scheme": {"default": "light", "contexts": {
         "light": [{"color": {"$type": "color", "ink": {"$value": "#000000"}}}],
         "dark": [{"color": {"$type": "color", "ink": {"$value": "#ffffff"}}}]}},
       "brand": {"default": "a", "contexts": {
         "a": [], "b": [{"color": {"$type": "color", "brandInk": {"$value": "{color.ink}"}}}]}}},
     "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/scheme"}, {"$ref": "#/modifiers/brand"}]}
    """##

  var theme: Theme {
    get throws { try #require(try ResolverTests.Resolved(Self.document).theme) }
  }

  @Test func `names of negative numbers are different from those of positive ones`() throws {
    let file = try Reading(
      #"{"space": {"$type": "dimension", "1": {"$value": "4px"}, "-1": {"$value": "-4px"}, "a-": {"$value": "1px"}}}"#)
    let (text, remarks) = try exportedCSS(file.theme, prefix: "")
    #expect(text.contains("--space-1: 4px") && text.contains("--space--1: -4px") && text.contains("--space-a: 1px"))
    #expect(remarks.sharedNames.isEmpty)
  }

  @Test func `CSS has a block for what each context changes`() throws {
    let (text, remarks) = try exportedCSS(theme, prefix: "acme")
    #expect(
      text == """
        /* Made by dsrender of the tokens of test. */

        :root {
          --acme-body-font-family: "A; }";
          --acme-body-font-size: 12px;
          --acme-body-font-weight: 400;
          --acme-body-line-height: 1.5;
          --acme-body-letter-spacing: normal;
          --acme-color-brand-ink: #336699;
          --acme-color-ink: #000000;
          --acme-color-text: #000000;
          --acme-ease: cubic-bezier(0.2, 0, 0.2, 1);
          --acme-face: "Noto Sans", serif;
          --acme-space-2: 8px;
        }

        [data-brand="b"] {
          --acme-color-brand-ink: #000000;
        }

        [data-scheme="dark"] {
          --acme-color-ink: #ffffff;
          --acme-color-text: #ffffff;
        }

        [data-scheme="dark"][data-brand="b"] {
          --acme-color-brand-ink: #ffffff;
        }

        """)
    #expect(remarks.faulty.map(\.description) == ["faulty"])
  }

  @Test func `a chosen mode holds throughout`() throws {
    let (text, _) = try exportedCSS(theme, in: ModeSelection(["scheme": "dark"]))
    #expect(text.contains("--color-ink: #ffffff"))
    #expect(!text.contains("data-scheme"))
    #expect(text.contains("[data-brand=\"b\"] {\n  --color-brand-ink: #ffffff;\n}"))
  }

  @Test func `Swift has a constant for each context`() throws {
    let (text, _) = try exportedSwift(theme)
    #expect(text.contains("public var colorInk: Color = Color(.sRGB, red: 0, green: 0, blue: 0, opacity: 1)"))
    #expect(text.contains("public var space2: CGFloat = 8"))
    #expect(text.contains("public static let schemeDark: DesignTokens = {"))
    #expect(text.contains("public static let schemeDarkBrandB: DesignTokens = {"))
    #expect(text.contains("public struct TextStyleToken"))
    #expect(!text.contains("ShadowToken"))
  }

  @Test func `JSON has what differs from the first context`() throws {
    let (text, _) = try exportedJSON(theme)
    let node = try syntax(text, file: "e.json")
    let contexts = try #require(node["contexts"]?.elements)
    #expect(contexts.count == 4)
    #expect(contexts[0]["tokens"]?["space.2"]?["value"]?["value"]?.number == 8)
    #expect(contexts[1]["tokens"]?.members?.map(\.key) == ["color.brandInk"])
    #expect(contexts[2]["tokens"]?.members?.map(\.key) == ["color.ink", "color.text"])
  }

  /// Colours beyond sRGB, and a token that one context alone has or has with another type.
  private var wide: Theme {
    get throws {
      try #require(
        try ResolverTests.Resolved(
          ##"""
          {"version": "2025.10",
           "sets": {"base": {"sources": [{
             "color": {"$type": "color",
               "vivid": {"$value": {"colorSpace": "oklch", "components": [0.7, 0.3, 150], "alpha": 0.5}},
               "red": {"$value": {"colorSpace": "display-p3", "components": [1, 0, 0]}},
               "calm": {"$value": {"colorSpace": "oklch", "components": [0.5, 0, 0]}}},
             "gap": {"$type": "dimension", "$value": {"value": 4, "unit": "px"}}}]}},
           "modifiers": {"scheme": {"default": "light", "contexts": {
             "light": [],
             "dark": [{"night": {"$type": "number", "$value": 1}, "gap": {"$type": "number", "$value": 2},
                       "broken": {"$type": "color", "$value": 1}}]}}},
           "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/scheme"}]}
          """##
        ).theme)
    }
  }

  @Test func `a colour that sRGB cannot show keeps its colour space`() throws {
    let css = try exportedCSS(wide).text
    #expect(css.contains("--color-vivid: oklch(0.7 0.3 150 / 0.5);"), "\(css)")
    #expect(css.contains("--color-red: color(display-p3 1 0 0);"))
    #expect(css.contains("--color-calm: #636363;"))
    let swift = try exportedSwift(wide).text
    #expect(swift.contains("colorRed: Color = Color(.displayP3, red: 1, green: 0, blue: 0, opacity: 1)"), "\(swift)")
    #expect(swift.contains("colorVivid: Color = Color(.displayP3, red: "))
    let json = try syntax(try exportedJSON(wide).text, file: "e.json")
    let red = json["contexts"]?.elements?.first?["tokens"]?["color.red"]?["value"]
    #expect(red?["colorSpace"]?.string == "display-p3")
    #expect(red?["hex"]?.string == "#ff0b0c")
  }

  @Test func `what one context lacks is named, whatever the format has of the others`() throws {
    let (css, remarks) = try exportedCSS(wide)
    #expect(css.contains("[data-scheme=\"dark\"] {\n  --gap: 2;\n  --night: 1;\n}"), "\(css)")
    #expect(remarks.faulty.map(\.description) == ["broken"])
    #expect(remarks.isIncomplete)
    let swift = try exportedSwift(wide).remarks
    #expect(swift.elsewhere.map(\.description).sorted() == ["broken", "gap", "night"])
    #expect(try exportedJSON(wide).remarks.faulty.map(\.description) == ["broken"])
    #expect(try exportedCSS(theme).remarks.isIncomplete)
  }

  /// A document with a token of every type that Swift has a form for.
  private static let everyType = ##"""
    {"version": "2025.10",
     "sets": {"base": {"sources": [{
       "color": {"$type": "color",
         "ink": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}},
         "vivid": {"$value": {"colorSpace": "oklch", "components": [0.7, 0.3, 150], "alpha": 0.5}}},
       "space": {"$type": "dimension", "2": {"$value": {"value": 8, "unit": "px"}}},
       "default": {"$type": "number", "$value": 0.5},
       "weight": {"$type": "fontWeight", "$value": 600},
       "fast": {"$type": "duration", "$value": {"value": 200, "unit": "ms"}},
       "face": {"$type": "fontFamily", "$value": ["Noto \"Sans\"", "serif"]},
       "ease": {"$type": "cubicBezier", "$value": [0.2, 0, 0.2, 1]},
       "card": {"$type": "shadow", "$value": {"color": "{color.ink}", "offsetX": {"value": 0, "unit": "px"},
         "offsetY": {"value": 2, "unit": "px"}, "blur": {"value": 8, "unit": "px"}, "spread": {"value": 0, "unit": "px"}}},
       "line": {"$type": "border", "$value": {"color": "{color.ink}", "width": {"value": 1, "unit": "px"}, "style": "solid"}},
       "sky": {"$type": "gradient", "$value": [{"color": "{color.ink}", "position": 0}, {"color": "{color.vivid}", "position": 1}]},
       "body": {"$type": "typography", "$value": {"fontFamily": "Noto Sans", "fontSize": {"value": 12, "unit": "px"},
         "fontWeight": 400, "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.5}}}]}},
     "modifiers": {
       "scheme": {"default": "light", "contexts": {
         "light": [], "dark": [{"color": {"ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [1, 1, 1]}}}}]}},
       "density": {"default": "regular", "contexts": {
         "regular": [], "compact": [{"space": {"2": {"$type": "dimension", "$value": {"value": 4, "unit": "px"}}}}]}}},
     "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/scheme"}, {"$ref": "#/modifiers/density"}]}
    """##

  @Test func `the Swift that is exported is the file that the tests of SwiftUI compile`() throws {
    let theme = try #require(try ResolverTests.Resolved(Self.everyType).theme)
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let compiled = tests.appendingPathComponent("SwiftUI/DSViewTests/ExportedTokens.swift")
    let (text, remarks) = try exportedSwift(theme, name: "ExportedTokens")
    #expect(!remarks.isIncomplete)
    #expect(text == (try String(contentsOf: compiled, encoding: .utf8)))
  }
}
