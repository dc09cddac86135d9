import DSSyntax
import Testing

/// One run over several configurations.
@Suite(.needsProgram) struct SeveralConfigurationsTests {
  /// The sample project, and a second configuration of the same files with a system and baselines of other names.
  private func project() throws -> SampleProject {
    let project = try SampleProject()
    let text = try project.text("dsrender.yaml").replacing("  demo:", with: "  second:")
    try project.write("second.yaml", text.replacing("baselines: Baselines", with: "baselines: Others"))
    return project
  }

  private static let both = ["--config", "dsrender.yaml", "--config", "second.yaml"]

  private func run(_ project: SampleProject, _ arguments: String...) -> Outcome {
    DSCommandLineTests.run(arguments + Self.both, Surroundings(folder: project.folder))
  }

  @Test func `one page, one summary and one approval`() throws {
    let project = try project()
    let new = run(project, "matrix", "--out", "shots")
    #expect(new.code == 2 && new.output.contains("12 without a baseline, 0 shots equal their baselines\n"), "\(new)")
    #expect(
      new.output.contains("dsrender approve --from shots --config dsrender.yaml --config second.yaml\n"), "\(new)")
    let report = try parseSyntax(try #require(project.read("shots/report.json")), file: "report.json")
    #expect(report["configuration"]?.string == "dsrender.yaml, second.yaml")
    #expect(report["systems"]?.elements?.map { $0["name"]?.string } == ["demo", "second"])
    #expect(report["counts"]?["matrix"]?.number == 12)
    let approved = run(project, "approve", "--from", "shots")
    #expect(approved.code == 0 && approved.output.contains("approved 12 of 12 shots"), "\(approved)")
    #expect(project.read("Baselines/demo/chip/default@light.png") != nil)
    #expect(project.read("Others/second/chip/default@light.png") != nil)
    #expect(run(project, "matrix", "--strict", "--out", "shots").code == 0)
    #expect(run(project, "matrix", "--list").output.split(separator: "\n").count == 12)
    let part = run(project, "matrix", "--filter", "second/**")
    #expect(part.code == 0 && part.output.contains("compared 6 of 12 shots"), "\(part)")
  }

  @Test func `configurations can share a folder of baselines`() throws {
    let project = try project()
    try project.replace("baselines: Others", by: "baselines: Baselines", in: "second.yaml")
    #expect(run(project, "approve", "--all").output.contains("approved 12 of 12 shots"))
    let lock = try project.text("Baselines/baselines.lock")
    #expect(lock.contains("\ndemo/chip/default@light ") && lock.contains("\nsecond/chip/default@light "))
    #expect(run(project, "matrix", "--strict").code == 0)
  }

  @Test func `what several cannot do is said, and mistakes of all are reported`() throws {
    let project = try project()
    let one = run(project, "check")
    #expect(one.code == 64 && one.errors.contains("this command works on one configuration, and 2 are named"), "\(one)")
    #expect(run(project, "matrix", "--shard", "1/2", "--out", "shots").code == 64)
    #expect(run(project, "matrix", "--filter", "third/**").code == 64)
    try project.write("second.yaml", try project.text("dsrender.yaml"))
    let same = run(project, "matrix")
    #expect(same.code == 64 && same.errors.contains("have a system 'demo'"), "\(same)")
    try project.write("second.yaml", "version: 2\n")
    #expect(run(project, "matrix").code == 65)
  }
}
