public import Foundation

/// Which values of an axis have marks.
public struct AxisMarkValues: Sendable {
  let values: AxisValues
  /// As the chart has it by itself.
  public static let automatic = automatic()
  /// About so many values that read well.
  public static func automatic(
    desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { automatic(minimumStride: 0, desiredCount, roundLowerBound, roundUpperBound) }
  /// About so many values that read well, no nearer to each other than a number.
  public static func automatic<P: BinaryFloatingPoint>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    automatic(minimumStride: Double(minimumStride), desiredCount, roundLowerBound, roundUpperBound)
  }
  /// About so many values that read well, no nearer to each other than a number.
  public static func automatic<P: BinaryInteger>(
    minimumStride: P, desiredCount: Int? = nil, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues {
    automatic(minimumStride: Double(minimumStride), desiredCount, roundLowerBound, roundUpperBound)
  }
  /// Multiples of a number.
  public static func stride<P: BinaryFloatingPoint>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { .init(values: AxisValues(kind: .stride(Double(stepSize)), roundLowerBound, roundUpperBound)) }
  /// Multiples of a number.
  public static func stride<P: BinaryInteger>(
    by stepSize: P, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil
  ) -> AxisMarkValues { .init(values: AxisValues(kind: .stride(Double(stepSize)), roundLowerBound, roundUpperBound)) }
  /// The moments at which parts of a calendar begin.
  public static func stride(
    by component: Calendar.Component, count: Int = 1, roundLowerBound: Bool? = nil, roundUpperBound: Bool? = nil,
    calendar: Calendar? = nil
  ) -> AxisMarkValues {
    .init(values: AxisValues(kind: .parts(component, count, calendar), roundLowerBound, roundUpperBound))
  }

  private static func automatic(
    minimumStride: Double, _ desiredCount: Int?, _ roundLowerBound: Bool?, _ roundUpperBound: Bool?
  ) -> AxisMarkValues {
    .init(values: AxisValues(kind: .automatic(desiredCount, minimumStride), roundLowerBound, roundUpperBound))
  }
}

/// Where the marks of an axis are, and what that makes of its domain.
struct AxisValues: Sendable {
  enum Kind: Sendable {
    /// About a number of values that read well, at least a number apart.
    case automatic(Int?, Double)
    case stride(Double)
    case parts(Calendar.Component, Int, Calendar?)
    case given([_PlottedValue])
  }

  var kind: Kind
  private var roundsLow: Bool?
  private var roundsHigh: Bool?

  init(kind: Kind, _ roundsLow: Bool? = nil, _ roundsHigh: Bool? = nil) {
    (self.kind, self.roundsLow, self.roundsHigh) = (kind, roundsLow, roundsHigh)
  }

  /// How many values there are where a view does not say.
  private static let usualCount = 5

  /// Numbers rounded outward to values of the axis.
  func rounded(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
    switch kind {
    case .given: return spanning(range)
    case .parts: return range
    case .automatic, .stride:
      let step = step(range)
      guard step > 0, step.isFinite, range.upperBound > range.lowerBound else { return range }
      let low = (range.lowerBound / step + 1e-9).rounded(.down) * step
      let high = (range.upperBound / step - 1e-9).rounded(.up) * step
      guard low.isFinite, high.isFinite else { return range }
      return
        (roundsLow ?? true ? min(low, range.lowerBound) : range.lowerBound)...(roundsHigh ?? true
        ? max(high, range.upperBound) : range.upperBound)
    }
  }

  /// A domain with the values of the axis that are given one by one.
  func spanning(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
    guard case .given(let values) = kind else { return range }
    let places = values.compactMap(\.place) + [range.lowerBound, range.upperBound]
    return (places.min() ?? range.lowerBound)...(places.max() ?? range.upperBound)
  }

  private func step(_ range: ClosedRange<Double>) -> Double {
    switch kind {
    case .automatic(let count, let least):
      let step = niceStep(range.lowerBound, range.upperBound, count: count ?? Self.usualCount)
      return max(step, least)
    case .stride(let step): return step
    case .parts, .given: return 0
    }
  }

  /// The values of an axis that lie in its domain, and of moments the part of the calendar that they begin.
  func ticks(of domain: ChartScale.Domain, isLogarithmic: Bool, _ calendar: Calendar)
    -> (values: [_PlottedValue], unit: Calendar.Component?)
  {
    switch domain {
    case .nothing: return ([], nil)
    case .categories(let categories):
      guard case .given(let values) = kind else { return (categories.names.map { .category($0) }, nil) }
      return (values, nil)
    case .numbers(let range):
      if case .given(let values) = kind { return (values.filter { range.contains($0.place ?? .nan) }, nil) }
      if isLogarithmic { return (powers(range).map { .number($0) }, nil) }
      return (multiples(of: step(range), from: range.lowerBound, to: range.upperBound).map { .number($0) }, nil)
    case .moments(let range):
      if case .given(let values) = kind {
        return (values.filter { range.contains($0.place ?? .nan) }, unit(of: values, calendar))
      }
      let (low, high) = (
        Date(timeIntervalSinceReferenceDate: range.lowerBound), Date(timeIntervalSinceReferenceDate: range.upperBound)
      )
      switch kind {
      case .parts(let unit, let count, let own):
        return (momentTicks(every: count, unit, from: low, to: high, own ?? calendar).map(\.plotted), unit)
      case .automatic(let count, _):
        let step = MomentStep.nice(range.lowerBound, range.upperBound, count: count ?? Self.usualCount)
        return (momentTicks(every: step.count, step.unit, from: low, to: high, calendar).map(\.plotted), step.unit)
      case .stride(let seconds):
        return (multiples(of: seconds, from: range.lowerBound, to: range.upperBound).map { .moment($0) }, nil)
      case .given: return ([], nil)
      }
    }
  }

  /// The largest part of a calendar that all moments begin.
  private func unit(of values: [_PlottedValue], _ calendar: Calendar) -> Calendar.Component? {
    let dates = values.compactMap(\.place).map { Date(timeIntervalSinceReferenceDate: $0) }
    guard dates.allSatisfy(\.isInCalendars) else { return nil }
    return [Calendar.Component.year, .month, .day, .hour].first { unit in
      dates.allSatisfy { calendar.dateInterval(of: unit, for: $0)?.start == $0 }
    }
  }

  private func powers(_ range: ClosedRange<Double>) -> [Double] {
    guard range.lowerBound > 0 else { return [] }
    let (low, high) = (log10(range.lowerBound).rounded(.up), log10(range.upperBound).rounded(.down))
    guard low <= high, high - low < 400 else { return [] }
    return stride(from: low, through: high, by: 1).map { pow(10, $0) }
  }
}
