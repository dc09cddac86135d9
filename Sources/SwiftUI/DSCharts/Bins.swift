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
public struct NumberBins<Value: BinaryFloatingPoint>: RandomAccessCollection {
  /// The borders of the bins.
  public let thresholds: [Value]

  /// Bins whose borders are given.
  public init(thresholds: [Value]) { self.thresholds = thresholds.sorted() }

  /// Bins of a width.
  public init(size: Value, range: ClosedRange<Value>) {
    guard size > 0 else {
      thresholds = [range.lowerBound, range.upperBound]
      return
    }
    let first = (range.lowerBound / size).rounded(.down)
    let last = Swift.max((range.upperBound / size).rounded(.up), first + 1)
    thresholds = stride(from: first, through: last, by: 1).map { $0 * size }
  }

  /// A number of bins of one width.
  public init(range: ClosedRange<Value>, count: Int) {
    let count = Swift.max(count, 1)
    let width = (range.upperBound - range.lowerBound) / Value(count)
    thresholds = (0...count).map { range.lowerBound + width * Value($0) }
  }

  /// About as many bins as wanted, with borders that read well.
  public init(data: [Value], desiredCount: Int = 10) {
    let (low, high) = (Double(data.min() ?? 0), Double(data.max() ?? 1))
    let step = niceStep(low, high, count: desiredCount + 1)
    self.init(size: Value(step), range: Value(low)...Value(high))
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
  public subscript(index: Int) -> ChartBinRange<Value> { ChartBinRange(thresholds[index], thresholds[index + 1]) }

  /// The bin of a value; the outermost one for a value outside.
  public func index(for value: Value) -> Int {
    let above = thresholds.firstIndex { $0 > value } ?? thresholds.endIndex
    return Swift.min(Swift.max(above - 1, 0), Swift.max(endIndex - 1, 0))
  }
}

/// Moments in bins of a calendar's parts.
public struct DateBins: RandomAccessCollection {
  /// The borders of the bins.
  public let thresholds: [Date]

  /// Bins of a calendar's part, or of several of them together.
  public init(unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .current) {
    var borders = momentTicks(
      every: count, unit, from: range.lowerBound, to: range.upperBound, calendar, startingBefore: true)
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
  public func index(for value: Date) -> Int {
    let above = thresholds.firstIndex { $0 > value } ?? thresholds.endIndex
    return Swift.min(Swift.max(above - 1, 0), Swift.max(endIndex - 1, 0))
  }
}
