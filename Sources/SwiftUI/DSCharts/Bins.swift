import DSDiagnostics
public import Foundation

/// The values between two.
public struct ChartBinRange<Bound> {
  /// The least value.
  public let lowerBound: Bound
  /// The first value beyond.
  public let upperBound: Bound

  init(_ lowerBound: Bound, _ upperBound: Bound) { (self.lowerBound, self.upperBound) = (lowerBound, upperBound) }
}

extension ChartBinRange: Equatable where Bound: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}
extension ChartBinRange: Sendable where Bound: Sendable {}

extension ChartBinRange where Bound: Comparable {
  /// Whether a value is in the bin; one at its upper bound is in the next.
  public func contains(_ value: Bound) -> Bool { lowerBound <= value && value < upperBound }
}

/// Numbers in bins of one width.
public struct NumberBins<Value: Comparable>: RandomAccessCollection {
  /// The borders of the bins.
  public let thresholds: [Value]

  /// Bins whose borders are given.
  public init(thresholds: [Value]) { self.thresholds = thresholds.sorted() }

  /// The first bin.
  public var startIndex: Int { 0 }
  /// The end of the bins.
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
  /// A bin.
  public subscript(index: Int) -> ChartBinRange<Value> { ChartBinRange(thresholds[index], thresholds[index + 1]) }

  /// The bin of a value; the outermost one for a value outside.
  public func index(for value: Value) -> Int { binIndex(of: value, in: thresholds) }
}

extension NumberBins where Value: BinaryFloatingPoint {
  /// Bins of a width.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(
      thresholds: borders(size: Double(size), Double(range.lowerBound), Double(range.upperBound)).map { Value($0) })
  }

  /// A number of bins of one width.
  public init(range: ClosedRange<Value>, count: Int) {
    let count = Swift.min(Swift.max(count, 1), Limits.chartBins)
    let width = (range.upperBound - range.lowerBound) / Value(count)
    self.init(thresholds: (0...count).map { range.lowerBound + width * Value($0) })
  }

  /// About as many bins as wanted, with borders that read well.
  public init(data: [Value], desiredCount: Int = 10) {
    self.init(thresholds: borders(around: data.map { Double($0) }, count: desiredCount).map { Value($0) })
  }
}

extension NumberBins where Value: BinaryInteger {
  /// Bins of a width.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(
      thresholds: borders(size: Double(size), Double(range.lowerBound), Double(range.upperBound)).map {
        Value(clamping: $0)
      })
  }

  /// About as many bins as wanted, with borders that read well.
  public init(data: [Value], desiredCount: Int = 10) {
    let borders = borders(around: data.map { Double($0) }, count: desiredCount, least: 1)
    self.init(thresholds: borders.map { Value(clamping: $0) })
  }
}

extension BinaryInteger {
  /// The nearest whole number that the type has.
  fileprivate init(clamping number: Double) {
    self.init(clamping: Int(exactly: number.rounded()) ?? (number < 0 ? .min : .max))
  }
}

/// The bin of a value; the outermost one for a value outside.
private func binIndex<Value: Comparable>(of value: Value, in thresholds: [Value]) -> Int {
  let above = thresholds.firstIndex { $0 > value } ?? thresholds.endIndex
  return min(max(above - 1, 0), max(thresholds.count - 2, 0))
}

/// Borders that read well around data.
/// - Parameter least: the least distance of two borders.
private func borders(around data: [Double], count: Int, least: Double = 0) -> [Double] {
  let data = data.filter(\.isFinite)
  let (low, high) = (data.min() ?? 0, data.max() ?? 1)
  let step = niceStep(low, high, count: min(max(count, 1), Limits.chartBins) + 1)
  return borders(size: max(step, least), low, high)
}

/// Multiples of a size around two numbers: at least two, and no more than there may be bins.
private func borders(size: Double, _ low: Double, _ high: Double) -> [Double] {
  guard low.isFinite, high.isFinite else { return [0, 1] }
  let plain = [low, max(high, low.nextUp)]
  guard size > 0, size.isFinite else { return plain }
  let first = (low / size).rounded(.down)
  let last = max((high / size).rounded(.up), first + 1)
  guard last - first <= Double(Limits.chartBins) else {
    ReachedLimits.warn(
      "too-many-chart-marks", "a chart's values have more than \(Limits.chartBins) bins: one is used for all",
      hint: "choose larger bins")
    return plain
  }
  let borders = stride(from: first, through: last, by: 1).map { $0 * size }
  return borders.count > 1 && borders.allSatisfy(\.isFinite) && borders[0] < borders[1] ? borders : plain
}

/// Moments in bins of a calendar's parts.
public struct DateBins: RandomAccessCollection {
  /// The borders of the bins.
  public let thresholds: [Date]

  /// Bins of a calendar's part, or of several of them together.
  public init(unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .current) {
    var borders = momentTicks(
      every: count, unit, from: range.lowerBound, to: range.upperBound, calendar, startingBefore: true,
      limit: Limits.chartBins)
    if let last = borders.last, last <= range.upperBound,
      let next = calendar.date(byAdding: unit, value: Swift.max(count, 1), to: last)
    {
      borders.append(next)
    }
    thresholds = borders
  }

  /// Bins of a calendar's part around data.
  public init(unit: Calendar.Component, by count: Int = 1, data: [Date], calendar: Calendar = .current) {
    let first = data.min() ?? Date(timeIntervalSinceReferenceDate: 0)
    self.init(unit: unit, by: count, range: first...(data.max() ?? first), calendar: calendar)
  }

  /// Bins whose borders are given.
  public init(thresholds: [Date]) { self.thresholds = thresholds.sorted() }

  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
  public subscript(index: Int) -> ChartBinRange<Date> { ChartBinRange(thresholds[index], thresholds[index + 1]) }

  /// The bin of a value; the outermost one for a value outside.
  public func index(for value: Date) -> Int { binIndex(of: value, in: thresholds) }
}
