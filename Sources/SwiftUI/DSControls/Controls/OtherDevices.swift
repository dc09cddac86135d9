public import DSView

// What only watches and televisions have: sources for them ask `#if os(watchOS)`, so that it is never built here.

/// A field that opens the keyboard of a watch.
@available(*, unavailable, message: "only watches have it: use a TextField")
public struct TextFieldLink<Label: View> {
  /// A button with a text.
  public init(_ titleKey: LocalizedStringKey, prompt: Text? = nil, onSubmit: @escaping (String) -> Void) {}
  /// A button with a label.
  public init(prompt: Text? = nil, @ViewBuilder label: () -> Label, onSubmit: @escaping (String) -> Void) {}
}

/// A button of a television that comes nearer.
@available(*, unavailable, message: "only televisions have it: use a style of your own")
nonisolated public struct CardButtonStyle: PrimitiveButtonStyle {
  /// The style.
  public init() {}
  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// Rows that grow smaller at the ends.
@available(*, unavailable, message: "only watches have it: use the plain style")
public struct CarouselListStyle {
  /// The style.
  public init() {}
}

/// Rows on platters.
@available(*, unavailable, message: "only watches have it: use the plain style")
public struct EllipticalListStyle {
  /// The style.
  public init() {}
}

/// An open ring, by the name that watches had for it.
@available(*, unavailable, message: "only watches have it: use the style accessoryCircular")
public struct CircularGaugeStyle {
  /// The style.
  public init() {}
  /// The style with a tint.
  public init(tint: Color) {}
}

/// A bar with a mark, by the name that watches had for it.
@available(*, unavailable, message: "only watches have it: use the style accessoryLinear")
public struct LinearGaugeStyle {
  /// The style.
  public init() {}
  /// The style with a tint.
  public init(tint: Color) {}
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A button of a television that comes nearer.
  @available(*, unavailable, message: "only televisions have it: use a style of your own")
  nonisolated public static var card: PlainButtonStyle { PlainButtonStyle() }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows that grow smaller at the ends.
  @available(*, unavailable, message: "only watches have it: use the plain style")
  public static var carousel: PlainListStyle { PlainListStyle() }
  /// Rows on platters.
  @available(*, unavailable, message: "only watches have it: use the plain style")
  public static var elliptical: PlainListStyle { PlainListStyle() }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// An open ring, by the name that watches had for it.
  @available(*, unavailable, message: "only watches have it: use accessoryCircular")
  nonisolated public static var circular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A bar with a mark, by the name that watches had for it.
  @available(*, unavailable, message: "only watches have it: use accessoryLinear")
  nonisolated public static var linear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Pages that grow smaller at the ends.
  @available(*, unavailable, message: "only watches have it: use the style page")
  public static var carousel: PageTabViewStyle { PageTabViewStyle() }
  /// Pages below one another.
  @available(*, unavailable, message: "only watches have it: use the style page")
  public static var verticalPage: PageTabViewStyle { PageTabViewStyle() }
  /// Pages below one another that pass into each other.
  @available(*, unavailable, message: "only watches have it: use the style page")
  public static func verticalPage<Transition>(transitionStyle: Transition) -> PageTabViewStyle { PageTabViewStyle() }
}
