/// What a button does to the reader's work.
public struct ButtonRole: Hashable, Sendable {
  private let name: String

  /// It takes something away for good.
  public static let destructive = ButtonRole(name: "destructive")
  /// It leaves everything as it is.
  public static let cancel = ButtonRole(name: "cancel")
}

/// A label that does something when it is pressed; the action is kept and never run here.
nonisolated public struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label
  @Environment(\.buttonStyle) private var style

  /// A button with a label.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// A button with a role and a label.
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    (self.role, self.action, self.label) = (role, action, label())
  }

  /// The label in the style in force.
  @MainActor public var body: some View {
    style(ButtonStyleConfiguration(role: role, label: .init(AnyView(label)), isPressed: false), action)
  }
}

extension Button where Label == Text {
  /// A button with a text.
  nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(titleKey) }
  }

  /// A button with a text of a string variable.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
    self.init(action: action) { Text(title) }
  }

  /// A button with a role and a text.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button of a style's configuration, in the style around.
  nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.trigger) { configuration.label }
  }
}
