public import DSGeometry
import Glibc

/// The colour spaces of the DTCG colour module, and their way to sRGB.
///
/// Conversions and matrices are those of CSS Color 4 (sections 10 to 12); a component `none` counts as 0. Colours that
/// sRGB cannot show are mapped into it as in section 13 (`GamutMapping`).
public enum ColorSpace: String, Hashable, Sendable, CaseIterable {
  case srgb
  case srgbLinear = "srgb-linear"
  case hsl, hwb, lab, lch, oklab, oklch
  case displayP3 = "display-p3"
  case a98RGB = "a98-rgb"
  case proPhotoRGB = "prophoto-rgb"
  case rec2020
  case xyzD65 = "xyz-d65"
  case xyzD50 = "xyz-d50"

  /// The names of all spaces.
  static let names = allCases.map(\.rawValue)

  /// The numbers that a component may be.
  struct Bounds {
    var least = -Double.infinity
    var most = Double.infinity
    var includesMost = true

    static let unit = Bounds(least: 0, most: 1)
    static let percentage = Bounds(least: 0, most: 100)
    static let hue = Bounds(least: 0, most: 360, includesMost: false)
    static let chroma = Bounds(least: 0)
    static let any = Bounds()

    func contains(_ value: Double) -> Bool { value >= least && (includesMost ? value <= most : value < most) }

    /// The bounds in words.
    var text: String {
      if least == -.infinity { return "a number" }
      if most == .infinity { return "a number of at least \(least.text())" }
      return "a number of \(least.text()) to \(includesMost ? "" : "less than ")\(most.text())"
    }
  }

  /// The numbers that the three components may be; XYZ is open, because white itself has Z = 1.089 under D65.
  var bounds: [Bounds] {
    switch self {
    case .srgb, .srgbLinear, .displayP3, .a98RGB, .proPhotoRGB, .rec2020: [.unit, .unit, .unit]
    case .hsl, .hwb: [.hue, .percentage, .percentage]
    case .lab: [.percentage, .any, .any]
    case .lch: [.percentage, .chroma, .hue]
    case .oklab: [.unit, .any, .any]
    case .oklch: [.unit, .chroma, .hue]
    case .xyzD65, .xyzD50: [.any, .any, .any]
    }
  }

  /// The colour of three components in sRGB; one that sRGB cannot show is mapped into it.
  public func color(_ components: [Double], alpha: Double = 1) -> Color {
    let (a, b, c) = (components[0], components[1], components[2])
    switch self {
    case .srgb: return Color(red: a, green: b, blue: c, alpha: alpha)
    case .hsl: return Self.hsl(hue: a, saturation: b / 100, lightness: c / 100, alpha: alpha)
    case .hwb: return Self.hwb(hue: a, white: b / 100, black: c / 100, alpha: alpha)
    case .srgbLinear, .lab, .lch, .oklab, .oklch, .displayP3, .a98RGB, .proPhotoRGB, .rec2020, .xyzD65, .xyzD50:
      return GamutMapping.color(linear: linear(Vector(a, b, c)), alpha: alpha)
    }
  }

  /// Whether a gamut holds the colour of three components.
  func isWithin(_ gamut: ColorGamut, _ components: [Double]) -> Bool {
    switch self {
    case .srgb, .hsl, .hwb, .srgbLinear: true
    case .lab, .lch, .oklab, .oklch, .displayP3, .a98RGB, .proPhotoRGB, .rec2020, .xyzD65, .xyzD50:
      gamut.contains(linear: linear(Vector(components[0], components[1], components[2])))
    }
  }

  /// The components of the colour in Display P3, beyond 0…1 where it cannot show the colour.
  func inDisplayP3(_ components: [Double]) -> [Double] {
    let linear = linear(Vector(components[0], components[1], components[2]))
    let own = (Matrix.displayP3FromXYZ * (Matrix.xyzFromSRGB * linear)).map(Transfer.linearToSRGB)
    return [own.x, own.y, own.z]
  }

  /// The components in linear sRGB, beyond 0…1 where sRGB cannot show the colour; nothing for spaces within sRGB.
  private func linear(_ components: Vector) -> Vector {
    switch self {
    case .srgb, .hsl, .hwb, .srgbLinear: components
    case .displayP3: Matrix.fromXYZ * (Matrix.xyzFromDisplayP3 * components.map(Transfer.srgbToLinear))
    case .a98RGB: Matrix.fromXYZ * (Matrix.xyzFromA98 * components.map { pow($0, 563.0 / 256) })
    case .rec2020: Matrix.fromXYZ * (Matrix.xyzFromRec2020 * components.map(Transfer.rec2020ToLinear))
    case .proPhotoRGB:
      Matrix.fromXYZ * (Matrix.d65FromD50 * (Matrix.xyzFromProPhoto * components.map(Transfer.proPhotoToLinear)))
    case .xyzD65: Matrix.fromXYZ * components
    case .xyzD50: Matrix.fromXYZ * (Matrix.d65FromD50 * components)
    case .lab: Matrix.fromXYZ * (Matrix.d65FromD50 * Self.xyz(lab: components))
    case .lch: Matrix.fromXYZ * (Matrix.d65FromD50 * Self.xyz(lab: components.rectangular))
    case .oklab: OKLab.linear(components)
    case .oklch: OKLab.linear(components.rectangular)
    }
  }

  /// CSS Color 4, section 7.1.
  private static func hsl(hue: Double, saturation: Double, lightness: Double, alpha: Double) -> Color {
    func channel(_ n: Double) -> Double {
      let k = (n + hue / 30).truncatingRemainder(dividingBy: 12)
      return lightness - saturation * min(lightness, 1 - lightness) * max(-1, min(k - 3, 9 - k, 1))
    }
    return Color(red: channel(0), green: channel(8), blue: channel(4), alpha: alpha)
  }

  /// CSS Color 4, section 8.1: white and black are scaled down together where they exceed 1.
  private static func hwb(hue: Double, white: Double, black: Double, alpha: Double) -> Color {
    if white + black >= 1 {
      let gray = white / (white + black)
      return Color(red: gray, green: gray, blue: gray, alpha: alpha)
    }
    let pure = hsl(hue: hue, saturation: 1, lightness: 0.5, alpha: alpha)
    func channel(_ value: Double) -> Double { value * (1 - white - black) + white }
    return Color(red: channel(pure.red), green: channel(pure.green), blue: channel(pure.blue), alpha: alpha)
  }

  /// CIE Lab (D50) as XYZ (CSS Color 4, section 18, `Lab_to_XYZ`).
  private static func xyz(lab: Vector) -> Vector {
    let kappa = 24389.0 / 27
    let epsilon = 216.0 / 24389
    let y = (lab.x + 16) / 116
    let x = lab.y / 500 + y
    let z = y - lab.z / 200
    func cubed(_ value: Double) -> Double {
      let cube = value * value * value
      return cube > epsilon ? cube : (116 * value - 16) / kappa
    }
    return Vector(
      cubed(x) * 0.3457 / 0.3585, lab.x > kappa * epsilon ? y * y * y : lab.x / kappa,
      cubed(z) * (1 - 0.3457 - 0.3585) / 0.3585)
  }
}

/// The curves between encoded and linear components; odd, so that components below 0 survive.
enum Transfer {
  static func srgbToLinear(_ value: Double) -> Double {
    let size = abs(value)
    return size <= 0.04045 ? value / 12.92 : copysign(pow((size + 0.055) / 1.055, 2.4), value)
  }

  static func linearToSRGB(_ value: Double) -> Double {
    let size = abs(value)
    return size <= 0.0031308 ? value * 12.92 : copysign(1.055 * pow(size, 1 / 2.4) - 0.055, value)
  }

  static func proPhotoToLinear(_ value: Double) -> Double { value <= 16.0 / 512 ? value / 16 : pow(value, 1.8) }

  /// The display's curve (BT.1886), as CSS Color 4 has it since 2025; earlier drafts had the camera's.
  static func rec2020ToLinear(_ value: Double) -> Double { pow(value, 2.4) }
}
