import DSDiagnostics
import DSGeometry
import Foundation
import Testing

@testable import DSCascade

/// Colours, calculations and weights in texts.
struct TextValueTests {
  @Test(arguments: [
    ("#f80", "#ff8800"), ("#f808", "#ff880088"), ("#FF8800", "#ff8800"), ("transparent", "#00000000"),
    ("RebeccaPurple", "#663399"), ("gray", "#808080"), ("rgb(255 136 0)", "#ff8800"), ("rgb(255, 136, 0)", "#ff8800"),
    ("rgba(255,136,0,.5)", "#ff880080"), ("rgb(100% 0% 0% / 50%)", "#ff000080"), ("rgb(300, -5, 0)", "#ff0000"),
    ("rgb(none 0 0)", "#000000"), ("rgba(#336699, 0.5)", "#33669980"), ("rgba(red, 50%)", "#ff000080"),
    ("rgba(rgb(1, 2, 3), 0.2)", "#01020333"), ("hsl(210, 60%, 40%)", "#2966a3"), ("hsl(210deg 60% 40%)", "#2966a3"),
    ("hsla(210, 60%, 40%, 0.5)", "#2966a380"), ("hsl(210 60 40 / 50%)", "#2966a380"), ("hsl(-150 60% 40%)", "#2966a3"),
    ("hsl(0.5turn 100% 50%)", "#00ffff"), ("hsl(200grad 100% 50%)", "#00ffff"), ("hwb(90 10% 10%)", "#80e61a"),
    ("lab(50% 0 0)", "#777777"), ("lch(50% 0 none)", "#777777"), ("oklab(0.5 0 0)", "#636363"),
    ("oklch(50% 0 0)", "#636363"), ("oklch(0.6 0.2 250)", "#0081f1"), ("color(srgb 1 0.5 0)", "#ff8000"),
    ("color(srgb 100% 50% 0% / 0.5)", "#ff800080"), ("color(srgb-linear 1 0 0)", "#ff0000"),
    ("color(display-p3 1 1 1)", "#ffffff"), ("color(xyz 0 0 0)", "#000000"), (" rgb( 1 , 2 , 3 ) ", "#010203"),
  ])
  func `a colour of CSS is read`(text: String, hex: String) throws {
    let color = try #require(readColorText(text), "\(text)")
    #expect(color.hexText == hex)
  }

  @Test(arguments: [
    "", "#", "#12", "#12345", "#ggg", "reddish", "rgb()", "rgb(1, 2)", "rgb(1, 2, 3, 4, 5)", "rgb(1, 2, 3",
    "rgb(1px, 2, 3)", "hsl(1em 2% 3%)", "color(cmyk 1 2 3)", "color()", "lab(1 2)", "rgba(nothing, 0.5)",
    "rgba(rgba(rgba(rgba(rgba(rgba(rgba(rgba(rgba(rgba(red, 1), 1), 1), 1), 1), 1), 1), 1), 1), 1)",
    "rgb(1, 2, 3) rgb(1, 2, 3)", "rgb(nan, 0, 0)", "rgb(0x10, 0, 0)",
  ])
  func `what is no colour of CSS is none`(text: String) { #expect(readColorText(text) == nil) }

  @Test(arguments: [
    "color(rec2020 -1e300 1e300 0)", "oklch(0.5 1e308 0)", "lab(50 1e308 -1e308)", "hsl(1e300 1e300% 50%)",
  ])
  func `numbers that no screen knows are read all the same`(text: String) { #expect(readColorText(text) != nil) }

  /// Those of Tokens Studio's transforms (`checkAndEvaluateMath`), and some of CSS.
  @Test(arguments: [
    ("4 * 7", "28"), ("4 * 7px", "28px"), ("4 * 7rem", "28rem"), ("(15 + 20 - 17 * 8 / 3) * 7px", "-72.3333px"),
    ("4px * 7px", "28px"), ("4 * 7px * 8px", "224px"), ("4em + 7em", "11em"), ("4 * 7em * 8em", "224em"),
    ("4px * 7em", "28em"), ("5px * 4px / 2px", "10px"), ("10vw + 20vw", "30vw"), ("2pt * 4", "8pt"),
    ("2em * 20px", "40em"), ("roundTo(4 / 7, 1)", "0.6"), ("roundTo(4px / 7, 1)", "0.6px"),
    ("roundTo(4 / 7px, 1)", "0.6px"), ("roundTo(4px / 7px, 1)", "0.6px"), ("min(10px, 24px, 5px, 12px, 6px)", "5px"),
    ("ceil(roundTo(16px/1.2,0)/2)*2", "14px"), ("roundTo(4 / 7, 1) * 24", "14.4"), ("11 * 5", "55"),
    ("16px * 1.5", "24px"), ("100 * 3", "300"), ("2*2px", "4px"), ("6px / 4", "1.5px"), ("5 / 16", "0.3125"),
    ("0.5 + 6 * 0.04", "0.74"), ("(0.5 + 6 * 0.04)", "0.74"), ("calc(-1 * 8px)", "-8px"), ("calc(1rem + 4px)", "20px"),
    ("4px + 1rem", "20px"), ("2 ^ 3 ^ 2", "512"), ("-(2 + 3)", "-5"), ("--8px", "8px"), ("8-4", "4"), ("8 - 4", "4"),
    ("10 % 3", "1"), ("50% * 2", "100%"), ("4em / 2em", "2"), ("clamp(1px, 5px, 3px)", "3px"), ("max(1, 2)", "2"),
    ("round(2.5)", "3"), ("floor(-0.5)", "-1"), ("abs(-3px)", "3px"), ("sqrt(16)", "4"), ("pow(2, 3)", "8"),
    ("round(16 * exp(4 * 0.1333))", "27"), ("round(16 * (1.1 + log(2)))", "29"), ("ln(1) + 2px", "2px"),
    ("1e3 * 2", "2000"), ("1.5E-1 * 2", "0.3"),
  ])
  func `a calculation has its result`(text: String, result: String) throws {
    let number = try #require(Calculation.result(of: text), "\(text)")
    #expect(TokenValue.exact(number.value) + number.unit == result)
  }

  @Test(arguments: [
    "4 + 7rem", "4em + 7rem", "1000 / 20em", "4px + 7em", "2em + 20", "2em + 20px",
    "linear-gradient(90deg, #354752 0%)",
    "800 italic 16px/1 'Arial Black'", "dd/MM/yyyy 'om' HH:mm", "E6", "", "1 +", "* 2", "(1", "1)", "6px 10px",
    "0 -4px",
    "1 / 0", "10 % 0", "sqrt(-1)", "min()", "unknown(1)", "round(1, 2, 3)", "10 ^ 400", "1..2", "min(1em, 2)",
    String(repeating: "(", count: 10_000) + "1", String(repeating: "-", count: 4_000) + "1",
    String(repeating: "2^", count: 2_000) + "1", String(repeating: "1+", count: 5_000) + "1",
  ])
  func `what is no calculation, or one whose units do not go together, has none`(text: String) {
    #expect(Calculation.result(of: text) == nil)
  }

  @Test(arguments: [
    ("Bold", 700.0, false), ("SemiBold", 600, false), ("semi bold", 600, false), ("Demi", 600, false),
    ("Book", 400, false),
    ("Bold Italic", 700, true), ("Italic", 400, true), ("ExtraLight Oblique", 200, true), ("600 italic", 600, true),
    ("450", 450, false), ("Kräftig", 500, false), ("Ultra", 950, false), ("Italic Bold", 700, true),
    ("Expanded Medium", 500, false),
  ])
  func `a weight in words is a number and a slant`(text: String, weight: Double, isItalic: Bool) throws {
    let found = try #require(FontWeightText(text))
    #expect(found.weight == weight && found.isItalic == isItalic)
  }

  @Test(arguments: ["", "Fat", "0", "1001", "Bold 700"])
  func `other words are no weight`(text: String) { #expect(FontWeightText(text) == nil) }
}

/// Colours changed by Tokens Studio's `modify`, with the results that the tests of its transforms state.
struct ColorModificationTests {
  /// A colour, `modify`, and the result in hex.
  struct Change: Sendable {
    let color: String
    let modify: String
    let result: String

    init(_ color: String, _ modify: String, _ result: String) {
      (self.color, self.modify, self.result) = (color, modify, result)
    }
  }

  private static func value(_ change: Change, more: [TokenDefinition] = []) throws -> (text: String, notes: [String]) {
    let color = try #require(readColorText(change.color))
    guard case .object(let members) = try JSONDecoder().decode(DataValue.self, from: Data(change.modify.utf8)) else {
      throw Failure()
    }
    let token = TokenDefinition(
      TokenPath("t"), type: .color, .value(.color(color)),
      extensions: ["studio.tokens": .object(["modify": .object(members)])],
      location: SourceLocation(file: "t", line: 1))
    let others = [
      TokenDefinition(TokenPath("amount"), type: .number, .number(0.5)),
      TokenDefinition(TokenPath("step"), type: .number, .number(0.04)),
      TokenDefinition(TokenPath("mixColor"), type: .color, .value(.color(Color(hex: 0x4477DD)))),
    ]
    let style = Style(tokens: [token] + others)
    let text = try style.value(of: TokenPath("t")).text
    return (text, style.tokens.notes.map(\.kind.id))
  }

  private struct Failure: Error {}

  static let changes: [Change] = [
    Change("#C14242", #"{"type": "darken", "value": "0.2", "space": "srgb"}"#, "#9a3535"),
    Change("#C14242", #"{"type": "darken", "value": "0.2", "space": "hsl"}"#, "#9c3333"),
    Change("#C14242", #"{"type": "darken", "value": "0.2", "space": "lch"}"#, "#983735"),
    Change("#C14242", #"{"type": "darken", "value": "0.2", "space": "p3"}"#, "#9b3535"),
    Change("#C14242", #"{"type": "lighten", "value": "0.2", "space": "srgb"}"#, "#cd6868"),
    Change("#C14242", #"{"type": "lighten", "value": "0.5 - 0.3", "space": "hsl"}"#, "#cd6868"),
    Change("#C14242", #"{"type": "alpha", "value": "0.2", "space": "hsl"}"#, "#c1424233"),
    Change("#C14242", #"{"type": "alpha", "value": 0.2, "space": "p3"}"#, "#c1424233"),
    Change("#000000", ##"{"type": "mix", "value": "0.5", "color": "#FFFFFF", "space": "srgb"}"##, "#808080"),
    Change("#000000", ##"{"type": "mix", "value": "0.5", "color": "#FFFFFF", "space": "hsl"}"##, "#808080"),
    Change("#000000", ##"{"type": "mix", "value": "0.5", "color": "#FFFFFF", "space": "lch"}"##, "#777777"),
    Change("#FFFFFF", ##"{"type": "mix", "value": "0.5", "color": "#4477DD", "space": "srgb"}"##, "#a1bbee"),
    Change(
      "#FFFFFF", #"{"type": "mix", "value": "0.5 + 6 * 0.04", "color": "{mixColor}", "space": "srgb"}"#, "#759ae6"),
    Change(
      "#202D3B", #"{"type": "mix", "value": "({amount} + 6 * {step})", "color": "{mixColor}", "space": "srgb"}"#,
      "#3b64b3"),
    Change("#202D3B", #"{"type": "alpha", "value": "({amount} + 6 * {step})", "space": "srgb"}"#, "#202d3bbd"),
    Change("#202D3B", #"{"type": "lighten", "value": "({amount} + 6 * {step})", "space": "srgb"}"#, "#c5c8cc"),
    Change("#FFFFFF", #"{"type": "darken", "value": "({amount} + 6 * {step})", "space": "srgb"}"#, "#424242"),
    // hsl(220 51.231% 67.933%): white has no hue, so that the blue's is kept.
    Change("#FFFFFF", ##"{"type": "mix", "value": "0.74", "color": "#4477DD", "space": "hsl"}"##, "#839fd7"),
    Change("#FFFFFF", #"{"type": "alpha", "value": "{amount}", "space": "srgb"}"#, "#ffffff80"),
  ]

  @Test(arguments: changes) func `a colour is changed as Tokens Studio changes it`(change: Change) throws {
    let (text, notes) = try Self.value(change)
    #expect(text == change.result)
    #expect(notes.isEmpty)
  }

  @Test(arguments: [
    #"{"type": "brighten", "value": "0.2", "space": "hsl"}"#, #"{"value": "0.2", "space": "hsl"}"#,
    #"{"type": "darken", "value": "0.2"}"#, #"{"type": "darken", "value": "0.2", "space": ""}"#,
    #"{"type": "darken", "value": "much", "space": "hsl"}"#, #"{"type": "darken", "space": "hsl"}"#,
    #"{"type": "mix", "value": "0.2", "space": "hsl"}"#,
  ])
  func `a modifier that cannot be computed leaves the colour, with a note`(modify: String) throws {
    let (text, notes) = try Self.value(Change("#C14242", modify, ""))
    #expect(text == "#c14242")
    #expect(notes == ["bad-color-modifier"])
  }

  @Test func `a modifier whose reference leads nowhere is an error`() throws {
    let change = Change("#C14242", #"{"type": "mix", "value": "0.2", "color": "{gone}", "space": "hsl"}"#, "")
    #expect(throws: TokenError.self) { try Self.value(change) }
  }

  @Test func `what a modifier refers to is a dependency and a part of the explanation`() throws {
    let theme = Theme(
      name: "t",
      layers: [
        .init(
          name: "s",
          .always(
            Style(tokens: [
              TokenDefinition(TokenPath("amount"), type: .number, .number(0.5)),
              TokenDefinition(
                TokenPath("t"), type: .color, .value(.color(.white)),
                extensions: [
                  "studio.tokens": .object([
                    "modify": .object([
                      "type": .string("darken"), "value": .string("{amount}"), "space": .string("srgb"),
                    ])
                  ])
                ]),
            ])))
      ])
    #expect(theme.dependencies(of: TokenPath("t"), in: ModeSelection()) == [TokenPath("t"), TokenPath("amount")])
    #expect(try theme.explain(TokenPath("t"), in: ModeSelection()).links.map(\.path.description) == ["t", "amount"])
    #expect(try theme.value(of: TokenPath("t"), in: ModeSelection()).text == "#808080")
  }
}
