import DSDisplayList
import DSImage
import DSRaster
import DSSVG
import Testing

@Suite(.serialized)
struct SceneTests {
  @Test func `every scene has a name of its own`() {
    #expect(Set(Scene.all.map(\.name)).count == Scene.all.count)
    #expect(Set(Scene.all.map(\.fileName)).count == Scene.all.count)
  }

  @Test(arguments: Viewer.allCases)
  func `viewers show every scene as the rasterizer draws it`(viewer: Viewer) throws {
    let scenes = Scene.all.filter { $0.exceptions[viewer] != .some(.unsupported) }
    let documents = scenes.map {
      SVGDocument(text: svg($0.list), width: $0.list.width, height: $0.list.height, scale: Int($0.list.scale))
    }
    let pictures = try viewer.pictures(of: documents)
    let rasterizer = Rasterizer()
    var output = ComparisonOutput()
    for (scene, actual) in zip(scenes, pictures) {
      let expected = try rasterizer.rasterize(scene.list)
      let found = Deviation(actual: actual, expected: expected)
      found.expect(within: scene.closeness(in: viewer), "\(scene.name) in \(viewer)")
      try output.add(scene.fileName, viewer, actual: actual, expected: expected, found)
    }
    try output.write("scenes-\(viewer)")
  }
}
