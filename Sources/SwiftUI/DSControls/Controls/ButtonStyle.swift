public import DSView

/// A button as its style sees it.
public struct ButtonStyleConfiguration {
  /// The button's label.
  nonisolated public struct Label: ControlPart {
    let part: AnyView?
  }

  /// What the button does to the reader's work.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  /// Whether it is pressed; never in a picture.
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
  nonisolated public struct Label: ControlPart {
    let part: AnyView?
  }

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

extension View {
  /// Draws the buttons inside in a style.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    controlStyle { (configuration: PrimitiveButtonStyleConfiguration) in
      updated(style).makeBody(
        configuration: ButtonStyleConfiguration(
          role: configuration.role, label: .init(part: configuration.label.part), isPressed: false))
    }
  }

  /// Draws the buttons inside in a style that decides when they act.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    controlStyle { updated(style).makeBody(configuration: $0) }
  }
}
