public import DSView

/// A toggle as its style sees it.
public struct ToggleStyleConfiguration {
  /// The toggle's label.
  nonisolated public struct Label: ControlPart {
    let part: AnyView?
  }

  /// The toggle's label.
  public let label: Label
  /// Whether it is on.
  @Binding public var isOn: Bool
  /// Whether it stands for several values that differ.
  public var isMixed: Bool

  /// The label, every text after its first one smaller below it.
  package var titledLabel: TitledLabel { TitledLabel(part: label.part) }

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    self._isOn = isOn
    self.isMixed = isMixed
  }
}

/// Draws toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The toggle's look.
  associatedtype Body: View
  /// A toggle as the style sees it.
  typealias Configuration = ToggleStyleConfiguration
  /// The look of a toggle.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The platform's toggle: a switch, on a Mac a box.
nonisolated public struct DefaultToggleStyle: ToggleStyle {
  /// The style.
  public init() {}

  /// The label and the switch or the box.
  public func makeBody(configuration: Configuration) -> some View { DrawnControl { $0.toggle(configuration) } }
}

/// A toggle with a switch at its trailing end.
nonisolated public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  /// The style; its switches are green where they are on, or of the tint in force.
  public init() { tint = nil }

  /// The style with a colour of switches that are on.
  public init(tint: Color) { self.tint = tint }

  /// The label and the switch.
  public func makeBody(configuration: Configuration) -> some View {
    labeledRow(label: TitledLabel(part: configuration.label.part)) {
      DrawnControl { $0.toggleSwitch(isOn: configuration.isOn, isMixed: configuration.isMixed, tint: tint) }
    }
  }
}

/// A toggle that looks like a button and is filled where it is on.
nonisolated public struct ButtonToggleStyle: ToggleStyle {
  /// The style.
  public init() {}

  /// The label on its ground.
  public func makeBody(configuration: Configuration) -> some View { DrawnControl { $0.toggleButton(configuration) } }
}

/// A toggle with a box that is checked where it is on.
nonisolated public struct CheckboxToggleStyle: ToggleStyle {
  /// The style.
  public init() {}

  /// The box and the label.
  public func makeBody(configuration: Configuration) -> some View { DrawnControl { $0.checkbox(configuration) } }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The platform's toggle.
  nonisolated public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A toggle with a switch.
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A toggle that looks like a button.
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A toggle with a box.
  nonisolated public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

extension View {
  /// Draws the toggles inside in a style.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    controlStyle { updated(style).makeBody(configuration: $0) }
  }
}
