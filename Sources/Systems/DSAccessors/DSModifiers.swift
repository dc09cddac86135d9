import DSCascade
import DSNode
public import DSView

extension View {
  /// The design system's theme for everything inside, following the colour scheme, with the neutral colours active.
  ///
  /// It ends what `dsTheme`, `dsSetColorScheme` and colour schemes set by hand say around it; a theme that modifiers
  /// around it have chosen by name stays.
  nonisolated public func dsTheme() -> some View {
    modifier(ThemeModifier(written: nil))
  }

  /// The theme of a name for everything inside: a context of the tokens' mode `theme`.
  nonisolated public func dsTheme(_ name: String) -> some View { dsMode(DSModeNames.theme, name).dsTheme() }

  /// A theme that is written in Swift for everything inside; the colour scheme decides which of the two holds.
  nonisolated public func dsTheme(light: DSThemeColorScheme, dark: DSThemeColorScheme) -> some View {
    modifier(ThemeModifier(written: WrittenTheme(light: light, dark: dark)))
  }

  /// The colours of a hue for everything inside.
  nonisolated public func dsSetColorScheme(_ flag: DSAdaptiveFlag) -> some View { modifier(FlagModifier(flag: flag)) }

  /// A density for everything inside: its sizes, its spacing and its type.
  nonisolated public func dsDensity(_ density: DSDensity) -> some View { dsMode(DSModeNames.density, density.name) }

  /// A context of any mode of the tokens for everything inside, such as `dsMode("device", "tablet")`.
  nonisolated public func dsMode(_ mode: String, _ context: String) -> some View {
    modifier(ModeModifier(mode: mode, context: context))
  }
}

/// Chooses a context of a mode, for bodies and for the tokens that are found later.
struct ModeModifier: ViewModifier {
  let mode: String
  let context: String

  @Environment(\.tokenSource) private var source

  func body(content: Content) -> some View {
    let (hasTokens, decides) = (source != nil, source?.schemeMode == mode)
    let isDark = TokenSource.words(of: context).contains("dark")
    content
      .modifier(NodeModifier { _ in hasTokens ? [.mode(mode, .literal(context))] : [] })
      .transformEnvironment(\.self) { environment in
        environment.dsModes[mode] = context
        if decides { environment.colorScheme = isDark ? .dark : .light }
      }
  }
}

/// Makes the colours of a hue the active ones.
struct FlagModifier: ViewModifier {
  let flag: DSAdaptiveFlag

  @Environment(\.dsWrittenTheme) private var written
  @Environment(\.tokenSource) private var source

  func body(content: Content) -> some View {
    // A theme that is written in Swift may have hues that the tokens lack.
    let switches = source != nil && written == nil || source?.has(hue: flag) == true
    content
      .modifier(
        NodeModifier { _ in switches ? [.mode(DSModeNames.hue, .literal(flag.name))] : [] }
      )
      .transformEnvironment(\.self) { environment in
        environment.dsModes[DSModeNames.hue] = flag.name
        environment[ActiveColorSchemeKey.self] = nil
      }
  }
}

/// Sets a theme, with the neutral colours active.
struct ThemeModifier: ViewModifier {
  let written: WrittenTheme?

  @Environment(\.tokenSource) private var source

  func body(content: Content) -> some View {
    let switches = source?.has(hue: .neutral) == true
    content
      .modifier(
        NodeModifier { _ in switches ? [.mode(DSModeNames.hue, .literal(DSAdaptiveFlag.neutral.name))] : [] }
      )
      .transformEnvironment(\.self) { environment in
        environment.dsWrittenTheme = written
        environment.dsModes[DSModeNames.hue] = DSAdaptiveFlag.neutral.name
        environment[ThemeColorSchemeKey.self] = nil
        environment[ActiveColorSchemeKey.self] = nil
      }
  }
}

extension TokenSource {
  /// Whether the tokens have a hue.
  func has(hue flag: DSAdaptiveFlag) -> Bool {
    theme.modes.contains { $0.name == DSModeNames.hue && $0.contexts.contains(flag.name) }
  }
}
