import DSControls
import DSView
import Foundation

/// A label above a bar, and the value in words below it.
nonisolated struct LinearProgressLook: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?
  let metrics: ControlMetrics
  @Environment(\.labelsHidden) private var labelsHidden

  @MainActor var body: some View {
    VStack(alignment: .leading, spacing: metrics.barGap) {
      if !labelsHidden, let label = configuration.label { label }
      FractionBar(
        fraction: configuration.fractionCompleted ?? 0.35, height: 4,
        style: tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle()))
      if !labelsHidden, let value = configuration.currentValueLabel {
        value.font(.caption).foregroundStyle(Color(.secondaryLabel))
      }
    }
  }
}

/// A bar of which a part is filled from the leading end.
nonisolated struct FractionBar: View {
  let fraction: Double
  let height: CGFloat
  let style: AnyShapeStyle
  @Environment(\.isEnabled) private var isEnabled

  @MainActor var body: some View {
    Capsule().fill(Color(.secondarySystemFill))
      .overlay {
        FilledPart(fraction: fraction).fill(style).clipShape(Capsule())
      }
      .frame(height: height)
      .opacity(isEnabled ? 1 : 0.5)
  }
}

/// The part of a bar from its leading end to a fraction, with round ends; mirrored like all shapes.
nonisolated struct FilledPart: Shape {
  let fraction: Double

  func path(in rect: CGRect) -> Path {
    guard fraction > 0 else { return Path() }
    let width = max(rect.height, rect.width * fraction)
    let part = CGRect(x: rect.minX, y: rect.minY, width: width, height: rect.height)
    return Path(roundedRect: part, cornerRadius: rect.height / 2)
  }
}

/// A spinner or a ring above its label: on iOS 26 in the letters of a text and as far away as one, as recorded.
nonisolated struct CircularProgressLook: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?
  let metrics: ControlMetrics
  @Environment(\.labelsHidden) private var labelsHidden
  @Environment(\.isTinted) private var isTinted
  @Environment(\.controlSize) private var size

  @MainActor var body: some View {
    VStack(spacing: metrics.spinnerGap) {
      if let fraction = configuration.fractionCompleted {
        Circle().inset(by: side * 0.08).stroke(Color(.secondarySystemFill), lineWidth: side * 0.16)
          .overlay {
            RingPart(fraction: fraction, inset: side * 0.08)
              .stroke(style(or: TintShapeStyle()), style: StrokeStyle(lineWidth: side * 0.16, lineCap: .round))
          }
          .frame(width: side, height: side)
      } else {
        Spinner(side: side, style: style(or: Color(.systemGray)))
      }
      if !labelsHidden, let label = configuration.label {
        label.font(metrics.spinnerGap == nil ? .body : .subheadline).foregroundStyle(Color(.secondaryLabel))
      }
      if !labelsHidden, let value = configuration.currentValueLabel {
        value.font(.caption).foregroundStyle(Color(.secondaryLabel))
      }
    }
  }

  private var side: CGFloat {
    switch size {
    case .mini, .small, .regular: 20
    case .large, .extraLarge: 37
    }
  }

  private func style(or fallback: some ShapeStyle) -> AnyShapeStyle {
    if let tint { return AnyShapeStyle(tint) }
    return isTinted ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(fallback)
  }
}

/// Eight spokes, each paler than the one after it, as they are at one moment of their turn.
nonisolated struct Spinner: View {
  let side: CGFloat
  let style: AnyShapeStyle

  @MainActor var body: some View {
    ZStack {
      ForEach(0..<8) { spoke in
        Capsule().fill(style)
          .frame(width: side * 0.12, height: side * 0.28)
          .offset(y: -side * 0.34)
          .rotationEffect(.degrees(Double(spoke) * 45))
          .opacity(0.25 + 0.75 * Double(spoke) / 7)
      }
    }
    .frame(width: side, height: side)
  }
}

/// A part of a circle from the top, clockwise.
nonisolated struct RingPart: Shape {
  let fraction: Double
  let inset: CGFloat
  var start = -90.0
  var turn = 360.0

  /// Clocks turn one way everywhere.
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

  func path(in rect: CGRect) -> Path {
    let radius = min(rect.width, rect.height) / 2 - inset
    var path = Path()
    let steps = max(1, Int((abs(turn) * fraction / 3).rounded(.up)))
    for step in 0...steps {
      let angle = (start + turn * fraction * Double(step) / Double(steps)) * .pi / 180
      let point = CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
      if step == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    return path
  }
}
