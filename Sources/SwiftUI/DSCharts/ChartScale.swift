import Foundation

/// Where values are along an axis.
struct ChartScale {
  /// Names, each once, with the place of each among them.
  struct Categories {
    let names: [String]
    let indices: [String: Int]

    init(_ names: [String]) {
      self.names = names
      indices = Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
    }
  }

  /// What the axis spans.
  enum Domain {
    case numbers(ClosedRange<Double>)
    case moments(ClosedRange<Double>)
    case categories(Categories)
    /// Nothing: no mark has a value on the axis.
    case nothing
  }

  var domain: Domain
  /// Whether values run from the bottom up; categories always run from the top down.
  var isVertical: Bool
  /// Whether the order is the other way round.
  var isReversed = false
  /// Whether lengths are those of logarithms.
  var isLogarithmic = false
  /// Points at the axis's start and end that no value is at; they may be negative.
  var padding: (start: CGFloat, end: CGFloat) = (0, 0)

  /// The place of a value, in points from the leading or upper end; nil for a value that the axis has no place for.
  func position(_ value: _PlottedValue, in length: CGFloat) -> CGFloat? {
    fraction(value).map { place(ofFraction: $0, in: length) }
  }

  /// The same by how far between the ends of the domain a value is.
  func place(ofFraction fraction: Double, in length: CGFloat) -> CGFloat {
    let room = length - padding.start - padding.end
    let fraction = isReversed ? 1 - fraction : fraction
    let place = padding.start + CGFloat(fraction) * room
    return (runsUp ? length - place : place).onPaper
  }

  /// The value at a place in points; nil where nothing is.
  func value(at place: CGFloat, in length: CGFloat) -> _PlottedValue? {
    let room = length - padding.start - padding.end
    guard room > 0, length.isFinite, place.isFinite else { return nil }
    let along = runsUp ? length - place : place
    let plain = Double((along - padding.start) / room)
    let fraction = isReversed ? 1 - plain : plain
    switch domain {
    case .numbers(let range):
      guard isLogarithmic else {
        return .number(range.lowerBound + fraction * (range.upperBound - range.lowerBound))
      }
      let (low, high) = (log10(range.lowerBound), log10(range.upperBound))
      return .number(pow(10, low + fraction * (high - low)))
    case .moments(let range): return .moment(range.lowerBound + fraction * (range.upperBound - range.lowerBound))
    case .categories(let categories):
      guard (0..<1).contains(fraction) else { return nil }
      return .category(categories.names[Int(fraction * Double(categories.names.count))])
    case .nothing: return nil
    }
  }

  /// The room of one category; nil on a continuous axis.
  func band(in length: CGFloat) -> CGFloat? {
    guard case .categories(let categories) = domain, !categories.names.isEmpty else { return nil }
    return (length - padding.start - padding.end) / CGFloat(categories.names.count)
  }

  /// The places that a value takes up: a category its room, others a point; nil where the axis has none.
  func extent(_ value: _PlottedValue, in length: CGFloat) -> ClosedRange<CGFloat>? {
    guard let middle = position(value, in: length) else { return nil }
    let half = max(((band(in: length) ?? 0) / 2).onPaper, 0)
    return (middle - half)...(middle + half)
  }

  /// The place of zero, or of the end that is nearest to it.
  func baseline(in length: CGFloat) -> CGFloat {
    guard case .numbers(let range) = domain else { return runsUp ? length : 0 }
    let zero = isLogarithmic ? range.lowerBound : min(max(0, range.lowerBound), range.upperBound)
    return position(.number(zero), in: length) ?? (runsUp ? length : 0)
  }

  private var runsUp: Bool {
    if case .categories = domain { return false }
    return isVertical
  }

  private func fraction(_ value: _PlottedValue) -> Double? {
    switch (domain, value) {
    case (.numbers(let range), .number(let value)):
      if isLogarithmic {
        guard value > 0, range.lowerBound > 0 else { return nil }
        return fraction(log10(value), log10(range.lowerBound), log10(range.upperBound))
      }
      return fraction(value, range.lowerBound, range.upperBound)
    case (.moments(let range), .moment(let value)): return fraction(value, range.lowerBound, range.upperBound)
    case (.categories(let categories), .category(let name)):
      return categories.indices[name].map { (Double($0) + 0.5) / Double(categories.names.count) }
    default: return nil
    }
  }

  private func fraction(_ value: Double, _ low: Double, _ high: Double) -> Double? {
    guard value.isFinite else { return nil }
    let fraction = high > low ? (value - low) / (high - low) : 0.5
    return fraction.isFinite ? fraction : nil
  }
}

extension CGFloat {
  /// The nearest length that pictures have a place for: what is a million points away is not seen.
  var onPaper: CGFloat { isFinite ? Swift.min(Swift.max(self, -1e6), 1e6) : 0 }
}
