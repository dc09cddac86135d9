import DSControls
import DSView
import Foundation

/// A Mac's gauge.
///
/// Source: swiftui-web, `Docs/elements/Gauge.md`, recorded on macOS 26.2.
nonisolated struct MacGauge: View {
  let configuration: GaugeStyleConfiguration
  let kind: GaugeKind
  @Environment(\.isTinted) private var isTinted
  @Environment(\.isRightToLeft) private var isRightToLeft
  @Environment(\.tintGradient) private var gradient

  @MainActor var body: some View {
    switch kind {
    case .linearCapacity: capacity
    case .accessoryLinear: marked
    case .accessoryLinearCapacity: smallCapacity
    case .accessoryCircular, .accessoryCircularCapacity:
      MacGaugeRing(configuration: configuration, isFilled: kind == .accessoryCircularCapacity)
    }
  }

  @MainActor private var capacity: some View {
    VStack {
      configuration.label
      HStack(spacing: 8) {
        if let minimum = configuration.minimumValueLabel { minimum }
        RoundedRectangle(cornerRadius: 1.5).fill(Color.ink(18))
          .overlay {
            MacGaugePart(fraction: configuration.value).fill(fill(.green))
          }
          .frame(minWidth: 0, idealWidth: 100, maxWidth: .infinity, minHeight: 16, maxHeight: 16)
        if let maximum = configuration.maximumValueLabel { maximum }
      }
      if let current = configuration.currentValueLabel { current }
    }
  }

  /// The tint that a view has set along a bar, else a colour.
  private func fill(_ plain: Color) -> AnyShapeStyle {
    GaugeTint(
      gradient: gradient, isRightToLeft: isRightToLeft,
      plain: isTinted ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(plain)
    ).along
  }

  /// A bar with a mark, as high as the bar alone whatever is beside it.
  @MainActor private var marked: some View {
    HStack(spacing: 8) {
      if let minimum = configuration.minimumValueLabel {
        minimum
      } else if configuration.maximumValueLabel == nil, let current = configuration.currentValueLabel {
        current
      }
      Capsule().fill(fill(.ink(216)))
        .overlay {
          MacBarMark(fraction: configuration.value, radius: 5.5).fill(Color.controlGround)
          MacBarMark(fraction: configuration.value, radius: 4).fill(fill(.ink(216)))
        }
        .frame(minWidth: 0, idealWidth: 100, maxWidth: .infinity, minHeight: 8, maxHeight: 8)
      if let maximum = configuration.maximumValueLabel { maximum }
    }
    .font(.system(size: 17, weight: .semibold)).lineLimit(1)
    .frame(height: 8)
  }

  @MainActor private var smallCapacity: some View {
    HStack(spacing: 8) {
      if let minimum = configuration.minimumValueLabel { minimum }
      VStack(alignment: .leading, spacing: 6) {
        configuration.label
        MacBar(fraction: configuration.value, track: .ink(15), fill: fill(.macProgress))
          .frame(minWidth: 0, idealWidth: 100, maxWidth: .infinity, minHeight: 8, maxHeight: 8)
        if let current = configuration.currentValueLabel {
          current.font(.system(size: 12)).foregroundStyle(Color.ink(127, dark: 140)).frame(minHeight: 16)
        }
      }
      if let maximum = configuration.maximumValueLabel { maximum }
    }
  }
}

/// The part of a gauge's bar up to its value.
nonisolated struct MacGaugePart: Shape {
  let fraction: Double

  func path(in rect: CGRect) -> Path {
    guard fraction > 0 else { return Path() }
    let part = CGRect(x: rect.minX, y: rect.minY, width: rect.width * CGFloat(fraction), height: rect.height)
    return Path(roundedRect: part, cornerRadius: min(1.5, part.width / 2))
  }
}

/// A round mark on a bar.
nonisolated struct MacBarMark: Shape {
  let fraction: Double
  let radius: CGFloat

  func path(in rect: CGRect) -> Path {
    let x = rect.minX + 4 + max(0, rect.width - 8) * CGFloat(fraction)
    return Path(ellipseIn: CGRect(x: x - radius, y: rect.midY - radius, width: radius * 2, height: radius * 2))
  }
}

/// A ring with a mark at the value, or filled up to it.
///
/// Source: swiftui-web, `Docs/elements/Gauge.md`, recorded on macOS 26.2.
nonisolated struct MacGaugeRing: View {
  let configuration: GaugeStyleConfiguration
  let isFilled: Bool
  @Environment(\.isRightToLeft) private var isRightToLeft
  @Environment(\.isTinted) private var isTinted
  @Environment(\.tintGradient) private var gradient

  @MainActor var body: some View {
    let line = StrokeStyle(lineWidth: 6, lineCap: .round)
    let start: Double = isFilled ? -90 : hasBounds ? 149 : 135
    let turn: Double = isFilled ? 360 : hasBounds ? 242 : 270
    let paint = tint.around(from: start, by: turn)
    ZStack {
      if isFilled {
        Circle().inset(by: 3)
          .stroke(hasTint ? AnyShapeStyle(paint.opacity(0.3)) : AnyShapeStyle(Color.ink(76)), lineWidth: 6)
        RingPart(fraction: configuration.value, inset: 3).stroke(paint, style: line)
      } else {
        RingPart(fraction: 1, inset: 3, start: start, turn: turn).stroke(paint, style: line)
        let angle = (start + turn * configuration.value) * .pi / 180
        Circle().fill(Color.controlGround).frame(width: 9, height: 9)
          .overlay { Circle().fill(tint.at(configuration.value)).frame(width: 5, height: 5) }
          .offset(x: 26 * cos(angle) * (isRightToLeft ? -1 : 1), y: 26 * sin(angle))
      }
      if let current = configuration.currentValueLabel {
        current.font(.system(size: 24, weight: .medium)).lineLimit(1).minimumScaleFactor(0.4)
          .frame(maxWidth: 42).offset(y: -1)
      }
      if !isFilled { below }
    }
    .frame(width: 58, height: 58)
  }

  private var hasTint: Bool { isTinted || gradient != nil }

  /// The tint that a view has set, else the colour of letters.
  private var tint: GaugeTint {
    GaugeTint(
      gradient: gradient, isRightToLeft: isRightToLeft,
      plain: hasTint ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.ink(216)))
  }

  private var hasBounds: Bool { configuration.minimumValueLabel != nil && configuration.maximumValueLabel != nil }

  /// The view between the ends of the open ring.
  @MainActor private var below: some View {
    Group {
      if let minimum = configuration.minimumValueLabel, let maximum = configuration.maximumValueLabel {
        HStack(spacing: 0) {
          minimum
          Spacer(minLength: 0)
          maximum
        }
        .frame(width: 36.8)
        // A ring runs with the clock in every language, and its ends keep their labels.
        .environment(\.layoutDirection, .leftToRight)
      } else {
        configuration.label
      }
    }
    .font(.system(size: 11)).lineLimit(1).offset(y: 18.4)
  }
}
