import DSDiagnostics
import DSFiles
import DSShots
import TestFolder
import Testing

@testable import DSProject

/// Design systems of one configuration, which are read at the same time.
struct SystemsAtOnceTests {
  private static let names = (0..<12).map { "system\($0)" }

  /// A project of systems that share a folder of components and have another one each.
  /// - Parameter own: the component of a system's own folder.
  private func project(sharing shared: String, own: (String) -> String) throws -> TestFolder {
    let folder = TestFolder()
    func write(_ name: String, _ text: String) throws {
      try createFolders(splitPath(folder[name]).folder)
      try writeOutput(folder[name], Array(text.utf8))
    }
    try write("shared/shared.yaml", shared)
    for name in Self.names { try write("\(name)/own.yaml", own(name)) }
    let systems = Self.names.map { "  \($0): {components: [shared, \($0)], fonts: []}\n" }.joined()
    try write("dsrender.yaml", "version: 1\nsystems:\n" + systems)
    return folder
  }

  private func component(_ name: String, body: String = "Text: A") -> String {
    "component: \(name)\nbody: {\(body)}\nscenarios: {default: {}}\n"
  }

  @Test func `systems and their shots come in the order of the configuration`() throws {
    let folder = try project(sharing: component("both"), own: { component($0) })
    let project = try loadProject(folder["dsrender.yaml"])
    #expect(project.systems.map(\.name) == Self.names)
    #expect(
      project.shots.map { "\($0.shot.scenario.system)/\($0.shot.scenario.component)" }
        == Self.names.flatMap { ["\($0)/both", "\($0)/\($0)"] })
    #expect(
      project.read.components
        == Set((Self.names.map { "\($0)/own.yaml" } + ["shared/shared.yaml"]).map { folder[$0] }))
  }

  @Test func `mistakes of all systems are reported, and those of a file that they share once`() throws {
    let folder = try project(sharing: "component: both\nbody: {", own: { component($0, body: "Missing: A") })
    for _ in 0..<5 {
      let problems = try #require(throws: RunError.self) { try loadProject(folder["dsrender.yaml"]) }
      guard case .badInput(let found) = problems else { throw problems }
      let files = found.map { String($0.location.file.dropFirst(folder.path.utf8.count + 1)) }
      #expect(files == (Self.names.map { "\($0)/own.yaml" } + ["shared/shared.yaml"]).sorted())
    }
  }
}
