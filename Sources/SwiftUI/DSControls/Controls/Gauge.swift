import DSNode
public import DSView

/// A value between bounds, drawn as a bar or a ring.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
  private let fraction: Double
  private let label: AnyView
  private let current: AnyView?
  private let minimum: AnyView?
  private let maximum: AnyView?

  nonisolated init<V: BinaryFloatingPoint>(
    _ value: V, in bounds: ClosedRange<V>, label: AnyView, current: AnyView? = nil, minimum: AnyView? = nil,
    maximum: AnyView? = nil
  ) {
    let length = bounds.upperBound - bounds.lowerBound
    fraction = length > 0 ? min(1, max(0, Double((value - bounds.lowerBound) / length))) : 0
    (self.label, self.current, self.minimum, self.maximum) = (label, current, minimum, maximum)
  }

  /// The gauge in the style in force.
  @MainActor public var body: some View {
    StyledControl(
      GaugeStyleConfiguration(
        value: fraction, label: .init(part: label), currentValueLabel: current.map { .init(part: $0) },
        minimumValueLabel: minimum.map { .init(part: $0) }, maximumValueLabel: maximum.map { .init(part: $0) },
        markedValueLabels: nil)
    ) { configuration in
      DrawnControl { $0.gauge(configuration, kind: .linearCapacity) }
    }
    .modifier(
      NodeModifier { inputs in
        let name = inputs.nodes(label).spokenText
        let value = current.map { inputs.nodes($0).spokenText } ?? ""
        return [
          .accessibility(
            AccessibilityNode {
              $0.role = .gauge
              $0.label = name.isEmpty ? nil : name
              $0.value = value.isEmpty ? "\(Int((fraction * 100).rounded()))%" : value
            })
        ]
      })
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// A value with a label.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView {
    self.init(value, in: bounds, label: AnyView(label()))
  }

  /// A value with a label and the value in words.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(value, in: bounds, label: AnyView(label()), current: AnyView(currentValueLabel()))
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// A value with a label, the value in words, and views at both ends.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(
      value, in: bounds, label: AnyView(label()), current: AnyView(currentValueLabel()),
      minimum: AnyView(minimumValueLabel()), maximum: AnyView(maximumValueLabel()))
  }
}

extension Gauge {
  /// A value with a label, the value in words, views at both ends, and marks.
  /// - Partial: marks are not drawn, as in the platform's own styles on a phone.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(
      value, in: bounds, label: AnyView(label()), current: AnyView(currentValueLabel()),
      minimum: AnyView(minimumValueLabel()), maximum: AnyView(maximumValueLabel()))
  }
}
