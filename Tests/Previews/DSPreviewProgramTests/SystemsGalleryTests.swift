import DSCauses
import DSFiles
import DSPreviews
import DSProject
import Foundation
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
    #expect(views.count == 33)
    let status = await Program.$content.withValue(ProgramContent(views: views)) {
      await Program.run(["matrix", "--config", Self.configuration])
    }
    #expect(status == 0, "run: swift run systems-gallery matrix --config Fixtures/Systems/dsrender.yaml --out shots")
  }

  @Test func `each listing of the four documents has its name and its pictures on the page, light and dark`()
    async throws
  {
    // How many listings each document has.
    let listings = ["accessor-listings": 4, "theme-listings": 5, "style-listings": 5, "long-tail-listings": 14]
    let folder = "../Fixtures/Systems/Baselines/systems/"
    let page = try String(
      decoding: readFile(Repository.path + "/docs/systems-listings.md", limit: 1 << 20), as: UTF8.self)
    var shown: [String] = []
    for row in page.split(separator: "\n") where row.hasPrefix("| ") && row.contains("<img") {
      let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      try #require(cells.count == 4, "\(row)")
      for (cell, scheme) in [(cells[2], "light"), (cells[3], "dark")] {
        #expect(cell.contains("alt=\"\(cells[0]), \(scheme)\""), "\(cell)")
        let source = try #require(cell.split(separator: "\"").first { $0.hasPrefix(folder) }, "\(cell)")
        shown.append(String(source.dropFirst(folder.count).dropLast(".png".count)))
      }
    }
    let views = await views().filter { listings[$0.component] != nil }
    for (component, count) in listings {
      #expect(views.count { $0.component == component } == count, "\(component)")
    }
    #expect(
      shown.sorted()
        == views.flatMap { view in ["light", "dark"].map { "\(view.component)/\(view.name)@\($0)" } }.sorted())
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
