import DSCascade
import DSDiagnostics
import Testing

/// Files that are small but describe more than any machine holds.
struct HostileTokenTests {
  @Test func `lists that double with each reference end with an error`() throws {
    let shadow =
      #"{"color": {"colorSpace": "srgb", "components": [0, 0, 0]}, "offsetX": {"value": 0, "unit": "px"}, "offsetY": {"value": 0, "unit": "px"}, "blur": {"value": 0, "unit": "px"}, "spread": {"value": 0, "unit": "px"}}"#
    let doubling = (1...60).map { #""s\#($0)": {"$value": ["{s\#($0 - 1)}", "{s\#($0 - 1)}"]}"# }
    let file = try Reading(#"{"$type": "shadow", "s0": {"$value": \#(shadow)}, \#(doubling.joined(separator: ","))}"#)
    #expect(file.ids == ["bad-token-value"])
    #expect(file.text.contains("token 's9' needs at most 256 elements"))
    #expect(throws: TokenError.self) { try file.value("s60") }
  }

  @Test func `groups that double with each extension end with an error`() throws {
    let groups = (1...40).map {
      #""g\#($0)": {"a": {"$extends": "{g\#($0 - 1)}"}, "b": {"$extends": "{g\#($0 - 1)}"}}"#
    }
    let file = try Reading(#"{"g0": {"x": {"$type": "number", "$value": 1}}, \#(groups.joined(separator: ","))}"#)
    #expect(file.ids == ["too-many-tokens"])
    #expect(try file.value("g3.a.b.a.x") == .number(1))
  }

  @Test func `long chains of pointers and of extended groups end without exhausting the stack`() throws {
    let pointers = (1...300).map {
      ##""p\##($0)": {"$type": "number", "$ref": "#/p\##($0 + 1)/$value/0"}"##
    }
    let groups = (1...300).map { #""g\#($0)": {"$extends": "{g\#($0 + 1)}"}"# }
    let file = try Reading(
      "{\((pointers + groups).joined(separator: ",")), \"g301\": {\"x\": {\"$type\": \"number\", \"$value\": 1}}}")
    #expect(Set(file.ids) == ["token-too-deep", "extends-too-deep", "missing-alias-target"], "\(file.text)")
    #expect(file.ids.count { $0 == "extends-too-deep" } == 1, "only the first group of the chain that is too long")
    #expect(throws: TokenError.self) { try file.value("g1.x") }
    #expect(try file.value("g290.x") == .number(1))
  }

  @Test func `a pointer into its own value is a circle`() throws {
    let file = try Reading(
      ##"{"a": {"$type": "number", "$ref": "#/a/$value/x"}, "b": {"$type": "shadow", "$value": [{"$ref": "#/b/$value/0"}]}}"##
    )
    #expect(file.ids == ["token-cycle", "token-cycle"], "\(file.text)")
  }

  @Test func `many references to a missing group are reported at once`() throws {
    let tokens = (1...200).map {
      #""t\#($0)": {"$value": "{gone.token\#($0)}"}, "u\#($0)": {"$type": "number", "$value": 1}"#
    }
    let file = try Reading("{\(tokens.joined(separator: ","))}")
    #expect(file.ids.count == 200)
    #expect(Set(file.ids) == ["missing-alias-target"])
  }
}
