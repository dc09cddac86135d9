import DSView
import Foundation

/// The numbers of a platform's controls.
struct ControlMetrics: Sendable {
  /// The track of a switch and its knob.
  var switchTrack = CGSize(width: 51, height: 31), switchKnob = CGSize(width: 27, height: 27)
  /// The thickness of a slider's line, and its knob.
  var sliderLine: CGFloat = 4, sliderKnob = CGSize(width: 27, height: 27)
  /// Whether buttons, choices side by side and steppers have round ends.
  var hasRoundEnds = false
  /// The corners of grouped rows, and the least height of such a row.
  var groupCorner: CGFloat = 10, groupedRowHeight: CGFloat = 44

  /// The numbers before version 26, and without a profile.
  static let classic = ControlMetrics()

  /// iOS 26.
  static let ios26 = ControlMetrics(
    switchTrack: CGSize(width: 63, height: 28), switchKnob: CGSize(width: 39, height: 24), sliderLine: 6,
    sliderKnob: CGSize(width: 38, height: 24), hasRoundEnds: true, groupCorner: 26, groupedRowHeight: 52)
}

extension View {
  /// The view on a ground with round corners, or with round ends where the platform has them.
  @MainActor @ViewBuilder
  func ground(_ style: some ShapeStyle, radius: CGFloat, _ metrics: ControlMetrics) -> some View {
    if metrics.hasRoundEnds {
      background(style, in: Capsule())
    } else {
      background(style, in: RoundedRectangle(cornerRadius: radius))
    }
  }
}
