import DSDiagnostics
import DSGeometry
package import DSNode
public import Foundation

/// A colour; as a view it takes all the space it is proposed.
public struct Color: Hashable, Sendable {
  /// The space that a colour's numbers are of.
  public enum RGBColorSpace: Hashable, Sendable {
    /// - Partial: colours beyond sRGB are clipped to it.
    case sRGB, sRGBLinear, displayP3
  }

  private enum Source: Hashable, Sendable {
    case paint(Paint)
    case style(ColorStyle)
  }
  private let source: Source

  /// The colour as nodes have it; a style of the sources becomes one in the environment of the body that is evaluated.
  package var paint: Paint { paint(in: .current) }

  /// The colour as nodes have it, in an environment.
  func paint(in environment: EnvironmentValues) -> Paint {
    switch source {
    case .paint(let paint): paint
    case .style(let style): .color(.literal(style.resolve(in: environment).color))
    }
  }

  /// A colour of a node.
  package init(_ paint: Paint) { source = .paint(paint) }

  /// The colour that a style becomes where it is used.
  /// - Partial: derived from it, such as by `opacity(_:)`, it is that of the body that is evaluated.
  public init<T: Hashable & ShapeStyle>(_ color: T) where T.Resolved == Resolved {
    source = (color as? Color)?.source ?? .style(ColorStyle(color))
  }

  private init(system name: String) { self.init(.system(name, SourceLocation(file: "Color.\(name)"))) }

  /// A colour of red, green and blue, 0…1 each.
  /// - Partial: colours outside sRGB are clipped.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    self.init(.color(.literal(colorSpace.color(red, green, blue, opacity))))
  }

  /// A grey, 0 for black and 1 for white.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour of hue, saturation and brightness, 0…1 each.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    // Smith, "Color gamut transform pairs", 1978: the channels lie on a hexagon around the grey axis.
    let turned = hue - hue.rounded(.down)
    func channel(_ shift: Double) -> Double {
      let position = (shift + turned * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), opacity: opacity)
  }

  /// The colour itself.
  @_disfavoredOverload
  public init(_ color: Color) { self = color }

  /// A colour of the platform, such as `Color(.systemBackground)`.
  public init(_ color: UIColor) { self.init(color.paint) }

  /// A colour of the platform.
  public init(uiColor: UIColor) { self.init(uiColor.paint) }

  /// A colour of the platform.
  public init(nsColor: NSColor) { self.init(nsColor.paint) }

  /// A colour of an asset catalogue, by its name; the light or the dark one by the environment.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(AssetCatalogs.color(name, in: bundle)) }

  /// A colour of an asset catalogue.
  public init(_ resource: ColorResource) { self.init(AssetCatalogs.color(resource.name, in: resource.bundle)) }

  /// The colour, more transparent.
  public func opacity(_ opacity: Double) -> Color { Color(.opacity(paint, .literal(max(0, min(1, opacity))))) }

  /// The colour at a fraction of the way to another.
  public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
    Color(.mix(paint, rhs.paint, fraction: max(0, min(1, fraction)), colorSpace.mixing))
  }

  /// The system's named colours; their values depend on the platform, the colour scheme and the contrast.
  public static let clear = Color(system: "clear")
  public static let black = Color(system: "black")
  public static let white = Color(system: "white")
  public static let gray = Color(system: "gray")
  public static let red = Color(system: "red")
  public static let green = Color(system: "green")
  public static let blue = Color(system: "blue")
  public static let orange = Color(system: "orange")
  public static let yellow = Color(system: "yellow")
  public static let pink = Color(system: "pink")
  public static let purple = Color(system: "purple")
  public static let mint = Color(system: "mint")
  public static let teal = Color(system: "teal")
  public static let cyan = Color(system: "cyan")
  public static let indigo = Color(system: "indigo")
  public static let brown = Color(system: "brown")
  /// The colour of most text.
  public static let primary = Color(system: "primary")
  /// The colour of quieter text.
  public static let secondary = Color(system: "secondary")
  /// The accent of the app, or of the views around that set one with `accentColor(_:)`.
  public static let accentColor = Color(.accent)
}

extension Color: PrimitiveView {
  /// A node that fills the space it is proposed.
  @MainActor public static func _lower(_ view: Color, _ inputs: _ViewInputs) -> _ViewOutputs {
    _ViewOutputs([inputs.node(.paint(view.paint(in: inputs.environment)))])
  }
}

extension Color: ShapeStyle {
  /// The colour's paint.
  public func _paint(_ inputs: _ViewInputs) -> _Paint { _Paint(paint: paint(in: inputs.environment)) }
}

extension Color: CustomStringConvertible {
  /// The name of a colour that has one, else its numbers as `#RRGGBBAA`.
  public var description: String {
    switch paint {
    case .system(let name, _): name
    case .accent: "accentColor"
    case .color(.literal(let color)):
      color.hexText.uppercased() + (color.isOpaque ? "FF" : "")
    case .opacity(let inner, .literal(let factor)): "\(Int((factor * 100).rounded()))% \(Color(inner))"
    case .unknown(let name, _, _): "NamedColor(name: \"\(name)\")"
    case .color, .foreground, .tint, .opacity, .linearGradient, .radialGradient, .angularGradient, .ellipticalGradient,
      .mesh,
      .image, .effect, .mix, .choose:
      "\(resolve(in: EnvironmentValues()))"
    }
  }
}

extension Color.RGBColorSpace {
  /// A colour in sRGB; numbers beyond its gamut are clipped.
  func color(_ red: Double, _ green: Double, _ blue: Double, _ alpha: Double) -> DSGeometry.Color {
    let (encode, decode) = (SRGB.encoded, SRGB.linear)
    switch self {
    case .sRGB: return .init(red: red, green: green, blue: blue, alpha: alpha)
    case .sRGBLinear: return .init(red: encode(red), green: encode(green), blue: encode(blue), alpha: alpha)
    case .displayP3:
      // CSS Color 4, section 10.9: linear Display P3 to linear sRGB.
      let (r, g, b) = (decode(red), decode(green), decode(blue))
      return .init(
        red: encode(1.2249402 * r - 0.2249402 * g), green: encode(-0.0420569 * r + 1.0420569 * g),
        blue: encode(-0.0196376 * r - 0.0786361 * g + 1.0982736 * b), alpha: alpha)
    }
  }
}

/// The curve of sRGB (IEC 61966-2-1), odd about zero.
enum SRGB {
  /// A linear number, encoded.
  static func encoded(_ value: Double) -> Double {
    if value < 0 { return -encoded(-value) }
    return value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
  }

  /// An encoded number, linear.
  static func linear(_ value: Double) -> Double {
    if value < 0 { return -linear(-value) }
    return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
  }
}
