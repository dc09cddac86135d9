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
    #expect(part.output.contains("not looked at: "), "\(part)")
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

  @Test func `a change of nothing is no failure and says what was not looked at`() throws {
    let project = try CauseProject()
    let outcome = project.run("matrix", "--only-changed", "HEAD")
    #expect(outcome.code == 0, "\(outcome)")
    #expect(outcome.output.contains("0 shots equal their baselines"), "\(outcome)")
    #expect(outcome.output.contains("whose sources and baselines are those of HEAD"), "\(outcome)")
  }

  @Test func `last failed takes what the last run did not find equal`() throws {
    let project = try SampleProject.green()
    #expect(project.run("matrix", "--last-failed", "--out", "shots").code == 64)
    try project.replace("width: 32", by: "width: 33", in: "components/chip.yaml")
    let first = project.run("matrix", "--out", "shots")
    #expect(first.code == 1)
    let second = project.run("matrix", "--last-failed", "--out", "shots")
    #expect(second.code == 1, "\(second)")
    #expect(second.output.contains("not looked at: 6 shots, which the last run found equal"), "\(second)")
    try project.replace("width: 33", by: "width: 32", in: "components/chip.yaml")
    #expect(project.run("matrix", "--last-failed", "--out", "shots").code == 0)
    let none = project.run("matrix", "--last-failed", "--out", "shots")
    #expect(none.code == 64, "\(none)")
    try project.write("shots/report.json", "{\"schema\": \"dsrender-report\", ")
    #expect(project.run("matrix", "--last-failed", "--out", "shots").code == 65)
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
