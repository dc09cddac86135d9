public import DSControls
public import DSView

extension Button {
  /// A button that performs an action.
  nonisolated public init<I: AppIntent>(intent: I, @ViewBuilder label: () -> Label) {
    self.init(action: {}, label: label)
  }

  /// A button that performs an action, with a role.
  nonisolated public init<I: AppIntent>(role: ButtonRole?, intent: I, @ViewBuilder label: () -> Label) {
    self.init(role: role, action: {}, label: label)
  }
}

extension Button where Label == Text {
  /// A button of a text that performs an action.
  nonisolated public init<I: AppIntent>(_ titleKey: LocalizedStringKey, intent: I) { self.init(titleKey, action: {}) }

  /// A button of a text that performs an action.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, I: AppIntent>(_ title: S, intent: I) { self.init(title, action: {}) }
}

extension Button where Label == DSControls.Label<Text, Image> {
  /// A button of a text and a symbol that performs an action.
  nonisolated public init<I: AppIntent>(_ titleKey: LocalizedStringKey, systemImage: String, intent: I) {
    self.init(titleKey, systemImage: systemImage, action: {})
  }

  /// A button of a text and a symbol that performs an action.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, I: AppIntent>(_ title: S, systemImage: String, intent: I) {
    self.init(title, systemImage: systemImage, action: {})
  }
}

extension Toggle {
  /// A switch that performs an action.
  nonisolated public init<I: AppIntent>(isOn: Bool, intent: I, @ViewBuilder label: () -> Label) {
    self.init(isOn: .constant(isOn), label: label)
  }
}

extension Toggle where Label == Text {
  /// A switch of a text that performs an action.
  nonisolated public init<I: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: I) {
    self.init(titleKey, isOn: .constant(isOn))
  }
}
