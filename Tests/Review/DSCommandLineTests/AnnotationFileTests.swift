import Testing

/// The files of a run that services show beside lines of a change.
@Suite(.needsProgram) struct AnnotationFileTests {
  private let all = "junit,markdown,github,gitlab"

  @Test
  func `a changed token is annotated at its shots' scenario where no cause is known, and nothing once it is back`()
    throws
  {
    let project = try SampleProject(approved: true)
    try project.replace("0.7, 0.7, 1", by: "0.7, 0.8, 1", in: "tokens/dark.tokens.json")
    #expect(project.run("matrix", "--out", "shots", "--report", "github,gitlab").code == 1)
    let lines = try project.text("shots/annotations.txt").split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.last?.hasPrefix("::error file=components/chip.yaml,line=") == true, "\(lines)")
    #expect(try project.text("shots/gl-code-quality-report.json").contains("\"path\": \"components/chip.yaml\""))
    try project.replace("0.7, 0.8, 1", by: "0.7, 0.7, 1", in: "tokens/dark.tokens.json")
    #expect(project.run("matrix", "--out", "shots", "--report", "github,gitlab").code == 0)
    #expect(try project.text("shots/annotations.txt").split(separator: "\n").count == 1)
    #expect(try project.text("shots/gl-code-quality-report.json") == "[]\n")
  }

  @Test func `runs that were not asked for annotations leave none`() throws {
    let project = try SampleProject(approved: true)
    #expect(project.run("matrix", "--out", "shots").code == 0)
    #expect(project.read("shots/annotations.txt") == nil)
    #expect(project.read("shots/gl-code-quality-report.json") == nil)
  }

  @Test func `a mistake that ends the run is annotated, with summary and JUnit, and leaves a folder that works`()
    throws
  {
    let project = try SampleProject(approved: true)
    #expect(project.run("matrix", "--out", "shots", "--report", all).code == 0)
    let sound = try project.text("components/chip.yaml")
    try project.write("components/chip.yaml", sound + "\nodd: 7\n")
    #expect(project.run("matrix", "--out", "shots", "--report", all).code == 65)
    #expect(try project.text("shots/annotations.txt").contains("::error file=components/chip.yaml,line="))
    #expect(try project.text("shots/gl-code-quality-report.json").contains("components/chip.yaml"))
    #expect(try project.text("shots/summary.md").contains("components/chip.yaml:"))
    #expect(try project.text("shots/junit.xml").contains("errors=\"2\""))
    try project.write("components/chip.yaml", sound)
    #expect(project.run("matrix", "--out", "shots", "--report", all).code == 0)
    #expect(try project.text("shots/annotations.txt").split(separator: "\n").count == 1)
  }

  @Test func `a mistake writes nothing into a folder that holds something else`() throws {
    let project = try SampleProject(approved: true)
    try project.write("components/chip.yaml", try project.text("components/chip.yaml") + "\nodd: 7\n")
    for folder in ["components", "Baselines", "tokens"] {
      let before = names(below: project[folder])
      #expect(project.run("matrix", "--out", folder, "--report", all).code == 65)
      #expect(names(below: project[folder]) == before)
    }
    #expect(project.run("matrix", "--out", "shots", "--report", "json,junit").code == 65)
    #expect(names(below: project["shots"]).isEmpty)
  }
}
