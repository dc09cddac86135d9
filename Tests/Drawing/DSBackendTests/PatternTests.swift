import DSDisplayList
import DSImage
import DSRaster
import DSSVG
import Testing

/// Pixels of pictures that are stretched by their edges or repeated, in the rasterizer and in the viewers of the SVG.
@Suite(.serialized)
struct PatternTests {
  /// The colours of the picture's nine parts, row by row.
  private let parts: [UInt32] = [
    0xFFFF_0000, 0xFF00_8000, 0xFF00_00FF, 0xFF80_8000, 0xFFFF_FFFF, 0xFF80_0080, 0xFFFF_8000, 0xFF00_8080, 0xFF20_2020,
  ]

  /// The pictures of a scene: the rasterizer's first.
  private func pictures(_ scene: Scene) throws -> [Bitmap] {
    let document = SVGDocument(
      text: svg(scene.list), width: scene.list.width, height: scene.list.height, scale: Int(scene.list.scale))
    return try [Rasterizer().rasterize(scene.list)] + Viewer.allCases.flatMap { try $0.pictures(of: [document]) }
  }

  private func expect(_ scene: Scene, _ expected: [(x: Int, y: Int, color: UInt32)]) throws {
    for picture in try pictures(scene) {
      for (x, y, color) in expected {
        let found = picture[x, y]
        let isClose = [0, 8, 16, 24].allSatisfy { (shift: UInt32) in
          abs(Int(found >> shift & 255) - Int(color >> shift & 255)) <= 2
        }
        #expect(isClose, "\(scene.name): \(x) \(y) is \(String(found, radix: 16)), not \(String(color, radix: 16))")
      }
    }
  }

  @Test func `corners and edges keep their size, and the rest is stretched`() throws {
    // The area is 20…100 × 16…64 pixels, and its edges are four pixels wide.
    try expect(
      .stretched,
      [
        (21, 17, parts[0]), (60, 17, parts[1]), (98, 17, parts[2]), (21, 40, parts[3]), (60, 40, parts[4]),
        (98, 40, parts[5]), (21, 62, parts[6]), (60, 62, parts[7]), (98, 62, parts[8]), (18, 40, 0), (102, 40, 0),
        (60, 14, 0), (60, 66, 0),
        // Just inside the edges it is the middle already.
        (26, 22, parts[4]), (93, 57, parts[4]),
      ])
  }

  @Test func `parts between kept edges are repeated`() throws {
    try expect(
      .repeated,
      [
        (21, 17, parts[0]), (30, 17, parts[1]), (90, 17, parts[1]), (98, 62, parts[8]), (60, 40, parts[4]),
        (102, 40, 0),
      ])
  }

  @Test func `a part of a picture begins again at the end of itself`() throws {
    // Eight pixels at twice their size: tiles of 16 pixels from the corner, eight of the middle and eight of an edge.
    try expect(
      .filled,
      [
        (22, 18, parts[4]), (32, 18, parts[5]), (22, 28, parts[7]), (32, 28, parts[8]), (38, 18, parts[4]),
        (48, 34, parts[5]), (86, 34, parts[4]), (96, 60, parts[8]), (18, 30, 0), (101, 30, 0),
      ])
  }
}
