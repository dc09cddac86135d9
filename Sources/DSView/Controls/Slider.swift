import DSGeometry
import DSNode
import Foundation

/// A knob on a line that stands for a value; the label is for assistive technology.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
  private let fraction: Double
  private let value: Double
  private let label: AnyView?
  private let minimum: AnyView?
  private let maximum: AnyView?
  private let marks: SliderMarks
  @Environment(\.labelsHidden) private var labelsHidden

  init<V: BinaryFloatingPoint>(
    _ value: V, in bounds: ClosedRange<V>, label: AnyView?, minimum: AnyView? = nil, maximum: AnyView? = nil,
    neutral: V? = nil, enabled: ClosedRange<V>? = nil, ticks: [SliderTick<V>] = []
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
    (self.value, self.label, self.minimum, self.maximum) = (Double(value), label, minimum, maximum)
  }

  /// The line with its knob.
  @MainActor public var body: some View {
    HStack(spacing: 8) {
      if let minimum, !labelsHidden { minimum }
      if marks.ticks.contains(where: { $0.label != nil }) {
        // The views at both ends stand beside the line, not beside the line and the labels below it.
        SliderTrack(fraction: fraction, marks: marks)
          .modified(.alignmentGuide(.vertical(.center), .points(.literal(Double(SliderTrack.height) / 2))))
      } else {
        SliderTrack(fraction: fraction, marks: marks)
      }
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

/// What a slider shows beside its value, in parts of the line's length.
struct SliderMarks {
  /// Where the filled part begins.
  var start = 0.0
  /// What of the line can be chosen.
  var enabled = 0.0...1.0
  /// Marks, some of them with a label.
  var ticks: [(place: Double, label: AnyView?)] = []
}

/// A line, filled up to the knob.
nonisolated struct SliderTrack: View {
  static let height: CGFloat = 31

  let fraction: Double
  let marks: SliderMarks
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.sliderThumb) private var thumb

  @MainActor var body: some View {
    VStack(spacing: 2) {
      ZStack {
        Capsule().fill(Color(marks.enabled == 0...1 ? .secondarySystemFill : .quaternarySystemFill)).frame(height: 4)
        if marks.enabled != 0...1 {
          SliderPart(from: marks.enabled.lowerBound, to: marks.enabled.upperBound)
            .fill(Color(.secondarySystemFill))
        }
        ForEach(0..<marks.ticks.count) { index in
          SliderPart(to: marks.ticks[index].place, kind: .tick).fill(Color(.tertiaryLabel))
        }
        SliderPart(from: min(marks.start, fraction), to: max(marks.start, fraction), isWhole: marks.start == 0)
          .fill(TintShapeStyle())
        if thumb != .hidden {
          SliderPart(to: fraction, kind: .knob).fill(Color.white)
            .shadow(color: Color(white: 0, opacity: 0.06), radius: 0.5)
            .shadow(color: Color(white: 0, opacity: 0.16), radius: 3, y: 2)
        }
      }
      .frame(height: Self.height)
      if marks.ticks.contains(where: { $0.label != nil }) { labels }
    }
    .opacity(isEnabled ? 1 : 0.5)
  }

  @MainActor private var labels: some View {
    let labelled = marks.ticks.filter { $0.label != nil }
    return SliderLabels(places: labelled.map(\.place)) {
      ForEach(0..<labelled.count) { index in HStack(spacing: 2) { labelled[index].label } }
    }
    .font(.caption2).foregroundStyle(Color(.secondaryLabel)).lineLimit(1)
  }
}

/// The knob of a slider, a mark, or a part of the line; mirrored like all shapes.
nonisolated struct SliderPart: Shape {
  /// What a part is drawn as.
  enum Kind {
    case line, knob, tick
  }

  var start = 0.0
  var end: Double
  var kind = Kind.line
  var isWhole = false

  /// A part of the line.
  init(from start: Double, to end: Double, isWhole: Bool = false) {
    (self.start, self.end, self.isWhole) = (start, end, isWhole)
  }

  /// A knob or a mark.
  init(to end: Double, kind: Kind) { (self.end, self.kind) = (end, kind) }

  static let side: CGFloat = 27

  /// Where a part of the length lies: the middle of a knob.
  static func place(_ fraction: Double, in width: CGFloat) -> CGFloat {
    max(0, width - side) * CGFloat(fraction) + side / 2
  }

  func path(in rect: CGRect) -> Path {
    let side = Self.side
    let middle = rect.minX + Self.place(end, in: rect.width)
    switch kind {
    case .knob:
      return Path(ellipseIn: CGRect(x: middle - side / 2, y: rect.midY - side / 2, width: side, height: side))
    case .tick: return Path(ellipseIn: CGRect(x: middle - 1.5, y: rect.midY + 8, width: 3, height: 3))
    case .line:
      // What begins at the least value begins at the line's very end.
      let first = start == 0 || isWhole ? rect.minX : rect.minX + Self.place(start, in: rect.width)
      let last = end == 1 && !isWhole ? rect.maxX : middle
      return Path(
        roundedRect: CGRect(x: first, y: rect.midY - 2, width: max(4, last - first), height: 4), cornerRadius: 2)
    }
  }
}

/// Labels below the marks of a slider, each in the middle of its mark.
nonisolated struct SliderLabels: Layout {
  let places: [Double]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let height = subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0
    return CGSize(width: proposal.replacingUnspecifiedDimensions().width, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (index, view) in subviews.enumerated() where index < places.count {
      let size = view.sizeThatFits(.unspecified)
      let middle = SliderPart.place(places[index], in: bounds.width)
      // The first and the last label stay within the slider.
      let x = min(max(0, middle - size.width / 2), max(0, bounds.width - size.width))
      view.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY), proposal: .unspecified)
    }
  }
}

enum SliderThumbKey: EnvironmentKey { static let defaultValue = Visibility.automatic }

extension EnvironmentValues {
  var sliderThumb: Visibility {
    get { self[SliderThumbKey.self] }
    set { self[SliderThumbKey.self] = newValue }
  }
}
