package import DSDiagnostics
package import DSGeometry

/// The platform's colours by SwiftUI's and UIKit's names, in light and dark.
///
/// Source: Apple's Human Interface Guidelines (Color), rounded to 8 bits, before and after the change of June 2025;
/// labels, fills and grounds are UIKit's and AppKit's, of which no recording is kept here.
package enum SystemColors {
  /// The name under which the environment holds `dark` or `light` for these colours; no author can write it.
  package static let scheme = "platform.colorScheme"

  /// The colour of a name; nil if the platform has none of it.
  package static func color(
    _ name: String, dark: Bool, increasedContrast: Bool = false, profile: ProfileName? = nil
  ) -> Color? {
    let own: [String: (light: Color, dark: Color)]
    switch (profile?.platform, increasedContrast) {
    case (.macos26, false): own = mac
    case (.ios26, false): own = recent
    case (.ios26, true), (.macos26, true): own = recentContrasting
    default: own = [:]
    }
    let pair = own[name] ?? (increasedContrast ? contrasting[name] : nil) ?? table[name]
    return pair.map { dark ? $0.dark : $0.light }
  }

  /// All names, for suggestions.
  package static var names: [String] { table.keys.sorted() }

  private static func pair(_ light: UInt32, _ dark: UInt32, _ lightAlpha: Double = 1, _ darkAlpha: Double? = nil) -> (
    light: Color, dark: Color
  ) {
    (Color(hex: light, alpha: lightAlpha), Color(hex: dark, alpha: darkAlpha ?? lightAlpha))
  }

  /// The colours that differ if the reader prefers more contrast.
  private static let contrasting: [String: (light: Color, dark: Color)] = {
    var pairs: [String: (light: Color, dark: Color)] = [
      "red": pair(0xD70015, 0xFF6961),
      "orange": pair(0xC93400, 0xFFB340),
      "yellow": pair(0xB25000, 0xFFD426),
      "green": pair(0x248A3D, 0x30DB5B),
      "mint": pair(0x0C817B, 0x66D4CF),
      "teal": pair(0x008299, 0x5DE6FF),
      "cyan": pair(0x0071A4, 0x70D7FF),
      "blue": pair(0x0040DD, 0x409CFF),
      "indigo": pair(0x3634A3, 0x7D7AFF),
      "purple": pair(0x8944AB, 0xDA8FFF),
      "pink": pair(0xD30F45, 0xFF6482),
      "brown": pair(0x7F6545, 0xB59469),
      "gray": pair(0x6C6C70, 0xAEAEB2),
      "systemGray2": pair(0x8E8E93, 0x7C7C80),
      "systemGray3": pair(0xAEAEB2, 0x545456),
      "systemGray4": pair(0xBCBCC0, 0x444446),
      "systemGray5": pair(0xD8D8DC, 0x363638),
      "systemGray6": pair(0xEBEBF0, 0x242426),
      "secondaryLabel": pair(0x3C3C43, 0xEBEBF5, 0.8, 0.7),
      "tertiaryLabel": pair(0x3C3C43, 0xEBEBF5, 0.7, 0.55),
      "quaternaryLabel": pair(0x3C3C43, 0xEBEBF5, 0.55, 0.4),
    ]
    for (name, same) in [
      ("accentColor", "blue"), ("link", "blue"), ("systemGray", "gray"), ("secondary", "secondaryLabel"),
      ("tertiary", "tertiaryLabel"), ("quaternary", "quaternaryLabel"), ("placeholderText", "tertiaryLabel"),
    ] { pairs[name] = pairs[same] }
    return pairs
  }()

  /// The hues since iOS 26 and macOS 26.
  private static let recent: [String: (light: Color, dark: Color)] = {
    var pairs: [String: (light: Color, dark: Color)] = [
      "red": pair(0xFF383C, 0xFF4245),
      "orange": pair(0xFF8D28, 0xFF9230),
      "yellow": pair(0xFFCC00, 0xFFD600),
      "green": pair(0x34C759, 0x30D158),
      "mint": pair(0x00C8B3, 0x00DAC3),
      "teal": pair(0x00C3D0, 0x00D2E0),
      "cyan": pair(0x00C0E8, 0x3CD3FE),
      "blue": pair(0x0088FF, 0x0091FF),
      "indigo": pair(0x6155F5, 0x6B5DFF),
      "purple": pair(0xCB30E0, 0xDB34F2),
      "pink": pair(0xFF2D55, 0xFF375F),
      "brown": pair(0xAC7F5E, 0xB78A66),
    ]
    for name in ["accentColor", "link"] { pairs[name] = pairs["blue"] }
    return pairs
  }()

  /// Those of them that differ if the reader prefers more contrast.
  private static let recentContrasting: [String: (light: Color, dark: Color)] = {
    var pairs: [String: (light: Color, dark: Color)] = [
      "red": pair(0xE9152D, 0xFF6165),
      "orange": pair(0xC55300, 0xFFA056),
      "yellow": pair(0xA16A00, 0xFEDF43),
      "green": pair(0x008932, 0x4AD968),
      "mint": pair(0x008575, 0x54DFCB),
      "teal": pair(0x008198, 0x3BDDEC),
      "cyan": pair(0x007EAE, 0x6DD9FF),
      "blue": pair(0x1E6EF4, 0x5CB8FF),
      "indigo": pair(0x564ADE, 0xA7AAFF),
      "purple": pair(0xB02FC2, 0xEA8DFF),
      "pink": pair(0xE7124D, 0xFF8AC4),
      "brown": pair(0x956D51, 0xDBA679),
    ]
    for name in ["accentColor", "link"] { pairs[name] = pairs["blue"] }
    return pairs
  }()

  /// The colours that only a Mac has, as they were measured in a window of macOS 26.2 that is not in front.
  ///
  /// Source: swiftui-web (github.com/iamcgn/swiftui-web), `Docs/elements/DarkMode.md`; the light tertiary colour is
  /// that of disabled labels and weekdays in `Toggle.md` and `DatePicker.md`. The separator is that of SwiftUI-Flow's picture
  /// `hflow_separators`, (230, 230, 230) on white; in dark the same share is assumed.
  private static let mac: [String: (light: Color, dark: Color)] = {
    func ink(_ light: Double, _ dark: Double) -> (light: Color, dark: Color) {
      pair(0x000000, 0xFFFFFF, light / 255, dark / 255)
    }
    var pairs = recent
    let own: [String: (light: Color, dark: Color)] = [
      "gray": pair(0x8E8E93, 0x98989D),
      "accentColor": pair(0x0088FF, 0x007AFF),
      "link": pair(0x0068DA, 0x419CFF),
      "label": ink(216, 216),
      "secondary": ink(127, 140),
      "tertiary": ink(66, 63),
      "quaternary": ink(25, 25),
      "separator": ink(25, 25),
      "windowBackground": pair(0xFFFFFF, 0x1E1E1E),
    ]
    pairs.merge(own) { $1 }
    for (name, same) in [
      ("primary", "label"), ("secondaryLabel", "secondary"), ("tertiaryLabel", "tertiary"),
      ("quaternaryLabel", "quaternary"), ("placeholderText", "secondary"), ("systemGray", "gray"),
    ] { pairs[name] = pairs[same] }
    return pairs
  }()

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
      "darkText": pair(0x000000, 0x000000),
      "lightText": pair(0xFFFFFF, 0xFFFFFF, 0.6),
      "darkGray": pair(0x555555, 0x555555),
      "lightGray": pair(0xAAAAAA, 0xAAAAAA),
      "plainRed": pair(0xFF0000, 0xFF0000),
      "plainGreen": pair(0x00FF00, 0x00FF00),
      "plainBlue": pair(0x0000FF, 0x0000FF),
      "plainCyan": pair(0x00FFFF, 0x00FFFF),
      "plainYellow": pair(0xFFFF00, 0xFFFF00),
      "plainMagenta": pair(0xFF00FF, 0xFF00FF),
      "plainOrange": pair(0xFF8000, 0xFF8000),
      "plainPurple": pair(0x800080, 0x800080),
      "plainBrown": pair(0x996633, 0x996633),
      "plainGray": pair(0x808080, 0x808080),
      "windowBackground": pair(0xECECEC, 0x323232),
      "controlBackground": pair(0xFFFFFF, 0x1E1E1E),
      "textBackground": pair(0xFFFFFF, 0x1E1E1E),
      "underPageBackground": pair(0x969696, 0x282828, 0.9, 1),
      "selectedContentBackground": pair(0x0063E1, 0x0058D0),
      "unemphasizedSelectedContentBackground": pair(0xDCDCDC, 0x464646),
      "selectedTextBackground": pair(0xB3D7FF, 0x3F638B),
      "control": pair(0xFFFFFF, 0xFFFFFF, 1, 0.25),
      "grid": pair(0xE6E6E6, 0x1A1A1A),
    ]
    return plain.merging(semantic) { first, _ in first }
  }()
}

extension SystemColors {
  /// The name under which the environment holds which colours of the platform are meant; no author can write it.
  package static let look = "platform.look"

  /// Which colours are meant, as that name holds it: such as `dark` or `ios26 increased light`.
  package static func look(dark: Bool, increasedContrast: Bool, profile: ProfileName?) -> String {
    let platform: String? =
      switch profile?.platform {
      case .ios26: ProfileName.ios26.rawValue
      case .macos26: ProfileName.macos26.rawValue
      default: nil
      }
    return [platform, increasedContrast ? "increased" : nil, dark ? "dark" : "light"].compactMap { $0 }
      .joined(separator: " ")
  }
}

extension Value where Literal == Color {
  /// A colour of the platform, by the profile, the scheme and the contrast in force where it is used; nil if there is
  /// none of the name.
  package static func system(_ name: String, at location: SourceLocation) -> Value? {
    guard let usual = SystemColors.color(name, dark: false) else { return nil }
    var cases: [Case] = []
    for profile: ProfileName? in [nil, .ios26, .macos26] {
      for increased in [false, true] {
        for dark in [false, true] {
          let color = SystemColors.color(name, dark: dark, increasedContrast: increased, profile: profile)
          guard let color, color != usual else { continue }
          let key = SystemColors.look(dark: dark, increasedContrast: increased, profile: profile)
          cases.append(Case(key: key, value: .literal(color)))
        }
      }
    }
    if cases.isEmpty { return .literal(usual) }
    return .choose(EnvironmentReference(SystemColors.look, at: location), cases, fallback: .literal(usual))
  }
}
