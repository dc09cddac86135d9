import DSView
import Foundation

/// Everything that a chart is drawn from: its marks, with where values are and how they look.
struct ChartPlan {
  let marks: [ChartMark]
  let x: ChartScale
  let y: ChartScale
  let styles: ChartStyles
  let axes: [AxisPlan]
  /// Whether the chart shows a part of its data, and nothing beside the plot.
  let isClipped: Bool
  /// The values by which marks are put side by side.
  let positions: [_PlottedValue: Int]

  @MainActor
  init(_ given: [ChartMark], _ settings: ChartSettings, _ calendar: Calendar, _ locale: Locale) {
    marks = stacked(given)
    styles = ChartStyles(marks, settings)
    isClipped = settings.x.scale.visibleLength != nil || settings.y.scale.visibleLength != nil
    positions = Dictionary(
      uniqueKeysWithValues: distinct(marks.compactMap { $0.positionBy?.value }).enumerated().map { ($1, $0) })
    let (xAxes, yAxes) = (settings.x.marks, settings.y.marks)
    let all = marks + marks.flatMap { stacked($0.mask ?? []) }
    x = .making(
      of: all.flatMap { $0.xChannels.flatMap(\.values) }, isVertical: false, settings.x.scale,
      xAxes.first?.values ?? AxisValues(kind: .automatic(nil, 0)),
      floats: all.allSatisfy { $0.x == nil || $0.kind == .bar })
    y = .making(
      of: all.flatMap { $0.yChannels.flatMap(\.values) }, isVertical: true, settings.y.scale,
      yAxes.first?.values ?? AxisValues(kind: .automatic(nil, 0)), floats: all.allSatisfy { $0.y == nil })
    let isPie = !marks.isEmpty && marks.allSatisfy { $0.kind == .sector }
    guard !isPie else {
      axes = []
      return
    }
    let (xScale, yScale) = (x, y)
    axes =
      (settings.x.visibility == .hidden
        ? [] : xAxes.map { AxisPlan($0, of: xScale, isVertical: false, calendar: calendar, locale: locale) })
      + (settings.y.visibility == .hidden
        ? [] : yAxes.map { AxisPlan($0, of: yScale, isVertical: true, calendar: calendar, locale: locale) })
  }
}

extension ChartSettings.AxisSettings {
  /// The marks of the axis; those that an axis has by itself where no view gives it any.
  @MainActor fileprivate var marks: [AxisMarks] { content?._marks ?? [AxisMarks()] }
}
