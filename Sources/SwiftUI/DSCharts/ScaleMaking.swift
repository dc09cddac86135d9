import Foundation

extension ChartScale {
  /// The scale of values that marks have on an axis.
  /// - Parameters:
  ///   - values: all of them, in the order of the marks.
  ///   - settings: what views say of the scale.
  ///   - axis: the values that marks of the axis are at, and how many are wanted.
  ///   - floats: whether zero may be left out, because every mark spans two values.
  static func making(
    of values: [_PlottedValue], isVertical: Bool, _ settings: ScaleSettings, _ axis: AxisValues, floats: Bool
  ) -> ChartScale {
    var scale = ChartScale(domain: .nothing, isVertical: isVertical)
    scale.isLogarithmic = settings.isLogarithmic
    if let range = settings.range { scale.padding = (range.start.onPaper, range.end.onPaper) }
    var includesZero: Bool?
    var change: ([_PlottedValue]) -> [_PlottedValue] = { $0 }
    switch settings.domain {
    case .values(let given):
      scale.domain = domain(spanning: given).seen(settings)
      // Names in the order that is given; values of a range as they are.
      if given.count == 2, let first = given[0].place, let last = given[1].place { scale.isReversed = first > last }
      return scale
    case .automatic(let zero, let isReversed): (includesZero, scale.isReversed) = (zero, isReversed)
    case .changed(let zero, let isReversed, let given):
      (includesZero, scale.isReversed, change) = (zero, isReversed, given)
    case nil: break
    }
    var domain = domain(spanning: scale.isLogarithmic ? values.filter(\.hasLogarithm) : values)
    if case .numbers(let range) = domain, !scale.isLogarithmic {
      domain = .numbers(withZero(range, includesZero, floats: floats))
    }
    domain = self.domain(spanning: change(domain.values))
    switch domain {
    case .numbers(let range): domain = .numbers(scale.isLogarithmic ? powersOfTen(range) : axis.rounded(range))
    case .moments(let range): domain = .moments(axis.spanning(range))
    case .categories, .nothing: break
    }
    scale.domain = domain.seen(settings)
    return scale
  }

  /// What values span: categories where there is one, else moments or numbers.
  private static func domain(spanning values: [_PlottedValue]) -> Domain {
    var names: [String] = []
    var known: Set<String> = []
    for case .category(let name) in values where known.insert(name).inserted { names.append(name) }
    if !names.isEmpty { return .categories(.init(names)) }
    let places = values.compactMap(\.place).filter(\.isFinite)
    guard let low = places.min(), let high = places.max() else { return .nothing }
    for case .moment in values { return .moments(low...high) }
    return .numbers(low...high)
  }

  /// Positive numbers rounded outward to powers of ten.
  private static func powersOfTen(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
    let low = pow(10, floor(log10(range.lowerBound)))
    // One value alone has the power above it, too.
    let high = max(pow(10, ceil(log10(range.upperBound))), low * 10)
    return low > 0 && high.isFinite ? min(low, range.lowerBound)...max(high, range.upperBound) : range
  }

  /// Numbers with zero among them, unless a view leaves it out or all marks float far away from it.
  private static func withZero(
    _ range: ClosedRange<Double>, _ includesZero: Bool?, floats: Bool
  ) -> ClosedRange<Double> {
    let isFar = floats && range.lowerBound > 0 && range.lowerBound > 0.7 * range.upperBound
    guard includesZero ?? !isFar else { return range }
    return min(range.lowerBound, 0)...max(range.upperBound, 0)
  }
}

extension _PlottedValue {
  /// Whether a logarithmic scale has a place for the value: categories and moments have theirs on any.
  fileprivate var hasLogarithm: Bool {
    if case .number(let value) = self { value > 0 } else { true }
  }
}

extension ChartScale.Domain {
  /// The categories, or both ends.
  var values: [_PlottedValue] {
    switch self {
    case .numbers(let range): [.number(range.lowerBound), .number(range.upperBound)]
    case .moments(let range): [.moment(range.lowerBound), .moment(range.upperBound)]
    case .categories(let categories): categories.names.map { .category($0) }
    case .nothing: []
    }
  }

  /// The part of the domain that is seen in a chart that scrolls.
  fileprivate func seen(_ settings: ScaleSettings) -> ChartScale.Domain {
    guard let length = settings.visibleLength, length > 0, length.isFinite else { return self }
    func part(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
      let wanted = settings.visibleStart?.place ?? range.lowerBound
      let start = max(min(wanted, range.upperBound - length), range.lowerBound)
      return start...min(start + length, max(range.upperBound, start))
    }
    switch self {
    case .numbers(let range): return .numbers(part(range))
    case .moments(let range): return .moments(part(range))
    case .categories(let categories):
      let names = categories.names
      var start = 0
      if case .category(let name)? = settings.visibleStart { start = categories.indices[name] ?? 0 }
      let count = Int(min(length.rounded(.up), Double(names.count)))
      return .categories(.init(Array(names[min(start, names.count - count)...].prefix(count))))
    case .nothing: return self
    }
  }
}
