public import DSView

enum ThemeKey: EnvironmentKey { static var defaultValue: BaseTheme { BaseTheme() } }

extension EnvironmentValues {
  /// The theme in force.
  public var theme: BaseTheme {
    get { self[ThemeKey.self] }
    set { self[ThemeKey.self] = newValue }
  }
}

/// The root of an interface in a theme: everything inside finds the theme as `\.theme`.
///
/// Text has the theme's body typography and content colour until a view says otherwise. Themes may be nested.
public struct ThemeableView<Content: View> {
  private let theme: BaseTheme
  private let content: Content

  /// Views in a theme.
  nonisolated public init(theme: BaseTheme, @ViewBuilder content: () -> Content) {
    (self.theme, self.content) = (theme, content())
  }
}

extension ThemeableView: View {
  /// The views.
  public var body: some View {
    content
      .typography(theme.typographyBody)
      .foregroundStyle(theme.colorContentDefault)
      .tint(theme.colorAction)
      .environment(\.theme, theme)
  }
}
