import DSView
import Foundation

/// The numbers of a platform's controls.
///
/// Source: the defaults, those before version 26, are from memory of UIKit; there is no recording of them.
struct ControlMetrics: Sendable {
  /// The track of a switch and its knob.
  var switchTrack = CGSize(width: 51, height: 31), switchKnob = CGSize(width: 27, height: 27)
  /// The thickness of a slider's line, and its knob.
  var sliderLine: CGFloat = 4, sliderKnob = CGSize(width: 27, height: 27)
  /// Whether buttons, choices side by side and steppers have round ends.
  var hasRoundEnds = false
  /// The ground of buttons and steppers.
  var ground: Color = Color(.tertiarySystemFill)
  /// The least height of a button on a ground; nil for that of its label.
  var buttonHeight: CGFloat? = 34
  /// Half of a stepper, and the height that the stepper takes in a line.
  var stepperHalf = CGSize(width: 46, height: 32), stepperHeight: CGFloat = 32
  /// The height of choices side by side, and the weight of those that are not chosen.
  var segmentsHeight: CGFloat = 32, segmentWeight = Font.Weight.regular
  /// The padding of the chosen value of a menu, the spacing between it and its arrows, and the minimum width of these.
  var choicePadding = EdgeInsets(), choiceGap: CGFloat = 5, choiceIndicator: CGFloat? = nil
  /// What a field's line, up to whole points, has below it; nil for a field as high as its line. The padding that a border adds,
  /// and how much lower the line is in it.
  var fieldSlack: CGFloat?, fieldPadding = CGSize(width: 7, height: 6), fieldDrop: CGFloat = 0
  /// The spacing between a label and the bar below it.
  var barGap: CGFloat = 6
  /// The spacing between a spinner and its label below it; nil for that of a text, in whose letters it is then.
  var spinnerGap: CGFloat? = 6
  /// A date's padding, its minimum height, its corners where its ends are not round, and the spacing between a date and a
  /// time.
  var datePadding = CGSize(width: 11, height: 6), dateHeight: CGFloat = 34, dateCorner: CGFloat = 6,
    dateGap: CGFloat = 6
  /// Whether a switch and a stepper take no more height in a list than the line beside them.
  var overflowsLines = false
  /// Whether the first baseline of rows with a switch or a stepper is their top edge.
  var hangsFromBaseline = false
  /// Whether labels of switches and steppers that cannot be used are paler.
  var palesLabels = true
  /// The numbers of lists.
  var list = ListMetrics()

  /// The numbers before version 26, and without a profile.
  static let classic = ControlMetrics()
}

/// The numbers of a platform's lists.
///
/// Source: the defaults, those before version 26, are from memory of UIKit; there is no recording of them.
struct ListMetrics: Sendable {
  /// The corners of grouped rows.
  var corner: CGFloat = 10
  /// The minimum height of a row, and the padding above and below its content.
  var rowHeight: CGFloat = 44, rowPadding: CGFloat = 11
  /// The thickness of the line between rows, and its distance from the trailing end.
  var line: CGFloat = 0.5, lineEnd: CGFloat = 0
  /// The font of a grouped header and of a plain one.
  var groupedHeader = Font.footnote, plainHeader = Font.subheadline.weight(.semibold)
  /// The font of a footer, and how high one is at least.
  var footer = Font.footnote, footerHeight: CGFloat = 0
  /// What is between the circle of a row that can be chosen or removed, and the gap of 8 before its content.
  var editGap: CGFloat = 8
  /// Whether grouped headers are in capitals.
  var headersAreCapitals = true
  /// The space above the first group where it has no header, and where it has one.
  var top: CGFloat = 20, topOfHeader: CGFloat = 17
  /// The spacing between groups without a header.
  var gap: CGFloat = 35
  /// How much less there is after a footer, between rows and a header, and between a footer and a header.
  var lessAfterFooter: CGFloat = 0, lessBeforeHeader: CGFloat = 5, lessBetween: CGFloat = 17
  /// What is above a header in addition to a spacing between groups that is asked for; nil if as much less as usual.
  var aboveSpacedHeader: CGFloat?
  /// Whether a large title takes the space above the first group.
  var givesTopToTitle = false
  /// The padding above a plain header, the first and the others.
  var topOfPlainHeader: CGFloat = 6, plainHeaderGap: CGFloat = 28
  /// The spacing between a header and the rows below, between rows and their footer, and below that.
  var belowHeader: CGFloat = 7, aboveFooter: CGFloat = 7, belowFooter: CGFloat = 2
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

  /// The view in the middle of a line that it may overflow, where the platform lets it.
  @MainActor @ViewBuilder
  func overflowingLine(_ overflows: Bool) -> some View {
    if overflows { modifier(OverflowingLine()) } else { self }
  }
}

/// A view in the middle of a line that it overflows, unless it is below its label.
nonisolated struct OverflowingLine: ViewModifier {
  @Environment(\.standsBelowLabel) private var standsBelowLabel

  @MainActor @ViewBuilder func body(content: Content) -> some View {
    if standsBelowLabel { content } else { content.frame(height: 0) }
  }
}

enum StandsBelowLabelKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  /// Whether a control is below its label, where nothing in its line is as high as it is.
  var standsBelowLabel: Bool {
    get { self[StandsBelowLabelKey.self] }
    set { self[StandsBelowLabelKey.self] = newValue }
  }
}
