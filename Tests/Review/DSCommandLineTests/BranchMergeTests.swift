import Testing

/// Real merges of branches that both approved pictures.
@Suite(.needsProgram) struct BranchMergeTests {
  /// A project in a repository; with `isPrepared` it has the attributes that `init` writes.
  private func project(isPrepared: Bool = true) throws -> SampleProject {
    let project = try SampleProject.inGit()
    guard isPrepared else { return project }
    try project.write(".gitattributes", "baselines.lock -text merge=union\n")
    try project.shell("git add -A && git commit -q -m Attributes")
    return project
  }

  /// Approves a change on a branch of its own, which begins at main.
  private func branch(_ name: String, of project: SampleProject, _ change: (SampleProject) throws -> Void) throws {
    try project.shell("git checkout -q -b \(name) main")
    try change(project)
    let approval = project.run("approve", "--all")
    try #require(approval.code == 0, "\(approval)")
    if name.hasPrefix("clean") { try #require(project.run("clean", "--yes").code == 0) }
    try project.shell("git add -A && git commit -q -m \(name)")
  }

  private func ids(_ project: SampleProject) throws -> [Substring] {
    try project.text(SampleProject.lockFile).split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
      $0.prefix { $0 != " " }
    }
  }

  @Test func `two branches that approved neighbours merge without a conflict, and pass`() throws {
    let project = try project()
    try branch("one", of: project) { try $0.replace("width: 32", by: "width: 33", in: "components/chip.yaml") }
    try branch("two", of: project) { try $0.replace("Text: Note", by: "Text: Notes", in: "components/note.yaml") }
    try project.shell("git merge -q --no-edit one")
    let merged = project.run("matrix", "--strict")
    #expect(merged.code == 0, "\(merged)")
    let before = project.state(of: "Baselines/demo")
    #expect(project.run("approve").code == 0)
    #expect(project.state(of: "Baselines/demo") == before, "no picture is written")
    let ids = try ids(project)
    #expect(ids.count == 8 && ids == ids.sorted(), "and each shot has one line again: \(ids)")
    #expect(project.run("matrix", "--strict").code == 0)
  }

  @Test func `two branches that added components in one place merge without a conflict, and pass`() throws {
    let project = try project()
    for name in ["mark", "mast"] {
      try branch(name, of: project) {
        try $0.write("components/\(name).yaml", "component: \(name)\nbody: {Text: \(name)}\nscenarios: {default: {}}\n")
      }
    }
    try project.shell("git merge -q --no-edit mark")
    let merged = project.run("matrix", "--strict")
    #expect(merged.code == 0 && merged.output == "12 shots equal their baselines\n", "\(merged)")
  }

  @Test func `a component that one branch removed stays removed, and its lines go with the next approval`() throws {
    let project = try project()
    try branch("clean", of: project) { try $0.remove("components/chip.yaml") }
    try branch("two", of: project) { try $0.replace("Text: Note", by: "Text: Notes", in: "components/note.yaml") }
    try project.shell("git merge -q --no-edit clean")
    #expect(project.run("matrix").code == 0)
    #expect(project.read("Baselines/demo/chip/default@dark.png") == nil)
    #expect(project.run("approve").code == 0)
    #expect(try ids(project).count == 6)
    #expect(project.run("matrix", "--strict").code == 0)
  }

  @Test func `where both branches approved one shot, the picture that is taken has its line`() throws {
    let project = try project()
    try branch("one", of: project) { try $0.replace("height: 24", by: "height: 25", in: "components/tile.yaml") }
    let lines = try project.text(SampleProject.lockFile).split(separator: "\n").filter { $0.hasPrefix("demo/tile/") }
    try branch("two", of: project) { try $0.replace("height: 24", by: "height: 26", in: "components/tile.yaml") }
    try project.shell(
      """
      ! git merge -q --no-edit one
      test "$(git diff --name-only --diff-filter=U | grep -c lock)" = 0
      git checkout -q --theirs components/tile.yaml Baselines/demo/tile && git add -A && git commit -q -m Merge
      """)
    let merged = project.run("matrix", "--strict")
    #expect(merged.code == 0, "\(merged)")
    #expect(project.run("approve").code == 0)
    #expect(
      try project.text(SampleProject.lockFile).split(separator: "\n").filter { $0.hasPrefix("demo/tile/") } == lines)
  }

  @Test func `without the attributes the lock conflicts, and what the hint says mends it`() throws {
    let project = try project(isPrepared: false)
    try branch("one", of: project) {
      try $0.replace("width: 32", by: "width: 33", in: "components/chip.yaml")
      try $0.write("components/mark.yaml", "component: mark\nbody: {Text: mark}\nscenarios: {default: {}}\n")
    }
    try branch("two", of: project) { try $0.replace("Text: Note", by: "Text: Notes", in: "components/note.yaml") }
    try project.shell("! git merge -q --no-edit one")
    let conflict = project.run("matrix")
    #expect(conflict.code == 65 && conflict.errors.contains("a merge left its mark '<<<<<<<'"), "\(conflict)")
    let commands = conflict.errors.split(separator: "'").filter {
      $0.hasPrefix("git checkout") || $0 == "dsrender approve"
    }
    #expect(commands == ["git checkout --ours Baselines/baselines.lock", "dsrender approve"], "\(conflict)")
    try project.shell(String(try #require(commands.first)))
    let stale = project.run("matrix", "--strict")
    #expect(stale.code == 3, "\(stale)")
    #expect(
      stale.output.contains("baselines whose files baselines.lock does not name, as after a merge:\n"), "\(stale)")
    for id in ["chip/default@light", "mark/default@dark"] {
      #expect(stale.output.contains("  demo/\(id)\n"), "\(stale)")
    }
    #expect(stale.output.contains("rewrite the lines of equal pictures: dsrender approve\n"))
    let before = project.state(of: "Baselines/demo")
    let approval = project.run("approve")
    #expect(approval.code == 0, "\(approval)")
    #expect(project.state(of: "Baselines/demo") == before, "no picture is written")
    #expect(project.run("matrix", "--strict").code == 0)
  }

  @Test func `lines are mended beside pictures that differ, which are not approved`() throws {
    let project = try SampleProject.inGit()
    let lock = try project.text(SampleProject.lockFile)
    let line = try project.line(of: "demo/chip/default@light", in: SampleProject.lockFile)
    try project.dropLine(of: "demo/chip/default@light", in: SampleProject.lockFile)
    try project.replace("height: 24", by: "height: 25", in: "components/tile.yaml")
    let before = project.state(of: "Baselines/demo")
    let refused = project.run("approve")
    #expect(refused.code == 64 && refused.errors.contains("2 changed shots would be approved"), "\(refused)")
    #expect(project.state(of: "Baselines/demo") == before)
    #expect(try project.text(SampleProject.lockFile).contains(line + "\n"))
    #expect(try project.text(SampleProject.lockFile) == lock)
  }

  @Test func `a lock that was restored as the hint says is read again`() throws {
    let project = try SampleProject.inGit()
    for damage in ["printf '# dsrender baselines, version 9\\n' >", "truncate -s -1"] {
      try project.shell("\(damage) Baselines/baselines.lock")
      let damaged = project.run("matrix")
      #expect(damaged.code == 65, "\(damaged)")
      let command = try #require(damaged.errors.components(after: "as it was committed: "))
      try project.shell(command)
      #expect(project.run("matrix", "--strict").code == 0)
    }
  }

  @Test func `a clone with Windows line ends passes, approves and stays as git wants it`() throws {
    let project = try project()
    try project.remove(".gitattributes")
    try project.shell("git add -A && git commit -q -m Plain")
    let clone = try SampleProject.green()
    try clone.shell(
      "git clone -q -c core.autocrlf=true '\(project.folder)' clone && ln -s ../fonts clone/fonts")
    let surroundings = Surroundings(folder: clone["clone"])
    #expect(try clone.text("clone/Baselines/baselines.lock").contains("\r\n"))
    let strict = DSCommandLineTests.run(["matrix", "--strict"], surroundings)
    #expect(strict.code == 0, "\(strict)")
    let before = clone.state(of: "clone/Baselines")
    #expect(DSCommandLineTests.run(["approve", "--all"], surroundings).code == 0)
    #expect(clone.state(of: "clone/Baselines") == before, "nothing is written for the line ends")
  }
}

extension String {
  /// What follows a text up to the end of the line or a semicolon; nil where it is not there.
  fileprivate func components(after text: String) -> String? {
    guard let range = firstRange(of: text) else { return nil }
    return String(self[range.upperBound...].prefix { $0 != "\n" && $0 != ";" })
  }
}
