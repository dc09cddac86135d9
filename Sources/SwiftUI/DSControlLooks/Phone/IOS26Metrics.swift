import DSView
import Foundation

// The numbers of iOS 26: what its buttons, switches, fields and lists have other than the looks before it.

extension ControlMetrics {
  /// iOS 26.
  ///
  /// Source: pictures that AccessibilitySnapshot (github.com/cashapp/AccessibilitySnapshot) recorded on iOS 26.2 have buttons of
  /// 34.33 points on a ground, fields of 22 and the lists below. What follows from the lines of text alone follows from
  /// `ios26Tall`; that a field in a border stays 34 high, as before version 26, is assumed.
  static let ios26: ControlMetrics = {
    var metrics = ios26Tall
    metrics.fieldPadding.height = 6
    metrics.list = .ios26
    return metrics
  }()

  /// iOS 26 with tall lines, as measured on an iPhone with two pixels per point.
  ///
  /// Source: swiftui-web (github.com/iamcgn/swiftui-web), `Docs/elements/iOS.md`, recorded on the simulator of an
  /// iPhone SE with iOS 26.0; what is left out there is as before version 26. The slider's line and knob are those of
  /// `Docs/elements/UIKit/Controls.md`.
  static let ios26Tall = ControlMetrics(
    switchTrack: CGSize(width: 66, height: 30), switchKnob: CGSize(width: 38, height: 25), sliderLine: 6,
    sliderKnob: CGSize(width: 38, height: 25), hasRoundEnds: true, ground: Color(.secondarySystemFill),
    buttonHeight: nil,
    stepperHalf: CGSize(width: 46.5, height: 28), stepperHeight: 32, segmentsHeight: 31, segmentWeight: .medium,
    choicePadding: EdgeInsets(top: 8, leading: 13.5, bottom: 8, trailing: 13.5), choiceGap: 4, choiceIndicator: 9,
    fieldSlack: 1, fieldPadding: CGSize(width: 7.5, height: 4), fieldDrop: 1, barGap: 4, spinnerGap: nil,
    datePadding: CGSize(width: 13.5, height: 7), dateHeight: 0, dateGap: 5,
    overflowsLines: true, hangsFromBaseline: true, palesLabels: false, list: .ios26Tall)
}

extension ListMetrics {
  /// iOS 26.
  ///
  /// Source: AccessibilitySnapshot's `SwiftUIListSectionTests` on iOS 26.2 with three pixels per point: rows of 52 points with
  /// 20.33 of text, headers with 10 above and below their line, 17.67 more between rows and a header, footers of 29.67 whose line
  /// begins at 8, and a header's line 16 below that of a footer. All else is as in `ios26Tall`.
  static let ios26: ListMetrics = {
    var metrics = ios26Tall
    (metrics.rowHeight, metrics.footerHeight) = (52, 0)
    return metrics
  }()

  /// iOS 26 with tall lines.
  ///
  /// Source: the rows "List", "Form", "Section footer" and "NavigationStack" of the same table of swiftui-web: footers have
  /// letters of 13 points, whose line is 19 high in a label of 21. `Fixtures/Goldens/ios/list` has a spacing of 30 above headers
  /// (`spacing`), and rows that are edited (`editing`).
  static let ios26Tall = ListMetrics(
    corner: 26, rowHeight: 56, rowPadding: 15, line: 1, lineEnd: 16, groupedHeader: .body.weight(.medium),
    plainHeader: .body.weight(.medium), footer: .footnote, footerHeight: 21, editGap: 10, headersAreCapitals: false,
    top: 35, topOfHeader: 10,
    lessAfterFooter: 11.5,
    lessBeforeHeader: 7.5,
    lessBetween: 19, aboveSpacedHeader: 10, givesTopToTitle: true,
    topOfPlainHeader: 10, plainHeaderGap: 32, belowHeader: 10, aboveFooter: 8, belowFooter: 0)
}
