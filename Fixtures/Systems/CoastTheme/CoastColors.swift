import DSThemes

/// Raw tokens of the coast.
public enum CoastColors {
  public static let sun: ColorToken = "#B45309"
  public static let sand: ColorToken = "#FFD8A8"
  /// Red, green, blue and opacity.
  public static let haze: ColorToken = "#B4530933"
}
