/// A colour in gamma-encoded sRGB with straight alpha; every component is in 0…1.
public struct Color: Hashable, Sendable, Codable {
  /// Red, 0…1.
  public var red: Double
  /// Green, 0…1.
  public var green: Double
  /// Blue, 0…1.
  public var blue: Double
  /// Opacity, 0…1.
  public var alpha: Double

  /// A colour of four components; components outside 0…1 are clamped, NaN becomes 0.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    func unit(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
    self.red = unit(red)
    self.green = unit(green)
    self.blue = unit(blue)
    self.alpha = unit(alpha)
  }

  /// A colour of 8-bit components packed as 0xRRGGBB.
  public init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255, blue: Double(hex & 255) / 255,
      alpha: alpha)
  }

  /// Black, opaque.
  public static let black = Color(hex: 0)
  /// White, opaque.
  public static let white = Color(hex: 0xFFFFFF)
  /// Wholly transparent black.
  public static let clear = Color(hex: 0, alpha: 0)

  /// The colour with its alpha multiplied by `factor`.
  public func opacity(_ factor: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha * factor)
  }

  /// Whether nothing behind the colour can be seen.
  public var isOpaque: Bool { alpha >= 1 }

  /// The components rounded to 8 bits, packed as 0xAARRGGBB with straight alpha.
  public var argb: UInt32 {
    func byte(_ value: Double) -> UInt32 { UInt32((value * 255).rounded()) }
    return byte(alpha) << 24 | byte(red) << 16 | byte(green) << 8 | byte(blue)
  }

  /// `#rrggbb`, or `#rrggbbaa` where the colour is translucent.
  public var hexText: String {
    func hex(_ byte: UInt32) -> String { (byte < 16 ? "0" : "") + String(byte, radix: 16) }
    let argb = argb
    let rgb = "#" + hex(argb >> 16 & 255) + hex(argb >> 8 & 255) + hex(argb & 255)
    return argb >> 24 == 255 ? rgb : rgb + hex(argb >> 24)
  }
}
