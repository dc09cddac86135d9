import DSView
import Foundation

// The numbers of iOS 26: what its buttons, switches, fields and lists have other than the looks before it.

extension ControlMetrics {
  /// iOS 26, as measured on an iPhone with two pixels per point.
  ///
  /// Source: swiftui-web (github.com/iamcgn/swiftui-web), `Docs/elements/iOS.md`, recorded on the simulator of an
  /// iPhone SE with iOS 26.0; what is left out there is as before version 26. The slider's line and knob are those of
  /// `Docs/elements/UIKit/Controls.md`.
  static let ios26 = ControlMetrics(
    switchTrack: CGSize(width: 66, height: 30), switchKnob: CGSize(width: 38, height: 25), sliderLine: 6,
    sliderKnob: CGSize(width: 38, height: 25), hasRoundEnds: true, ground: Color(.secondarySystemFill),
    buttonHeight: nil,
    stepperHalf: CGSize(width: 46.5, height: 28), stepperHeight: 32, segmentsHeight: 31, segmentWeight: .medium,
    choicePadding: EdgeInsets(top: 8, leading: 13.5, bottom: 8, trailing: 13.5), choiceGap: 4, choiceIndicator: 9,
    fieldSlack: 1.5,
    fieldPadding: CGSize(width: 7.5, height: 4), fieldDrop: 1, barGap: 4, spinnerGap: nil, datePadding: 13.5,
    dateHeight: 38.5,
    dateGap: 5,
    overflowsLines: true, hangsFromBaseline: true, palesLabels: false, list: .ios26)
}

extension ListMetrics {
  /// iOS 26.
  ///
  /// Source: the rows "List", "Form", "Section footer" and "NavigationStack" of the same table of swiftui-web: footers have
  /// letters of 13 points, whose line is 19 high in a label of 21. `Fixtures/Goldens/ios/list` has a spacing of 30 above headers
  /// (`spacing`), and rows that are edited (`editing`).
  static let ios26 = ListMetrics(
    corner: 26, rowHeight: 56, rowPadding: 15, line: 1, lineEnd: 16, groupedHeader: .body.weight(.medium),
    plainHeader: .body.weight(.medium), footer: .footnote, footerHeight: 21, editGap: 10, headersAreCapitals: false,
    top: 35, topOfHeader: 10,
    lessAfterFooter: 11.5,
    lessBeforeHeader: 7.5,
    lessBetween: 19, aboveSpacedHeader: 10, givesTopToTitle: true,
    topOfPlainHeader: 10, plainHeaderGap: 32, belowHeader: 10, aboveFooter: 8, belowFooter: 0)
}
