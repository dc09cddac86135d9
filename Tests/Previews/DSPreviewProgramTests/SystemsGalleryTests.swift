import DSPreviews
import DSProject
import TestFolder
import Testing

@testable import DSCommandLine
@testable import DSPreviewProgram

/// The four ways of writing a design system in Swift.
struct SystemsGalleryTests {
  @Test func `the pictures of the four ways equal their baselines`() async {
    let root = Repository.path
    let views = await MainActor.run { scenarios(of: discoverPreviews()).filter { $0.module == "SystemsGallery" } }
    #expect(views.count == 4)
    let status = await Program.$content.withValue(ProgramContent(views: views)) {
      await Program.run(["matrix", "--config", root + "/Fixtures/Systems/dsrender.yaml"])
    }
    #expect(status == 0, "run: swift run systems-gallery matrix --config Fixtures/Systems/dsrender.yaml --out shots")
  }
}
