import DSView
import Foundation

/// The two buttons of a stepper.
nonisolated struct StepperButtons: View {
  let canDecrement: Bool
  let canIncrement: Bool
  let metrics: ControlMetrics
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlContext) private var context
  @Environment(\.labelsHidden) private var standsAlone

  private var half: CGSize { metrics.stepperHalf }

  @MainActor var body: some View {
    HStack(spacing: 0) {
      Indicator(.minus, size: 14, weight: 2, grows: false).frame(width: half.width, height: half.height)
        .foregroundStyle(color(canDecrement))
      RoundedRectangle(cornerRadius: 0.5).fill(divider).frame(width: 1, height: 18)
      Indicator(.plus, size: 14, weight: 2, grows: false).frame(width: half.width, height: half.height)
        .foregroundStyle(color(canIncrement))
    }
    .ground(metrics.ground, radius: 8, metrics)
    .frame(height: metrics.stepperHeight)
    .overflowingLine(metrics.overflowsLines && context == .list)
    // As recorded on iOS 26; before that, beside its label, the middle of the label's line.
    .alignmentGuide(.firstTextBaseline) { standsAlone || metrics.hangsFromBaseline ? 0 : $0.height / 2 + 6 }
  }

  /// On dark grounds lighter than the ground, or it would not be seen there.
  private var divider: Color { .adapting(Color(.systemGray4), dark: Color(.systemGray2)) }

  private func color(_ isPossible: Bool) -> Color {
    isEnabled && isPossible ? Color(.label) : Color(.tertiaryLabel)
  }
}
