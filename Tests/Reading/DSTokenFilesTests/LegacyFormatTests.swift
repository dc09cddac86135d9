import DSCascade
import DSDiagnostics
import DSGeometry
import Testing

/// Formats of tools that wrote tokens before DTCG 2025.10.
struct LegacyFormatTests {
  /// A type, a legacy format, and the value as text.
  struct Format: Sendable {
    let type: String
    let written: String
    let expected: String

    init(_ type: String, _ written: String, _ expected: String) {
      self.type = type
      self.written = written
      self.expected = expected
    }
  }

  static let formats: [Format] = [
    Format("color", ##""#f80""##, "#ff8800"), Format("color", ##""#f808""##, "#ff880088"),
    Format("color", ##""#FF8800""##, "#ff8800"), Format("color", ##""#ff880080""##, "#ff880080"),
    Format("color", #""rgb(255, 136, 0)""#, "#ff8800"), Format("color", #""rgba(255,136,0,0.5)""#, "#ff880080"),
    Format("color", #""rgb(100% 0% 0% / 50%)""#, "#ff000080"), Format("color", #""hsl(210, 60%, 40%)""#, "#2966a3"),
    Format("dimension", #""12px""#, "12 pt"), Format("dimension", #""0.75rem""#, "12 pt"),
    Format("dimension", #""12""#, "12 pt"), Format("dimension", "12", "12 pt"),
    Format("dimension", #""-1px""#, "-1 pt"),
    Format("duration", #""150ms""#, "150 ms"), Format("duration", #""0.2s""#, "200 ms"),
    Format("number", #""0.5""#, "0.5"), Format("number", #""50%""#, "0.5"),
    Format("fontWeight", #""Bold""#, "700"), Format("fontWeight", #""SemiBold""#, "600"),
    Format("fontWeight", #""600""#, "600"), Format("fontFamily", #""'Open Sans', Arial""#, "Open Sans, Arial"),
    Format("sizing", #""4px""#, "4 pt"), Format("opacity", "0.4", "0.4"), Format("string", #""text""#, "text"),
    Format("boolean", "true", "true"),
    Format(
      "boxShadow", ##"[{"x": "1px", "y": "2", "blur": 3, "spread": "0", "color": "#000", "type": "innerShadow"}]"##,
      "inset 1 2 3 0 #000000"),
    Format(
      "typography",
      #"{"fontFamily": "A", "fontSize": "20px", "fontWeight": 400, "letterSpacing": "0", "lineHeight": "30px"}"#,
      "20/1.5 400 A, spacing 0"),
    Format(
      "typography",
      #"{"fontFamily": "A", "fontSize": "20px", "fontWeight": 400, "letterSpacing": "0", "lineHeight": "150%"}"#,
      "20/1.5 400 A, spacing 0"),
    Format("border", ##"{"color": "#fff", "width": "2px", "style": "solid"}"##, "2 pt solid #ffffff"),
  ]

  @Test(arguments: formats)
  func `a legacy format is read with a warning that says how to modernise it`(format: Format) throws {
    let file = try Reading(#"{"t": {"$type": "\#(format.type)", "$value": \#(format.written)}}"#)
    #expect(
      !file.ids.isEmpty && file.ids.allSatisfy { ["legacy-token-format", "bare-size"].contains($0) }, "\(file.text)")
    #expect(file.diagnostics.allSatisfy { $0.severity == .warning && $0.hint?.hasPrefix("write") == true })
    #expect(try file.value("t").text == format.expected)
  }

  @Test(arguments: [
    ("#f80", ##"write {"colorSpace": "srgb", "components": [1, 0.5333, 0], "hex": "#ff8800"}"##),
    (
      "#1c1c2180",
      ##"write {"colorSpace": "srgb", "components": [0.1098, 0.1098, 0.1294], "alpha": 0.502, "hex": "#1c1c21"}"##
    ),
  ])
  func `the hint for a colour is that colour, to be copied`(written: String, hint: String) throws {
    let file = try Reading(#"{"t": {"$type": "color", "$value": "\#(written)"}}"#)
    #expect(file.diagnostics.map(\.hint) == [hint])
    let copied = try Reading(#"{"t": {"$type": "color", "$value": \#(hint.dropFirst(6))}}"#)
    #expect(copied.ids == [])
    #expect(try copied.value("t").text == file.value("t").text)
  }

  @Test func `members without a dollar sign are read, as Style Dictionary wrote them`() throws {
    let file = try Reading(
      """
      {
        "color": {
          "ink": { "value": "#000000", "type": "color", "comment": "Text." },
          "text": { "value": "{color.ink}", "type": "color" }
        },
        "value": { "$type": "number", "value": { "$value": 1 } }
      }
      """)
    #expect(file.ids == ["legacy-token-format", "legacy-token-format"], "\(file.text)")
    #expect(
      file.diagnostics[0].message == "a member without '$', as written before DTCG 2025.10 (and 1 more in this file)")
    #expect(try file.value("color.text") == .color(.black))
    #expect(try file.value("value.value") == .number(1))
    let style = try file.theme.style(in: ModeSelection())
    #expect(style.definition(of: TokenPath("color.ink"))?.description == "Text.")
  }

  @Test(arguments: [
    Fault(##""#ff880""##, "color"), Fault(#""ornage""#, "color"), Fault(#""rgb(3, 0)""#, "color"),
    Fault(#""rgb(1px, 0, 0)""#, "color"), Fault(#""lab(1 2 3""#, "color"), Fault(#""color(cmyk 1 2 3)""#, "color"),
    Fault(#""rgba(#gg0000, 0.5)""#, "color"), Fault(#""hsl(1em 2% 3%)""#, "color"),
    Fault(#""12ells""#, "dimension"), Fault(#""wide""#, "dimension"), Fault(#""0x10""#, "dimension"),
    Fault(#""fast""#, "duration"), Fault(#""1 2""#, "duration"), Fault(#""many""#, "number"),
    Fault(#""Boldish""#, "fontWeight"), Fault(#""solid red""#, "border"), Fault(#""1px 2px solid red""#, "border"),
    Fault(#""2px""#, "shadow"), Fault(#""0 1px red blue""#, "shadow"), Fault(#""cubic-bezier(1, 2)""#, "cubicBezier"),
    Fault(#""cubic-bezier(2, 0, 0, 1)""#, "cubicBezier"), Fault(#""red to blue""#, "gradient"),
  ])
  func `a text that is no legacy format is an error`(fault: Fault) throws {
    let file = try Reading(#"{"t": {"$type": "\#(fault.id)", "$value": \#(fault.text)}}"#)
    #expect(file.ids == ["bad-token-value"], "\(file.text)")
  }
}
