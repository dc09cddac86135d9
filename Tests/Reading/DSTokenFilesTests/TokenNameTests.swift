import DSCascade
import DSDiagnostics
import DSGeometry
import DSTokenFiles
import Testing

/// Names of tokens and groups beyond ASCII.
struct TokenNameTests {
  /// Beginnings of names that Swift's characters join with the dot, slash or brace before them.
  private static let beginnings = ["\u{200D} 1", "\u{300}1", "\u{1F3FB}", "\u{321}x", "\u{FE0F}", "\u{E0020}t"]

  @Test(arguments: beginnings)
  func `a name may begin with what joins the sign before it`(name: String) throws {
    let file = try Reading(
      """
      {
        "n": {"$type": "number", "\(name)": {"$value": 7}, "group": {"\(name)": {"\(name)": {"$value": 8}}}},
        "alias": {"$value": "{n.\(name)}"},
        "pointer": {"$type": "number", "$ref": "#/n/\(name)/$value"},
        "\(name)": {"$extends": "{n}"},
        "other": {"$extends": "#/\(name)"}
      }
      """)
    #expect(file.ids == [], "\(file.text)")
    for path in ["n.\(name)", "alias", "pointer", "\(name).\(name)", "other.\(name)"] {
      #expect(try file.value(path) == .number(7), "\(path)")
    }
    #expect(try file.value("other.group.\(name).\(name)") == .number(8))
  }

  @Test(arguments: beginnings)
  func `tokens of such a group are listed, and a near name is found`(name: String) throws {
    let file = try Reading(
      #"{"\#(name)": {"$type": "number", "size": {"$value": 7}, "width": {"$value": "{\#(name).siz}"}}}"#)
    #expect(file.ids == ["missing-alias-target"])
    #expect(file.text.contains("did you mean '\(name).size'?"), "\(file.text)")
    let list = try tokenList(tokenRows(file.theme, in: ModeSelection(), prefix: name))
    #expect(list.split(separator: "\n").count == 2, "\(list)")
    #expect(
      file.theme.tier(of: try #require(file.theme.style(in: ModeSelection()).definition(of: TokenPath("\(name).size"))))
        == nil)
  }

  @Test(arguments: ["größe", "サイズ", "e\u{301}"])
  func `a group whose name is not ASCII is extended with whole names`(name: String) throws {
    let file = try Reading(
      """
      {"\(name)": {"\(name)": {"small": {"$type": "number", "$value": 1}}}, "copy": {"$extends": "{\(name)}"},
       "copies": {"\(name)": {"$extends": "{\(name).\(name)}"}}}
      """)
    #expect(file.ids == [], "\(file.text)")
    #expect(try file.value("copy.\(name).small") == .number(1))
    #expect(try file.value("copies.\(name).small") == .number(1))
  }

  @Test func `two spellings of one letter are one name`() throws {
    let file = try Reading(
      #"{"\u00e9": {"$type": "number", "x": {"$value": 1}}, "copy": {"$extends": "{e\u0301}"}, "a": {"$value": "{e\u0301.x}"}}"#
    )
    #expect(file.ids == [], "\(file.text)")
    #expect(try file.value("copy.x") == .number(1))
    #expect(try file.value("a") == .number(1))
  }
}
