import Foundation
import Testing

/// Which version causes are argued from.
@Suite(.needsProgram) struct BaseTests {
  private let edit = SingleEdit.all[0]

  private func causes(_ project: CauseProject, _ arguments: String...) throws -> CauseProject.Report.Explanation {
    let all = ["matrix", "--out", "shots", "--report", "json"] + arguments
    let run = DSCommandLineTests.run(all, Surroundings(folder: project.folder))
    try #require(run.code == 1, "\(run)")
    return try #require(try project.report().explanation)
  }

  @Test func `a change that is committed is argued from the revision that recorded the baseline`() throws {
    let project = try CauseProject()
    try project.replace(edit.old, by: edit.new, in: edit.file)
    try project.commit("Widen the border")
    let found = try causes(project)
    #expect(found.base?.hasSuffix("Record the baselines") == true)
    #expect(found.groups.map { $0.causes.map(\.text) } == [[edit.cause]])
  }

  @Test func `sources that were committed after their pictures are found`() throws {
    let project = try CauseProject()
    try project.replace(edit.old, by: edit.new, in: edit.file)
    #expect(project.run("approve", "--all").code == 0)
    try project.git("add Baselines", "-c user.name=a -c user.email=a@b commit -q -m Pictures")
    try project.commit("Sources")
    let other = SingleEdit.all[2]
    try project.replace(other.old, by: other.new, in: other.file)
    try project.commit("Another change")
    // The first edit back again: its shots differ from what 'Pictures' recorded.
    try project.replace(edit.new, by: edit.old, in: edit.file)
    let found = try causes(project)
    #expect(Set(found.groups.flatMap(\.causes).map(\.subject)) == ["raw.border.width25", other.subject])
    #expect(found.groups.allSatisfy { $0.proof == "complete" })
  }

  @Test func `the base of a branch is where it left the other, so that others' stale baselines make no noise`() throws {
    let project = try CauseProject()
    let other = SingleEdit.all[2]
    // Somebody else changed sources on main and left the baselines as they were.
    try project.replace(other.old, by: other.new, in: other.file)
    try project.commit("Stale")
    try project.git("checkout -q -b branch")
    try project.replace(edit.old, by: edit.new, in: edit.file)
    try project.commit("Ours")
    let found = try causes(project, "--base", "main")
    let ours = found.groups.filter { $0.causes.contains { $0.text == edit.cause } }
    #expect(ours.map(\.shots.count) == [28])
    let stale = found.groups.filter { $0.causes.contains { $0.kind == "baseline" } }
    #expect(stale.map(\.shots.count) == [2])
  }

  @Test func `a folder can be the base where there is no repository`() throws {
    let project = try CauseProject()
    try CauseProject.shell("cd '\(project.folder)' && rm -rf .git && cp -a . ../before")
    try project.replace(edit.old, by: edit.new, in: edit.file)
    let without = try causes(project)
    #expect(without.problem == "there is no git repository here to compare with")
    #expect(without.groups.isEmpty)
    let found = try causes(project, "--base", "../before")
    #expect(found.groups.map { $0.causes.map(\.text) } == [[edit.cause]])
  }

  @Test func `a revision that this clone has not says which fetch brings it, and the run still compares`() throws {
    let project = try CauseProject()
    try project.replace(edit.old, by: edit.new, in: edit.file)
    let found = try causes(project, "--base", "origin/main")
    #expect(found.problem == "there is no revision 'origin/main' in this repository")
    #expect(found.hint == "git fetch origin main:refs/remotes/origin/main")
  }

  @Test func `a shallow clone argues from the commit that it has`() throws {
    let project = try CauseProject()
    try project.replace(edit.old, by: edit.new, in: edit.file)
    try project.commit("Widen the border")
    try CauseProject.shell(
      "cd '\(project.folder)/..' && git clone -q --depth 1 'file://\(project.folder)' shallow && ln -s '\(ProgramUnderTest.repository)/.fonts' shallow/.fonts"
    )
    let run = DSCommandLineTests.run(
      ["matrix"], Surroundings(folder: project.folder + "/../shallow"))
    #expect(run.code == 1)
    #expect(run.output.contains("28 changed"), "\(run)")
    #expect(run.output.contains("unexplained") || run.output.contains("the baseline is not what"), "\(run)")
    #expect(run.output.contains("git fetch --unshallow"), "\(run)")
  }

  @Test func `a baseline of other sources is said not to be what the base draws`() throws {
    let project = try CauseProject()
    try project.replace(edit.old, by: edit.new, in: edit.file)
    #expect(project.run("approve", "--all").code == 0)
    try project.replace(edit.new, by: edit.old, in: edit.file)
    try project.commit("Baselines of other sources")
    let found = try causes(project)
    #expect(found.groups.count == 1)
    #expect(found.groups.first?.causes.map(\.kind) == ["baseline"])
  }

  @Test func `nothing is written into the repository`() throws {
    let project = try CauseProject()
    try project.replace(edit.old, by: edit.new, in: edit.file)
    func state() throws -> [String] {
      var found: [String] = []
      for case let name as String in FileManager.default.enumerator(atPath: project.folder + "/.git") ?? .init() {
        let path = project.folder + "/.git/" + name
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        found.append("\(name) \(attributes[.size] ?? 0) \(attributes[.modificationDate] ?? "")")
      }
      return found.sorted()
    }
    let before = try state()
    #expect(project.run("matrix").code == 1)
    #expect(try state() == before)
  }
}

extension SingleEdit {
  /// What was edited, without its values.
  fileprivate var subject: String { String(cause.split(separator: " New")[0]) }
}
