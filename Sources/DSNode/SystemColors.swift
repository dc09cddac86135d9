package import DSDiagnostics
package import DSGeometry

/// The platform's colours by SwiftUI's and UIKit's names, in light and dark.
///
/// Values: Apple's Human Interface Guidelines (Color, iOS), rounded to 8 bits.
package enum SystemColors {
  /// The name under which the environment holds `dark` or `light` for these colours; no author can write it.
  package static let scheme = "platform.colorScheme"

  /// The colour of a name; nil where the platform has none of it.
  package static func color(_ name: String, dark: Bool) -> Color? {
    table[name].map { dark ? $0.dark : $0.light }
  }

  /// All names, for suggestions.
  package static var names: [String] { table.keys.sorted() }

  private static func pair(_ light: UInt32, _ dark: UInt32, _ lightAlpha: Double = 1, _ darkAlpha: Double? = nil) -> (
    light: Color, dark: Color
  ) {
    (Color(hex: light, alpha: lightAlpha), Color(hex: dark, alpha: darkAlpha ?? lightAlpha))
  }

  private static let table: [String: (light: Color, dark: Color)] = {
    let plain: [String: (light: Color, dark: Color)] = [
      "clear": pair(0, 0, 0),
      "black": pair(0x000000, 0x000000),
      "white": pair(0xFFFFFF, 0xFFFFFF),
      "red": pair(0xFF3B30, 0xFF453A),
      "orange": pair(0xFF9500, 0xFF9F0A),
      "yellow": pair(0xFFCC00, 0xFFD60A),
      "green": pair(0x34C759, 0x30D158),
      "mint": pair(0x00C7BE, 0x63E6E2),
      "teal": pair(0x30B0C7, 0x40C8E0),
      "cyan": pair(0x32ADE6, 0x64D2FF),
      "blue": pair(0x007AFF, 0x0A84FF),
      "indigo": pair(0x5856D6, 0x5E5CE6),
      "purple": pair(0xAF52DE, 0xBF5AF2),
      "pink": pair(0xFF2D55, 0xFF375F),
      "brown": pair(0xA2845E, 0xAC8E68),
      "gray": pair(0x8E8E93, 0x8E8E93),
    ]
    let semantic: [String: (light: Color, dark: Color)] = [
      "accentColor": pair(0x007AFF, 0x0A84FF),
      "label": pair(0x000000, 0xFFFFFF),
      "primary": pair(0x000000, 0xFFFFFF),
      "secondary": pair(0x3C3C43, 0xEBEBF5, 0.6),
      "tertiary": pair(0x3C3C43, 0xEBEBF5, 0.3),
      "quaternary": pair(0x3C3C43, 0xEBEBF5, 0.18, 0.16),
      "secondaryLabel": pair(0x3C3C43, 0xEBEBF5, 0.6),
      "tertiaryLabel": pair(0x3C3C43, 0xEBEBF5, 0.3),
      "quaternaryLabel": pair(0x3C3C43, 0xEBEBF5, 0.18, 0.16),
      "placeholderText": pair(0x3C3C43, 0xEBEBF5, 0.3),
      "link": pair(0x007AFF, 0x0984FF),
      "separator": pair(0x3C3C43, 0x545458, 0.29, 0.6),
      "opaqueSeparator": pair(0xC6C6C8, 0x38383A),
      "systemGray": pair(0x8E8E93, 0x8E8E93),
      "systemGray2": pair(0xAEAEB2, 0x636366),
      "systemGray3": pair(0xC7C7CC, 0x48484A),
      "systemGray4": pair(0xD1D1D6, 0x3A3A3C),
      "systemGray5": pair(0xE5E5EA, 0x2C2C2E),
      "systemGray6": pair(0xF2F2F7, 0x1C1C1E),
      "systemFill": pair(0x787880, 0x787880, 0.2, 0.36),
      "secondarySystemFill": pair(0x787880, 0x787880, 0.16, 0.32),
      "tertiarySystemFill": pair(0x767680, 0x767680, 0.12, 0.24),
      "quaternarySystemFill": pair(0x747480, 0x767680, 0.08, 0.18),
      "systemBackground": pair(0xFFFFFF, 0x000000),
      "secondarySystemBackground": pair(0xF2F2F7, 0x1C1C1E),
      "tertiarySystemBackground": pair(0xFFFFFF, 0x2C2C2E),
      "systemGroupedBackground": pair(0xF2F2F7, 0x000000),
      "secondarySystemGroupedBackground": pair(0xFFFFFF, 0x1C1C1E),
      "tertiarySystemGroupedBackground": pair(0xF2F2F7, 0x2C2C2E),
    ]
    return plain.merging(semantic) { first, _ in first }
  }()
}

extension Value where Literal == Color {
  /// A colour of the platform, light or dark by the mode in force where it is used; nil where there is none of the name.
  package static func system(_ name: String, at location: SourceLocation) -> Value? {
    guard let light = SystemColors.color(name, dark: false), let dark = SystemColors.color(name, dark: true) else {
      return nil
    }
    if light == dark { return .literal(light) }
    return .choose(
      EnvironmentReference(SystemColors.scheme, at: location), [Case(key: "dark", value: .literal(dark))],
      fallback: .literal(light))
  }
}
