import DSCascade
import DSDiagnostics
import Testing

/// Values for modes that are kept where they are not read, and what changes no value.
struct UnreadExtensionsTests {
  private static func file(_ extensions: String...) -> String {
    let tokens = extensions.enumerated().map { index, text in
      #""t\#(index)": {"$type": "number", "$value": 1, "$extensions": \#(text)}"#
    }
    return "{" + tokens.joined(separator: ", ") + "}"
  }

  @Test(arguments: ["mode", "modes"])
  func `what a vendor keeps is a warning at its place`(part: String) throws {
    let file = try Reading(Self.file(#"{"com.figma": {"\#(part)": {"dark": 2}}}"#))
    #expect(file.ids == ["unread-extension"])
    let warning = try #require(file.diagnostics.first)
    #expect(warning.severity == .warning && warning.message.contains("modes") && warning.hint != nil, "\(warning.text)")
    #expect(warning.location.line == 1 && warning.location.column > 1)
    #expect(try file.value("t0").text == "1", "the token keeps its value")
  }

  @Test func `many of them are one warning a kind and file, with their number`() throws {
    let modes = #"{"org.example": {"mode": {"dark": 2}}}"#
    let file = try Reading(Self.file(modes, modes, #"{"org.example": {}}"#, modes))
    #expect(file.ids == ["unread-extension"], "\(file.text)")
    #expect(file.text.contains("(and 2 more in this file)"))
  }

  @Test func `a token without a dollar sign is looked at too, and so is a group`() throws {
    let legacy = try Reading(
      #"{"t": {"value": 1, "type": "number", "$extensions": {"org.example": {"mode": {"dark": 2}}}}}"#)
    #expect(legacy.ids.contains("unread-extension"), "\(legacy.text)")
    let group = try Reading(#"{"g": {"$extensions": {"mode": {"dark": 2}}, "t": {"$type": "number", "$value": 1}}}"#)
    #expect(group.ids == ["unread-extension"], "\(group.text)")
  }

  @Test(arguments: [
    #"{"com.figma": {"hiddenFromPublishing": true}}"#, #"{"mode": {}}"#, #"{"mode": "light"}"#,
    #"{"studio.tokens": {"id": "a"}}"#, #"{"org.example": {"note": {"modify": 1}}}"#,
  ])
  func `what changes no value is no warning`(extensions: String) throws {
    #expect(try Reading(Self.file(extensions)).ids == [])
  }
}
