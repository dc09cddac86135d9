import Testing

/// What commands do with baselines of systems that a configuration does not list.
@Suite(.needsProgram) struct OtherSystemsCommandTests {
  /// A project whose second configuration has a system of another name, and the same folder of baselines.
  private func project() throws -> SampleProject {
    let project = try SampleProject(approved: true)
    try project.write("web.yaml", try project.text("dsrender.yaml").replacing("  demo:", with: "  web:"))
    return project
  }

  private func baselines(_ project: SampleProject) -> [String] {
    names(below: project["Baselines"]).filter { $0.hasSuffix(".png") }
  }

  @Test func `a configuration records beside another one, and cleans its own alone`() throws {
    let project = try project()
    let before = project.state(of: "Baselines/demo")
    #expect(project.run("matrix", "--config", "web.yaml", "--record", "missing").code == 2)
    for name in ["chip", "note"] {
      try project.replace("component: \(name)", by: "component: other-\(name)", in: "components/\(name).yaml")
    }
    let approval = project.run("approve", "--config", "web.yaml", "--all")
    #expect(approval.code == 0 && approval.output.contains("\nmoved: 4\n"), "\(approval)")
    #expect(project.state(of: "Baselines/demo") == before)
    try project.remove("components/tile.yaml")
    let clean = project.run("clean", "--config", "web.yaml", "--yes")
    #expect(clean.code == 0, "\(clean)")
    #expect(SampleProject.ids("removed", in: clean.output) == ["web/tile/default@dark", "web/tile/default@light"])
    #expect(clean.output.contains("not examined: 6 baselines of 'demo', which web.yaml does not list\n"), "\(clean)")
    #expect(project.state(of: "Baselines/demo") == before)
    #expect(project.run("matrix", "--config", "web.yaml", "--strict").code == 0)
  }

  @Test func `a renamed system is told with the command that moves its baselines, which moves them`() throws {
    let project = try project()
    try project.replace("width: 32", by: "width: 33", in: "components/chip.yaml")
    let run = project.run("matrix", "--config", "web.yaml")
    #expect(run.code == 2, "\(run)")
    #expect(run.output.contains("renamed? 4 of the new shots equal baselines of 'demo', which web.yaml does not list"))
    let command = try #require(
      run.output.split(separator: "\n").first { $0.contains("move its baselines: dsrender ") }?.split(separator: " ")
        .drop { $0 != "dsrender" }.dropFirst().map(String.init))
    let adoption = DSCommandLineTests.run(command, Surroundings(folder: project.folder))
    #expect(adoption.code == 0, "\(adoption)")
    #expect(adoption.output.contains("moved  demo/note/default@dark -> web/note/default@dark\n"), "\(adoption)")
    #expect(adoption.output.contains("\nmoved: 4\n"))
    #expect(adoption.output.contains("left: 2 baselines of 'demo' that no new shot equals\n"))
    #expect(adoption.output.contains("look at them: dsrender clean --system demo --config web.yaml\n"))
    #expect(
      baselines(project)
        == ["demo/chip/default@dark.png", "demo/chip/default@light.png"]
        + ["note", "tile"].flatMap { ["web/\($0)/default@dark.png", "web/\($0)/default@light.png"] })
    let again = project.run("approve", "--config", "web.yaml", "--adopt", "demo")
    #expect(again.code == 1 && again.errors.contains("no new shot equals a baseline of 'demo'"), "\(again)")
    let rest = project.run("clean", "--config", "web.yaml", "--system", "demo")
    #expect(rest.output.contains("2 would be removed by: dsrender clean --yes --system demo --config web.yaml\n"))
    #expect(project.run("clean", "--config", "web.yaml", "--system", "demo", "--yes").code == 0)
    #expect(project.run("approve", "--config", "web.yaml", "--all").code == 0)
    #expect(project.run("matrix", "--config", "web.yaml", "--strict").code == 0)
    #expect(!baselines(project).contains { $0.hasPrefix("demo/") })
  }

  @Test(arguments: [
    (["clean", "--system", "demo"], "dsrender.yaml lists the system 'demo'"),
    (["clean", "--system", "demo.tests", "--yes"], "dsrender.yaml lists the system 'demo.tests'"),
    (["approve", "--adopt", "demo"], "dsrender.yaml lists the system 'demo'"),
    (["approve", "--adopt", "nobody"], "'Baselines' has no baselines of a system 'nobody'"),
    (["approve", "--adopt", "demo", "--all"], "--adopt moves baselines"),
    (["clean", "--system", "demo", "--tests", "x"], "--system names baselines by itself"),
    (["clean", "--system", "demo", "--recompress"], "--system names baselines by itself"),
  ])
  func `a system that is the configuration's own, or nobody's, is wrong usage`(
    arguments: [String], said: String
  ) throws {
    let project = try project()
    let before = project.state(of: "Baselines")
    let outcome = run(arguments, Surroundings(folder: project.folder))
    #expect(outcome.code == 64 && outcome.errors.contains(said), "\(outcome)")
    #expect(project.state(of: "Baselines") == before)
  }

  @Test func `doctor counts them and leaves them alone`() throws {
    let project = try project()
    let outcome = project.run("doctor", "--config", "web.yaml")
    #expect(outcome.output.contains("6 of the system 'demo', which web.yaml does not list: left alone"), "\(outcome)")
    #expect(!outcome.output.contains("used by no shot"), "\(outcome)")
  }
}
