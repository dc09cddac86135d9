public import Foundation

/// Colours without a meaning; a theme adds its own: `extension RawColors { static let reef: ColorToken = "#0E7C86" }`.
public enum RawColors {
  /// The colours as `#rrggbb`, or `#rrggbbaa` for translucent ones.
  public static let white: ColorToken = "#FFFFFF"
  public static let black: ColorToken = "#000000"
  public static let ink: ColorToken = "#1B1F24"
  public static let mist: ColorToken = "#F4F6F8"
  public static let slate: ColorToken = "#5B6672"
  public static let smoke: ColorToken = "#AEB7C0"
  public static let night: ColorToken = "#12161B"
  public static let dusk: ColorToken = "#1E252D"
  public static let blue: ColorToken = "#1F5FBF"
  public static let sky: ColorToken = "#8DB9FF"
  public static let red: ColorToken = "#B3261E"
  public static let rose: ColorToken = "#FF9A90"
  public static let shade: ColorToken = "#00000040"
}

/// Lengths without a meaning, in points.
public enum RawDimensions {
  /// The lengths; each name ends with its number of points.
  public static let length4: CGFloat = 4
  public static let length8: CGFloat = 8
  public static let length12: CGFloat = 12
  public static let length16: CGFloat = 16
  public static let length24: CGFloat = 24
  public static let length32: CGFloat = 32
}
