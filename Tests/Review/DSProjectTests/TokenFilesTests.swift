import DSCascade
import DSDiagnostics
import DSFiles
import DSGeometry
import DSProject
import DSReport
import TestFolder
import Testing

/// Token files that no configuration names.
struct TokenFilesTests {
  private let folder = TestFolder()

  private func write(_ name: String, _ text: String) throws {
    try createFolders(splitPath(folder[name]).folder)
    try writeOutput(folder[name], Array(text.utf8))
  }

  private func number(_ name: String, _ value: Int) -> String {
    #"{"n": {"$type": "number", "\#(name)": {"$value": \#(value)}}}"#
  }

  private func load(_ names: String...) throws -> ProjectThemes { try loadTokenFiles(names.map { folder[$0] }) }

  private func value(_ path: String, _ themes: ProjectThemes, _ modes: [String: String] = [:]) throws -> String {
    try themes.systems[0].theme.value(of: TokenPath(path), in: ModeSelection(modes)).text
  }

  /// What was read and left out, with paths below the test's folder.
  private func account(_ themes: ProjectThemes) throws -> [String] {
    let account = try #require(themes.account)
    func short(_ path: String) -> String { path.replacing(folder.path + "/", with: "") }
    return account.read.map { "\(short($0.path)): \($0.role.text)" }
      + account.leftOut.map { "- \(short($0.path)): \(short($0.reason))" }
  }

  @Test func `of files that are named the later one wins`() throws {
    try write("a.json", number("x", 1))
    try write("b.json", number("x", 2))
    #expect(try value("n.x", load("a.json", "b.json")) == "2")
    #expect(try value("n.x", load("b.json", "a.json")) == "1")
  }

  @Test func `a folder's files are read by their names, and what holds no tokens is left out`() throws {
    try write("t/2.json", number("x", 2))
    try write("t/10.json", number("x", 10))
    try write("t/package.json", number("x", 11))
    try write("t/node_modules/p/tokens.json", number("x", 12))
    try write("t/dist/all.json", number("x", 13))
    try write("t/settings.json", #"{"indent": 2}"#)
    let themes = try load("t")
    #expect(try value("n.x", themes) == "10")
    #expect(
      try account(themes) == [
        "t/2.json: tokens", "t/10.json: tokens", "- t/dist/all.json: it lies in a folder of built files",
        "- t/settings.json: it holds no tokens",
      ])
  }

  @Test func `files whose names say light and dark are the contexts of a mode`() throws {
    try write("t/base.json", number("x", 1))
    try write("t/lightTheme.json", number("y", 2))
    try write("t/color/dark/a.json", number("y", 3))
    try write("t/color/dark/high-contrast.json", number("y", 4))
    let themes = try load("t/")
    #expect(try value("n.y", themes) == "2")
    #expect(try value("n.y", themes, ["scheme": "dark"]) == "3")
    #expect(
      try account(themes) == [
        "t/base.json: tokens", "t/lightTheme.json: scheme=light", "t/color/dark/a.json: scheme=dark",
        "- t/color/dark/high-contrast.json: it is a further variant of dark",
      ])
  }

  @Test func `a dark file without a light one is a file like others`() throws {
    try write("t/base.json", number("x", 1))
    try write("t/dark.json", number("x", 2))
    let themes = try load("t")
    #expect(themes.systems[0].theme.modes.isEmpty)
    #expect(try value("n.x", themes) == "2")
  }

  @Test func `a resolver document decides which files of a folder count`() throws {
    try write(
      "t/a.resolver.json",
      #"{"version": "2025.10", "resolutionOrder": [{"type": "set", "name": "s", "sources": [{"$ref": "./x/a.json"}]}]}"#
    )
    try write("t/x/a.json", number("x", 1))
    try write("t/x/b.json", number("x", 2))
    try write("t/x/broken.json", "{")
    let themes = try load("t")
    #expect(try value("n.x", themes) == "1")
    #expect(themes.problems.isEmpty)
    #expect(
      try account(themes) == [
        "t/a.resolver.json: resolver document", "t/x/a.json: tokens",
        "- t/x/b.json: the resolver document 't/a.resolver.json' does not name it",
        "- t/x/broken.json: it cannot be read",
      ])
  }

  @Test func `Tokens Studio's folder is read in the order of its sets, without those that no theme selects`() throws {
    try write("t/$metadata.json", #"{"tokenSetOrder": ["b", "in/a", "c"]}"#)
    try write(
      "t/$themes.json", #"[{"name": "One", "selectedTokenSets": {"b": "source", "in/a": "enabled", "c": "disabled"}}]"#)
    for (name, value) in [("b", 1), ("in/a", 2), ("c", 3), ("d", 4)] { try write("t/\(name).json", number("x", value)) }
    #expect(
      try account(load("t")) == [
        "t/$themes.json: themes of Tokens Studio", "t/$metadata.json: order of Tokens Studio's sets",
        "t/b.json: set 'b'", "t/in/a.json: set 'in/a'", "- t/c.json: no theme selects it",
        "- t/d.json: it is not one of the sets in 't'",
      ])
  }

  @Test func `a file that cannot be read is an error, and the others are read`() throws {
    try write("t/a.json", number("x", 1))
    try write("t/b.json", "{")
    let themes = try load("t")
    #expect(try value("n.x", themes) == "1")
    #expect(themes.problems.map(\.severity) == [.error])
    #expect(try account(themes).last == "- t/b.json: it cannot be read")
  }

  @Test func `a folder without tokens, and a file that is not there, are errors with a way out`() throws {
    try write("t/settings.json", #"{"indent": 2}"#)
    for name in ["t", "nowhere.json"] {
      let error = #expect(throws: RunError.self) { try load(name) }
      guard case .badInput(let problems)? = error else {
        Issue.record("\(name) is bad input")
        continue
      }
      #expect(problems.count == 1 && problems[0].hint != nil, "\(problems)")
    }
  }

  /// The only problem of files without tokens.
  private func problem(_ name: String) throws -> Diagnostic {
    let error = #expect(throws: RunError.self) { try load(name) }
    guard case .badInput(let problems)? = error else { throw RunError.badInput([]) }
    return try #require(problems.count == 1 ? problems.first : nil)
  }

  @Test func `a folder without tokens is told by what is in it`() throws {
    try write("t/light.json", ##"{"$schema": "x", "Color": {"Brand100": "#E7F0FE"}}"##)
    try write("t/dark.json", ##"{"Color": {"Brand100": "#102030"}}"##)
    let plain = try problem("t")
    #expect(plain.message.contains("dark.json' holds no tokens, and neither does 1 other"), "\(plain)")
    #expect(
      plain.hint?.contains("'Color.Brand100' of") == true && plain.hint?.contains("'#102030'") == true, "\(plain)")
    try write("y/token.yml", "props: {ash: {value: '#6f737b', type: color}}")
    let yaml = try problem("y")
    #expect(yaml.hint?.contains("y/token.yml'") == true, "\(yaml)")
    #expect(try value("props.ash", load("y/token.yml")) == "#6f737b")
  }

  @Test func `files of a folder that give tokens other values are warned of, and files in a named order are not`()
    throws
  {
    try write("t/a/tokens.json", number("x", 1))
    try write("t/b/tokens.json", number("x", 2))
    try write("t/c/tokens.json", number("y", 3))
    let themes = try load("t")
    #expect(try value("n.x", themes) == "2")
    #expect(themes.problems.map(\.id) == ["replaced-tokens"])
    #expect(themes.problems.first?.severity == .warning)
    #expect(themes.problems.first?.location.file.hasSuffix("t/b/tokens.json") == true)
    #expect(try load("t/a/tokens.json", "t/b/tokens.json").problems.isEmpty)
    try write("t/b/tokens.json", number("x", 1))
    #expect(try load("t").problems.isEmpty)
  }
}
