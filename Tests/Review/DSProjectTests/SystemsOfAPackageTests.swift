import DSDiagnostics
import DSFiles
import DSNode
import DSShots
import Foundation
import TestFolder
import Testing

@testable import DSProject

/// A package's configuration that leaves out which systems there are.
struct SystemsOfAPackageTests {
  private static let place = SourceLocation(file: "Kit/Box.swift", line: 2)
  private static let preview = ViewScenario(
    module: "Kit", component: "box", name: "box", offeredSize: .init(), at: place
  ) { _ in
    LoweredView(DSNode(.empty, at: place))
  }
  /// Stands in for what `swift package dsrender` draws of a package without a configuration.
  private static let substitute =
    "version: 1\nbaselines: Elsewhere\nsystems:\n  kit: {modules: [Kit], profile: ios26}\n"

  private func project(_ text: String) throws -> Project {
    let folder = TestFolder()
    try writeOutput(folder["dsrender.yaml"], Array(text.utf8))
    return try loadProject(
      folder["dsrender.yaml"], views: [Self.preview], substitute: Self.substitute,
      bundledFonts: BundledFonts(sources: FileManager.default.currentDirectoryPath))
  }

  private func messages(_ text: String) -> [String] {
    do {
      _ = try project(text)
      return []
    } catch RunError.badInput(let problems) {
      return problems.map { "\($0.location.line): \($0.message)" }
    } catch {
      return ["\(error)"]
    }
  }

  @Test(arguments: ["version: 1\nplatform: ios\n", "{version: 1, platform: ios}  # No systems: all modules.\n"])
  func `the platform alone leaves the systems those of a package without a configuration`(text: String) throws {
    let project = try project(text)
    #expect(project.systems.map(\.name) == ["kit"])
    #expect(project.baselines.hasSuffix("/Baselines"))
  }

  @Test func `systems that a configuration has are all there are`() throws {
    let project = try project("version: 1\nsystems:\n  own: {modules: [Kit]}\n")
    #expect(project.systems.map(\.name) == ["own"])
  }

  @Test func `sources that do not compile are files of the systems of views, unless a reason accepts them`() throws {
    var inputs = ProjectInputs()
    inputs.leftOut = LeftOutCode(
      ["Kit/A.swift:3:5: 'A.body': no", "Kit/A.swift:9:1: 'a': no", "Kit/B.swift:1:1: no", "no place"],
      knowsAllNames: false)
    func project(_ accepts: String) throws -> Project {
      let folder = TestFolder()
      let text = "version: 1\nsystems:\n  own:\n    modules: [Kit]\n    accepts: [\(accepts)]\n"
      try writeOutput(folder["dsrender.yaml"], Array(text.utf8))
      return try loadProject(
        folder["dsrender.yaml"], views: [Self.preview],
        bundledFonts: BundledFonts(sources: FileManager.default.currentDirectoryPath), from: inputs)
    }
    let all = try project("")
    #expect(all.faultyFiles.map(\.path) == ["Kit/A.swift", "Kit/B.swift"])
    #expect(all.faultyFiles.first?.problems.map(\.location.line) == [3, 9])
    #expect(!all.isWhole)
    let some = try project("{finding: not-compiled, in: Kit/A.swift, because: Old.}")
    #expect(some.faultyFiles.map(\.path) == ["Kit/B.swift"] && some.systems.first?.acceptedCode.count == 1)
    let none = try project("{finding: not-compiled, in: Kit/C.swift, because: Old.}")
    #expect(none.warnings.map(\.id) == ["unused-acceptance"])
  }

  @Test func `what else is wrong is said where it stands`() {
    #expect(messages("version: 1\nplatform: watch\n") == ["2: 'platform' is 'watch'"])
    #expect(messages("version: 1\nsystms: {}\n").first?.hasPrefix("2: ") == true)
    #expect(messages("- version\n").contains("1: the configuration is a list, expected a mapping"))
  }
}
