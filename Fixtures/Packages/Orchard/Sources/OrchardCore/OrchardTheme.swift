import SwiftUI

/// What a brand of the shop looks like.
public struct OrchardTheme: Hashable {
  public var name: String
  public var accent: Color
  public var accentDark: Color
  public var corner: CGFloat

  public init(name: String, accent: Color, accentDark: Color, corner: CGFloat) {
    self.name = name
    self.accent = accent
    self.accentDark = accentDark
    self.corner = corner
  }

  public static let meadow = OrchardTheme(
    name: "Meadow", accent: Color(red: 0.13, green: 0.45, blue: 0.2),
    accentDark: Color(red: 0.55, green: 0.85, blue: 0.58), corner: 14)

  public static let harvest = OrchardTheme(
    name: "Harvest", accent: Color(red: 0.68, green: 0.25, blue: 0.08),
    accentDark: Color(red: 1, green: 0.66, blue: 0.42), corner: 4)
}

/// How much room things take.
public enum OrchardDensity {
  case regular, compact

  public var padding: CGFloat { self == .regular ? 16 : 10 }
  public var spacing: CGFloat { self == .regular ? 12 : 6 }
}

// Written by hand, as before `@Entry`.
private struct ThemeKey: EnvironmentKey {
  static let defaultValue = OrchardTheme.meadow
}

private struct DensityKey: EnvironmentKey {
  static let defaultValue = OrchardDensity.regular
}

extension EnvironmentValues {
  public var orchardTheme: OrchardTheme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }

  public var orchardDensity: OrchardDensity {
    get { self[DensityKey.self] }
    set { self[DensityKey.self] = newValue }
  }
}

extension View {
  /// Draws a view in a theme.
  public func orchardTheme(_ theme: OrchardTheme) -> some View { environment(\.orchardTheme, theme) }
}
