import DSCascade
import DSGeometry
import Testing

/// The values of every type of DTCG 2025.10, right and wrong.
struct TokenTypeTests {
  /// A written value, its type, and the value as text.
  struct Example: Sendable {
    let type: String
    let written: String
    let expected: String
  }

  static let px = #"{"value": 1, "unit": "px"}"#
  static let red = #"{"colorSpace": "srgb", "components": [1, 0, 0]}"#

  static let examples: [Example] = [
    Example(type: "color", written: red, expected: "#ff0000"),
    Example(
      type: "color", written: ##"{"colorSpace": "srgb", "components": [1, 0, 0], "alpha": 0.5, "hex": "#FF0000"}"##,
      expected: "#ff000080"),
    Example(type: "color", written: #"{"colorSpace": "hsl", "components": ["none", 0, 100]}"#, expected: "#ffffff"),
    Example(
      type: "color", written: #"{"colorSpace": "display-p3", "components": [1, 1, 1]}"#, expected: "#ffffff"),
    Example(type: "dimension", written: #"{"value": -0.5, "unit": "rem"}"#, expected: "-8 pt"),
    Example(type: "fontFamily", written: #""Inter""#, expected: "Inter"),
    Example(type: "fontFamily", written: #"["Inter", "sans-serif"]"#, expected: "Inter, sans-serif"),
    Example(type: "fontWeight", written: "1", expected: "1"),
    Example(type: "fontWeight", written: "1000", expected: "1000"),
    Example(type: "fontWeight", written: #""extra-black""#, expected: "950"),
    Example(type: "duration", written: #"{"value": 1.5, "unit": "s"}"#, expected: "1500 ms"),
    Example(type: "duration", written: #"{"value": 100, "unit": "ms"}"#, expected: "100 ms"),
    Example(type: "cubicBezier", written: "[0.5, -1, 1, 2]", expected: "cubic-bezier(0.5, -1, 1, 2)"),
    Example(type: "number", written: "-2.5", expected: "-2.5"),
    Example(type: "strokeStyle", written: #""groove""#, expected: "groove"),
    Example(
      type: "strokeStyle", written: #"{"dashArray": [\#(px), {"value": 0.5, "unit": "rem"}], "lineCap": "round"}"#,
      expected: "dashes 1 8 round"),
    Example(
      type: "border", written: #"{"color": \#(red), "width": \#(px), "style": "dashed"}"#,
      expected: "1 pt dashed #ff0000"),
    Example(
      type: "transition",
      written:
        #"{"duration": {"value": 1, "unit": "s"}, "delay": {"value": 5, "unit": "ms"}, "timingFunction": [0, 0, 1, 1]}"#,
      expected: "1000 ms after 5 ms cubic-bezier(0, 0, 1, 1)"),
    Example(
      type: "shadow",
      written: #"{"color": \#(red), "offsetX": \#(px), "offsetY": \#(px), "blur": \#(px), "spread": \#(px)}"#,
      expected: "1 1 1 1 #ff0000"),
    Example(
      type: "shadow",
      written:
        #"[{"color": \#(red), "offsetX": \#(px), "offsetY": \#(px), "blur": \#(px), "spread": \#(px), "inset": true}]"#,
      expected: "inset 1 1 1 1 #ff0000"),
    Example(
      type: "gradient",
      written: #"[{"color": \#(red), "position": 1.5}, {"color": \#(red), "position": -1}]"#,
      expected: "#ff0000 0 %, #ff0000 100 %"),
    Example(
      type: "typography",
      written:
        #"{"fontFamily": "Inter", "fontSize": \#(px), "fontWeight": "bold", "letterSpacing": \#(px), "lineHeight": 1.2}"#,
      expected: "1/1.2 700 Inter, spacing 1"),
  ]

  @Test(arguments: examples)
  func `a value of every type is read`(example: Example) throws {
    let file = try Reading(#"{"t": {"$type": "\#(example.type)", "$value": \#(example.written)}}"#)
    #expect(file.text == "")
    #expect(try file.value("t").text == example.expected)
    #expect(try file.value("t").type.rawValue == example.type)
  }

  @Test(arguments: examples)
  func `a value that is written from Swift is read as the same`(example: Example) throws {
    let value = try Reading(#"{"t": {"$type": "\#(example.type)", "$value": \#(example.written)}}"#).value("t")
    let written = TokenExpression.value(value).text
    let again = try Reading(#"{"t": {"$type": "\#(example.type)", "$value": \#(written)}}"#)
    #expect(again.text == "")
    #expect(try again.value("t").text == value.text)
  }

  /// A type and values that it does not have.
  static let wrong: [Fault] = [
    Fault(#"{"colorSpace": "srgb", "components": [1, 0]}"#, "color"),
    Fault(#"{"colorSpace": "srgb", "components": [1, 0, 1.1]}"#, "color"),
    Fault(#"{"colorSpace": "srgb", "components": [1, 0, "nil"]}"#, "color"),
    Fault(#"{"colorSpace": "hsl", "components": [360, 0, 0]}"#, "color"),
    Fault(#"{"colorSpace": "lch", "components": [50, -1, 0]}"#, "color"),
    Fault(#"{"colorSpace": "sRGB", "components": [1, 0, 0]}"#, "color"),
    Fault(#"{"colorSpace": "srgb", "components": [1, 0, 0], "alpha": 1.5}"#, "color"),
    Fault(##"{"colorSpace": "srgb", "components": [1, 0, 0], "hex": "#f0"}"##, "color"),
    Fault(#"{"colorSpace": "srgb", "components": [1, 0, 0], "alhpa": 1}"#, "color"),
    Fault(#"{"colorSpace": "srgb"}"#, "color"), Fault("true", "color"), Fault("null", "color"),
    Fault(#"{"value": 1}"#, "dimension"), Fault(#"{"value": 1, "unit": "ell"}"#, "dimension"),
    Fault(#"{"value": "one", "unit": "px"}"#, "dimension"), Fault(#""12ells""#, "dimension"),
    Fault("[]", "fontFamily"), Fault("[1]", "fontFamily"), Fault(#""""#, "fontFamily"), Fault("{}", "fontFamily"),
    Fault("0", "fontWeight"), Fault("1001", "fontWeight"), Fault(#""fat""#, "fontWeight"),
    Fault(#"{"value": 1, "unit": "m"}"#, "duration"), Fault(#""1m""#, "duration"),
    Fault("[0, 0, 0]", "cubicBezier"), Fault("[2, 0, 0, 0]", "cubicBezier"), Fault("[0, 0, -1, 0]", "cubicBezier"),
    Fault(#""one""#, "number"), Fault("[]", "number"),
    Fault(#""wavy""#, "strokeStyle"), Fault(#"{"dashArray": [], "lineCap": "butt"}"#, "strokeStyle"),
    Fault(#"{"dashArray": [\#(px)], "lineCap": "flat"}"#, "strokeStyle"),
    Fault(#"{"dashArray": [{"value": -1, "unit": "px"}], "lineCap": "butt"}"#, "strokeStyle"),
    Fault(#"{"color": \#(red), "width": \#(px)}"#, "border"),
    Fault(#"{"color": \#(red), "width": {"value": -1, "unit": "px"}, "style": "solid"}"#, "border"),
    Fault(#"{"duration": {"value": 1, "unit": "s"}}"#, "transition"),
    Fault("[]", "shadow"), Fault(#"{"blur": \#(px)}"#, "shadow"),
    Fault(
      #"{"color": \#(red), "offsetX": \#(px), "offsetY": \#(px), "blur": {"value": -1, "unit": "px"}, "spread": \#(px)}"#,
      "shadow"),
    Fault("[]", "gradient"), Fault(#"[{"color": \#(red)}]"#, "gradient"), Fault(red, "gradient"),
    Fault(
      #"{"fontFamily": "Inter", "fontSize": \#(px), "fontWeight": 400, "letterSpacing": \#(px), "lineHeight": 0}"#,
      "typography"),
  ]

  @Test(arguments: wrong)
  func `a value that its type does not have is an error`(fault: Fault) throws {
    let file = try Reading(#"{"t": {"$type": "\#(fault.id)", "$value": \#(fault.text)}}"#)
    #expect(!file.ids.isEmpty && file.ids.allSatisfy { $0 == "bad-token-value" }, "\(file.text)")
    #expect(throws: TokenError.self) { try file.value("t") }
  }

  @Test func `members of composites may refer to tokens`() throws {
    let file = try Reading(
      """
      {
        "ink": { "$type": "color", "$value": \(Self.red) },
        "one": { "$type": "dimension", "$value": \(Self.px) },
        "soft": {
          "$type": "shadow",
          "$value": { "color": "{ink}", "offsetX": "{one}", "offsetY": "{one}", "blur": "{one}", "spread": "{one}" }
        },
        "both": { "$type": "shadow", "$value": ["{soft}", "{soft}"] },
        "fade": { "$type": "gradient", "$value": [{ "color": "{ink}", "position": 0 }, { "color": "{ink}", "position": 1 }] },
        "sans": { "$type": "fontFamily", "$value": ["Inter"] },
        "stack": { "$type": "fontFamily", "$value": ["{sans}", "Arial"] },
        "bad": { "$type": "border", "$value": { "color": "{one}", "width": "{one}", "style": "solid" } }
      }
      """)
    #expect(file.ids == ["wrong-token-type"], "\(file.text)")
    #expect(try file.value("both").text == "1 1 1 1 #ff0000, 1 1 1 1 #ff0000")
    #expect(try file.value("stack") == .fontFamily(["Inter", "Arial"]))
  }
}
