import DSControls
import DSView
import Foundation

/// How the platform draws a gauge.
nonisolated struct GaugeLook: View {
  let configuration: GaugeStyleConfiguration
  let kind: GaugeKind
  @Environment(\.labelsHidden) private var labelsHidden
  @Environment(\.tintGradient) private var gradient
  @Environment(\.isRightToLeft) private var isRightToLeft

  @MainActor var body: some View {
    switch kind {
    case .linearCapacity:
      VStack(spacing: 4) {
        if !labelsHidden { configuration.label }
        HStack(spacing: 8) {
          if let minimum = configuration.minimumValueLabel { minimum }
          FractionBar(fraction: configuration.value, height: 6, style: tint.along)
          if let maximum = configuration.maximumValueLabel { maximum }
        }
        if let current = configuration.currentValueLabel {
          current.font(.caption).foregroundStyle(Color(.secondaryLabel))
        }
      }
      .linesAtEdge()
    case .accessoryLinear: betweenEnds { markedBar }.linesAtEdge()
    case .accessoryLinearCapacity:
      VStack(alignment: .leading, spacing: 4) {
        if !labelsHidden { configuration.label }
        betweenEnds { FractionBar(fraction: configuration.value, height: 6, style: tint.along) }
        if let current = configuration.currentValueLabel {
          current.font(.caption).foregroundStyle(Color(.secondaryLabel))
        }
      }
      .linesAtEdge()
    case .accessoryCircular: ring(start: 135, turn: 270, isFilled: false)
    case .accessoryCircularCapacity: ring(start: -90, turn: 360, isFilled: true)
    }
  }

  /// A bar between the labels of its ends; one with a mark has the value's label before it where the ends have none.
  @MainActor private func betweenEnds(@ViewBuilder _ bar: () -> some View) -> some View {
    HStack(spacing: 6) {
      if let minimum = configuration.minimumValueLabel {
        minimum.font(.caption)
      } else if kind == .accessoryLinear, configuration.maximumValueLabel == nil,
        let current = configuration.currentValueLabel
      {
        current.font(.caption)
      }
      bar()
      if let maximum = configuration.maximumValueLabel { maximum.font(.caption) }
    }
  }

  @MainActor private var markedBar: some View {
    Capsule().fill(tint.along).frame(height: 6)
      .overlay {
        MarkOnBar(fraction: configuration.value)
          .fill(Color(.systemBackground))
          .overlay {
            MarkOnBar(fraction: configuration.value, inset: 1.5)
              .fill(tint.along)
          }
      }
      .frame(height: 10)
  }

  @MainActor private func ring(start: Double, turn: Double, isFilled: Bool) -> some View {
    let line = StrokeStyle(lineWidth: 6, lineCap: .round)
    let whole = RingPart(fraction: 1, inset: 3, start: start, turn: turn)
    return ZStack {
      if isFilled {
        whole.stroke(tint.around(from: start, by: turn).opacity(0.3), style: line)
        RingPart(fraction: configuration.value, inset: 3, start: start, turn: turn)
          .stroke(tint.around(from: start, by: turn), style: line)
      } else {
        whole.stroke(tint.around(from: start, by: turn), style: line)
        mark(start: start, turn: turn)
      }
      if let current = configuration.currentValueLabel {
        current.font(.system(size: 17, weight: .semibold)).lineLimit(1).minimumScaleFactor(0.5)
          .padding(.horizontal, 9)
      } else if isFilled {
        configuration.label.font(.system(size: 13)).lineLimit(1).minimumScaleFactor(0.5).padding(.horizontal, 9)
      }
    }
    .frame(width: 58, height: 58)
    .overlay(alignment: .bottom) {
      if !isFilled {
        HStack(spacing: 6) {
          if let minimum = configuration.minimumValueLabel, let maximum = configuration.maximumValueLabel {
            // A ring runs with the clock in every language; its ends keep their labels.
            if isRightToLeft {
              maximum
              minimum
            } else {
              minimum
              maximum
            }
          } else {
            configuration.label
          }
        }
        .font(.system(size: 10, weight: .medium)).lineLimit(1)
      }
    }
  }

  private var tint: GaugeTint { GaugeTint(gradient: gradient, isRightToLeft: isRightToLeft) }

  @MainActor private func mark(start: Double, turn: Double) -> some View {
    let angle = (start + turn * configuration.value) * .pi / 180
    return Circle().fill(Color(.systemBackground)).frame(width: 12, height: 12)
      .overlay { Circle().fill(tint.at(configuration.value)).frame(width: 7, height: 7) }
      .offset(x: 26 * cos(angle) * (isRightToLeft ? -1 : 1), y: 26 * sin(angle))
  }
}

/// A round mark on a bar; mirrored like all shapes.
nonisolated struct MarkOnBar: Shape {
  let fraction: Double
  var inset: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    let side: CGFloat = 10
    let way = max(0, rect.width - side) * CGFloat(fraction)
    let mark = CGRect(x: rect.minX + way, y: rect.midY - side / 2, width: side, height: side)
    return Path(ellipseIn: mark.insetBy(dx: inset, dy: inset))
  }
}
