import SwiftUI

/// The kit's colours; each has a value for either scheme.
public struct HarborPalette: Sendable {
  public let surface: Color
  public let raised: Color
  public let ink: Color
  public let quiet: Color
  public let brand: Color
  public let onBrand: Color
  public let positive: Color
  public let warning: Color

  public static let light = HarborPalette(
    surface: Color(red: 0.96, green: 0.97, blue: 0.98), raised: .white,
    ink: Color(red: 0.07, green: 0.13, blue: 0.2), quiet: Color(red: 0.37, green: 0.44, blue: 0.52),
    brand: Color(red: 0.02, green: 0.36, blue: 0.62), onBrand: .white,
    positive: Color(red: 0.05, green: 0.47, blue: 0.33), warning: Color(red: 0.66, green: 0.35, blue: 0))

  public static let dark = HarborPalette(
    surface: Color(red: 0.05, green: 0.08, blue: 0.12), raised: Color(red: 0.1, green: 0.14, blue: 0.19),
    ink: Color(red: 0.93, green: 0.95, blue: 0.97), quiet: Color(red: 0.63, green: 0.69, blue: 0.76),
    brand: Color(red: 0.42, green: 0.74, blue: 0.97), onBrand: Color(red: 0.02, green: 0.12, blue: 0.22),
    positive: Color(red: 0.38, green: 0.82, blue: 0.64), warning: Color(red: 0.98, green: 0.73, blue: 0.36))
}

extension ColorScheme {
  /// The colours of the scheme.
  public var palette: HarborPalette { self == .dark ? .dark : .light }
}
