public import DSView
public import Foundation

extension TextField where Label == Text {
  /// A field with a text as its label of a value that a formatter writes.
  nonisolated public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
    self.init(text: formatter.string(for: value.wrappedValue) ?? "", prompt: nil, label: Text(titleKey))
  }

  /// A field with a text of a string variable as its label of a value that a formatter writes.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter) {
    self.init(text: formatter.string(for: value.wrappedValue) ?? "", prompt: nil, label: Text(title))
  }

  /// A field with a text as its label of a value that a formatter writes, by the deprecated name of what a return does.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(text: formatter.string(for: value.wrappedValue) ?? "", prompt: nil, label: Text(titleKey))
  }

  /// A field with a text of a string variable as its label of a value that a formatter writes, by the deprecated name
  /// of what a return does.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
  ) {
    self.init(text: formatter.string(for: value.wrappedValue) ?? "", prompt: nil, label: Text(title))
  }

  /// A field with a text as its label of a value that a formatter writes, by the deprecated name of what editing does.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(text: formatter.string(for: value.wrappedValue) ?? "", prompt: nil, label: Text(titleKey))
  }

  /// A field with a text of a string variable as its label of a value that a formatter writes, by the deprecated name
  /// of what editing does.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(text: formatter.string(for: value.wrappedValue) ?? "", prompt: nil, label: Text(title))
  }

  /// A field with a text as its label of a value that a formatter writes, by the deprecated names of what editing and a
  /// return do.
  nonisolated public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(text: formatter.string(for: value.wrappedValue) ?? "", prompt: nil, label: Text(titleKey))
  }

  /// A field with a text of a string variable as its label of a value that a formatter writes, by the deprecated names
  /// of what editing and a return do.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(text: formatter.string(for: value.wrappedValue) ?? "", prompt: nil, label: Text(title))
  }
}

extension SecureField where Label == Text {
  /// A field of a secret with a text as its label, by the deprecated name of what a return does.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text) { Text(titleKey) }
  }

  /// A field of a secret with a text of a string variable as its label, by the deprecated name of what a return does.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text) { Text(title) }
  }
}
