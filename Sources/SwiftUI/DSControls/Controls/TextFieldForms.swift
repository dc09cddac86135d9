public import DSView
public import Foundation

extension TextField where Label == Text {
  /// A field with a text as its label that grows along an axis.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text: text, axis: axis) { Text(titleKey) }
  }

  /// A field with a text of a string variable as its label that grows along an axis.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(text: text, axis: axis) { Text(title) }
  }

  /// A field with a text as its label, by the deprecated name of what a return does.
  nonisolated public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text) { Text(titleKey) }
  }

  /// A field with a text of a string variable as its label, by the deprecated name of what a return does.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
    self.init(text: text) { Text(title) }
  }

  /// A field with a text as its label, by the deprecated name of what editing does.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(text: text) { Text(titleKey) }
  }

  /// A field with a text of a string variable as its label, by the deprecated name of what editing does.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.init(text: text) { Text(title) }
  }

  /// A field with a text as its label, by the deprecated names of what editing and a return do.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void
  ) {
    self.init(text: text) { Text(titleKey) }
  }

  /// A field with a text of a string variable as its label, by the deprecated names of what editing and a return do.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
  ) {
    self.init(text: text) { Text(title) }
  }

  /// A field of a value that a formatter writes, with a label of a string variable.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?) {
    self.init(text: formatter.string(for: value.wrappedValue) ?? "", prompt: prompt, label: Text(title))
  }
}

extension TextField {
  /// A field with a label of a value that a formatter writes.
  nonisolated public init<V>(
    value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(text: formatter.string(for: value.wrappedValue) ?? "", prompt: prompt, label: label())
  }

  /// A field with a label of a value in a format; empty for nil.
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(text: value.wrappedValue.map { format.text(of: $0) } ?? "", prompt: prompt, label: label())
  }
}
