import DSNode
import Foundation

/// A knob on a line that stands for a value; the label is for assistive technology.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
  private let fraction: Double
  private let value: Double
  private let label: AnyView?
  private let minimum: AnyView?
  private let maximum: AnyView?
  @Environment(\.labelsHidden) private var labelsHidden

  init<V: BinaryFloatingPoint>(
    _ value: V, in bounds: ClosedRange<V>, label: AnyView?, minimum: AnyView? = nil, maximum: AnyView? = nil
  ) {
    let length = bounds.upperBound - bounds.lowerBound
    fraction = length > 0 ? min(1, max(0, Double((value - bounds.lowerBound) / length))) : 0
    (self.value, self.label, self.minimum, self.maximum) = (Double(value), label, minimum, maximum)
  }

  /// The line with its knob.
  @MainActor public var body: some View {
    HStack(spacing: 8) {
      if let minimum, !labelsHidden { minimum }
      SliderTrack(fraction: fraction)
      if let maximum, !labelsHidden { maximum }
    }
    .modifier(
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
    self.init(value.wrappedValue, in: bounds, label: nil)
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
    self.init(value.wrappedValue, in: bounds, label: AnyView(label()))
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
      maximum: AnyView(maximumValueLabel()))
  }
}

/// A line, filled up to the knob.
nonisolated struct SliderTrack: View {
  let fraction: Double
  @Environment(\.isEnabled) private var isEnabled

  @MainActor var body: some View {
    ZStack {
      Capsule().fill(Color(.secondarySystemFill)).frame(height: 4)
      SliderPart(fraction: fraction, isKnob: false).fill(TintShapeStyle())
      SliderPart(fraction: fraction, isKnob: true).fill(Color.white)
        .shadow(color: Color(white: 0, opacity: 0.06), radius: 0.5)
        .shadow(color: Color(white: 0, opacity: 0.16), radius: 3, y: 2)
    }
    .frame(height: 31)
    .opacity(isEnabled ? 1 : 0.5)
  }
}

/// The knob of a slider, or the line up to its middle; mirrored like all shapes.
nonisolated struct SliderPart: Shape {
  let fraction: Double
  let isKnob: Bool

  func path(in rect: CGRect) -> Path {
    let side: CGFloat = 27
    let way = max(0, rect.width - side) * CGFloat(fraction)
    let middle = rect.minX + way + side / 2
    if isKnob {
      return Path(ellipseIn: CGRect(x: middle - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }
    return Path(
      roundedRect: CGRect(x: rect.minX, y: rect.midY - 2, width: max(4, middle - rect.minX), height: 4), cornerRadius: 2
    )
  }
}
