import Testing

/// No change of a picture, a lock, a configuration, a component, a token, a font or the surroundings goes unnoticed.
@Suite(.needsProgram) struct FalseGreenTests {
  @Test func `the project that nobody changed passes, with a memory and without`() throws {
    let project = try SampleProject.green()
    for surroundings in [Surroundings(folder: project.folder), project.atHome] {
      let outcome = run(["matrix", "--strict"], surroundings)
      #expect(outcome.code == 0, "\(outcome)")
      #expect(outcome.output == "8 shots equal their baselines\n")
    }
  }

  @Test(
    arguments: Change.ofBaselines + Change.ofLocks + Change.ofComponents + Change.ofConfigurations + Change.ofTokens
      + Change.ofAssets + Change.ofSurroundings)
  func `no run passes over a change`(change: Change) throws {
    let project = try SampleProject.green()
    try change.make(project)
    let before = project.state(of: "Baselines").mapValues(\.bytes)
    var home = project.atHome
    home.environment += change.environment
    let strict = run(["matrix", "--strict"] + change.arguments, home)
    #expect(strict.code == change.strict, "\(strict)")
    let plain = run(
      ["matrix"] + change.arguments,
      Surroundings(folder: project.folder, environment: ProgramUnderTest.environment + change.environment))
    #expect(plain.code == change.plain, "\(plain)")
    #expect(project.state(of: "Baselines").mapValues(\.bytes) == before, "and no baseline is written")
  }

  @Test func `every change has a name of its own`() {
    let all = [
      Change.ofBaselines, Change.ofLocks, Change.ofComponents, Change.ofConfigurations, Change.ofTokens,
      Change.ofAssets, Change.ofSurroundings,
    ].flatMap { $0 }
    #expect(Set(all.map(\.name)).count == all.count)
    #expect(all.count >= 70)
    #expect(all.allSatisfy { $0.strict != 0 })
  }
}
