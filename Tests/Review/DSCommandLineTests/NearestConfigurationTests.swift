import Testing

/// Commands in a folder below the configuration's.
@Suite(.needsProgram) struct NearestConfigurationTests {
  @Test func `a configuration is found in the nearest folder above, within the repository`() throws {
    let project = try SampleProject.inGit()
    try project.write("a/b/notes.txt", "")
    let below = Surroundings(folder: project["a/b"])
    let outcome = run(["matrix", "--out", "shots"], below)
    #expect(outcome.code == 0, "\(outcome)")
    #expect(outcome.errors == "configuration: ../../dsrender.yaml\n")
    #expect(project.read("a/b/shots/index.html") != nil)
    try project.replace("0.2, 0.3, 0.8", by: "0.8, 0.2, 0.3", in: "tokens/light.tokens.json")
    let changed = run(["matrix"], below)
    #expect(changed.code == 1 && changed.output.contains("proved: without it"), "\(changed)")
    #expect(
      changed.output.contains("dsrender approve demo/chip/default@light --config ../../dsrender.yaml"), "\(changed)")
    #expect(run(["approve", "--all"], below).code == 0)
    #expect(project.run("matrix").code == 0, "the baselines are the project's")
    try project.write("a/dsrender.yaml", "version: 2\n")
    let nearer = run(["matrix"], below)
    #expect(nearer.code == 65 && nearer.errors.contains("../dsrender.yaml:1:10"), "\(nearer)")
  }

  @Test func `outside a repository, and beyond its root, nothing is looked for`() throws {
    let project = try SampleProject(approved: true)
    try project.write("a/notes.txt", "")
    let outside = run(["matrix"], Surroundings(folder: project["a"]))
    #expect(outside.code == 65 && outside.errors.contains("there is one in a parent folder: 'cd ..'"), "\(outside)")
    try project.shell("git init -q a")
    #expect(run(["matrix"], Surroundings(folder: project["a"])).code == 65)
  }
}
