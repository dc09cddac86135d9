import Testing

/// Runs of the shots that a change may have touched, or that the last run did not find equal.
@Suite(.needsProgram) struct PartialRunTests {
  private func ids(_ output: String) -> Set<String> {
    Set(output.split(separator: "\n").map(String.init).filter { $0.contains("@") })
  }

  @Test(arguments: [0, 2, 5, 9]) func `only changed takes every shot that a change of sources touches`(number: Int)
    throws
  {
    let project = try CauseProject()
    let edit = SingleEdit.all[number]
    #expect(ids(project.run("matrix", "--only-changed", "HEAD", "--list").output).isEmpty)
    try project.replace(edit.old, by: edit.new, in: edit.file)
    let taken = ids(project.run("matrix", "--only-changed", "HEAD", "--list").output)
    let whole = project.run("matrix", "--no-causes", "--verbose")
    let part = project.run("matrix", "--only-changed", "HEAD", "--no-causes", "--verbose")
    #expect(!taken.isEmpty)
    #expect(part.code == whole.code && whole.code == 1)
    // What both count as changed; nothing that changed is left out.
    func count(_ output: String) -> Substring? {
      output.split(separator: "\n").first { $0.contains(" changed, ") }?.prefix { $0 != "," }
    }
    #expect(count(part.output) == count(whole.output), "\(part)\n\(whole)")
    #expect(part.output.contains("skipped: "), "\(part)")
  }

  @Test func `only changed takes shots whose baselines changed, and none for a comment`() throws {
    let project = try CauseProject()
    let all = project.run("matrix", "--list").output.split(separator: "\n").map(String.init)
    try CauseProject.shell("cd '\(project.folder)' && cp 'Baselines/\(all[0]).png' 'Baselines/\(all[1]).png'")
    #expect(ids(project.run("matrix", "--only-changed", "HEAD", "--list").output) == [all[1]])
    let outcome = project.run("matrix", "--only-changed", "nowhere")
    #expect(outcome.code == 65, "\(outcome)")
    #expect(outcome.errors.contains("there is no revision 'nowhere'"), "\(outcome)")
  }

  @Test func `a run that has nothing to look at compared nothing, and is no pass`() throws {
    let project = try SampleProject.inGit()
    let outcome = project.run("matrix", "--only-changed", "HEAD", "--out", "shots")
    #expect(outcome.code == 75, "\(outcome)")
    #expect(outcome.output.contains("nothing was compared; without --only-changed all shots are"), "\(outcome)")
    #expect(
      outcome.output.contains("skipped: 8 shots, whose sources, baselines and renderer equal those of HEAD"),
      "\(outcome)")
    #expect(outcome.output.contains("exit code 75: incomplete"), "\(outcome)")
    #expect(try project.text("shots/summary.md").contains("## dsrender: nothing was compared"))
    let list = project.run("matrix", "--only-changed", "HEAD", "--list")
    #expect(list.code == 0 && list.output.isEmpty, "\(list)")
  }

  @Test func `shots that another renderer recorded are taken, and those without a baseline`() throws {
    let project = try SampleProject.inGit()
    let lines = try project.text(SampleProject.lockFile).split(separator: "\n").map(String.init)
    let line = try #require(lines.first { $0.hasPrefix("demo/chip/default@dark ") })
    let other = (line.split(separator: " ").dropLast() + ["0123456789ab"]).joined(separator: " ")
    try project.replace(line, by: other, in: SampleProject.lockFile)
    try project.remove(SampleProject.tileBaseline)
    try project.shell("git add -A && git commit -q -m Other")
    #expect(
      ids(project.run("matrix", "--only-changed", "HEAD", "--list").output)
        == ["demo/chip/default@dark", "demo/tile/default@light"])
    try project.shell("git checkout -q HEAD~1 \(SampleProject.tileBaseline) && git commit -q -m Tile")
    #expect(
      ids(project.run("matrix", "--only-changed", "HEAD", "--list").output) == ["demo/chip/default@dark"])
    let tile = try #require(lines.first { $0.hasPrefix("demo/tile/default@light ") })
    try project.replace(tile + "\n", by: "", in: SampleProject.lockFile)
    #expect(
      ids(project.run("matrix", "--only-changed", "HEAD", "--list").output)
        == ["demo/chip/default@dark", "demo/tile/default@light"])
  }

  @Test func `every shot is taken where sources are not in the base, as generated ones that git ignores`() throws {
    let project = try SampleProject.inGit(ignoring: "tokens/light.tokens.json")
    try project.replace("0.2, 0.3, 0.8", by: "0.9, 0.3, 0.8", in: "tokens/light.tokens.json")
    let outcome = project.run("matrix", "--only-changed", "HEAD")
    #expect(outcome.code == 1, "\(outcome)")
    #expect(outcome.output.contains("compared every shot"), "\(outcome)")
    #expect(outcome.errors.contains("comparing every shot: 'tokens/light.tokens.json' is not in HEAD"), "\(outcome)")
  }

  @Test func `every shot is taken where the base lacks a file without which it cannot be read`() throws {
    let project = try SampleProject.inGit()
    try project.shell("git rm -q --cached tokens/light.tokens.json && git commit -q -m Generated")
    let outcome = project.run("matrix", "--only-changed", "HEAD")
    #expect(outcome.code == 0 && outcome.output.contains("8 shots equal their baselines"), "\(outcome)")
    #expect(outcome.errors.contains("comparing every shot: the base 'HEAD' cannot be read: "), "\(outcome)")
    #expect(project.run("tokens", "diff", "HEAD").code == 65)
  }

  @Test func `shots are taken whose baselines git does not hold`() throws {
    let project = try SampleProject.inGit(ignoring: "Baselines/demo/tile")
    #expect(
      ids(project.run("matrix", "--only-changed", "HEAD", "--list").output)
        == ["demo/tile/default@light", "demo/tile/default@dark"])
  }

  @Test func `a folder can be the base, with its baselines; what is read from elsewhere is not known to be the same`()
    throws
  {
    let project = try SampleProject.inGit()
    try project.shell("mkdir before && cp -a dsrender.yaml tokens components symbols images Baselines before/")
    #expect(ids(project.run("matrix", "--only-changed", "before", "--list").output) == [])
    try project.exchange(SampleProject.tileBaseline, "Baselines/demo/tile/default@dark.png")
    #expect(
      ids(project.run("matrix", "--only-changed", "before", "--list").output)
        == ["demo/tile/default@light", "demo/tile/default@dark"])
    let absolute = project.run(
      "matrix", "--config", project["dsrender.yaml"], "--only-changed", "before", "--list")
    #expect(ids(absolute.output).count == 8, "\(absolute)")
  }

  @Test func `the repository is the one around the configuration, wherever the program is started`() throws {
    let (project, other) = (try SampleProject.inGit(), try SampleProject.inGit())
    try project.replace("width: 32", by: "width: 33", in: "components/chip.yaml")
    let configuration = project["dsrender.yaml"]
    let outcome = other.run("matrix", "--config", configuration, "--only-changed", "HEAD")
    #expect(outcome.code == 1 && outcome.output.contains("2 changed"), "\(outcome)")
    let why = other.run("why", "--config", configuration, "demo/chip/default@light")
    #expect(why.output.contains("components/chip.yaml:"), "\(why)")
    // A hook of the other is told where that one is.
    let hook = Surroundings(
      folder: other.folder,
      environment: ProgramUnderTest.environment + ["GIT_DIR=\(other[".git"])", "GIT_INDEX_FILE=.git/index"])
    let hooked = DSCommandLineTests.run(["matrix", "--config", configuration, "--only-changed", "HEAD"], hook)
    #expect(hooked.code == 1 && hooked.output.contains("2 changed"), "\(hooked)")
    let nowhere = try SampleProject.green()
    let missing = other.run("matrix", "--config", nowhere["dsrender.yaml"], "--only-changed", "HEAD")
    #expect(missing.code == 65, "\(missing)")
    #expect(missing.errors.contains("there is no git repository around '\(nowhere.folder)'"), "\(missing)")
  }

  @Test func `a run that chose shots itself offers no approval that names them`() throws {
    let project = try SampleProject.inGit()
    try project.replace("width: 32", by: "width: 33", in: "components/chip.yaml")
    let outcome = project.run("matrix", "--only-changed", "HEAD")
    #expect(!outcome.output.contains("approve --only-changed"), "\(outcome)")
    #expect(
      outcome.output.contains("approve all: run with --out shots, look at them, then dsrender approve --from shots"),
      "\(outcome)")
  }

  @Test func `last failed takes what the last run did not find equal`() throws {
    let project = try SampleProject.green()
    #expect(project.run("matrix", "--last-failed", "--out", "shots").code == 64)
    try project.replace("width: 32", by: "width: 33", in: "components/chip.yaml")
    let first = project.run("matrix", "--out", "shots")
    #expect(first.code == 1)
    let second = project.run("matrix", "--last-failed", "--out", "shots")
    #expect(second.code == 1, "\(second)")
    #expect(second.output.contains("skipped: 6 shots, which the last run found equal"), "\(second)")
    try project.replace("width: 33", by: "width: 32", in: "components/chip.yaml")
    try project.write("shots/report.json", "{\"schema\": \"dsrender-report\", ")
    #expect(project.run("matrix", "--last-failed", "--out", "shots").code == 65)
  }

  @Test func `last failed takes what the last run did not look at, and what is new`() throws {
    let project = try SampleProject.green()
    #expect(project.run("matrix", "--out", "shots", "--filter", "demo/chip/**").code == 0)
    let rest = project.run("matrix", "--last-failed", "--out", "shots")
    #expect(rest.code == 0 && rest.output.contains("6 shots equal their baselines"), "\(rest)")
    #expect(project.run("matrix", "--out", "shots").code == 0)
    try project.write("components/new.yaml", "component: new\nbody: {Text: New}\nscenarios: {default: {}}\n")
    let new = project.run("matrix", "--last-failed", "--out", "shots")
    #expect(new.code == 2 && new.output.contains("2 without a baseline"), "\(new)")
  }

  @Test func `last failed with nothing left compared nothing, and says what the last run ended with`() throws {
    let project = try SampleProject.green()
    let orphan = try #require(project.read(SampleProject.tileBaseline))
    try project.write("Baselines/demo/gone/default@light.png", orphan)
    #expect(project.run("matrix", "--strict", "--out", "shots").code == 3)
    let outcome = project.run("matrix", "--last-failed", "--out", "shots")
    #expect(outcome.code == 75, "\(outcome)")
    #expect(
      outcome.output.contains("which the last run found equal, though it ended with 3: orphaned baselines"),
      "\(outcome)")
  }

  @Test(arguments: [
    ["--last-failed"], ["--last-failed", "--out", "x", "--only-changed", "HEAD"],
    ["--only-changed", "HEAD", "--strict"],
    ["--only-changed", "HEAD", "--shard", "1/2", "--out", "x"],
  ]) func `options that contradict each other are wrong usage`(arguments: [String]) throws {
    let project = try SampleProject()
    #expect(run(["matrix"] + arguments, Surroundings(folder: project.folder)).code == 64)
  }
}
