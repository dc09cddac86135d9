import Foundation

/// A button as its style sees it.
public struct ButtonStyleConfiguration {
  /// The button's label.
  nonisolated public struct Label: View {
    private let view: AnyView

    init(_ view: AnyView) { self.view = view }

    /// The label.
    public var body: some View { view }
  }

  /// What the button does to the reader's work.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  /// Whether it is pressed.
  public let isPressed: Bool
}

/// Draws buttons.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The button's look.
  associatedtype Body: View
  /// A button as the style sees it.
  typealias Configuration = ButtonStyleConfiguration
  /// The look of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A button as a style sees it that also decides when it acts.
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label.
  public typealias Label = ButtonStyleConfiguration.Label
  /// What the button does to the reader's work.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  let action: @MainActor () -> Void

  /// Does what the button does.
  @MainActor public func trigger() { action() }
}

/// Draws buttons and decides when they act.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The button's look.
  associatedtype Body: View
  /// A button as the style sees it.
  typealias Configuration = PrimitiveButtonStyleConfiguration
  /// The look of a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// A button of its label alone.
nonisolated public struct PlainButtonStyle: ButtonStyle {
  /// The style.
  public init() {}

  /// The label.
  public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// A button of its label in the tint, red where it takes something away.
nonisolated public struct BorderlessButtonStyle: ButtonStyle {
  /// The style.
  public init() {}

  /// The label in its colour.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.foregroundStyle(
      configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle()))
  }
}

/// A button on a quiet rounded ground.
nonisolated public struct BorderedButtonStyle: ButtonStyle {
  /// The style.
  public init() {}

  /// The label on its ground.
  public func makeBody(configuration: Configuration) -> some View {
    let style = configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
    configuration.label.foregroundStyle(style).padding(.horizontal, 12).padding(.vertical, 7)
      .background(style.opacity(0.15), in: RoundedRectangle(cornerRadius: 8))
  }
}

/// A button on a rounded ground of the tint.
nonisolated public struct BorderedProminentButtonStyle: ButtonStyle {
  /// The style.
  public init() {}

  /// The label on its ground.
  public func makeBody(configuration: Configuration) -> some View {
    let style = configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(TintShapeStyle())
    configuration.label.foregroundStyle(Color.white).padding(.horizontal, 12).padding(.vertical, 7)
      .background(style, in: RoundedRectangle(cornerRadius: 8))
  }
}

extension ButtonStyle where Self == PlainButtonStyle {
  /// A button of its label alone.
  @MainActor public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension ButtonStyle where Self == BorderlessButtonStyle {
  /// A button of its label in the tint.
  @MainActor public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension ButtonStyle where Self == BorderedButtonStyle {
  /// A button on a quiet rounded ground.
  @MainActor public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension ButtonStyle where Self == BorderedProminentButtonStyle {
  /// A button on a rounded ground of the tint.
  @MainActor public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

/// Draws a button: its configuration and its action.
typealias ButtonDrawing = @MainActor (ButtonStyleConfiguration, @escaping @MainActor () -> Void) -> AnyView

enum ButtonStyleKey: EnvironmentKey {
  nonisolated(unsafe) static let defaultValue: ButtonDrawing = { configuration, _ in
    AnyView(BorderlessButtonStyle().makeBody(configuration: configuration))
  }
}

extension EnvironmentValues {
  var buttonStyle: ButtonDrawing {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  /// Draws the buttons inside in a style.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentModifier { values in
        values.buttonStyle = { configuration, _ in AnyView(style.makeBody(configuration: configuration)) }
      })
  }

  /// Draws the buttons inside in a style that decides when they act.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentModifier { values in
        let outer = values.buttonStyle
        values.buttonStyle = { configuration, action in
          let configuration = PrimitiveButtonStyleConfiguration(
            role: configuration.role, label: configuration.label, action: action)
          // A button inside the style is drawn by the style around it.
          return AnyView(
            style.makeBody(configuration: configuration)
              .modifier(EnvironmentModifier { $0.buttonStyle = outer }))
        }
      })
  }
}
