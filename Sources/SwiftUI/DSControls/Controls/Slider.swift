import DSGeometry
import DSNode
public import DSView
import Foundation

/// A knob on a line that stands for a value; the label is for assistive technology.
public struct Slider<Label: View, ValueLabel: View>: View {
  private let fraction: Double
  private let value: Double
  private let label: AnyView?
  private let minimum: AnyView?
  private let maximum: AnyView?
  private var marks: SliderMarks
  @Environment(\.controlContext) private var context

  nonisolated init<V: BinaryFloatingPoint>(
    _ value: V, in bounds: ClosedRange<V>, label: AnyView?, minimum: AnyView? = nil, maximum: AnyView? = nil,
    neutral: V? = nil, enabled: ClosedRange<V>? = nil, ticks: [SliderTick<V>] = [], step: V? = nil
  ) {
    func fraction(_ value: V) -> Double {
      let length = bounds.upperBound - bounds.lowerBound
      return length > 0 ? min(1, max(0, Double((value - bounds.lowerBound) / length))) : 0
    }
    self.fraction = fraction(value)
    marks = SliderMarks(
      start: neutral.map(fraction) ?? 0,
      enabled: enabled.map { fraction($0.lowerBound)...fraction($0.upperBound) } ?? 0...1,
      ticks: ticks.filter { bounds.contains($0.value) }.map { (fraction($0.value), $0.label) })
    if let step, step > 0, bounds.upperBound > bounds.lowerBound {
      marks.step = Double(step / (bounds.upperBound - bounds.lowerBound))
    }
    (self.value, self.label, self.minimum, self.maximum) = (Double(value), label, minimum, maximum)
  }

  /// The line with its knob.
  @MainActor public var body: some View {
    line.modifier(
      NodeModifier { inputs in
        let label = label.map { inputs.nodes($0).spokenText } ?? ""
        return [
          .accessibility(
            AccessibilityNode {
              $0.role = .slider
              $0.label = label.isEmpty ? nil : label
              $0.value = "\(Int((fraction * 100).rounded()))%"
              $0.isEnabled = inputs.environment.isEnabled ? nil : false
            })
        ]
      })
  }

  /// The line, behind its label where the platform shows it.
  @MainActor private var line: some View {
    DrawnControl { $0.slider(fraction: fraction, marks: marks, label: label, minimum: minimum, maximum: maximum) }
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// A slider over bounds.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value.wrappedValue, in: bounds, label: nil)
  }

  /// A slider over bounds in steps.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value.wrappedValue, in: bounds, label: nil, step: V(step))
  }
}

extension Slider where ValueLabel == EmptyView {
  /// A slider with a label.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value.wrappedValue, in: bounds, label: AnyView(label()))
  }

  /// A slider with a label, in steps.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value.wrappedValue, in: bounds, label: AnyView(label()), step: V(step))
  }
}

extension Slider {
  /// A slider with a label and views at both ends.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value.wrappedValue, in: bounds, label: AnyView(label()), minimum: AnyView(minimumValueLabel()),
      maximum: AnyView(maximumValueLabel()))
  }

  /// A slider with a label and views at both ends, in steps.
  nonisolated public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value.wrappedValue, in: bounds, label: AnyView(label()), minimum: AnyView(minimumValueLabel()),
      maximum: AnyView(maximumValueLabel()), step: V(step))
  }
}

/// What a slider shows beside its value, in parts of the line's length.
package struct SliderMarks {
  /// Where the filled part begins.
  package var start = 0.0
  /// What of the line can be chosen.
  package var enabled = 0.0...1.0
  /// The length of a step; nil if every value can be chosen.
  package var step: Double?
  /// Marks, some of them with a label.
  package var ticks: [(place: Double, label: AnyView?)] = []
}

enum SliderThumbKey: EnvironmentKey { static let defaultValue = Visibility.automatic }

extension EnvironmentValues {
  /// Whether sliders show a thumb.
  package var sliderThumb: Visibility {
    get { self[SliderThumbKey.self] }
    set { self[SliderThumbKey.self] = newValue }
  }
}
