import DSDiagnostics
import DSShots
import Testing

@testable import DSPictures

struct PictureShotNamesTests {
  private func paths(_ files: [String], _ pattern: String? = nil) throws -> [String] {
    let pattern = try pattern.map { try PicturePattern($0, at: SourceLocation(file: "")) }
    return PictureShotNames(files, pattern: pattern, system: "web").names.map(\.path)
  }

  @Test
  func `without a pattern folders are components`() throws {
    #expect(try paths(["Forms/Text field/empty.png", "start.png"]) == ["forms-text-field/empty", "web/start"])
  }

  @Test
  func `values of axes come behind the scenario`() throws {
    let files = ["b/x-dark@2x.png", "b/x-light@2x.png", "odd.png"]
    let names = PictureShotNames(
      files, pattern: try PicturePattern("{component}/{scenario}-{scheme}@{scale}x", at: SourceLocation(file: "")),
      system: "web")
    #expect(names.names.map(\.path) == ["b/x@dark.2", "b/x@light.2", "web/odd"])
    #expect(names.misfits == ["odd.png"])
    #expect(names.axes.map(\.name) == ["scheme", "scale"])
    #expect(names.axes.map(\.values) == [["dark", "light"], ["2"]])
  }

  @Test
  func `every picture has a name of its own, which every file system holds`() throws {
    let files = [
      "a/b c.png", "a/b-c.png", "a/B-C.png", "a/b_c.jpg", "a/b_c.png", "ä/ö.png", "con/aux.png", "a/…png", "a/-.png",
    ]
    let found = try paths(files)
    #expect(Set(found.map { $0.lowercased() }).count == files.count, "\(found)")
    for path in found {
      #expect(path.utf8.allSatisfy { $0 < 128 })
      #expect(!path.hasPrefix("con/") && !path.hasSuffix("/aux"), "\(path)")
    }
    #expect(found == (try paths(files.reversed())))
  }

  @Test
  func `a long name is cut, and stays different from others that begin alike`() throws {
    let long = String(repeating: "x", count: 300)
    let found = try paths([long + "a.png", long + "b.png"])
    #expect(Set(found).count == 2)
    #expect(found.allSatisfy { $0.utf8.count < 120 })
  }
}
