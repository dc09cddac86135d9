import DSCauses
import DSFiles
import DSPreviews
import DSProject
import TestFolder
import Testing

@testable import DSCommandLine
@testable import DSPreviewProgram

/// The four ways of writing a design system in Swift.
struct SystemsGalleryTests {
  private static let configuration = Repository.path + "/Fixtures/Systems/dsrender.yaml"

  private func views() async -> [ViewScenario] {
    await MainActor.run { scenarios(of: discoverPreviews()).filter { $0.module == "SystemsGallery" } }
  }

  @Test func `the pictures of the four ways equal their baselines`() async {
    let views = await views()
    #expect(views.count == 5)
    let status = await Program.$content.withValue(ProgramContent(views: views)) {
      await Program.run(["matrix", "--config", Self.configuration])
    }
    #expect(status == 0, "run: swift run systems-gallery matrix --config Fixtures/Systems/dsrender.yaml --out shots")
  }

  @Test func `a run of all shots leaves the views that it has drawn, and one of some leaves nothing`() async throws {
    let folder = TestFolder()
    let views = await views()
    func run(_ file: String, _ words: String...) async -> Int32 {
      await Program.$content.withValue(ProgramContent(views: views, viewsFile: folder[file])) {
        await Program.run(["matrix", "--config", Self.configuration] + words)
      }
    }
    #expect(await run("some", "--filter", "systems/themes/**") == 0)
    #expect(throws: FileError.self) { try readFile(folder["some"], limit: 1 << 20) }
    #expect(await run("all") == 0)
    // What another program hands over that is built to be argued from.
    let project = try loadProject(Self.configuration, views: views)
    #expect(try String(decoding: readFile(folder["all"], limit: 1 << 20), as: UTF8.self) == ViewTrees(of: project).text)
  }
}
