import Glibc
import Testing

/// Baselines whose shots have another id now.
@Suite(.needsProgram) struct RenameTests {
  private static let ids = ["chip", "note", "tile"].flatMap { ["demo/\($0)/default@dark", "demo/\($0)/default@light"] }

  /// A project with an axis more than its baselines know, of which one value changes no picture.
  private func withAnotherAxis() throws -> SampleProject {
    let project = try SampleProject(approved: true)
    try project.replace(
      "  \"resolutionOrder\": [{\"$ref\": \"#/sets/base\"}, {\"$ref\": \"#/modifiers/scheme\"}]",
      by: """
          "resolutionOrder": [
            {"$ref": "#/sets/base"}, {"$ref": "#/modifiers/scheme"}, {"$ref": "#/modifiers/density"}
          ]
        """, in: "tokens/demo.resolver.json")
    try project.replace(
      "\"modifiers\": {",
      by: """
        "modifiers": {
            "density": {
              "default": "regular",
              "contexts": {"regular": [], "wide": [{"$ref": "wide.tokens.json"}]}
            },
        """, in: "tokens/demo.resolver.json")
    try project.write(
      "tokens/wide.tokens.json",
      #"{"space": {"$type": "dimension", "small": {"$value": {"value": 12, "unit": "px"}}}}"#)
    return project
  }

  private func files(_ project: SampleProject) -> [String] {
    names(below: project["Baselines"]).filter { $0.hasSuffix(".png") }.map { String($0.dropLast(4)) }
  }

  private func lines(_ project: SampleProject) throws -> [Substring: Substring] {
    let lines = try project.text("Baselines/baselines.lock").split(separator: "\n").filter { !$0.hasPrefix("#") }
    return Dictionary(uniqueKeysWithValues: lines.map { ($0.prefix { $0 != " " }, $0.drop { $0 != " " }) })
  }

  @Test func `an axis more keeps the baselines under their new ids`() throws {
    let project = try withAnotherAxis()
    let (before, oldLines) = (project.state(of: "Baselines"), try lines(project))
    let run = project.run("matrix")
    #expect(run.code == 2, "a renamed baseline is no pass: \(run)")
    #expect(
      run.output.contains("renamed? 6 of the new shots equal orphaned baselines pixel for pixel"), "\(run)")
    #expect(run.output.contains("approving moves these baselines: dsrender approve --all\n"))
    #expect(project.state(of: "Baselines") == before, "looking changes nothing")

    let approval = project.run("approve", "--all")
    #expect(approval.code == 0, "\(approval)")
    #expect(approval.output.contains("\nmoved: 6\n"), "\(approval)")
    for id in Self.ids {
      // The order of the axes is the resolver's; regular is what was drawn before.
      #expect(approval.output.contains("moved  \(id) -> \(id).regular\n"), "\(approval)")
      #expect(project.read("Baselines/\(id).regular.png") == before["\(id).png"]?.bytes)
      #expect(try lines(project)["\(id).regular"] == oldLines[Substring(id)])
    }
    #expect(SampleProject.ids("approved", in: approval.output).count == 6)
    #expect(files(project).count == 12)
    #expect(project.run("matrix", "--strict").code == 0)
  }

  @Test func `a component of another name keeps its baselines, and what changed with it does not`() throws {
    let project = try SampleProject(approved: true)
    try project.replace("component: tile", by: "component: brick", in: "components/tile.yaml")
    try project.replace("component: chip", by: "component: pill", in: "components/chip.yaml")
    try project.replace("width: 32", by: "width: 33", in: "components/chip.yaml")
    let run = project.run("matrix", "--out", "shots", "--strict")
    #expect(run.output.contains("renamed? 2 of the new shots"), "\(run)")
    #expect(run.output.contains("approving moves these baselines: dsrender approve --from shots\n"))
    let approval = project.run("approve", "--from", "shots")
    #expect(approval.output.contains("moved  demo/tile/default@dark -> demo/brick/default@dark\n"), "\(approval)")
    #expect(approval.output.contains("\nmoved: 2\n"))
    #expect(
      SampleProject.ids("approved", in: approval.output).sorted()
        == ["demo/pill/default@dark", "demo/pill/default@light"])
    let after = project.run("matrix", "--strict")
    #expect(after.code == 3, "the old chips stay orphaned: \(after)")
    #expect(after.output.contains("  demo/chip/default@dark\n  demo/chip/default@light\n"))
    #expect(!files(project).contains("demo/tile/default@dark"))
  }

  @Test func `a run of a part moves nothing`() throws {
    let project = try SampleProject(approved: true)
    try project.replace("component: tile", by: "component: brick", in: "components/tile.yaml")
    let run = project.run("matrix", "--filter", "demo/brick/*", "--out", "shots")
    #expect(!run.output.contains("renamed?"), "\(run)")
    let approval = project.run("approve", "demo/brick/*")
    #expect(approval.code == 0)
    #expect(!approval.output.contains("moved"), "\(approval)")
    #expect(files(project).contains("demo/tile/default@dark"))
  }

  @Test func `pictures of a run of a part move nothing where other shots are new`() throws {
    let project = try SampleProject(approved: true)
    try project.replace("component: tile", by: "component: brick", in: "components/tile.yaml")
    try project.replace("component: chip", by: "component: pill", in: "components/chip.yaml")
    #expect(project.run("matrix", "--filter", "demo/brick/*", "--out", "shots").code == 2)
    #expect(!project.run("approve", "--from", "shots").output.contains("moved"))
    #expect(files(project).count == 8)
  }

  @Test func `what the lock says of an orphan moves nothing, only what its file shows`() throws {
    let project = try SampleProject(approved: true)
    // The file and the hash of its bytes are the note's, the pixels that the line claims the tile's.
    let other = try #require(project.read("Baselines/demo/note/default@dark.png"))
    try project.write("Baselines/demo/tile/default@dark.png", other)
    let lines = try lines(project)
    let tile = try #require(lines["demo/tile/default@dark"]).split(separator: " ")
    let note = try #require(lines["demo/note/default@dark"]).split(separator: " ")
    try project.replace(
      "demo/tile/default@dark " + tile.joined(separator: " "),
      by: "demo/tile/default@dark " + [tile[0], tile[1], note[2], tile[3]].joined(separator: " "),
      in: "Baselines/baselines.lock")
    try project.replace("component: tile", by: "component: brick", in: "components/tile.yaml")
    let approval = project.run("approve", "--all")
    #expect(approval.output.contains("\nmoved: 1\n"), "\(approval)")
    #expect(approval.output.contains("moved  demo/tile/default@light -> "))
    #expect(project.read("Baselines/demo/tile/default@dark.png") == other)
    #expect(project.run("matrix").code == 0)
  }

  @Test func `a file is moved whatever the lock says of it, but none behind a link`() throws {
    let project = try SampleProject(approved: true)
    let lock = try project.text("Baselines/baselines.lock").split(separator: "\n")
    try project.write(
      "Baselines/baselines.lock",
      lock.filter { !$0.hasPrefix("demo/tile/default@dark") }.map { $0 + "\n" }.joined())
    try #require(rename(project["Baselines/demo/chip"], project["elsewhere"]) == 0)
    try #require(symlink(project["elsewhere"], project["Baselines/demo/chip"]) == 0)
    try project.replace("component: tile", by: "component: brick", in: "components/tile.yaml")
    try project.replace("component: chip", by: "component: pill", in: "components/chip.yaml")
    let approval = project.run("approve", "--all")
    #expect(approval.output.contains("\nmoved: 2\n"), "\(approval)")
    #expect(project.read("Baselines/demo/tile/default@dark.png") == nil)
    #expect(project.read("elsewhere/default@dark.png") != nil)
    #expect(project.run("matrix").code == 0)
  }
}
