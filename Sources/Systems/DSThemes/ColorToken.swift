import DSAccessors
public import DSView

/// A colour of a theme: `"#RRGGBB"`, `"#RRGGBBAA"`, a token of the run as `"{color.brand}"`, or one for light and one
/// for dark interfaces.
///
/// It is a style of views: `Text("Save").foregroundStyle(theme.colorContentDefault)`. Any other text is an error of the
/// run.
public struct ColorToken: Hashable, Sendable, ExpressibleByStringLiteral {
  /// How it is written in light interfaces.
  public let light: String
  /// How it is written in dark interfaces.
  public let dark: String

  /// A colour in both kinds of interface.
  public init(_ text: String) { (light, dark) = (text, text) }

  /// A colour in both kinds of interface.
  public init(stringLiteral text: String) { self.init(text) }

  /// One colour for light and one for dark interfaces, such as two raw tokens.
  public init(light: ColorToken, dark: ColorToken) { (self.light, self.dark) = (light.light, dark.dark) }

  /// The colour in a colour scheme.
  public func color(in scheme: ColorScheme) -> Color { Self.color(scheme == .dark ? dark : light) }

  private static func color(_ text: String) -> Color {
    let digits = text.dropFirst().compactMap(\.hexDigitValue)
    if text.hasPrefix("#"), digits.count == text.count - 1, digits.count == 6 || digits.count == 8 {
      let bytes = stride(from: 0, to: digits.count, by: 2).map { Double(digits[$0] * 16 + digits[$0 + 1]) / 255 }
      return Color(red: bytes[0], green: bytes[1], blue: bytes[2], opacity: bytes.count > 3 ? bytes[3] : 1)
    }
    let isReference = text.hasPrefix("{") && text.hasSuffix("}")
    return Color(token: isReference ? String(text.dropFirst().dropLast()) : text, fileID: "ColorToken", line: 0)
  }
}

extension ColorToken: ShapeStyle {
  /// The colour in the colour scheme in force.
  public func resolve(in environment: EnvironmentValues) -> Color { color(in: environment.colorScheme) }
}
