import DSCascade
import DSDiagnostics
import DSGeometry
import Foundation
import Testing

/// Values of other formats that a picture cannot use: kept with a reason, never an error, and never wrong.
struct KeptTokenTests {
  /// The value of `t` as lists show it, in a file with a few other tokens.
  private static func text(_ token: String) throws -> String {
    let file = try Reading(
      ##"""
      {"t": \##(token),
       "ink": {"$type": "color", "$value": "#336699"}, "fog": {"$type": "color", "$value": "#33669980"},
       "sans": {"$type": "fontFamily", "$value": "Inter"}, "bold": {"$type": "fontWeight", "$value": 700},
       "scale": {"$type": "modular-scale", "$value": {"pow": 1}},
       "hue": {"$type": "number", "$value": "210"}, "rich": {"$type": "number", "$value": "60%"},
       "light": {"$type": "number", "$value": "20% * 2"},
       "base": {"$type": "sizing", "$value": "0.75"}, "five": {"$type": "sizing", "$value": "{base} * 5"}}
      """##)
    #expect(file.diagnostics.allSatisfy { $0.severity == .warning }, "\(file.text)")
    return try file.value("t").text
  }

  @Test func `a list of values of a simple type is kept`() throws {
    #expect(
      try Self.text(##"{"$type": "color", "$value": ["{ink}", "#fff"]}"##) == ##"["{ink}", "#fff"]  (several values)"##)
    #expect(try Self.text(#"{"$type": "dimension", "$value": ["1px", "2px"]}"#) == #"["1px", "2px"]  (several values)"#)
  }

  @Test(arguments: [#"["{ink}", "{nowhere}"]"#, #"["reddish", "red"]"#, "[1, 2]", "[]", #"[["red", "red"], "red"]"#])
  func `a list with what is no value of the type is an error`(list: String) throws {
    let file = try Reading(
      ##"{"t": {"$type": "color", "$value": \##(list)}, "ink": {"$type": "color", "$value": "#336699"}}"##)
    #expect(throws: TokenError.self) { try file.value("t") }
  }

  @Test func `an upper bound alone is kept`() throws {
    #expect(
      try Self.text(##"{"type": "dimension", "value": {"max": "12px"}}"##) == #"{"max": "12px"}  (several values)"#)
  }

  @Test func `a colour that only a page knows is kept`() throws {
    #expect(
      try Self.text(##"{"$type": "color", "$value": "hsl(var(--edge))"}"##)
        == "hsl(var(--edge))  (var() is not computed)")
    #expect(
      try Self.text(##"{"$type": "shadow", "$value": "0 0 0 1px hsl(var(--edge))"}"##)
        == "0 0 0 1px hsl(var(--edge))  (var() is not computed)")
    #expect(
      try Self.text(##"{"$type": "color", "$value": "oklch(from(--a) calc(l * 0.8) c h)"}"##)
        == "oklch(from(--a) calc(l * 0.8) c h)  (relative oklch() is not computed)")
  }

  @Test func `a number beside a keyword is several values`() throws {
    #expect(try Self.text(##"{"$type": "spacing", "$value": "0 auto"}"##) == "0 auto  (several values)")
  }

  @Test func `a part of a border is kept in formats other than DTCG, where it is an error`() throws {
    #expect(
      try Self.text(##"{"type": "border", "value": {"style": "solid"}}"##) == #"{"style": "solid"}  (it has no color)"#)
    let file = try Reading(##"{"t": {"$type": "border", "$value": {"style": "solid"}}}"##)
    #expect(throws: TokenError.self) { try file.value("t") }
    let dangling = try Reading(##"{"t": {"type": "border", "value": {"color": "{nowhere}"}}}"##)
    #expect(dangling.ids.contains("missing-alias-target"), "\(dangling.text)")
  }

  @Test func `a type of another format that its reference does not have keeps the token without a value`() throws {
    #expect(
      try Self.text(##"{"type": "color", "value": "{bold}"}"##)
        == "700  (it is a color that refers to a fontWeight)")
    #expect(
      try Self.text(##"{"$type": "fontWeights", "$value": "{sans}"}"##)
        == "Inter  (it is a fontWeight that refers to a fontFamily)")
    #expect(try Self.text(##"{"type": "border", "value": "{ink}"}"##) == "#336699")
  }

  @Test func `a theme that is stored and read again keeps the same tokens`() throws {
    let file = try Reading(
      ##"{"t": {"type": "color", "value": "{w}"}, "w": {"type": "fontWeight", "value": 700}}"##)
    let style = try file.theme.style(in: ModeSelection())
    let again = try JSONDecoder().decode(Style.self, from: JSONEncoder().encode(style))
    #expect(try again.value(of: TokenPath("t")) == file.value("t"))
  }

  @Test func `a text that refers to a kept value is kept for the same reason`() throws {
    #expect(
      try Self.text(##"{"$type": "dimension", "$value": "{scale} + 4px"}"##)
        == #"{"pow": 1} + 4px  (pictures use no modular-scale)"#)
  }

  @Test func `a line height of 0 em is kept`() throws {
    #expect(
      try Self.text(
        ##"{"$type": "typography", "$value": {"fontSize": "12px", "lineHeight": {"value": 0, "unit": "em"}}}"##
      ).hasSuffix("(its lineHeight is 0)"))
  }

  @Test func `a colour with an alpha beside it has that alpha, and is kept where it has one already`() throws {
    #expect(try Self.text(##"{"type": "color", "value": {"color": "{ink}", "alpha": 0.5}}"##) == "#33669980")
    #expect(
      try Self.text(##"{"type": "color", "value": {"color": "{fog}", "alpha": 0.5}}"##).hasSuffix("(several values)"))
    #expect(
      try Self.text(##"{"type": "color", "value": {"aliasOf": "ink"}}"##).hasSuffix("(aliasOf() is not computed)"))
  }

  @Test func `a share in a colour of CSS stays a share`() throws {
    #expect(try Self.text(##"{"$type": "color", "$value": "hsl({hue} {rich} {light})"}"##) == "#2966a3")
    #expect(try Self.text(##"{"$type": "number", "$value": "{rich} * 2"}"##) == "1.2")
  }

  @Test func `a unit behind a calculated size without one is its unit`() throws {
    #expect(try Self.text(##"{"$type": "sizing", "$value": "{five}rem"}"##) == "60 pt")
    #expect(try Self.text(##"{"$type": "sizing", "$value": "{base}rem"}"##) == "12 pt")
  }

  @Test func `texts of the type number are read by what they say`() throws {
    let file = try Reading(
      ##"""
      {"font": {"family": {"body": {"type": "number", "value": "\"Red Hat Text\", Arial"},
                           "card": {"type": "number", "value": "{font.family.body}"}}},
       "line": {"type": "number", "value": "underline"},
       "curve": {"type": "number", "value": "cubic-bezier(.4, 0, .7, .2)"},
       "other": {"type": "number", "value": "{curve}"}}
      """##)
    #expect(try file.value("font.family.card") == .fontFamily(["Red Hat Text", "Arial"]))
    #expect(try file.value("line").text == "underline  (a keyword)")
    #expect(try file.value("other") == .cubicBezier(0.4, 0, 0.7, 0.2))
  }

  @Test func `four numbers are a curve only where they can be one and the name says nothing else`() throws {
    let file = try Reading(
      #"{"padding": {"value": [0, 1, 0, 1]}, "ease": {"value": [0.4, 0, 0.2, 1]}, "sides": {"value": [7, 15, 7, 15]}}"#)
    #expect(try file.value("padding").text == "[0, 1, 0, 1]  (its type is not known)")
    #expect(try file.value("sides").text == "[7, 15, 7, 15]  (its type is not known)")
    #expect(try file.value("ease") == .cubicBezier(0.4, 0, 0.2, 1))
  }

  @Test func `members in the plural and units in words are read`() throws {
    #expect(
      try Self.text(
        ##"{"$type": "typography", "$value": {"fontFamilies": ["Inter"], "fontSizes": "20px", "lineHeight": 1.5}}"##)
        == "20/1.5 400 Inter, spacing 0")
    #expect(try Self.text(##"{"$type": "dimension", "$value": {"value": 1, "unit": "pixels"}}"##) == "1 pt")
  }

  @Test func `a whole token as a member of a value is read`() throws {
    #expect(
      try Self.text(
        ##"""
        {"$value": {"width": {"value": "3", "type": "border"}, "style": {"value": "solid", "type": "border"},
                    "color": {"value": "{ink}", "type": "border"}}}
        """##) == "3 pt solid #336699")
  }

  @Test(arguments: [
    ("color", #""hsla(210, 100%, 45%, 1)""#), ("color", ##""#36c""##), ("dimension", #""768px""#),
    ("duration", #""150ms""#), ("cubicBezier", #""cubic-bezier(0.4,0,0.2,1)""#),
    ("gradient", #""linear-gradient(to bottom, #fff, #000)""#), ("shadow", ##""0 1px 2px #0003""##),
  ])
  func `a value of an unknown type is read where its form tells its type`(type: String, written: String) throws {
    let value = try Self.text(##"{"type": "\##(type)", "value": \##(written)}"##)
    #expect(!value.contains("  ("))
    for unknown in ["internal", "breakpoint", "other"] {
      #expect(try Self.text(##"{"type": "\##(unknown)", "value": \##(written)}"##) == value)
    }
  }

  @Test(arguments: [#""4""#, #""bold""#, "3", ##""#notacolour""##, "[1, 2]", #"{"pow": 2}"#])
  func `any other value of an unknown type is kept`(written: String) throws {
    #expect(
      try Self.text(##"{"$type": "internal", "$value": \##(written)}"##).hasSuffix("(pictures use no internal)"))
  }

  @Test func `curves and shadows without a type are known by keyword and name`() throws {
    let file = try Reading(
      #"{"easing": {"static": {"value": "linear"}, "in": {"value": "ease-in"}}, "shadow": {"none": {"value": "none"}}, "side": {"value": "linear"}}"#
    )
    #expect(try file.value("easing.static") == .cubicBezier(0, 0, 1, 1))
    #expect(try file.value("easing.in") == .cubicBezier(0.42, 0, 1, 1))
    #expect(try file.value("shadow.none") == .shadow([]))
    #expect(try file.value("side").type != .cubicBezier)
  }

  @Test func `members in CSS's spelling are read`() throws {
    let file = try Reading(
      #"{"t": {"$type": "typography", "$value": {"font-family": "Inter", "font-size": "16px", "font-weight": 400, "line-height": 1.5, "letter-spacing": "0px"}}}"#
    )
    #expect(try file.value("t").text == "16/1.5 400 Inter, spacing 0")
    #expect(file.ids.contains("legacy-token-format") && !file.ids.contains("unread-member"), "\(file.text)")
    let both = try Reading(
      #"{"t": {"$type": "typography", "$value": {"fontSize": "16px", "font-size": "12px", "fontFamily": "Inter", "fontWeight": 400, "lineHeight": 1, "letterSpacing": "0px"}}}"#
    )
    #expect(try both.value("t").text == "16/1 400 Inter, spacing 0")
  }

  @Test func `a group's description that is no text leaves its tokens usable`() throws {
    let file = try Reading(
      #"{"g": {"$description": {"$type": "other", "$value": "x"}, "a": {"$type": "number", "$value": 1}}}"#
    )
    #expect(try file.value("g.a") == .number(1))
    #expect(file.diagnostics.map(\.id) == ["wrong-type"], "\(file.text)")
  }
}
