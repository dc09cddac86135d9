import DSGeometry
import Testing

@Suite struct ColorShadingTests {
  /// What Apple drew of a colour's gradient on macOS, as rows of fifty (SwiftUI-Flow, `hflow_colorBoxes`).
  @Test(
    arguments: [
      (0x0088FF, [1: (0x2EA7FF), 25: 0x1191FF, 37: 0x0088FF, 50: 0x0088FF]),
      (0xFF8D28, [1: 0xFFAC58, 25: 0xFF9638, 37: 0xFF8D28, 50: 0xFF8D28]),
      (0x34C759, [1: 0x62DD81, 25: 0x43CE65, 37: 0x34C759, 50: 0x34C759]),
      (0xAC7F5E, [1: 0xCAA488, 25: 0xB58A6B, 37: 0xAC7F5E, 50: 0xAC7F5E]),
      (0x00C8B3, [1: 0x37DECD, 25: 0x17CFBB, 37: 0x00C8B3, 50: 0x00C8B3]),
      (0x6155F5, [1: 0x887CFF, 25: 0x6D61F8, 37: 0x6155F5, 50: 0x6155F5]),
      (0x00C0E8, [1: 0x37D8FA, 25: 0x17C7ED, 37: 0x00C0E8, 50: 0x00C0E8]),
      (0x8E8E93, [1: 0xB0B0B4, 25: 0x98989D, 37: 0x8E8E93, 50: 0x8E8E93]),
      (0xFF2D55, [1: 0xFF587E, 25: 0xFF3862, 37: 0xFF2D55, 50: 0xFF2D55]),
      (0xFFCC00, [1: 0xFFCC00, 25: 0xFBC700, 37: 0xF5C000, 50: 0xEFB900]),
    ] as [(UInt32, [Int: UInt32])])
  func `a colour's gradient is that of Apple's picture`(hex: UInt32, rows: [Int: UInt32]) {
    for (row, recorded) in rows {
      let (ours, theirs) = (Color(hex: hex).shaded(at: (Double(row) - 0.5) / 50), Color(hex: recorded))
      let apart =
        [ours.red - theirs.red, ours.green - theirs.green, ours.blue - theirs.blue].map(\.magnitude).max() ?? 0
      #expect(apart * 255 < 5.5, "row \(row) of \(Color(hex: hex).hexText): \(ours.hexText), not \(theirs.hexText)")
    }
  }

  @Test func `colours beside a recorded one have nearly its gradient, and there is no step on the way to the next`() {
    let (blue, near) = (Color(hex: 0x0088FF), Color(hex: 0x0091FF))
    #expect((blue.shaded(at: 0).red - near.shaded(at: 0).red).magnitude < 0.02)
    for next in [Color(hex: 0x6155F5), Color(hex: 0x34C759), Color(hex: 0x8E8E93)] {
      let way = (0...400).map { blue.mixedPerceptually(with: next, by: Double($0) / 400).shaded(at: 0) }
      for (color, after) in zip(way, way.dropFirst()) {
        let step =
          [color.red - after.red, color.green - after.green, color.blue - after.blue].map(\.magnitude).max() ?? 0
        #expect(step < 0.012, "\(color.hexText), \(after.hexText)")
      }
    }
  }

  @Test func `the gradient is as translucent as the colour`() {
    #expect(Color(hex: 0xFF0000, alpha: 0.5).shaded(at: 0).alpha == 0.5)
    #expect(Color(hex: 0xFF0000, alpha: 0.5).shaded(at: 1) == Color(hex: 0xFF0000, alpha: 0.5))
    #expect(Color.white.shaded(at: 0.3) == .white && Color.white.shaded(at: 1).red < 0.95)
  }
}
