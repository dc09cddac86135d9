import DSDiagnostics
import DSGeometry
public import DSView

extension Slider {
  /// A slider with a label, with arguments in the deprecated order.
  @_disfavoredOverload
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint, ValueLabel == EmptyView {
    self.init(value.wrappedValue, in: bounds, label: AnyView(label()))
  }

  /// A slider with a label and views at both ends, with arguments in the deprecated order.
  @_disfavoredOverload
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value.wrappedValue, in: bounds, label: AnyView(label()), minimum: AnyView(minimumValueLabel),
      maximum: AnyView(maximumValueLabel))
  }

  /// A slider with a label, in steps, with arguments in the deprecated order.
  @_disfavoredOverload
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint, ValueLabel == EmptyView {
    self.init(value.wrappedValue, in: bounds, label: AnyView(label()), step: V(step))
  }

  /// A slider with a label and views at both ends, in steps, with arguments in the deprecated order.
  @_disfavoredOverload
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel, maximumValueLabel: ValueLabel,
    @ViewBuilder label: () -> Label
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value.wrappedValue, in: bounds, label: AnyView(label()), minimum: AnyView(minimumValueLabel),
      maximum: AnyView(maximumValueLabel), step: V(step))
  }
}

extension Slider {
  /// A slider that is filled from a neutral value, with views at both ends.
  /// - Partial: the label of the current value is not drawn, as on a phone.
  @_disfavoredOverload
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value.wrappedValue, in: bounds, label: AnyView(label()), minimum: AnyView(minimumValueLabel()),
      maximum: AnyView(maximumValueLabel()), neutral: neutralValue,
      enabled: enabledBounds)
  }

  /// A slider with marks and views at both ends.
  /// - Partial: the label of the current value is not drawn, as on a phone.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value.wrappedValue, in: bounds, label: AnyView(label()), minimum: AnyView(minimumValueLabel()),
      maximum: AnyView(maximumValueLabel()), neutral: neutralValue,
      enabled: enabledBounds, ticks: Array(ticks().body))
  }

  /// A slider with a mark for each step that a closure wants one for, and views at both ends.
  /// - Partial: the label of the current value is not drawn, as on a phone.
  @_disfavoredOverload
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    tick: (V) -> SliderTick<V>? = { _ in nil }, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value.wrappedValue, in: bounds, label: AnyView(label()), minimum: AnyView(minimumValueLabel()),
      maximum: AnyView(maximumValueLabel()), neutral: neutralValue,
      enabled: enabledBounds, ticks: steps(of: bounds, by: step).compactMap { tick($0) })
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider that is filled from a neutral value.
  /// - Partial: the label of the current value is not drawn, as on a phone.
  @_disfavoredOverload
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value.wrappedValue, in: bounds, label: AnyView(label()), neutral: neutralValue,
      enabled: enabledBounds)
  }

  /// A slider with marks.
  /// - Partial: the label of the current value is not drawn, as on a phone.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value.wrappedValue, in: bounds, label: AnyView(label()), neutral: neutralValue,
      enabled: enabledBounds, ticks: Array(ticks().body))
  }

  /// A slider with a mark for each step that a closure wants one for.
  /// - Partial: the label of the current value is not drawn, as on a phone.
  @_disfavoredOverload
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    tick: (V) -> SliderTick<V>? = { _ in nil }, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value.wrappedValue, in: bounds, label: AnyView(label()), neutral: neutralValue,
      enabled: enabledBounds, ticks: steps(of: bounds, by: step).compactMap { tick($0) })
  }
}

/// The values of a slider; none where they are too many for marks.
nonisolated private func steps<V: BinaryFloatingPoint>(of bounds: ClosedRange<V>, by step: V.Stride) -> [V]
where V.Stride: BinaryFloatingPoint {
  guard step > 0 else { return [] }
  guard Double(bounds.lowerBound.distance(to: bounds.upperBound) / step) <= Limits.sliderMarks else {
    ReachedLimits.warn(
      "too-many-marks", "a slider has more than \(Limits.sliderMarks.text()) steps: none of them is marked",
      hint: "take a larger step")
    return []
  }
  return Array(stride(from: bounds.lowerBound, through: bounds.upperBound, by: step))
}
