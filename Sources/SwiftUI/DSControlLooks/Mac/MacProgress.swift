import DSControls
import DSView
import Foundation

/// A label above a bar, and the value in words below it.
nonisolated struct MacLinearProgress: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?
  @Environment(\.labelsHidden) private var labelsHidden
  @Environment(\.isEnabled) private var isEnabled

  private var filling: MacFilling { MacFilling(tint: tint, isEnabled: isEnabled) }

  @MainActor var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      if !labelsHidden, let label = configuration.label { label }
      MacBar(fraction: configuration.fractionCompleted, track: .ink(15), fill: filling.style(.macProgress))
        .frame(height: 8)
        .frame(minWidth: 0, idealWidth: 100, maxWidth: .infinity, minHeight: 20, maxHeight: 20)
      if !labelsHidden, let value = configuration.currentValueLabel {
        value.foregroundStyle(Color.ink(127, dark: 140))
      }
    }
  }
}

extension Color {
  /// What is done of a task.
  nonisolated static var macProgress: Color { adapting(.ink(85), dark: Color(white: 170 / 255)) }
}

/// A bar with round ends, filled up to a part of it; a short piece at its start if the progress is indeterminate.
///
/// Source: swiftui-web, `Docs/elements/ProgressView.md`, recorded on macOS 26.2.
nonisolated struct MacBar: View {
  let fraction: Double?
  let track: Color
  let fill: AnyShapeStyle

  @MainActor var body: some View {
    Capsule().fill(track).overlay { FilledPart(fraction: fraction ?? 0.0001).fill(fill).clipShape(Capsule()) }
  }
}

/// A spinner or a ring above its label.
///
/// Source: swiftui-web, `Docs/elements/ProgressView.md`, recorded on macOS 26.2.
nonisolated struct MacCircularProgress: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?
  @Environment(\.labelsHidden) private var labelsHidden
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlSize) private var size

  private var filling: MacFilling { MacFilling(tint: tint, isEnabled: isEnabled) }

  @MainActor var body: some View {
    VStack {
      if let fraction = configuration.fractionCompleted {
        let line = side * 5 / 32
        Circle().inset(by: line / 2).stroke(Color.ink(13), lineWidth: line)
          .overlay {
            RingPart(fraction: fraction, inset: line / 2)
              .stroke(filling.style(.ink(70)), style: StrokeStyle(lineWidth: line, lineCap: .round))
          }
          .frame(width: side, height: side)
      } else {
        MacSpinner(side: side)
      }
      if !labelsHidden, let label = configuration.label { label.foregroundStyle(Color.ink(127, dark: 140)) }
      if !labelsHidden, let value = configuration.currentValueLabel {
        value.foregroundStyle(Color.ink(127, dark: 140))
      }
    }
  }

  private var side: CGFloat {
    switch size {
    case .mini: 12
    case .small: 16
    case .regular, .large, .extraLarge: 32
    }
  }
}

/// Eight spokes; the darkest points to the left, and those behind it are paler.
///
/// Source: swiftui-web, `Docs/elements/ProgressView.md`, recorded on macOS 26.2.
nonisolated struct MacSpinner: View {
  let side: CGFloat

  @MainActor var body: some View {
    ZStack {
      ForEach(0..<8) { spoke in
        Capsule().fill(Color.ink(53 - 36 * Double(spoke) / 7))
          .frame(width: side * 3 / 32, height: side * 9 / 32)
          .offset(y: -side * 10.25 / 32)
          .rotationEffect(.degrees(270 - Double(spoke) * 45))
      }
    }
    .frame(width: side, height: side)
  }
}
