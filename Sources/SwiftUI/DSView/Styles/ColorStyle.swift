/// A style of the sources that becomes a colour in an environment.
struct ColorStyle: Hashable, Sendable {
  private let style: any Hashable & ShapeStyle
  private let resolved: @Sendable (EnvironmentValues) -> Color.Resolved

  init<T: Hashable & ShapeStyle>(_ style: T) where T.Resolved == Color.Resolved {
    self.style = style
    resolved = { style.resolve(in: $0) }
  }

  /// The colour in an environment.
  func resolve(in environment: EnvironmentValues) -> Color.Resolved { resolved(environment) }

  static func == (a: ColorStyle, b: ColorStyle) -> Bool { AnyHashable(a.style) == AnyHashable(b.style) }
  func hash(into hasher: inout Hasher) { AnyHashable(style).hash(into: &hasher) }
}
