import Testing

/// `dsrender check` finds each kind of fault in the picture that has it, and nothing in those that do not.
@Suite(.needsProgram) struct CheckTests {
  /// A project with one component, and what `check` says of it.
  private func check(
    _ body: String, scenario: String = "{}", system: String = "", arguments: [String] = []
  ) throws -> Outcome {
    let project = try SampleProject()
    try project.write("components/tile.yaml", "component: tile\nbody: \(body)\nscenarios: {default: \(scenario)}\n")
    if !system.isEmpty {
      try project.replace("    symbols: symbols\n", by: "    symbols: symbols\n    \(system)\n", in: "dsrender.yaml")
    }
    return DSCommandLineTests.run(
      ["check", "--filter", "demo/tile/**"] + arguments, Surroundings(folder: project.folder))
  }

  @Test(arguments: [
    ("{Text: Grey, modifiers: [{foregroundStyle: '#888888'}, {background: {style: white}}]}", "3.5 to 1"),
    ("{Text: Clear, modifiers: [{foregroundStyle: black}, {opacity: 0.4}, {background: {style: white}}]}", "2.8 to 1"),
    (
      "{Text: Under, modifiers: [{foregroundStyle: black}, {background: {style: white}}, {overlay: {content: [{Color: '#ffffff99'}]}}]}",
      "2.8 to 1"
    ),
    (
      "{Text: Turned, modifiers: [{foregroundStyle: '#888888'}, {rotationEffect: 12}, {background: {style: white}}]}",
      "3.5 to 1"
    ),
    ("{Text: Gone, modifiers: [{foregroundStyle: white}, {background: {style: white}}]}", "1 to 1"),
    (
      "{Image: {symbol: dot}, modifiers: [{foregroundStyle: '#cccccc'}, {background: {style: white}}]}",
      "symbol 'dot' has a contrast of 1.6 to 1"
    ),
    (
      "{ZStack: {content: [{Text: One, modifiers: [{foregroundStyle: '#888888'}]}, {Text: Two, modifiers: [{foregroundStyle: black}]}]}, modifiers: [{background: {style: white}}]}",
      "'One' has a contrast of 3.5 to 1"
    ),
  ]) func `contrast is that of what is painted`(body: String, said: String) throws {
    let outcome = try check(body)
    #expect(outcome.code == 4, "\(outcome)")
    #expect(outcome.output.contains(said), "\(outcome)")
    #expect(outcome.output.components(of: "[low-contrast]") == 1, "\(outcome)")
  }

  @Test(arguments: [
    "{Text: Black, modifiers: [{foregroundStyle: black}, {background: {style: white}}]}",
    "{Text: Large, modifiers: [{font: {size: 26}}, {foregroundStyle: '#888888'}, {background: {style: white}}]}",
    "{Text: Hidden, modifiers: [{foregroundStyle: white}, {opacity: 0}, {background: {style: white}}, {border: {style: black}}]}",
    "{ScrollView: [{Text: A text that is longer than its place, modifiers: [fixedSize, {foregroundStyle: black}]}], modifiers: [{background: {style: white}}]}",
  ]) func `what is right has no finding`(body: String) throws {
    let outcome = try check(body)
    #expect(outcome.code == 0, "\(outcome)")
    #expect(outcome.output.hasSuffix("no findings\n"), "\(outcome)")
  }

  @Test func `WCAG asks nothing of what is disabled, and more at level AAA`() throws {
    let grey = "{Text: Grey, modifiers: [{foregroundStyle: '#888888'}, {background: {style: white}}]}"
    #expect(try check(grey, scenario: "{state: disabled}").code == 0)
    let dark = "{Text: Dark, modifiers: [{foregroundStyle: '#666666'}, {background: {style: white}}]}"
    #expect(try check(dark).code == 0)
    let outcome = try check(dark, system: "checks: {contrast: AAA}")
    #expect(outcome.code == 4)
    #expect(outcome.output.contains("WCAG 2.2 AAA asks for 7"), "\(outcome)")
  }

  @Test(arguments: [
    ("{Text: Cut, modifiers: [{frame: {height: 6, alignment: top}}, clipped]}", "clipped-text", "cut at its bottom"),
    ("{Text: Far, modifiers: [{offset: {x: 60, y: 0}}]}", "outside-picture", "at the right"),
    (
      "{Text: Same, modifiers: [{padding: {switch: colorScheme, dark: 9, default: 8}}]}", "other-frames-by-scheme",
      "in light and"
    ),
  ]) func `faults of place are found`(body: String, finding: String, said: String) throws {
    let outcome = try check(body)
    #expect(outcome.code == 4, "\(outcome)")
    #expect(outcome.output.contains("[\(finding)]"), "\(outcome)")
    #expect(outcome.output.contains(said), "\(outcome)")
  }

  @Test func `what does not mirror is found`() throws {
    let inner =
      "{HStack: {content: [{Text: A}, {Text: Bee}]}, modifiers: [{environment: {layoutDirection: leftToRight}}]}"
    let axes = "axes: {layoutDirection: [leftToRight, rightToLeft]}"
    let outcome = try check("{HStack: {content: [{Text: One}, \(inner)]}}", system: axes)
    #expect(outcome.output.contains("[not-mirrored]"), "\(outcome)")
    #expect(
      try check(
        "{HStack: {content: [{Text: One}, {Text: Bee}]}, modifiers: [{foregroundStyle: black}, {background: {style: white}}]}",
        system: axes
      ).code == 0)
  }

  @Test func `touch targets have the declared size`() throws {
    let small =
      "{Text: Go, modifiers: [{foregroundStyle: black}, {background: {style: white}}, {frame: {width: 40, height: 44}}, {accessibilityAddTraits: isButton}]}"
    #expect(try check(small).code == 0)
    let outcome = try check(small, system: "checks: {touchTarget: 44}")
    #expect(outcome.output.contains("'Go' is 40 × 44 pt to the touch; the least is 44"), "\(outcome)")
    #expect(outcome.code == 4)
  }

  @Test func `a reason accepts a finding, and runs of systems that declare checks have it too`() throws {
    let grey = "{Text: Grey, modifiers: [{foregroundStyle: '#888888'}, {background: {style: white}}]}"
    let accepted = try check(grey, scenario: "{accepts: [{finding: low-contrast, because: It is a watermark.}]}")
    #expect(accepted.code == 0)
    #expect(accepted.output.contains("accepted with a reason"), "\(accepted)")

    let project = try SampleProject()
    try project.write("components/tile.yaml", "component: tile\nbody: \(grey)\nscenarios: {default: {}}\n")
    #expect(!project.run("matrix").output.contains("[low-contrast]"))
    try project.replace(
      "    symbols: symbols\n", by: "    symbols: symbols\n    checks: {contrast: AA}\n", in: "dsrender.yaml")
    #expect(project.run("matrix").output.contains("[low-contrast]"))
    let approved = project.run("approve", "--all")
    #expect(approved.output.contains("low-contrast"), "\(approved)")
    #expect(project.read("Baselines/demo/tile/default@light.png") == nil)
    #expect(project.read("Baselines/demo/chip/default@light.png") != nil)
  }

  @Test func `JSON has every finding and every contrast`() throws {
    let outcome = try check(
      "{Text: Grey, modifiers: [{foregroundStyle: '#888888'}, {background: {style: white}}]}", arguments: ["--json"])
    #expect(outcome.output.hasPrefix("{\n  \"schema\": \"dsrender-check\",\n  \"version\": 1"), "\(outcome)")
    #expect(outcome.output.contains("\"id\": \"low-contrast\""))
    #expect(outcome.output.contains("\"ratio\": 3.5"))
  }
}

extension String {
  /// How often a piece occurs.
  fileprivate func components(of piece: String) -> Int { ranges(of: piece).count }
}
