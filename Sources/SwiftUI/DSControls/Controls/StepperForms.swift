public import DSView
public import Foundation

extension Stepper where Label == Text {
  /// A stepper with a text, with a value in a format.
  /// - Partial: the value is not shown in a field beside the buttons, as on a phone.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(label: Text(titleKey), value: format.text(of: value.wrappedValue))
  }

  /// A stepper with a text of a string variable, with a value in a format.
  /// - Partial: the value is not shown in a field beside the buttons, as on a phone.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(label: Text(title), value: format.text(of: value.wrappedValue))
  }

  /// A stepper with a text, between bounds, with a value in a format.
  /// - Partial: the value is not shown in a field beside the buttons, as on a phone.
  nonisolated public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    let shown: String = format.text(of: value.wrappedValue)
    self.init(label: Text(titleKey), value: value.wrappedValue, in: bounds, text: shown)
  }

  /// A stepper with a text of a string variable, between bounds, with a value in a format.
  /// - Partial: the value is not shown in a field beside the buttons, as on a phone.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1,
    format: F, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    let shown: String = format.text(of: value.wrappedValue)
    self.init(label: Text(title), value: value.wrappedValue, in: bounds, text: shown)
  }
}

extension Stepper {
  /// A stepper with a value in a format.
  /// - Partial: the value is not shown in a field beside the buttons, as on a phone.
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(label: label(), value: format.text(of: value.wrappedValue))
  }

  /// A stepper between bounds, with a value in a format.
  /// - Partial: the value is not shown in a field beside the buttons, as on a phone.
  nonisolated public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    let shown: String = format.text(of: value.wrappedValue)
    self.init(label: label(), value: value.wrappedValue, in: bounds, text: shown)
  }

  /// A stepper of a value, with arguments in the deprecated order.
  @_disfavoredOverload
  nonisolated public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), value: "\(value.wrappedValue)")
  }

  /// A stepper of a value between bounds, with arguments in the deprecated order.
  @_disfavoredOverload
  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), value: value.wrappedValue, in: bounds)
  }

  /// A stepper of two actions, with arguments in the deprecated order.
  @_disfavoredOverload
  nonisolated public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), decrement: onDecrement, increment: onIncrement)
  }
}
