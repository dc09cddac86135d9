import DSCascade
import DSDiagnostics
import DSGeometry
import Testing

/// Forms of tools that wrote tokens before DTCG 2025.10.
struct OlderFormTests {
  /// A type, an older form, and the value as text.
  struct Form: Sendable {
    let type: String
    let written: String
    let expected: String

    init(_ type: String, _ written: String, _ expected: String) {
      self.type = type
      self.written = written
      self.expected = expected
    }
  }

  static let forms: [Form] = [
    Form("color", ##""#f80""##, "#ff8800"), Form("color", ##""#f808""##, "#ff880088"),
    Form("color", ##""#FF8800""##, "#ff8800"), Form("color", ##""#ff880080""##, "#ff880080"),
    Form("color", #""rgb(255, 136, 0)""#, "#ff8800"), Form("color", #""rgba(255,136,0,0.5)""#, "#ff880080"),
    Form("color", #""rgb(100% 0% 0% / 50%)""#, "#ff000080"), Form("color", #""hsl(210, 60%, 40%)""#, "#2966a3"),
    Form("dimension", #""12px""#, "12 pt"), Form("dimension", #""0.75rem""#, "12 pt"),
    Form("dimension", #""12""#, "12 pt"), Form("dimension", "12", "12 pt"), Form("dimension", #""-1px""#, "-1 pt"),
    Form("duration", #""150ms""#, "150 ms"), Form("duration", #""0.2s""#, "200 ms"),
    Form("number", #""0.5""#, "0.5"), Form("number", #""50%""#, "0.5"),
    Form("fontWeight", #""Bold""#, "700"), Form("fontWeight", #""SemiBold""#, "600"),
    Form("fontWeight", #""600""#, "600"), Form("fontFamily", #""'Open Sans', Arial""#, "Open Sans, Arial"),
    Form("sizing", #""4px""#, "4 pt"), Form("opacity", "0.4", "0.4"), Form("string", #""text""#, "text"),
    Form("boolean", "true", "true"),
    Form(
      "boxShadow", ##"[{"x": "1px", "y": "2", "blur": 3, "spread": "0", "color": "#000", "type": "innerShadow"}]"##,
      "inset 1 2 3 0 #000000"),
    Form(
      "typography",
      #"{"fontFamily": "A", "fontSize": "20px", "fontWeight": 400, "letterSpacing": "0", "lineHeight": "30px"}"#,
      "20/1.5 400 A, spacing 0"),
    Form(
      "typography",
      #"{"fontFamily": "A", "fontSize": "20px", "fontWeight": 400, "letterSpacing": "0", "lineHeight": "150%"}"#,
      "20/1.5 400 A, spacing 0"),
    Form("border", ##"{"color": "#fff", "width": "2px", "style": "solid"}"##, "2 pt solid #ffffff"),
  ]

  @Test(arguments: forms)
  func `an older form is read with a warning that says how to modernise it`(form: Form) throws {
    let file = try Reading(#"{"t": {"$type": "\#(form.type)", "$value": \#(form.written)}}"#)
    #expect(!file.ids.isEmpty && file.ids.allSatisfy { $0 == "older-token-form" }, "\(file.text)")
    #expect(file.diagnostics.allSatisfy { $0.severity == .warning && $0.hint?.hasPrefix("write") == true })
    #expect(try file.value("t").text == form.expected)
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
    #expect(file.ids == ["older-token-form", "older-token-form"], "\(file.text)")
    #expect(
      file.diagnostics[0].message == "a member without '$', as written before DTCG 2025.10 (and 1 more in this file)")
    #expect(try file.value("color.text") == .color(.black))
    #expect(try file.value("value.value") == .number(1))
    let style = try file.theme.style(in: ModeSelection())
    #expect(style.definition(of: TokenPath("color.ink"))?.description == "Text.")
  }

  @Test(arguments: [
    Fault(##""#ff880""##, "color"), Fault(#""orange""#, "color"),
    Fault(#""rgb(300, 0, 0)""#, "color"), Fault(#""lab(1 2 3)""#, "color"), Fault(#""12pt""#, "dimension"),
    Fault(#""50%""#, "dimension"), Fault(#""fast""#, "duration"), Fault(#""1px""#, "number"),
    Fault(#""Boldish""#, "fontWeight"),
  ])
  func `a text that is no older form is an error`(fault: Fault) throws {
    let file = try Reading(#"{"t": {"$type": "\#(fault.id)", "$value": \#(fault.text)}}"#)
    #expect(file.ids == ["bad-token-value"], "\(file.text)")
  }
}
