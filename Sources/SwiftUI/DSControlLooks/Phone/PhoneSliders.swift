import DSControls
import DSGeometry
import DSNode
import DSView
import Foundation

/// A line with its knob, behind its label where a form has a column for labels.
nonisolated struct SliderRow: View {
  let label: AnyView?
  let line: SliderLook
  @Environment(\.controlContext) private var context

  @MainActor var body: some View {
    if context == .columns, let label { LabeledRow(label: label) { line } } else { line }
  }
}

/// A line with its knob, between views at its ends.
nonisolated struct SliderLook: View {
  let fraction: Double
  let marks: SliderMarks
  let minimum: AnyView?
  let maximum: AnyView?
  let metrics: ControlMetrics
  @Environment(\.labelsHidden) private var labelsHidden

  @MainActor var body: some View {
    HStack(spacing: 8) {
      if let minimum, !labelsHidden { minimum }
      if marks.ticks.contains(where: { $0.label != nil }) {
        // The views at both ends are beside the line, not beside the line and the labels below it.
        SliderTrack(fraction: fraction, marks: marks, metrics: metrics)
          .modified(.alignmentGuide(.vertical(.center), .points(.literal(Double(SliderTrack.height) / 2))))
      } else {
        SliderTrack(fraction: fraction, marks: marks, metrics: metrics)
      }
      if let maximum, !labelsHidden { maximum }
    }
  }
}

/// A line, filled up to the knob.
nonisolated struct SliderTrack: View {
  static let height: CGFloat = 31

  let fraction: Double
  let marks: SliderMarks
  let metrics: ControlMetrics
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.sliderThumb) private var thumb

  @MainActor var body: some View {
    let set = PlatformAppearance.current
    VStack(spacing: 2) {
      ZStack {
        Capsule()
          .fill(set.sliderRest ?? Color(marks.enabled == 0...1 ? .secondarySystemFill : .quaternarySystemFill))
          .frame(height: metrics.sliderLine)
        if marks.enabled != 0...1 {
          SliderPart(metrics, from: marks.enabled.lowerBound, to: marks.enabled.upperBound)
            .fill(Color(.secondarySystemFill))
        }
        ForEach(0..<marks.ticks.count) { index in
          SliderPart(metrics, to: marks.ticks[index].place, kind: .tick).fill(Color(.tertiaryLabel))
        }
        SliderPart(
          metrics, from: min(marks.start, fraction), to: max(marks.start, fraction), isWhole: marks.start == 0
        )
        .fill(set.sliderLine.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle()))
        if thumb != .hidden, set.sliderKnob != .clear {
          SliderPart(metrics, to: fraction, kind: .knob).fill(set.sliderKnob ?? Color.white)
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
    return SliderLabels(places: labelled.map(\.place), knob: metrics.sliderKnob.width) {
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

  let metrics: ControlMetrics
  var start = 0.0
  var end: Double
  var kind = Kind.line
  var isWhole = false

  /// A part of the line.
  init(_ metrics: ControlMetrics, from start: Double, to end: Double, isWhole: Bool = false) {
    (self.metrics, self.start, self.end, self.isWhole) = (metrics, start, end, isWhole)
  }

  /// A knob or a mark.
  init(_ metrics: ControlMetrics, to end: Double, kind: Kind) {
    (self.metrics, self.end, self.kind) = (metrics, end, kind)
  }

  /// Where a part of the length lies: the middle of a knob.
  static func place(_ fraction: Double, in width: CGFloat, knob: CGFloat) -> CGFloat {
    max(0, width - knob) * CGFloat(fraction) + knob / 2
  }

  func path(in rect: CGRect) -> DSView.Path {
    let (knob, line) = (metrics.sliderKnob, metrics.sliderLine)
    let middle = rect.minX + Self.place(end, in: rect.width, knob: knob.width)
    switch kind {
    case .knob:
      let frame = CGRect(
        x: middle - knob.width / 2, y: rect.midY - knob.height / 2, width: knob.width, height: knob.height)
      return knob.width == knob.height
        ? Path(ellipseIn: frame) : Path(roundedRect: frame, cornerRadius: knob.height / 2)
    case .tick: return Path(ellipseIn: CGRect(x: middle - 1.5, y: rect.midY + 8, width: 3, height: 3))
    case .line:
      // What begins at the least value begins at the line's very end.
      let first = start == 0 || isWhole ? rect.minX : rect.minX + Self.place(start, in: rect.width, knob: knob.width)
      let last = end == 1 && !isWhole ? rect.maxX : middle
      return Path(
        roundedRect: CGRect(x: first, y: rect.midY - line / 2, width: max(line, last - first), height: line),
        cornerRadius: line / 2)
    }
  }
}

/// Labels below the marks of a slider, each in the middle of its mark.
nonisolated struct SliderLabels: Layout {
  let places: [Double]
  let knob: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    let height = subviews.map { $0.sizeThatFits(.unspecified).height }.max() ?? 0
    return CGSize(width: proposal.replacingUnspecifiedDimensions().width, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    for (index, view) in subviews.enumerated() where index < places.count {
      let size = view.sizeThatFits(.unspecified)
      let middle = SliderPart.place(places[index], in: bounds.width, knob: knob)
      // The first and the last label stay within the slider.
      let x = min(max(0, middle - size.width / 2), max(0, bounds.width - size.width))
      view.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY), proposal: .unspecified)
    }
  }
}
