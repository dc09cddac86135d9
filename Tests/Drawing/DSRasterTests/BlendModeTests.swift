import DSDisplayList
import DSGeometry
import DSImage
import Testing

@testable import DSRaster

@Suite struct BlendModeTests {
  /// The formulas of Compositing and Blending 1, section 10, for one channel of opaque colours; nil for the modes that
  /// mix channels.
  private func mix(_ mode: BlendMode, _ b: Double, _ s: Double) -> Double? {
    func hardLight(_ b: Double, _ s: Double) -> Double { s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1) }
    switch mode {
    case .normal: return s
    case .multiply: return b * s
    case .screen: return b + s - b * s
    case .overlay: return hardLight(s, b)
    case .darken: return min(b, s)
    case .lighten: return max(b, s)
    case .colorDodge: return b == 0 ? 0 : s == 1 ? 1 : min(1, b / (1 - s))
    case .colorBurn: return b == 1 ? 1 : s == 0 ? 0 : 1 - min(1, (1 - b) / s)
    case .hardLight: return hardLight(b, s)
    case .softLight:
      if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
      let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
      return b + (2 * s - 1) * (d - b)
    case .difference: return abs(b - s)
    case .exclusion: return b + s - 2 * b * s
    case .plusLighter: return min(1, b + s)
    case .plusDarker: return max(0, b + s - 1)
    case .sourceAtop: return s
    case .destinationOver: return b
    case .hue, .saturation, .color, .luminosity, .destinationOut: return nil
    }
  }

  private func blend(_ mode: BlendMode, _ back: Color, _ front: Color) throws -> UInt32 {
    try draw(
      2, 2, .fill(all(2), .solid(back)), .group(DrawGroup(blendMode: mode, commands: [.fill(all(2), .solid(front))])))[
        1, 1]
  }

  private let backs: [UInt32] = [0x3380CC, 0x00FF40, 0xFFFFFF, 0x101010]
  private let fronts: [UInt32] = [0xE04010, 0x8080FF, 0x000000, 0xFFFFFF]

  private static let keepingAlpha = BlendMode.allCases.filter { $0 != .destinationOut }

  @Test(arguments: keepingAlpha)
  func `every mode follows its formula on opaque colours`(mode: BlendMode) throws {
    for back in backs {
      for front in fronts {
        let pixel = try blend(mode, Color(hex: back), Color(hex: front))
        #expect(pixel >> 24 == 255)
        for shift in [0, 8, 16] as [UInt32] {
          let (b, s) = (Double(back >> shift & 255) / 255, Double(front >> shift & 255) / 255)
          guard let expected = mix(mode, b, s) else { continue }
          #expect(abs(Double(pixel >> shift & 255) - expected * 255) <= 2)
        }
      }
    }
  }

  @Test func `luminosity keeps the hue behind and takes the lightness in front`() throws {
    let pixel = channels(try blend(.luminosity, Color(hex: 0xFF0000), Color(hex: 0x808080)))
    let lightness = 0.3 * Double(pixel[1]) + 0.59 * Double(pixel[2]) + 0.11 * Double(pixel[3])
    #expect(abs(lightness - 128) <= 2)
    #expect(pixel[1] == 255 && abs(pixel[2] - pixel[3]) <= 1)
    #expect(channels(try blend(.color, Color(hex: 0x808080), Color(hex: 0xFF0000))) == pixel)
  }

  @Test(arguments: keepingAlpha)
  func `an opaque ground stays opaque below translucent colours`(mode: BlendMode) throws {
    for alpha in [0.01, 0.3, 0.5, 0.97] {
      #expect(try blend(mode, Color(hex: 0x3380CC), Color(hex: 0xE04010, alpha: alpha)) >> 24 == 255)
    }
  }

  @Test func `a view can cut a hole into what is behind it, and lie behind it`() throws {
    let hole = DrawCommand.group(
      DrawGroup(blendMode: .destinationOut, commands: [.fill(all(4), .solid(Color(hex: 0, alpha: 0.5)))]))
    let red = DrawCommand.fill(all(4), .solid(Color(hex: 0xFF0000)))
    #expect(abs(Int(try draw(4, 4, red, hole)[1, 1] >> 24) - 128) <= 1)
    #expect(try draw(4, 4, red, .group(DrawGroup(isIsolated: true, commands: [red, hole])))[1, 1] == 0xFFFF_0000)
    let behind = DrawCommand.group(
      DrawGroup(blendMode: .destinationOver, commands: [.fill(all(4), .solid(Color(hex: 0x0000FF)))]))
    #expect(try draw(4, 4, red, behind)[1, 1] == 0xFFFF_0000)
    #expect(try draw(4, 4, behind)[1, 1] == 0xFF00_00FF)
  }

  @Test func `colours are mapped as feColorMatrix maps them, translucent ones by their straight colour`() throws {
    let invert = ColorMatrix.channels(slope: -1, intercept: 1)
    func drawn(_ color: Color, _ matrix: ColorMatrix) throws -> UInt32 {
      try draw(2, 2, .group(DrawGroup(colorMatrix: matrix, commands: [.fill(all(2), .solid(color))])))[0, 0]
    }
    #expect(try drawn(Color(hex: 0x3380CC), invert) == 0xFFCC_7F33)
    #expect(try drawn(Color(hex: 0xFF0000, alpha: 0.5), invert) == 0x8000_FFFF)
    #expect(try drawn(.white, .luminanceToAlpha) == 0xFF00_0000)
    #expect(
      try drawn(Color(hex: 0x3380CC), .saturation(0)) & 0xFF == drawn(Color(hex: 0x3380CC), .saturation(0)) >> 8 & 0xFF)
  }

  @Test func `a clipped group shields what it blends from what is behind`() throws {
    let multiply = DrawCommand.group(
      DrawGroup(blendMode: .multiply, commands: [.fill(all(4), .solid(Color(hex: 0x808080)))]))
    let red = DrawCommand.fill(all(4), .solid(Color(hex: 0xFF0000)))
    #expect(try draw(4, 4, red, multiply)[1, 1] == 0xFF80_0000)
    #expect(try draw(4, 4, red, .group(DrawGroup(clip: all(4), commands: [multiply])))[1, 1] == 0xFF80_8080)
    #expect(try draw(4, 4, red, .group(DrawGroup(commands: [multiply])))[1, 1] == 0xFF80_0000)
  }

  @Test func `an isolated group shields what it blends, however deep, and blends as a whole`() throws {
    let gray = DrawCommand.fill(all(4), .solid(Color(hex: 0x808080)))
    let multiply = DrawCommand.group(DrawGroup(blendMode: .multiply, commands: [gray]))
    let red = DrawCommand.fill(all(4), .solid(Color(hex: 0xFF0000)))
    let isolated = DrawCommand.group(
      DrawGroup(isIsolated: true, commands: [.group(DrawGroup(name: "badge", commands: [multiply]))]))
    #expect(try draw(4, 4, red, isolated)[1, 1] == 0xFF80_8080)
    #expect(try draw(4, 4, red, .group(DrawGroup(blendMode: .multiply, commands: [isolated])))[1, 1] == 0xFF80_0000)
  }

  @Test(arguments: [BlendMode.hue, .saturation, .color, .luminosity])
  func `modes that mix channels leave colours as they are where nothing is behind`(mode: BlendMode) throws {
    let green = DrawCommand.fill(all(4), .solid(Color(hex: 0x20C040, alpha: 0.5)))
    let blended = DrawCommand.group(DrawGroup(blendMode: mode, commands: [green]))
    #expect(try draw(4, 4, blended)[1, 1] == draw(4, 4, green)[1, 1])
  }
}
