extension Slider {
  /// A slider with a label, written in the older order.
  @_disfavoredOverload
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint, ValueLabel == EmptyView {
    self.init(value.wrappedValue, in: bounds, label: AnyView(label()))
  }

  /// A slider with a label and views at both ends, written in the older order.
  @_disfavoredOverload
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value.wrappedValue, in: bounds, label: AnyView(label()), minimum: AnyView(minimumValueLabel),
      maximum: AnyView(maximumValueLabel))
  }

  /// A slider with a label, in steps, written in the older order.
  @_disfavoredOverload
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint, ValueLabel == EmptyView {
    self.init(value.wrappedValue, in: bounds, label: AnyView(label()))
  }

  /// A slider with a label and views at both ends, in steps, written in the older order.
  @_disfavoredOverload
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value.wrappedValue, in: bounds, label: AnyView(label()), minimum: AnyView(minimumValueLabel),
      maximum: AnyView(maximumValueLabel))
  }
}
