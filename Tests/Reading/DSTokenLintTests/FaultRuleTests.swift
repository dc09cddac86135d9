import DSCascade
import DSTokenLint
import Testing

@Suite struct FaultRuleTests {
  @Test func `a reference to nothing is dangling`() throws {
    let found = try findings(
      .danglingReference, in: #"{"a": {"$type": "color", "$value": "{b}"}, "c": {"$value": "{a}"}}"#)
    #expect(found == ["token 'a' refers to 'b', which does not exist"])
  }

  @Test func `a circle is found once`() throws {
    let found = try findings(.circularReference, in: #"{"a": {"$value": "{b}"}, "b": {"$value": "{a}"}}"#)
    #expect(found == ["tokens refer to each other in a circle: a → b → a"])
  }

  @Test func `a reference of another type clashes`() throws {
    let text =
      #"{"s": {"$type": "dimension", "$value": {"value": 1, "unit": "px"}}, "c": {"$type": "color", "$value": "{s}"}}"#
    #expect(
      try findings(.typeClash, in: text)
        == ["token 'c' needs a value of type color, but its reference is of type dimension"])
  }

  @Test func `every invalid value of a file is found`() throws {
    let text = #"""
      {"$schema": "x", "a": {"$type": "color", "$value": 1}, "b": {"$type": "duration", "$value": [1]}}
      """#
    #expect(try findings(.invalidValue, in: text).count == 2)
  }

  @Test func `a key that occurs twice is a duplicate name`() throws {
    let text = #"{"a": {"$type": "number", "$value": 1}, "a": {"$type": "number", "$value": 2}}"#
    #expect(try findings(.duplicateName, in: text).count == 1)
  }

  @Test func `tiers have an order`() throws {
    let tiers = [
      Tier(name: "raw", members: ["raw"]), Tier(name: "semantic", members: ["semantic"]),
      Tier(name: "component", members: ["component"]),
    ]
    let text = #"""
      {"raw": {"a": {"$value": "{semantic.b}"}},
       "semantic": {"b": {"$type": "number", "$value": 1}},
       "component": {"c": {"$value": "{raw.d}"}},
       "raw2": {"$type": "number"}}
      """#.replacing(#""raw": {"a""#, with: #""raw": {"d": {"$type": "number", "$value": 1}, "a""#)
    #expect(try findings(.tierOrder, in: text, tiers: tiers).count == 1)
    #expect(try findings(.tierSkip, in: text, tiers: tiers).count == 1)
  }

  @Test func `excepted tokens are not looked at`() throws {
    let text = #"{"old": {"a": {"$type": "color", "$value": 1}}, "b": {"$type": "color", "$value": 1}}"#
    let found = try findings(.invalidValue, in: text) { $0.ignore = [TokenPattern("old.**")] }
    #expect(found.count == 1)
    let none = try findings(.invalidValue, in: text) { $0.level = .off }
    #expect(none.isEmpty)
  }
}
