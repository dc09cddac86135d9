import Testing

/// `tokens lint`, of files and of a drawn system.
@Suite(.needsProgram) struct TokenLintCommandTests {
  private func tokens() throws -> SampleProject {
    let project = try SampleProject()
    try project.shell("rm -r dsrender.yaml components symbols tokens fonts")
    try project.write(
      "t.json",
      #"{"a": {"$type": "number", "$value": "{none}"}, "Old": {"$deprecated": true, "$type": "number", "$value": 1}, "b": {"$value": "{Old}"}}"#
    )
    return project
  }

  @Test func `a finding of level error ends with 4, and with --strict every finding`() throws {
    let project = try tokens()
    let found = project.run("tokens", "lint", "t.json")
    #expect(found.code == 4, "\(found)")
    #expect(
      found.output.contains(
        "t.json:1:37: error: token 'a' refers to 'none', which does not exist [dangling-reference]"), "\(found)")
    #expect(found.output.contains("[deprecated-use]"), "\(found)")
    #expect(found.output.hasSuffix("t.json: 3 tokens: 1 error, 1 warning\n"), "\(found)")
    #expect(project.run("tokens", "lint", "t.json", "--rule", "dangling-reference=off").code == 0)
    #expect(project.run("tokens", "lint", "t.json", "--rule", "dangling-reference=off", "--strict").code == 4)
    try project.write("t.json", #"{"a": {"$type": "number", "$value": 1}}"#)
    let clean = project.run("tokens", "lint", "t.json", "--strict")
    #expect(clean.code == 0 && clean.output == "t.json: 1 token: no findings\n", "\(clean)")
  }

  @Test func `rules that there are not, and levels that are none, are wrong usage`() throws {
    let project = try tokens()
    let unknown = project.run("tokens", "lint", "t.json", "--rule", "naming-case=error")
    #expect(unknown.code == 64, "\(unknown)")
    let level = project.run("tokens", "lint", "t.json", "--rule", "mode-gap=fatal")
    #expect(level.code == 64 && level.errors.contains("mode-gap=error"), "\(level)")
    let option = project.run("tokens", "lint", "t.json", "--rule", "naming=error")
    #expect(option.code == 64 && option.errors.contains("case: …"), "\(option)")
  }

  @Test func `what cannot be read ends with 65`() throws {
    let project = try tokens()
    try project.write("broken.json", "{")
    #expect(project.run("tokens", "lint", "t.json", "broken.json").code == 65)
  }

  @Test func `findings are JSON and annotations`() throws {
    let project = try tokens()
    let json = project.run("tokens", "lint", "t.json", "--json")
    #expect(json.code == 4 && json.output.contains(#""rule": "dangling-reference""#), "\(json)")
    #expect(json.output.contains(#""place": {"file": "t.json", "line": 1, "column": 37}"#), "\(json)")
    let github = project.run("tokens", "lint", "t.json", "--annotations", "github").output
    #expect(github.contains("::error file=t.json,line=1,col=37,title=dangling-reference::"), "\(github)")
    let gitlab = project.run("tokens", "lint", "t.json", "--annotations", "gitlab").output
    #expect(gitlab.contains(#""severity": "major""#) && gitlab.contains(#""path": "t.json""#), "\(gitlab)")
  }

  @Test func `the configuration sets levels and options`() throws {
    let project = try tokens()
    try project.write(
      "dsrender.yaml",
      "version: 1\nsystems: {s: {tokens: t.json, lint: {dangling-reference: warning, naming: {level: error, case: camelCase}}}}\n"
    )
    let found = project.run("tokens", "lint")
    #expect(found.code == 4, "\(found)")
    #expect(found.output.contains("error: 'Old' in 'Old' is not camelCase [naming]\n  hint: call it 'old'"), "\(found)")
    #expect(found.output.contains("warning: token 'a' refers to 'none'"), "\(found)")
    for (setting, said) in [
      ("naming: error", "needs 'case'"), ("namin: error", "did you mean 'naming'?"), ("mode-gap: loud", "error: "),
      ("naming: {level: error}", "needs 'case'"), ("naming: {level: error, case: kebab}", "kebab-case"),
      ("mode-gap: {level: off, case: camelCase}", "has no 'case'"), ("contrast: {level: error, pairs: []}", "is empty"),
    ] {
      try project.write("dsrender.yaml", "version: 1\nsystems: {s: {tokens: t.json, lint: {\(setting)}}}\n")
      let wrong = project.run("tokens", "lint")
      #expect(wrong.code == 65 && wrong.errors.contains(said), "\(setting): \(wrong)")
    }
  }

  /// A system of one component, and the messages that a rule has for it.
  private func drawn(_ rule: String, _ body: String, scenarios: String = "{default: {}}", other: String = "") throws
    -> [String]
  {
    let project = try SampleProject()
    try project.shell("rm -r components/* tokens/*")
    try project.write(
      "tokens/t.json",
      ##"""
      {"c": {"$type": "color", "ink": {"$value": "#888888"}, "page": {"$value": "#ffffff"}, "paper": {"$value": "#ffffff"},
             "alias": {"$value": "{c.page}"}, "spare": {"$value": "#123456"}},
       "s": {"$type": "dimension", "gap": {"$value": {"value": 4, "unit": "px"}}}}
      """##)
    try project.write("components/tile.yaml", "component: tile\nbody: \(body)\nscenarios: \(scenarios)\n")
    try project.write(
      "dsrender.yaml",
      "version: 1\nsystems: {s: {tokens: tokens/t.json, components: components, lint: {}}}\n")
    if !other.isEmpty { try project.write("components/other.yaml", other) }
    let found = project.run("tokens", "lint", "--rule", "\(rule)=error")
    #expect(found.code == 0 || found.code == 4, "\(found)")
    return found.output.split(separator: "\n").filter { $0.contains("[\(rule)]") }.map { line in
      String(line.split(separator: ": ").dropFirst(2).joined(separator: ": ").dropLast(rule.count + 3))
    }
  }

  private static let tile =
    "{Text: Hi, modifiers: [{foregroundStyle: '{c.ink}'}, {padding: '{s.gap}'}, {background: {style: '{c.page}'}}]}"

  @Test func `contrast is found with the tokens of both colours`() throws {
    #expect(
      try drawn("drawn-contrast", Self.tile)
        == ["the text 'Hi' ('c.ink' on 'c.page') has a contrast of 3.5 to 1 in s/tile/default"])
    let accepted = "{default: {accepts: [{finding: low-contrast, because: A test.}]}}"
    #expect(try drawn("drawn-contrast", Self.tile, scenarios: accepted) == [])
  }

  @Test func `tokens without a shot are found`() throws {
    #expect(
      try drawn("undrawn-token", Self.tile) == [
        "no shot uses 'c.paper'", "no shot uses 'c.alias'", "no shot uses 'c.spare'",
      ])
  }

  @Test func `a change that no picture shows is found`() throws {
    let text = "{Text: Hi, modifiers: [{foregroundStyle: '{c.ink}'}, {background: {style: '{c.spare}'}}]}"
    let covered = "{ZStack: {content: [\(text)]}, modifiers: [{overlay: {content: [{Color: '{c.page}'}]}}]}"
    #expect(
      try drawn("unseen-change", covered)
        == [
          "1 shot uses 'c.ink', and changing it changes no picture",
          "1 shot uses 'c.spare', and changing it changes no picture",
        ])
  }

  @Test func `equal colours side by side are found, unless one refers to the other`() throws {
    let body =
      "{Text: Hi, modifiers: [{foregroundStyle: '{c.alias}'}, {background: {style: '{c.page}'}}, {border: {style: '{c.paper}'}}]}"
    #expect(
      try drawn("same-value-together", body) == [
        "'c.page' and 'c.paper' are equal in every context (#ffffff), and tile uses both",
        "'c.alias' and 'c.paper' are equal in every context (#ffffff), and tile uses both",
      ])
  }

  @Test func `states that are never drawn are found`() throws {
    let body = "{If: {state: [pressed, hovered], then: [{Text: A}], else: [{Text: B}]}}"
    #expect(
      try drawn("undrawn-state", body, scenarios: "{default: {}, down: {state: pressed}}")
        == ["no shot of 'tile' has the state 'hovered', which it draws differently"])
  }

  @Test func `components that nothing draws are found, unless another component uses them`() throws {
    let other = "component: other\nbody: {Text: B}\nscenarios: {default: {}}\n"
    #expect(
      try drawn("component-without-scenarios", Self.tile, scenarios: "{}", other: other)
        == ["'tile' has no scenario, and no component uses it"])
    let user = "component: other\nbody: {Tile: {}}\nscenarios: {default: {}}\n"
    #expect(try drawn("component-without-scenarios", Self.tile, scenarios: "{}", other: user) == [])
  }
}
