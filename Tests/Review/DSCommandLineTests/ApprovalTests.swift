import Glibc
import Testing

/// What approving takes, and what it leaves.
@Suite(.needsProgram) struct ApprovalTests {
  private let tiles = ["demo/tile/default@light", "demo/tile/default@dark"]

  /// A project of which a tile and a chip have changed.
  private func changed() throws -> SampleProject {
    let project = try SampleProject(approved: true)
    try project.replace("height: 24", by: "height: 25", in: "components/tile.yaml")
    try project.replace("width: 32", by: "width: 33", in: "components/chip.yaml")
    return project
  }

  @Test func `without a pattern it says how many there are, and wants --all`() throws {
    let project = try changed()
    let before = project.state(of: "Baselines")
    let refused = project.run("approve")
    #expect(refused.code == 64)
    #expect(refused.errors.contains("4 changed shots would be approved; no picture was written"), "\(refused)")
    #expect(project.state(of: "Baselines") == before)
    #expect(project.run("approve", "--all").code == 0)
    #expect(project.run("approve").code == 0, "where nothing differs there is nothing to name")
    #expect(project.run("matrix").code == 0)
  }

  @Test func `the command that a filtered run prints takes what it looked at and no more`() throws {
    let project = try changed()
    let run = project.run("matrix", "--filter", "demo/tile/*")
    #expect(run.output.contains("approve all: dsrender approve 'demo/tile/*'\n"), "\(run)")
    let approval = project.run("approve", "demo/tile/*")
    #expect(SampleProject.ids("approved", in: approval.output) == tiles)
    #expect(SampleProject.ids("changed", in: project.run("matrix").output).allSatisfy { $0.hasPrefix("demo/chip/") })
  }

  @Test func `the pictures of a run's folder are taken, and no others`() throws {
    let project = try changed()
    let run = project.run("matrix", "--filter", "demo/tile/*", "--out", "shots")
    #expect(run.output.contains("approve all: dsrender approve --from shots\n"), "\(run)")
    let approval = project.run("approve", "--from", "shots")
    #expect(SampleProject.ids("approved", in: approval.output) == tiles, "\(approval)")
    #expect(approval.code == 0, "the chips have changed, but nobody looked at them: \(approval)")
    #expect(SampleProject.ids("changed", in: project.run("matrix").output).count == 2)
  }

  @Test func `a run that found nothing leaves nothing to approve`() throws {
    let project = try SampleProject(approved: true)
    #expect(project.run("matrix", "--out", "shots").code == 0)
    let approval = project.run("approve", "--from", "shots")
    #expect(approval.code == 0)
    #expect(approval.output == "the run in 'shots' found nothing to approve\n")
  }

  @Test func `a picture whose sources have moved on is not approved`() throws {
    let project = try changed()
    #expect(project.run("matrix", "--out", "shots").code == 1)
    try project.replace("height: 25", by: "height: 26", in: "components/tile.yaml")
    let before = project.state(of: "Baselines/demo/tile")
    let approval = project.run("approve", "demo/tile/*", "--from", "shots")
    #expect(approval.code == 65)
    #expect(approval.output.contains("its sources have changed the picture"), "\(approval)")
    #expect(project.state(of: "Baselines/demo/tile") == before)
  }

  @Test func `a picture whose baseline has moved on is not approved`() throws {
    let project = try changed()
    #expect(project.run("matrix", "--out", "shots").code == 1)
    try project.replace("height: 25", by: "height: 26", in: "components/tile.yaml")
    #expect(project.run("approve", "demo/tile/*").code == 0)
    try project.replace("height: 26", by: "height: 25", in: "components/tile.yaml")
    let before = project.state(of: "Baselines/demo/tile")
    let approval = project.run("approve", "demo/tile/*", "--from", "shots")
    #expect(approval.code == 65)
    #expect(approval.output.contains("its baseline has changed"), "\(approval)")
    #expect(project.state(of: "Baselines/demo/tile") == before)
  }

  @Test func `a picture that was exchanged in the folder is not approved`() throws {
    let project = try changed()
    #expect(project.run("matrix", "--out", "shots").code == 1)
    let other = try #require(project.read("shots/demo/note/default@light.png"))
    try project.write("shots/demo/tile/default@light.png", other)
    let before = project.state(of: "Baselines")
    let approval = project.run("approve", "--from", "shots")
    #expect(approval.code == 65)
    #expect(approval.errors.contains("shots/demo/tile/default@light.png: error: "), "\(approval)")
    #expect(project.state(of: "Baselines") == before)
  }

  @Test(arguments: [
    "", "# dsrender pictures, version 1\n", "# dsrender pictures, version 2\n# id pixels baseline\n",
    "# dsrender pictures, version 2\n# id pixels baseline group\n../../x/y/z 1 -\n",
    "# dsrender pictures, version 2\n# id pixels baseline group\ndemo/tile/default@light 12 -\n",
  ]) func `a list of another form is an error with its place`(text: String) throws {
    let project = try changed()
    try project.write("shots/pictures.lock", text)
    let approval = project.run("approve", "--from", "shots")
    #expect(approval.code == 65)
    #expect(approval.errors.contains("shots/pictures.lock:"), "\(approval)")
  }

  @Test func `a folder without a run is wrong usage`() throws {
    let project = try changed()
    let approval = project.run("approve", "--from", "nowhere")
    #expect(approval.code == 64)
    #expect(approval.errors.contains("'dsrender matrix --out nowhere' leaves them"))
    #expect(project.run("approve", "--all", "--from", "nowhere").code == 64)
  }
}
