import DSCascade
import DSTokenLint
import Testing

@Suite struct ConventionRuleTests {
  static let number = #"{"$type": "number", "$value": 1}"#

  @Test func `names are written in one case`() throws {
    let text = #"{"textColor": {"a": NUMBER, "b-c": NUMBER}, "ok": {"x1": NUMBER, "$root": NUMBER}}"#
      .replacing("NUMBER", with: Self.number)
    let found = try findings(.naming, in: text) { $0.nameCase = .kebab }
    #expect(found == ["'textColor' in 'textColor.a' is not kebab-case"])
  }

  @Test(arguments: [
    (NameCase.kebab, "a-b", "aB"), (.camel, "aB1", "a-b"), (.pascal, "AB", "aB"), (.snake, "a_b", "a-b"),
    (.screaming, "A_B", "a_b"), (.kebab, "100", ""), (.kebab, "a", "a--b"),
  ])
  func `cases know their names`(nameCase: NameCase, right: String, wrong: String) throws {
    func found(_ name: String) throws -> Int {
      let text = #"{"NAME": NUMBER}"#.replacing("NAME", with: name).replacing("NUMBER", with: Self.number)
      return try findings(.naming, in: text) { $0.nameCase = nameCase }.count
    }
    #expect(try found(right) == 0)
    if !wrong.isEmpty { #expect(try found(wrong) == 1) }
  }

  @Test func `tokens that must exist are asked for`() throws {
    let text = #"{"color": {"brand": NUMBER}}"#.replacing("NUMBER", with: Self.number)
    let found = try findings(.requiredToken, in: text) { $0.tokens = ["color.*", "color.text", "space.**"] }
    #expect(found == ["there is no token 'color.text'", "there is no token 'space.**'"])
  }

  @Test func `groups have their children`() throws {
    let text = #"{"button": {"a": {"hover": NUMBER}, "b": {"hover": NUMBER, "press": NUMBER}}}"#
      .replacing("NUMBER", with: Self.number)
    let found = try findings(.requiredChild, in: text) {
      $0.only = [TokenPattern("button.*")]
      $0.children = ["hover", "press"]
    }
    #expect(found == ["the group 'button.a' lacks 'press'"])
  }

  @Test func `missing descriptions and types are found`() throws {
    let text =
      #"{"a": {"$value": 1}, "b": {"$type": "number", "$value": 1, "$description": "B."}, "c": {"$value": "{b}"}}"#
    #expect(try findings(.missingDescription, in: text).count == 2)
    #expect(try findings(.missingType, in: text) == ["'a' has no type"])
  }

  @Test func `a size without unit is found among others`() throws {
    func size(_ value: String) -> String { #"{"$type": "dimension", "$value": "# + value + "}" }
    let mixed = #"{"a": A, "b": B, "c": C, "zero": Z}"#
      .replacing("A", with: size(#"{"value": 1, "unit": "px"}"#)).replacing("B", with: size(#""2rem""#))
      .replacing("C", with: size("8")).replacing("Z", with: size("0"))
    #expect(
      try findings(.numberWithoutUnit, in: mixed) == [
        "'c' is 8 without a unit, and 2 other sizes in this file have one"
      ])
    let bare = #"{"a": A, "b": A}"#.replacing("A", with: size("8"))
    #expect(try findings(.numberWithoutUnit, in: bare).isEmpty)
    #expect(try findings(.numberWithoutUnit, in: bare) { $0.all = true }.count == 2)
  }

  @Test func `colours keep to spaces and gamuts`() throws {
    func color(_ space: String, _ components: String) -> String {
      #"{"$type": "color", "$value": {"colorSpace": "\#(space)", "components": [\#(components)]}}"#
    }
    let text = #"{"a": A, "b": B, "c": C}"#
      .replacing("A", with: color("srgb", "1, 0, 0")).replacing("B", with: color("display-p3", "0.9, 0.2, 0.1"))
      .replacing("C", with: color("rec2020", "1, 0, 0"))
    #expect(try findings(.colorSpace, in: text) { $0.spaces = [.srgb] }.count == 2)
    #expect(try findings(.outOfGamut, in: text).count == 2)
    #expect(
      try findings(.outOfGamut, in: text) { $0.gamut = .displayP3 } == ["'c' has a colour that display-p3 cannot show"])
    #expect(try findings(.outOfGamut, in: text) { $0.gamut = .rec2020 }.isEmpty)
  }

  @Test func `fonts have a size and members`() throws {
    let text = #"""
      {"type": {"$type": "typography", "$value": {"fontFamily": "A", "fontSize": {"value": 9, "unit": "px"}}},
       "fontSize": {"$type": "dimension", "$value": {"value": 10, "unit": "px"}},
       "space": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}}
      """#
    #expect(
      try findings(.smallFont, in: text) { $0.size = 12 } == [
        "'type' is 9 pt, expected at least 12", "'fontSize' is 10 pt, expected at least 12",
      ])
    #expect(
      try findings(.missingMember, in: text) { $0.members = ["fontSize", "lineHeight"] } == ["'type' has no lineHeight"]
    )
  }

  @Test func `pairs have contrast`() throws {
    let text = ##"{"a": {"$type": "color", "$value": "#777"}, "b": {"$type": "color", "$value": "#fff"}}"##
    let found = try findings(.contrast, in: text) {
      $0.pairs = [
        ColorPair(foreground: "a", background: "b"), ColorPair(foreground: "a", background: "b", ratio: 3),
        ColorPair(foreground: "a", background: "none"),
      ]
    }
    #expect(
      found == ["there is no token 'none'", "'a' on 'b' has a contrast of 4.47 to 1, expected at least 4.5"])
  }
}
