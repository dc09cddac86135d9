import DSGeometry
import Glibc

extension Color {
  /// The colour nearer to white by a share of what is missing, in the components of a space; in LCH it loses as much of
  /// its chroma.
  func lightened(by amount: Double, in space: ColorModification.Space) -> Color {
    let it = components(in: space)
    switch space {
    case .srgb, .p3: return Color(it.map { min(1, $0 + amount * (1 - $0)) }, in: space, alpha: alpha)
    case .hsl: return Color(Vector(it.x, it.y, min(100, it.z + (100 - it.z) * amount)), in: space, alpha: alpha)
    case .lch:
      return Color(
        Vector(min(100, it.x + (100 - it.x) * amount), max(0, it.y - amount * it.y), it.z), in: space, alpha: alpha)
    }
  }

  /// The colour nearer to black by a share of what it has, in the components of a space; in LCH it loses as much of its
  /// chroma.
  func darkened(by amount: Double, in space: ColorModification.Space) -> Color {
    let it = components(in: space)
    switch space {
    case .srgb, .p3: return Color(it.map { max(0, $0 - amount * $0) }, in: space, alpha: alpha)
    case .hsl: return Color(Vector(it.x, it.y, max(0, it.z - it.z * amount)), in: space, alpha: alpha)
    case .lch:
      return Color(Vector(max(0, it.x - it.x * amount), max(0, it.y - amount * it.y), it.z), in: space, alpha: alpha)
    }
  }

  /// The colour with a share of another one, mixed in the components of a space; hues take the shorter way, and a gray has
  /// the hue of the other.
  func mixed(with other: Color, by share: Double, in space: ColorModification.Space) -> Color {
    var (a, b) = (components(in: space), other.components(in: space))
    func between(_ from: Double, _ to: Double) -> Double { from + (to - from) * share }
    let alpha = between(alpha, other.alpha)
    func hue(_ from: Double, _ isFromGray: Bool, _ to: Double, _ isToGray: Bool) -> Double {
      if isFromGray { return to }
      if isToGray { return from }
      var turn = to - from
      if turn > 180 { turn -= 360 }
      if turn < -180 { turn += 360 }
      return from + turn * share
    }
    switch space {
    case .srgb, .p3: break
    case .hsl:
      let mixed = hue(a.x, a.y < Self.gray, b.x, b.y < Self.gray)
      (a.x, b.x) = (mixed, mixed)
    case .lch:
      let mixed = hue(a.z, a.y < Self.gray, b.z, b.y < Self.gray)
      (a.z, b.z) = (mixed, mixed)
    }
    let mixed = Vector(between(a.x, b.x), between(a.y, b.y), between(a.z, b.z))
    return Color(mixed.map { Self.shortened($0) }, in: space, alpha: alpha)
  }

  /// A component with five significant digits, as which Tokens Studio's transforms pass a mixed colour on.
  private static func shortened(_ value: Double) -> Double {
    guard value != 0, value.isFinite else { return value }
    let factor = pow(10, 4 - log10(abs(value)).rounded(.down))
    return (value * factor).rounded() / factor
  }

  /// The saturation or chroma, of 100, below which a hue is rounding alone.
  private static let gray = 0.02

  private func components(in space: ColorModification.Space) -> Vector {
    let srgb = Vector(red, green, blue)
    switch space {
    case .srgb: return srgb
    case .hsl: return Self.hsl(srgb)
    case .p3:
      let linear = srgb.map(Transfer.srgbToLinear)
      return (Matrix.displayP3FromXYZ * (Matrix.xyzFromSRGB * linear)).map(Transfer.linearToSRGB)
    case .lch:
      let xyz = Matrix.xyzFromSRGB * srgb.map(Transfer.srgbToLinear)
      return Self.lch(xyz50: Matrix.d50FromD65 * xyz)
    }
  }

  private init(_ components: Vector, in space: ColorModification.Space, alpha: Double) {
    let colorSpace: ColorSpace =
      switch space {
      case .srgb: .srgb
      case .hsl: .hsl
      case .p3: .displayP3
      case .lch: .lch
      }
    self = colorSpace.color(colorSpace.clamped([components.x, components.y, components.z]), alpha: alpha)
  }

  /// CSS Color 4, section 7.2: hue in degrees, saturation and lightness of 100.
  private static func hsl(_ rgb: Vector) -> Vector {
    let (most, least) = (max(rgb.x, rgb.y, rgb.z), min(rgb.x, rgb.y, rgb.z))
    let lightness = (most + least) / 2
    let range = most - least
    guard range > 0 else { return Vector(0, 0, lightness * 100) }
    let saturation = (most - lightness) / min(lightness, 1 - lightness)
    let hue: Double
    if most == rgb.x {
      hue = (rgb.y - rgb.z) / range + (rgb.y < rgb.z ? 6 : 0)
    } else if most == rgb.y {
      hue = (rgb.z - rgb.x) / range + 2
    } else {
      hue = (rgb.x - rgb.y) / range + 4
    }
    return Vector(hue * 60, saturation * 100, lightness * 100)
  }

  /// CIE LCH (D50) of XYZ (CSS Color 4, section 18, `XYZ_to_Lab`).
  private static func lch(xyz50 xyz: Vector) -> Vector {
    let (kappa, epsilon) = (24389.0 / 27, 216.0 / 24389)
    func root(_ value: Double) -> Double { value > epsilon ? cbrt(value) : (kappa * value + 16) / 116 }
    let x = root(xyz.x / (0.3457 / 0.3585))
    let y = root(xyz.y)
    let z = root(xyz.z / ((1 - 0.3457 - 0.3585) / 0.3585))
    let (a, b) = (500 * (x - y), 200 * (y - z))
    var hue = atan2(b, a) * 180 / .pi
    if hue < 0 { hue += 360 }
    return Vector(116 * y - 16, hypot(a, b), hue)
  }
}
