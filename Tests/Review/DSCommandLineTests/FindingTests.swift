import Testing

/// What a picture is seldom meant to have: it is told, and keeps the picture from being approved unless its author
/// accepts it with a reason.
@Suite(.needsProgram) struct FindingTests {
  private static let cut = """
    component: note
    body:
      Text: A note that is longer than its frame
      modifiers: [{lineLimit: 1}, {frame: {width: 60}}]
    scenarios:
      default: {}

    """

  private static let invisible = """
    component: tile
    body:
      Rectangle: {}
      modifiers: [{foregroundStyle: "{color.page}"}, {frame: {width: 24, height: 24}}]
    scenarios:
      default: {}

    """

  private static let accepting = """
    scenarios:
      default:
        accepts: [{finding: truncated-text, because: The whole text stands in the tooltip.}]
    """

  @Test func `a text that is cut off is told, and neither recorded nor approved`() throws {
    let project = try SampleProject(approved: true)
    try project.write("components/note.yaml", Self.cut)
    let before = project.state(of: "Baselines")
    let run = project.run("matrix", "--record=all")
    #expect(
      run.output.contains(
        "components/note.yaml:3:3: finding: the text 'A note that is longer than its frame' is cut off "
          + "[truncated-text]"), "\(run)")
    #expect(run.code == 1)
    let approval = project.run("approve", "--all")
    #expect(approval.code == 1)
    #expect(approval.output.contains("[truncated-text]"), "\(approval)")
    #expect(project.state(of: "Baselines") == before)
  }

  @Test func `a finding that the scenario accepts stands in the report with its reason`() throws {
    let project = try SampleProject(approved: true)
    try project.write("components/note.yaml", Self.cut)
    try project.replace("scenarios:\n  default: {}", by: Self.accepting, in: "components/note.yaml")
    #expect(project.run("approve", "--all").code == 0)
    let run = project.run("matrix", "--strict", "--out", "shots")
    #expect(run.code == 0, "\(run)")
    #expect(!run.output.contains("finding"))
    let report = try project.text("shots/report.json")
    #expect(report.contains(#""because": "The whole text stands in the tooltip.""#))
    #expect(report.contains(#""severity": "finding""#))
  }

  @Test func `a finding in a picture that equals its baseline ends a strict run with 4`() throws {
    let project = try SampleProject(approved: true)
    try project.write("components/note.yaml", Self.cut)
    try project.replace("scenarios:\n  default: {}", by: Self.accepting, in: "components/note.yaml")
    #expect(project.run("approve", "--all").code == 0)
    try project.write("components/note.yaml", Self.cut)
    let plain = project.run("matrix")
    #expect(plain.code == 0)
    #expect(plain.output.contains("2 shots have findings"), "\(plain)")
    #expect(project.run("matrix", "--strict", "--out", "shots").code == 4)
    #expect(try project.text("shots/junit.xml").contains(#"tests="2" failures="2" errors="0""#))
  }

  @Test func `a view of which nothing can be seen is told, whatever colour hides it`() throws {
    let project = try SampleProject(approved: true)
    try project.write("components/tile.yaml", Self.invisible)
    let run = project.run("matrix", "--filter", "demo/tile/*")
    #expect(run.output.contains("finding: no part of the view is visible [nothing-drawn]"), "\(run)")
    #expect(run.output.contains("2 shots have findings"))
    try project.replace("{color.page}", by: "{color.brand}", in: "components/tile.yaml")
    #expect(!project.run("matrix", "--filter", "demo/tile/*").output.contains("nothing-drawn"))
  }

  @Test func `the configuration accepts findings in the shots that it names, and in no other`() throws {
    let project = try SampleProject(approved: true)
    try project.write("components/note.yaml", Self.cut)
    try project.replace(
      "      padding: 4\n",
      by: """
              padding: 4
            accepts:
              - {finding: truncated-text, in: note/*, because: Notes have one line.}
              - {finding: nothing-drawn, in: nowhere/*, because: There is no such shot.}

        """, in: "dsrender.yaml")
    let approval = project.run("approve", "--all")
    #expect(approval.code == 0, "\(approval)")
    #expect(approval.errors.contains("'nothing-drawn' is accepted in shots that do not exist [unused-acceptance]"))
    try project.replace("in: note/*", by: "in: tile/*", in: "dsrender.yaml")
    #expect(project.run("matrix", "--strict").code == 4)
  }

  @Test(arguments: [
    ("{finding: truncate-text, in: note/*, because: x}", "did you mean 'truncated-text'"),
    ("{finding: truncated-text, in: note/*}", "needs 'because'"),
    ("{finding: truncated-text, in: note/*, because: ' '}", "'because' is empty"),
    ("{finding: truncated-text, because: x}", "needs 'in'"),
    ("{finding: truncated-text, in: [], because: x}", "'in' is empty"),
  ])
  func `an acceptance that says too little is an error`(entry: String, message: String) throws {
    let project = try SampleProject(approved: true)
    try project.replace("      padding: 4\n", by: "      padding: 4\n    accepts: [\(entry)]\n", in: "dsrender.yaml")
    let run = project.run("matrix")
    #expect(run.code == 65)
    #expect((run.output + run.errors).contains(message), "\(run)")
  }
}
