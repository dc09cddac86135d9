import DSCascade
public import DSView

/// The names of the modes that the modifiers switch.
public enum DSModeNames {
  /// The mode that `dsTheme` switches.
  public static let theme = "theme"
  /// The mode that `dsDensity` switches.
  public static let density = "density"
  /// The mode that `dsSetColorScheme` switches.
  public static let hue = "hue"
  /// The group of tokens that contains the adaptive names.
  public static let adaptiveGroup = "adaptive"
}

/// A theme that is written in Swift, light and dark.
struct WrittenTheme: Sendable {
  var light, dark: DSThemeColorScheme
}

enum ModesKey: EnvironmentKey { static var defaultValue: [String: String] { [:] } }
enum WrittenThemeKey: EnvironmentKey { static var defaultValue: WrittenTheme? { nil } }
enum ThemeColorSchemeKey: EnvironmentKey { static var defaultValue: DSThemeColorScheme? { nil } }
enum ActiveColorSchemeKey: EnvironmentKey { static var defaultValue: DSAdaptiveColorScheme? { nil } }

extension EnvironmentValues {
  /// The contexts that modifiers around the view have chosen, by mode.
  var dsModes: [String: String] {
    get { self[ModesKey.self] }
    set { self[ModesKey.self] = newValue }
  }

  /// The theme that is written in Swift, where one is set.
  var dsWrittenTheme: WrittenTheme? {
    get { self[WrittenThemeKey.self] }
    set { self[WrittenThemeKey.self] = newValue }
  }

  /// The colours of every hue, in the theme and the colour scheme in force.
  public var dsThemeColorScheme: DSThemeColorScheme {
    get {
      Self._nameProperty("dsThemeColorScheme")
      if let set = self[ThemeColorSchemeKey.self] { return set }
      if let theme = dsWrittenTheme { return colorScheme == .dark ? theme.dark : theme.light }
      return DSThemeColorScheme(of: dsTokens)
    }
    set { self[ThemeColorSchemeKey.self] = newValue }
  }

  /// The colours of the hue in force.
  public var dsActiveColorScheme: DSAdaptiveColorScheme {
    get {
      Self._nameProperty("dsActiveColorScheme")
      return self[ActiveColorSchemeKey.self] ?? dsThemeColorScheme[dsAdaptiveFlag]
    }
    set { self[ActiveColorSchemeKey.self] = newValue }
  }

  /// The hue in force.
  public var dsAdaptiveFlag: DSAdaptiveFlag {
    DSAdaptiveFlag(dsModes[DSModeNames.hue] ?? dsTokens.context(of: DSModeNames.hue) ?? DSAdaptiveFlag.neutral.name)
  }

  /// The density in force.
  public var dsDensity: DSDensity {
    DSDensity(
      dsModes[DSModeNames.density] ?? dsTokens.context(of: DSModeNames.density) ?? DSDensity.regular.name)
  }

  /// The name of the theme in force; nil if the design system has one theme only.
  public var dsThemeName: String? { dsModes[DSModeNames.theme] ?? dsTokens.context(of: DSModeNames.theme) }
}
