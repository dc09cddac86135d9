import Foundation
import Testing

/// Causes, `why`, `used-by` and `history` in a repository, for every form in which tokens are read.
@Suite(.needsProgram) struct TokenFormatTests {
  /// A project with one component and the tokens of a form, approved and committed.
  private func project(_ format: TokenFormat) throws -> SampleProject {
    let project = try SampleProject()
    try project.shell("rm -r tokens symbols components/chip.yaml components/note.yaml")
    let lines = try project.text("dsrender.yaml").split(separator: "\n").filter { line in
      !["symbols:", "foreground:", "background:"].contains { line.contains($0) }
    }
    try project.write(
      "dsrender.yaml",
      lines.map { $0.contains("resolver:") ? "    " + format.key : String($0) }.joined(separator: "\n") + "\n")
    for (name, text) in format.files { try project.write(name, text) }
    let approval = project.run("approve", "--all")
    try #require(approval.code == 0, "\(approval)")
    try project.shell(
      "printf 'fonts\\nshots\\n' > .gitignore && git init -q -b main . && git add -A && git commit -q -m Begin")
    return project
  }

  @Test(arguments: TokenFormat.all)
  func `an edit of tokens is a cause with its place, and why, used-by and history know it`(
    format: TokenFormat
  ) throws {
    let project = try project(format)
    let why = project.run(["tokens", "why", "space.small"] + format.modes)
    for link in format.chain { #expect(why.output.contains(link), "\(link)\n\(why)") }
    let uses = project.run("used-by", format.token, "--shots")
    for shot in format.shots { #expect(uses.output.contains("demo/tile/default\(shot)\n"), "\(uses)") }

    try project.replace(format.edit.old, by: format.edit.new, in: format.edit.file)
    let outcome = project.run("matrix", "--out", "shots", "--report", "json")
    #expect(outcome.code == 1, "\(outcome)")
    let data = try Data(contentsOf: URL(fileURLWithPath: project["shots/report.json"]))
    let explanation = try JSONDecoder().decode(CauseProject.Report.self, from: data).explanation
    let group = try #require(explanation?.groups.first, "\(outcome)")
    #expect(explanation?.groups.count == 1)
    #expect(group.proof == "complete")
    #expect(group.causes.map(\.text) == [format.cause])
    #expect(group.causes.first?.place?.file == format.edit.file)
    #expect(group.causes.first?.place?.line == format.line)
    #expect(group.shots == format.shots.map { "demo/tile/default\($0)" })

    try #require(project.run("approve", "--all").code == 0)
    try project.shell("git add -A && git commit -q -m 'Change the size'")
    let history = project.run("history", "demo/tile/default\(format.shots[0])")
    #expect(history.output.contains("Change the size\n  cause: \(format.cause)"), "\(history)")
  }
}
