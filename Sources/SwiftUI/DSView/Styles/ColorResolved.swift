import DSGeometry
import DSNode
import Foundation

extension Color {
  /// A colour's numbers in an environment.
  public struct Resolved: Hashable, Sendable {
    /// The linear amount of red.
    public var linearRed: Float
    /// The linear amount of green.
    public var linearGreen: Float
    /// The linear amount of blue.
    public var linearBlue: Float
    /// How opaque the colour is, 0…1.
    public var opacity: Float

    /// A colour of numbers of a space.
    public init(
      colorSpace: Color.RGBColorSpace = .sRGB, red: Float, green: Float, blue: Float, opacity: Float = 1
    ) {
      func linear(_ value: Float) -> Float { Float(SRGB.linear(Double(value))) }
      switch colorSpace {
      case .sRGB: (linearRed, linearGreen, linearBlue) = (linear(red), linear(green), linear(blue))
      case .sRGBLinear: (linearRed, linearGreen, linearBlue) = (red, green, blue)
      case .displayP3:
        let (r, g, b) = (linear(red), linear(green), linear(blue))
        linearRed = 1.2249402 * r - 0.2249402 * g
        linearGreen = -0.0420569 * r + 1.0420569 * g
        linearBlue = -0.0196376 * r - 0.0786361 * g + 1.0982736 * b
      }
      self.opacity = opacity
    }

    init(_ color: DSGeometry.Color) {
      self.init(
        red: Float(color.red), green: Float(color.green), blue: Float(color.blue), opacity: Float(color.alpha))
    }

    /// The amount of red in sRGB.
    public var red: Float {
      get { Float(SRGB.encoded(Double(linearRed))) }
      set { linearRed = Float(SRGB.linear(Double(newValue))) }
    }

    /// The amount of green in sRGB.
    public var green: Float {
      get { Float(SRGB.encoded(Double(linearGreen))) }
      set { linearGreen = Float(SRGB.linear(Double(newValue))) }
    }

    /// The amount of blue in sRGB.
    public var blue: Float {
      get { Float(SRGB.encoded(Double(linearBlue))) }
      set { linearBlue = Float(SRGB.linear(Double(newValue))) }
    }

    var color: DSGeometry.Color {
      .init(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(opacity))
    }
  }

  /// A colour of resolved numbers.
  public init(_ resolved: Resolved) { self.init(.color(.literal(resolved.color))) }

  /// The colour's numbers in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    Resolved(environment.color(of: paint(in: environment)))
  }
}

extension Color.Resolved: ShapeStyle {
  /// The colour's paint.
  public func _paint(_ inputs: _ViewInputs) -> _Paint { _Paint(paint: .color(.literal(color))) }
}

extension Color.Resolved: CustomStringConvertible {
  /// The colour as `#RRGGBBAA`.
  public var description: String { color.hexText.uppercased() + (color.isOpaque ? "FF" : "") }
}

extension Color.Resolved: Codable {
  /// A colour from its three linear numbers and its opacity.
  public init(from decoder: any Decoder) throws {
    var values = try decoder.unkeyedContainer()
    let numbers = try (0..<4).map { _ in try values.decode(Float.self) }
    self.init(colorSpace: .sRGBLinear, red: numbers[0], green: numbers[1], blue: numbers[2], opacity: numbers[3])
  }

  /// Writes the three linear numbers and the opacity.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.unkeyedContainer()
    for number in [linearRed, linearGreen, linearBlue, opacity] { try values.encode(number) }
  }
}

extension EnvironmentValues {
  /// The colour that a paint stands for here; the platform's accent for what only later stages know.
  func color(of paint: Paint) -> DSGeometry.Color {
    let isDark = colorScheme == .dark
    func system(_ name: String) -> DSGeometry.Color {
      SystemColors.color(
        name, dark: isDark, increasedContrast: colorSchemeContrast == .increased, profile: profile) ?? .clear
    }
    switch paint {
    case .color(.literal(let color)): return color
    case .system(let name, _): return system(name)
    case .tint, .accent: return system("accentColor")
    case .foreground: return system("label")
    case .opacity(let inner, .literal(let factor)): return color(of: inner).opacity(factor)
    case .opacity(let inner, _), .effect(let inner, _): return color(of: inner)
    case .mix(let first, let second, let fraction, let mixing):
      return mixing.mixed(color(of: first), color(of: second), by: fraction)
    case .choose(let reference, let cases, let fallback):
      let key: String? =
        switch reference.name {
        case SystemColors.scheme, "colorScheme": isDark ? "dark" : "light"
        case "colorSchemeContrast": colorSchemeContrast == .increased ? "increased" : "standard"
        default: nil
        }
      return (cases.first { $0.key == key }?.paint ?? fallback).map { color(of: $0) } ?? .clear
    case .color, .linearGradient, .radialGradient, .angularGradient, .ellipticalGradient, .mesh, .image, .unknown:
      return .clear
    }
  }
}
