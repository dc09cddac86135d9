import DSNode
public import DSView
import Foundation

/// A label with two buttons that make a value smaller and larger.
public struct Stepper<Label: View>: View {
  nonisolated(unsafe) private let label: Label
  private let value: String?
  private var canDecrement = true
  private var canIncrement = true

  nonisolated init(label: Label, value: String?) { (self.label, self.value) = (label, value) }

  nonisolated init(label: Label, decrement: (() -> Void)?, increment: (() -> Void)?) {
    self.init(label: label, value: nil)
    (canDecrement, canIncrement) = (decrement != nil, increment != nil)
  }

  /// A stepper that goes no further than its bounds; the text says the value, nil as it is written in Swift.
  nonisolated init<V: Strideable>(label: Label, value: V, in bounds: ClosedRange<V>, text: String? = nil) {
    self.init(label: label, value: text ?? "\(value)")
    (canDecrement, canIncrement) = (value > bounds.lowerBound, value < bounds.upperBound)
  }

  /// A stepper of two actions; nil for one that cannot be done.
  nonisolated public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label(), decrement: onDecrement, increment: onIncrement)
  }

  /// A stepper of a value.
  nonisolated public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label(), value: "\(value.wrappedValue)")
  }

  /// A stepper of a value between bounds.
  nonisolated public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label(), value: value.wrappedValue, in: bounds)
  }

  /// The label and the buttons.
  @MainActor public var body: some View {
    labeledRow(label: TitledLabel(part: AnyView(label)), kind: .stepper) {
      DrawnControl { $0.stepperButtons(canDecrement: canDecrement, canIncrement: canIncrement) }
    }
    .accessible {
      $0.role = .stepper
      $0.value = value
    }
  }
}

extension Stepper where Label == Text {
  /// A stepper with a text, of two actions.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: Text(titleKey), decrement: onDecrement, increment: onIncrement)
  }

  /// A stepper with a text of a string variable, of two actions.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: Text(title), decrement: onDecrement, increment: onIncrement)
  }

  /// A stepper with a text.
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: Text(titleKey), value: "\(value.wrappedValue)")
  }

  /// A stepper with a text of a string variable.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: Text(title), value: "\(value.wrappedValue)")
  }

  /// A stepper with a text, between bounds.
  nonisolated public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: Text(titleKey), value: value.wrappedValue, in: bounds)
  }

  /// A stepper with a text of a string variable, between bounds.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: Text(title), value: value.wrappedValue, in: bounds)
  }
}
