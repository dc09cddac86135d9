import DSView
import Foundation

/// One side of a chart on which an axis has lines and words.
struct AxisPlan {
  let isVertical: Bool
  /// The side of the plot that words are at.
  let edge: Edge
  let items: [Item]
  /// Whether words are inside of the plot.
  let isInset: Bool

  /// A line or a word at a value.
  struct Item {
    let part: _AxisPart
    let value: _PlottedValue
    /// The value after it, up to which words may be centred.
    let next: _PlottedValue?
    let words: AnyView?
    let stroke: StrokeStyle
  }

  /// The lines and words of an axis.
  @MainActor
  init(_ marks: AxisMarks, of scale: ChartScale, isVertical: Bool, calendar: Calendar, locale: Locale) {
    self.isVertical = isVertical
    edge = marks.edge ?? (isVertical ? .trailing : .bottom)
    isInset = marks.preset.kind == .inset
    let (values, unit) = marks.values.ticks(of: scale.domain, isLogarithmic: scale.isLogarithmic, calendar)
    items = values.enumerated().flatMap { index, value in
      let axisValue = AxisValue(index: index, count: values.count, plotted: value)
      let parts = marks.content?(axisValue)._parts ?? usualParts(marks, scale)
      return parts.map { part in
        var words: AnyView?
        if case .label(let own) = part.kind {
          words =
            own.map { $0(value) } ?? marks.words?(value).map { AnyView(Text(verbatim: $0)) }
            ?? AnyView(Text(verbatim: usualWords(value, unit, of: values, locale)))
        }
        return Item(
          part: part, value: value, next: values.indices.contains(index + 1) ? values[index + 1] : nil, words: words,
          stroke: part.stroke ?? marks.stroke ?? usualStroke(isVertical: isVertical))
      }
    }
  }
}

/// The lines and words that an axis has by itself: categories have words alone.
private func usualParts(_ marks: AxisMarks, _ scale: ChartScale) -> [_AxisPart] {
  if case .categories = scale.domain { return [_AxisPart(.label(nil))] }
  let lines: [_AxisPart] = scale.isVertical ? [_AxisPart(.gridLine)] : [_AxisPart(.gridLine), _AxisPart(.tick)]
  return lines + [_AxisPart(.label(nil))]
}

/// Lines across the plot are half a point wide; upright ones are broken. Measured on pictures of Apple's.
private func usualStroke(isVertical: Bool) -> StrokeStyle {
  StrokeStyle(lineWidth: 0.5, dash: isVertical ? [] : [2, 2])
}

/// The words of a value: numbers as a list of them is written, moments by the part of the calendar that they begin.
private func usualWords(
  _ value: _PlottedValue, _ unit: Calendar.Component?, of values: [_PlottedValue], _ locale: Locale
) -> String {
  switch value {
  case .category(let name): return name
  case .number(let number):
    return number.formatted(.number.locale(locale).precision(.fractionLength(0...digits(of: values))))
  case .moment(let seconds):
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    guard date.isInCalendars else { return "" }
    switch unit {
    case .year: return date.formatted(.dateTime.locale(locale).year())
    case .quarter, .month: return date.formatted(.dateTime.locale(locale).month(.abbreviated))
    case .hour: return date.formatted(.dateTime.locale(locale).hour())
    case .minute: return date.formatted(.dateTime.locale(locale).hour().minute())
    case .second, .nanosecond: return date.formatted(.dateTime.locale(locale).minute().second())
    default: return date.formatted(.dateTime.locale(locale).month(.abbreviated).day())
    }
  }
}

/// How many digits after the point tell the values of an axis apart.
private func digits(of values: [_PlottedValue]) -> Int {
  let numbers = values.compactMap(\.place)
  guard let least = zip(numbers, numbers.dropFirst()).map({ abs($1 - $0) }).filter({ $0 > 0 && $0.isFinite }).min()
  else { return 6 }
  return min(max(Int(-log10(least).rounded(.down)), 0), 15)
}
