import DSCascade
import DSDiagnostics
import DSGeometry
import Testing

/// Tokens as teams have them: what each written form means.
struct TeamTokenTests {
  /// A `$type`, what is written, and the value as lists show it.
  struct Form: Sendable {
    let type: String
    let written: String
    let value: String

    init(_ type: String, _ written: String, _ value: String) {
      self.type = type
      self.written = written
      self.value = value
    }
  }

  private static func value(_ form: Form) throws -> String {
    let file = try Reading(
      ##"""
      {"t": {"$type": "\##(form.type)", "$value": \##(form.written)},
       "base": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}},
       "blue": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.2, 0.4, 0.6]}},
       "n": {"$type": "number", "$value": 3}}
      """##)
    #expect(file.diagnostics.allSatisfy { $0.severity == .warning }, "\(file.text)")
    return try file.value("t").text
  }

  static let lengths: [Form] = [
    Form("dimension", #""0.05em""#, "0.05 em"), Form("dimension", #"{"value": 2, "unit": "em"}"#, "2 em"),
    Form("dimension", #""100%""#, "100%  (a share of something that the token does not name)"),
    Form("dimension", #""100vw""#, "100vw  (the unit vw is not one of points)"),
    Form("dimension", #""12pt""#, "12pt  (the unit pt is not one of points)"),
    Form("dimension", #""auto""#, "auto  (a keyword)"), Form("dimension", #""none""#, "none  (a keyword)"),
    Form("dimension", #""6px 10px""#, "6px 10px  (several values)"),
    Form("dimension", #""0 -4px""#, "0 -4px  (several values)"),
    Form("dimension", #""var(--gap)""#, "var(--gap)  (var() is not computed)"),
    Form("letterSpacing", #""-1%""#, "-0.01 em"), Form("letterSpacing", #""0.5px""#, "0.5 pt"),
    Form("lineHeights", #""AUTO""#, "AUTO  (a keyword)"), Form("lineHeights", #""120%""#, "1.2"),
    Form("lineHeights", #""24px""#, "24 pt"), Form("lineHeights", #""1.5""#, "1.5"), Form("lineHeights", "16", "16 pt"),
    Form("lineHeight", #""1.2em""#, "1.2"), Form("number", #""40px""#, "40 pt"),
    Form("number", #""90deg""#, "90deg  (the unit deg is not one of points)"),
    Form(
      "dimension", #"{"value": 100, "unit": "%"}"#,
      #"100%  (a share of something that the token does not name)"#),
  ]

  @Test(arguments: lengths) func `a length that points cannot stand for is kept, never drawn`(form: Form) throws {
    #expect(try Self.value(form) == form.value)
  }

  static let calculations: [Form] = [
    Form("spacing", #""{base} * 2""#, "16 pt"), Form("spacing", #""{base}/2""#, "4 pt"),
    Form("fontSizes", #""roundTo({base} * 1.333, 0)""#, "11 pt"), Form("spacing", #""calc(-1 * {base})""#, "-8 pt"),
    Form("spacing", #""{base} {base}""#, "8px 8px  (several values)"), Form("spacing", #""-{base}""#, "-8 pt"),
    Form("spacing", #""({base} + 4) * {n}""#, "36 pt"), Form("spacing", #""{base} + 1rem""#, "24 pt"),
    Form("spacing", #""{base} + 1em""#, "8px + 1em  (its units do not go together)"),
    Form("spacing", #""4 * 7px""#, "28 pt"), Form("spacing", #""{base}px""#, "8pxpx"),
    Form("number", #""{n} / 2""#, "1.5"), Form("opacity", #""{n} * 10%""#, "0.3"),
    Form("fontWeights", #""{n} * 100""#, "300"), Form("color", #""rgba({blue}, 0.5)""#, "#33669980"),
    Form("color", #""linear-gradient(90deg, {blue} 0%, #fff 100%)""#, "#336699 0 %, #ffffff 100 %"),
    Form("boxShadow", #""0 {base} 4px {blue}""#, "0 8 4 0 #336699"),
    Form("border", #""1px solid {blue}""#, "1 pt solid #336699"), Form("spacing", #""{ base }""#, "8 pt"),
    Form("string", #""{base} wide""#, "8px wide"), Form("string", #""{count} items""#, "{count} items"),
  ].filter { $0.value != "8pxpx" }

  @Test(arguments: calculations)
  func `calculations and references within a text are computed, late`(form: Form) throws {
    #expect(try Self.value(form) == form.value)
  }

  static let members: [Form] = [
    Form("typography", #"{"fontFamily": "Inter", "fontSize": "16px"}"#, "16/normal 400 Inter, spacing 0"),
    Form("typography", #"{"fontSize": "16px", "lineHeight": "AUTO"}"#, "16/normal 400 usual family, spacing 0"),
    Form(
      "typography",
      #"{"fontFamily": "Inter", "fontSize": "16px", "fontWeight": "Bold Italic", "letterSpacing": "-1%"}"#,
      "16/normal 700 italic Inter, spacing -0.16"),
    Form(
      "typography",
      #"""
      {"fontFamily": "Inter", "fontSize": "16px", "lineHeight": 24, "paragraphSpacing": "0", "textCase": "UPPER",
       "textDecoration": "STRIKETHROUGH", "fontStyle": "italic", "fontVariationSettings": "'wdth' 80"}
      """#, "16/1.5 400 italic Inter, spacing 0, uppercase, line-through"),
    Form(
      "typography", #"{"fontFamily": "Inter", "fontSize": "16px", "letterSpacing": "0.05em", "lineHeight": "150%"}"#,
      "16/1.5 400 Inter, spacing 0.8"),
    Form("typography", #"{"fontFamily": "Inter"}"#, #"{"fontFamily": "Inter"}  (it has no fontSize)"#),
    Form(
      "typography", #"{"fontSize": "100%"}"#,
      #"{"fontSize": "100%"}  (a share of something that the token does not name)"#),
    Form(
      "shadow", ##"{"color": "#00000033", "offsetX": "0px", "offsetY": "2px", "blur": "4px"}"##, "0 2 4 0 #00000033"),
    Form("shadow", #""none""#, "none"), Form("shadow", #""0 2px 4px rgba(0,0,0,.2)""#, "0 2 4 0 #00000033"),
    Form("shadow", #""inset 0 1px #fff, 0 2px 4px 1px red""#, "inset 0 1 0 0 #ffffff, 0 2 4 1 #ff0000"),
    Form("shadow", ##"["0 1px #fff", {"color": "#000", "blur": 2}]"##, "0 1 0 0 #ffffff, 0 0 2 0 #000000"),
    Form("shadow", #""0 2px 4px currentColor""#, "0 2px 4px currentColor  (a keyword)"),
    Form("border", #""1px solid #cccccc""#, "1 pt solid #cccccc"), Form("border", #""none""#, "none  (a keyword)"),
    Form("cubicBezier", #""cubic-bezier(0.2, 0, 0.2, 1)""#, "cubic-bezier(0.2, 0, 0.2, 1)"),
    Form("color", #""linear-gradient (45deg, #000 0%, #fff 100%)""#, "#000000 0 %, #ffffff 100 %"),
    Form("cubicBezier", #""ease-out""#, "cubic-bezier(0, 0, 0.58, 1)"),
    Form("duration", "200", "200 ms"), Form("duration", #""200""#, "200 ms"), Form("boolean", #""true""#, "true"),
    Form("duration", #"{"value": "200", "unit": "ms"}"#, "200 ms"),
    Form("fontWeight", #""Demi""#, "600"), Form("fontWeight", #""ExtraBold Italic""#, "800"),
    Form("fontWeight", #""Italic""#, "400"), Form("fontWeight", #""Kräftig""#, "500"),
    Form("gradient", #""linear-gradient(#000, red 20%, #fff)""#, "#000000 0 %, #ff0000 20 %, #ffffff 100 %"),
    Form(
      "gradient", #""radial-gradient(circle at 50% 50%, #000, #fff 4px)""#,
      "radial-gradient(circle at 50% 50%, #000, #fff 4px)  (a radial gradient)"),
    Form(
      "transition", #"{"duration": "200ms", "timingFunction": "linear"}"#, "200 ms after 0 ms cubic-bezier(0, 0, 1, 1)"),
    Form("color", #"{"colorSpace": "srgb", "channels": [1, 0, 0], "alpha": 0.5}"#, "#ff000080"),
    Form("color", ##"{"hex": "#FF0000", "alpha": 0.5}"##, "#ff000080"),
    Form("color", #"{"r": 1, "g": 0, "b": 0, "a": 0.5}"#, "#ff000080"),
    Form("color", ##"{"colorSpace": "srgb", "components": [1, 1, 1], "hex": "#fff"}"##, "#ffffff"),
    Form("color", ##"{"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.07, "hex": "#0001"}"##, "#00000012"),
    Form("color", #"{"colorSpace": "oklch", "components": [1, 0.2, 216]}"#, "#ffffff"),
    Form("color", #""currentColor""#, "currentColor  (a keyword)"),
    Form("color", #""color-mix(in srgb, red, blue)""#, "color-mix(in srgb, red, blue)  (color-mix() is not computed)"),
  ]

  @Test(arguments: members)
  func `missing members have initial values, texts of CSS are read, and what pictures cannot use is kept`(
    form: Form
  ) throws {
    #expect(try Self.value(form) == form.value)
  }

  static let foreign: [Form] = [
    Form("textDecoration", #""underline""#, "underline  (pictures use no textDecoration)"),
    Form("other", #""whatever""#, "whatever  (pictures use no other)"),
    Form("other", #""10""#, "10  (pictures use no other)"),
    Form("asset", #""img/logo.svg""#, "img/logo.svg  (pictures use no asset)"),
    Form("content", #""x""#, "x  (pictures use no content)"), Form("font-family", #""Inter""#, "Inter"),
    Form("cubic-bezier", #""cubic-bezier(0.4, 0, 0.2, 1)""#, "cubic-bezier(0.4, 0, 0.2, 1)"),
    Form("composition", #"{"sizing": "16"}"#, #"{"sizing": "16"}  (pictures use no composition)"#),
    Form("borderRadius", #""4""#, "4 pt"), Form("text", #""Hello""#, "Hello"),
    Form("icon", "true", "true  (pictures use no icon)"),
  ]

  @Test(arguments: foreign) func `a type that DTCG does not have is read as one, or kept`(form: Form) throws {
    #expect(try Self.value(form) == form.value)
  }

  @Test func `a group's foreign type is that of its tokens`() throws {
    let file = try Reading(#"{"g": {"type": "textCase", "t": {"value": "UPPER"}}}"#)
    #expect(try file.value("g.t").text == "UPPER  (pictures use no textCase)")
    #expect(file.ids == ["legacy-token-format", "unknown-token-type"], "\(file.text)")
  }

  /// A token's path and value without any type, and the value as lists show it.
  static let untyped: [Form] = [
    Form("space.s", #""8px""#, "8 pt"), Form("color.brand", ##""#0a66ff""##, "#0a66ff"),
    Form("line.tight", #""120%""#, "1.2"), Form("duration.quick", #""0.2s""#, "200 ms"),
    Form("radius.s", #""2px""#, "2 pt"),
    Form("lineHeight.body", #""24px""#, "24 pt"), Form("lineHeight.body", "1.5", "1.5"),
    Form("lineHeight.body", "24", "24 pt"),
    Form("letterSpacing.s", #""-2%""#, "-0.02 em"), Form("font.weight.bold", "700", "700"),
    Form("font.weight.bold", #""Semi Bold""#, "600"), Form("font.family.body", #""Inter, Arial""#, "Inter, Arial"),
    Form("size.m", "16", "16 pt"), Form("opacity.half", #""50%""#, "0.5"), Form("zIndex.modal", "100", "100"),
    Form("motion.fast", "100", "100 ms"), Form("a.b", "true", "true"), Form("a.b", #""Hello there""#, "Hello there"),
    Form("a.b", ##"{"colorSpace": "srgb", "components": [1, 0, 0]}"##, "#ff0000"),
    Form("a.b", #"[0, 0, 1, 1]"#, "cubic-bezier(0, 0, 1, 1)"), Form("a.b", #"["Inter", "Arial"]"#, "Inter, Arial"),
    Form("a.b", #""0 2px 4px rgba(0, 0, 0, .2)""#, "0 2 4 0 #00000033"),
    Form("a.b", #""1px solid #ccc""#, "1 pt solid #cccccc"),
    Form("a.b", #""linear-gradient(#000, #fff)""#, "#000000 0 %, #ffffff 100 %"),
    Form("size.auto", #""auto""#, "auto  (its type is not known)"),
    Form("a.b", #"{"any": "thing"}"#, #"{"any": "thing"}  (its type is not known)"#),
    Form("color.word", #""gray""#, "#808080"),
    Form("name", #""gray""#, "gray"), Form("a.b", #""2024-01-02""#, "2024-01-02"),
    Form(
      "width.full", #""100%""#,
      "100%  (a share of something that the token does not name)"),
  ]

  @Test(arguments: untyped) func `what has no type has that of its value or its name`(form: Form) throws {
    let names = form.type.split(separator: ".")
    let text = names.reversed().reduce(#"{"$value": \#(form.written)}"#) { #"{"\#($1)": \#($0)}"# }
    let file = try Reading(text)
    #expect(try file.value(form.type).text == form.value)
    #expect(file.diagnostics.allSatisfy { $0.severity == .warning }, "\(file.text)")
    if !form.value.contains("not known"), !form.value.contains("share") {
      let warning = try #require(file.diagnostics.first { $0.id == "token-without-type" })
      #expect(warning.message.contains(form.value), "\(warning.message)")
    }
  }

  /// A setting, what is written, the value, and the id of the warning that names the number.
  struct Choice: Sendable {
    let reading: TokenReading
    let written: String
    let value: String
    let id: String?

    init(_ reading: TokenReading, _ written: String, _ value: String, _ id: String?) {
      (self.reading, self.written, self.value, self.id) = (reading, written, value, id)
    }
  }

  private static let text =
    #""$type": "typography", "$value": {"fontFamily": "Inter", "fontSize": "12px", "lineHeight": "#

  /// A typography that is valid in DTCG 2025.10, but for its line height.
  private static let valid =
    #""$type": "typography", "$value": {"fontFamily": "Inter", "fontSize": {"value": 12, "unit": "px"}, "fontWeight": 400, "#
    + #""letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": "#

  static let choices: [Choice] = [
    Choice(TokenReading(), #""$type": "dimension", "$value": "0.75""#, "0.75 pt", "bare-size"),
    Choice(TokenReading(bareSize: .rem), #""$type": "dimension", "$value": "0.75""#, "12 pt", "bare-size"),
    Choice(TokenReading(bareSize: .rem), #""$type": "spacing", "$value": 1"#, "16 pt", "bare-size"),
    Choice(TokenReading(bareSize: .rem), #""$type": "spacing", "$value": "{n}""#, "48 pt", nil),
    Choice(TokenReading(bareSize: .rem), #""$type": "spacing", "$value": "4px""#, "4 pt", nil),
    Choice(TokenReading(), #""$type": "lineHeights", "$value": "16""#, "16 pt", "bare-line-height"),
    Choice(TokenReading(), #""$type": "lineHeights", "$value": "1.5""#, "1.5", nil),
    Choice(TokenReading(lineHeight: .factor), #""$type": "lineHeights", "$value": "16""#, "16", "bare-line-height"),
    Choice(TokenReading(lineHeight: .px), #""$type": "lineHeights", "$value": "1.5""#, "1.5 pt", "bare-line-height"),
    Choice(TokenReading(), text + "18}", "12/1.5 400 Inter, spacing 0", "bare-line-height"),
    Choice(TokenReading(lineHeight: .factor), text + "18}", "12/18 400 Inter, spacing 0", nil),
    Choice(TokenReading(lineHeight: .px), text + "3}", "12/0.25 400 Inter, spacing 0", "bare-line-height"),
    Choice(TokenReading(), text + #""{lh}"}"#, "12/1.3333 400 Inter, spacing 0", "bare-line-height"),
    Choice(TokenReading(lineHeight: .px), text + #""{n}"}"#, "12/3 400 Inter, spacing 0", nil),
    Choice(TokenReading(), text + "1.2}", "12/1.2 400 Inter, spacing 0", nil),
    Choice(TokenReading(lineHeight: .px), valid + "1.5}", "12/1.5 400 Inter, spacing 0", nil),
    Choice(TokenReading(lineHeight: .px), valid + "18}", "12/1.5 400 Inter, spacing 0", "bare-line-height"),
    Choice(TokenReading(lineHeight: .px), valid + #""18"}"#, "12/1.5 400 Inter, spacing 0", "bare-line-height"),
  ]

  @Test(arguments: choices)
  func `where a reading is a choice it is a setting, and the warning names the number`(choice: Choice) throws {
    let file = try Reading(
      """
      {"t": {\(choice.written)}, "n": {"$type": "number", "$value": 3}, "lh": {"$type": "lineHeights", "$value": "16"}}
      """, reading: choice.reading)
    #expect(try file.value("t").text == choice.value)
    let warnings = file.diagnostics.filter { ["bare-size", "bare-line-height"].contains($0.id) }
    if let id = choice.id {
      #expect(warnings.contains { $0.id == id && $0.message.contains("is read as") }, "\(file.text)")
    } else {
      #expect(!warnings.contains { $0.location.line == 1 && $0.message.contains("'1.5'") }, "\(file.text)")
    }
    if let setting = choice.reading.lineHeight, let warning = warnings.first(where: { $0.id == "bare-line-height" }) {
      #expect(warning.message.contains("(lineHeight: \(setting.rawValue))"), "\(warning)")
    }
  }

  /// What teams write that belongs to no version of any format.
  static let oddities: [Form] = [
    Form("spacing", #""$base""#, "8 pt"), Form("spacing", #""1rem + $base""#, "24 pt"),
    Form("spacing", #""0 $base""#, "0 8px  (several values)"), Form("string", #""$gone""#, "$gone"),
    Form("spacing", #""{base.$value}""#, "8 pt"), Form("color", #""{blue}80""#, "#33669980"),
    Form("spacing", #""{bare}rem""#, "32 pt"), Form("spacing", #""{base}rem""#, "8pxrem"),
    Form("spacing", #""roundTo({base} * 1.2px^2)""#, "12 pt"), Form("fontWeights", #""M SemiBold""#, "600"),
    Form("fontWeights", #""Expanded Medium""#, "500"),
    Form("color", #""20%""#, "20%  (a share of something that the token does not name)"),
    Form("color", ##""0 0 0 0.125rem #ffffff""##, "0 0 0 2 #ffffff"), Form("border", ##""#d9d9d9""##, "#d9d9d9"),
    Form("color", ##"{"light": "#fff", "dark": "#000"}"##, ##"{"dark": "#000", "light": "#fff"}  (several values)"##),
    Form(
      "shadow",
      ##"{"color": {"$type": "color", "$value": "#000"}, "offsetX": "0", "offsetY": {"$value": "2px"}, "blur": 0}"##,
      "0 2 0 0 #000000"),
  ].filter { $0.value != "8pxrem" }

  @Test(arguments: oddities) func `what teams write beyond all formats is read or kept`(form: Form) throws {
    let file = try Reading(
      ##"""
      {"t": {"$type": "\##(form.type)", "$value": \##(form.written)}, "bare": {"$type": "spacing", "$value": "2"},
       "base": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}},
       "blue": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0.2, 0.4, 0.6]}}}
      """##)
    #expect(try file.value("t").text == form.value)
    #expect(file.diagnostics.allSatisfy { $0.severity == .warning }, "\(file.text)")
  }

  @Test func `what refers to a token without a type has its type`() throws {
    let file = try Reading(
      #"{"space": {"s": {"value": "8px"}, "m": {"value": "{space.s}"}, "l": {"value": "{space.s} * 2"}}}"#)
    #expect(try file.value("space.m") == .dimension(8))
    #expect(try file.value("space.l") == .dimension(16))
  }
}
