public import DSView

/// The default label of a button: a word for the button's role.
/// - Partial: the platform draws a symbol for some roles.
public struct DefaultButtonLabel: View {
  let role: ButtonRole

  /// The word.
  @MainActor public var body: some View {
    Text(verbatim: role == .cancel ? "Cancel" : role == .destructive ? "Delete" : role == .close ? "Close" : "Done")
  }
}

extension Button where Label == DefaultButtonLabel {
  /// A button with the word of its role.
  nonisolated public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

/// How wide a button is.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String
  /// The platform's.
  public static let automatic = ButtonSizing(name: "automatic")
  /// As wide as its label.
  public static let fitted = ButtonSizing(name: "fitted")
  /// As wide as the space there is.
  public static let flexible = ButtonSizing(name: "flexible")
}

extension View {
  /// How wide the buttons inside are.
  /// - Partial: buttons are as wide as their labels; the run reports `flexible`.
  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View {
    ignoring("the width of flexible buttons", sizing == .flexible)
  }
}

extension Gauge where BoundsLabel == EmptyView {
  /// A value with a label, the value in words, and marks.
  /// - Partial: marks are not drawn.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(value, in: bounds, label: AnyView(label()), current: AnyView(currentValueLabel()))
  }
}

extension ControlGroup {
  /// Controls side by side with a text and a symbol, which are for assistive technology.
  nonisolated public init<C: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: { Content(content: content()) })
  }

  /// Controls side by side with a text of a string variable and a symbol, which are for assistive technology.
  @_disfavoredOverload
  nonisolated public init<C: View, S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: { Content(content: content()) })
  }

  /// Controls side by side with a text and an image, which are for assistive technology.
  nonisolated public init<C: View>(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: { Content(content: content()) })
  }

  /// Controls side by side with a text of a string variable, which is for assistive technology.
  @_disfavoredOverload
  nonisolated public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: { Content(content: content()) })
  }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// The group of a style's configuration, in the style around.
  nonisolated public init(_ configuration: ControlGroupStyleConfiguration) {
    self.init(content: { configuration.content })
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// The form of a style's configuration, in the style around.
  nonisolated public init(_ configuration: FormStyleConfiguration) {
    self.init(content: { configuration.content })
  }
}
