import DSCascade
import DSTokenLint
import Testing

@Suite struct ReferenceRuleTests {
  @Test func `a reference to a deprecated token is found`() throws {
    let text = #"""
      {"old": {"$deprecated": "use new", "a": {"$type": "number", "$value": 1}, "b": {"$value": "{old.a}"}},
       "c": {"$value": "{old.b}"}, "d": {"$value": "{old.a}", "$deprecated": true}}
      """#
    #expect(try findings(.deprecatedUse, in: text) == ["'c' refers to 'old.b', which is deprecated: use new"])
  }

  @Test func `only lower tiers need references`() throws {
    let text = #"""
      {"raw": {"$type": "number", "a": {"$value": 1}, "b": {"$value": 2}}, "top": {"c": {"$value": "{raw.a}"}}}
      """#
    let tiers = [Tier(name: "raw", members: ["raw"]), Tier(name: "top", members: ["top"])]
    #expect(try findings(.unreferenced, in: text, tiers: tiers) == ["no token refers to 'raw.b'"])
    #expect(try findings(.unreferenced, in: text) == ["no token refers to 'raw.b'"])
  }

  @Test func `equal literals of a type are duplicates`() throws {
    let text = #"""
      {"a": {"$type": "number", "$value": 1}, "b": {"$type": "number", "$value": 1}, "c": {"$value": "{a}"},
       "d": {"$type": "fontWeight", "$value": 1}}
      """#
    #expect(try findings(.duplicateValue, in: text) == ["'b' is 1, as 'a' is"])
  }

  static let modes = #"""
    {"version": "2025.10", "sets": {"base": {"sources": [{"a": N, "x": N}]}},
     "modifiers": {"scheme": {"default": "light", "contexts": {
       "light": [{"a": N, "b": N, "c": N}], "dark": [{"b": N}]}}},
     "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/scheme"}]}
    """#.replacing("N", with: #"{"$type": "number", "$value": 1}"#)

  @Test func `a token of some contexts alone is a gap`() throws {
    #expect(findings(.modeGap, of: try resolved(Self.modes)) == ["'c' does not exist in scheme=dark"])
  }

  @Test func `contexts define what they must`() throws {
    let found = findings(.requiredMode, of: try resolved(Self.modes)) {
      $0.modes = ["scheme", "brand"]
      $0.ignore = [TokenPattern("x")]
    }
    #expect(
      found == [
        "there is no mode 'brand'", "'a' is not defined in scheme=dark",
        "'c' is not defined in scheme=dark",
      ])
  }
}
