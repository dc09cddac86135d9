import DSView
import Foundation

/// The colours and symbols that values have.
struct ChartStyles {
  /// The values that have a colour, in the order of a legend.
  let values: [_PlottedValue]
  /// The values that have a symbol.
  let symbolValues: [_PlottedValue]
  /// The numbers between which colours run along a gradient; nil where values have colours one by one.
  let shades: (range: ClosedRange<Double>, gradient: Gradient)?
  private let styles: [_PlottedValue: AnyShapeStyle]
  private let symbols: [_PlottedValue: MarkSymbol]
  private let lineStyles: [_PlottedValue: StrokeStyle]
  private let sizes: [_PlottedValue: CGSize]

  /// The colours that values get in turn.
  private static let inTurn: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]
  /// The lines that values get in turn.
  private static let dashesInTurn: [[CGFloat]] = [[], [6, 3], [2, 3], [8, 3, 2, 3], [10, 4], [4, 2]]

  init(_ marks: [ChartMark], _ settings: ChartSettings) {
    var values = distinct(marks.compactMap { $0.styleBy?.value })
    if case .values(let given) = settings.styles.domain { values = distinct(given + values) }
    styles = Self.styles(of: values, settings.styles.kind)
    if case .mapping(let mapping) = settings.styles.kind {
      let order = mapping.map(\.value)
      // The mapping is the domain: also its values without a mark are in the legend.
      values = distinct(order + values)
    }
    shades = Self.shades(of: values, settings.styles.kind)
    self.values = values
    let withSymbol = marks.compactMap { $0.symbolBy?.value }
    symbolValues = withSymbol.isEmpty ? [] : distinct(settings.symbols.domain + withSymbol)
    symbols = settings.symbols.looks(of: symbolValues) {
      .shape(BasicChartSymbolShape.inTurn[$0 % BasicChartSymbolShape.inTurn.count])
    }
    lineStyles = settings.lineStyles.looks(
      of: distinct(settings.lineStyles.domain + marks.compactMap { $0.lineStyleBy?.value })
    ) { StrokeStyle(lineWidth: 2, dash: Self.dashesInTurn[$0 % Self.dashesInTurn.count]) }
    sizes = Self.sizes(of: distinct(marks.compactMap { $0.symbolSizeBy?.value }), settings.symbolSizes)
  }

  /// The filling of a mark.
  func style(_ mark: ChartMark) -> AnyShapeStyle {
    mark.style ?? mark.styleBy.flatMap { styles[$0.value] } ?? AnyShapeStyle(Color.blue)
  }

  /// The filling of a value.
  func style(of value: _PlottedValue) -> AnyShapeStyle { styles[value] ?? AnyShapeStyle(Color.blue) }

  /// What a mark's point is drawn as; nil where nothing says so.
  func symbol(_ mark: ChartMark) -> MarkSymbol? { mark.symbol ?? mark.symbolBy.flatMap { symbols[$0.value] } }

  /// What a value's points are drawn as.
  func symbol(of value: _PlottedValue) -> MarkSymbol { symbols[value] ?? .shape(.circle) }

  /// How a mark's line is drawn; nil where nothing says so.
  func lineStyle(_ mark: ChartMark) -> StrokeStyle? {
    mark.lineStyle ?? mark.lineStyleBy.flatMap { lineStyles[$0.value] }
  }

  /// The size of a mark's symbol.
  func symbolSize(_ mark: ChartMark) -> CGSize {
    mark.symbolSize ?? mark.symbolSizeBy.flatMap { sizes[$0.value] } ?? CGSize(width: 8, height: 8)
  }

  /// Numbers without colours of their own have shades of one.
  private static func shades(of values: [_PlottedValue], _ kind: StyleSettings.Kind?)
    -> (range: ClosedRange<Double>, gradient: Gradient)?
  {
    let numbers = values.compactMap { if case .number(let number) = $0 { number } else { nil } }
    guard numbers.count == values.count, let low = numbers.min(), let high = numbers.max(), low < high else {
      return nil
    }
    switch kind {
    case nil: return (low...high, Gradient(colors: [Color.blue.opacity(0.2), .blue]))
    case .gradient(let gradient): return (low...high, gradient)
    case .mapping, .range, .function: return nil
    }
  }

  private static func styles(of values: [_PlottedValue], _ kind: StyleSettings.Kind?) -> [_PlottedValue: AnyShapeStyle]
  {
    let usual = values.enumerated().map { AnyShapeStyle(inTurn[$0.offset % inTurn.count]) }
    var styles = Dictionary(uniqueKeysWithValues: zip(values, usual))
    switch kind {
    case .mapping(let mapping): for (value, style) in mapping { styles[value] = style }
    case .function(let style): for value in values { styles[value] = style(value) ?? styles[value] }
    case .range(let range) where !range.isEmpty:
      for (index, value) in values.enumerated() { styles[value] = range[index % range.count] }
    case .gradient(let gradient):
      for (value, part) in zip(values, parts(values)) { styles[value] = AnyShapeStyle(gradient.color(at: part)) }
    case .range: break
    case nil:
      guard let (_, gradient) = shades(of: values, nil) else { break }
      for (value, part) in zip(values, parts(values)) { styles[value] = AnyShapeStyle(gradient.color(at: part)) }
    }
    return styles
  }

  /// Where values are between the first and the last, 0…1: numbers by what they are, categories by their order.
  private static func parts(_ values: [_PlottedValue]) -> [Double] { parts(values, of: values) }

  /// Where values are between the least and the greatest of a domain, 0…1 within it.
  private static func parts(_ values: [_PlottedValue], of domain: [_PlottedValue]) -> [Double] {
    let places = values.compactMap(\.place)
    let ends = domain.compactMap(\.place)
    guard places.count == values.count, let low = ends.min(), let high = ends.max(), high > low else {
      return values.indices.map { values.count > 1 ? Double($0) / Double(values.count - 1) : 0 }
    }
    return places.map { ($0 - low) / (high - low) }
  }

  /// The sizes of symbols: by themselves areas grow with the value, up to that of a symbol of 20 points.
  private static func sizes(of values: [_PlottedValue], _ sizes: SymbolSizes) -> [_PlottedValue: CGSize] {
    let areas: [_PlottedValue: CGFloat]
    switch sizes {
    case .automatic:
      let high = values.compactMap(\.place).max() ?? 0
      let shares = zip(values, parts(values)).map { value, part in
        value.place.map { high > 0 ? max($0, 0) / high : 0 } ?? part
      }
      areas = Dictionary(uniqueKeysWithValues: zip(values, shares.map { 400 * CGFloat(max($0, 0.04)) }))
    case .between(let range, let domain):
      let length = range.upperBound - range.lowerBound
      let parts = parts(values, of: domain.isEmpty ? values : domain)
      areas = Dictionary(
        uniqueKeysWithValues: zip(values, parts.map { range.lowerBound + length * CGFloat(min(max($0, 0), 1)) }))
    case .areas(let looks): areas = looks.looks(of: values) { _ in 64 }
    }
    return areas.mapValues { CGSize(areaOfSymbol: $0) }
  }
}

extension CGSize {
  /// The size of a square symbol of an area in square points.
  init(areaOfSymbol area: CGFloat) {
    let side = area.isFinite ? max(area, 0).squareRoot() : 0
    self.init(width: side, height: side)
  }
}

/// Values, each once, in their order.
func distinct(_ values: [_PlottedValue]) -> [_PlottedValue] {
  var known: Set<_PlottedValue> = []
  return values.filter { known.insert($0).inserted }
}

extension Gradient {
  /// The colour at a part of the way, 0…1.
  fileprivate func color(at part: Double) -> Color {
    guard let first = stops.first, let last = stops.last else { return .clear }
    if part <= Double(first.location) { return first.color }
    for (one, next) in zip(stops, stops.dropFirst()) where part <= Double(next.location) {
      let length = Double(next.location - one.location)
      return length > 0 ? one.color.mix(with: next.color, by: (part - Double(one.location)) / length) : next.color
    }
    return last.color
  }
}
