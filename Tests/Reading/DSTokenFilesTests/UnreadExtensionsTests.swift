import DSCascade
import DSDiagnostics
import Testing

/// Parts of `$extensions` that change a value, and those that do not.
struct UnreadExtensionsTests {
  private static func file(_ extensions: String...) -> String {
    let tokens = extensions.enumerated().map { index, text in
      #""t\#(index)": {"$type": "number", "$value": 1, "$extensions": \#(text)}"#
    }
    return "{" + tokens.joined(separator: ", ") + "}"
  }

  @Test(arguments: [
    (#"{"mode": {"light": 1, "dark": 2}}"#, "modes"), (#"{"modes": {"dark": 2}}"#, "modes"),
    (#"{"com.figma": {"modes": {"dark": 2}}}"#, "modes"),
  ])
  func `what changes a value is a warning at its place`(extensions: String, part: String) throws {
    let file = try Reading(Self.file(extensions))
    #expect(file.ids == ["unread-extension"])
    let warning = try #require(file.diagnostics.first)
    #expect(warning.severity == .warning && warning.message.contains(part) && warning.hint != nil, "\(warning.text)")
    #expect(warning.location.line == 1 && warning.location.column > 1)
    #expect(try file.value("t0").text == "1", "the token keeps its value")
  }

  @Test func `many of them are one warning a kind and file, with their number`() throws {
    let modes = #"{"mode": {"dark": 2}}"#
    let file = try Reading(Self.file(modes, modes, #"{"org.example": {}}"#, modes))
    #expect(file.ids == ["unread-extension"], "\(file.text)")
    #expect(file.text.contains("(and 2 more in this file)"))
  }

  @Test func `a token without a dollar sign is looked at too, and so is a group`() throws {
    let legacy = try Reading(#"{"t": {"value": 1, "type": "number", "$extensions": {"mode": {"dark": 2}}}}"#)
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
