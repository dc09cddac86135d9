public import DSView
public import Foundation

// The symbols of values.
extension View {
  /// The symbol of each value.
  nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let looks = ValueLooks(mapping.map { ($0.key.plotted, $0.value._markSymbol.symbol) })
    return chartSettings { $0.symbols = looks }
  }
  /// The symbols that values get in turn.
  nonisolated public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> some View {
    chartSettings { $0.symbols.range = range.map(\._markSymbol.symbol) }
  }
  /// The symbols that values get in turn.
  @_disfavoredOverload
  nonisolated public func chartSymbolScale(range: [any ChartSymbolShape]) -> some View {
    chartSettings { $0.symbols.range = range.map(\._markSymbol.symbol) }
  }
  /// The symbols of values, in order.
  @_disfavoredOverload
  nonisolated public func chartSymbolScale<D: ScaleDomain>(domain: D, range: [any ChartSymbolShape]) -> some View {
    let looks = ValueLooks(domain: domain.values, range: range.map(\._markSymbol.symbol))
    return chartSettings { $0.symbols = looks }
  }
  /// The symbols of values, by a function.
  nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    let looks = ValueLooks(of: DataValue.self) { mapping($0)._markSymbol.symbol }
    return chartSettings { $0.symbols = looks }
  }
  /// The values that have symbols, in order.
  nonisolated public func chartSymbolScale<D: ScaleDomain>(domain: D) -> some View {
    chartSettings { $0.symbols.domain = domain.values }
  }
  /// The symbols of values, in order.
  nonisolated public func chartSymbolScale<D: ScaleDomain, S: ChartSymbolShape>(domain: D, range: [S]) -> some View {
    let looks = ValueLooks(domain: domain.values, range: range.map(\._markSymbol.symbol))
    return chartSettings { $0.symbols = looks }
  }
  /// The symbols of values, by a function.
  nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    domain: [DataValue], mapping: @escaping (DataValue) -> S
  ) -> some View {
    let looks = ValueLooks(domain: domain.values, of: DataValue.self) { mapping($0)._markSymbol.symbol }
    return chartSettings { $0.symbols = looks }
  }
}

// The sizes of values' symbols.
extension View {
  /// The areas of symbols in square points, from that of the least value to that of the greatest.
  /// - Partial: areas grow with the value, whatever the type of the scale is.
  nonisolated public func chartSymbolSizeScale(range: ClosedRange<CGFloat>, type: ScaleType? = nil) -> some View {
    chartSettings { $0.symbolSizes = .between(range, of: []) }
  }
  /// The areas of symbols in square points that values get in turn.
  nonisolated public func chartSymbolSizeScale(range: [CGFloat], type: ScaleType? = nil) -> some View {
    chartSettings { $0.symbolSizes = .areas(ValueLooks(range: range)) }
  }
  /// The areas of symbols in square points, of values in order.
  nonisolated public func chartSymbolSizeScale<D: ScaleDomain>(
    domain: D, range: [CGFloat], type: ScaleType? = nil
  ) -> some View {
    let looks = ValueLooks(domain: domain.values, range: range)
    return chartSettings { $0.symbolSizes = .areas(looks) }
  }
  /// The areas of symbols in square points, from that of a domain's least value to that of its greatest.
  nonisolated public func chartSymbolSizeScale<D: ScaleDomain>(
    domain: D, range: ClosedRange<CGFloat>, type: ScaleType? = nil
  ) -> some View { chartSettings { $0.symbolSizes = .between(range, of: domain.values) } }
  /// The areas of symbols in square points, by a function.
  nonisolated public func chartSymbolSizeScale<DataValue: Plottable>(
    mapping: @escaping (DataValue) -> CGFloat
  ) -> some View {
    let looks = ValueLooks(of: DataValue.self, mapping)
    return chartSettings { $0.symbolSizes = .areas(looks) }
  }
  /// The area of each value's symbol in square points.
  nonisolated public func chartSymbolSizeScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, CGFloat>
  ) -> some View {
    let looks = ValueLooks(mapping.map { ($0.key.plotted, $0.value) })
    return chartSettings { $0.symbolSizes = .areas(looks) }
  }
}

// The lines of values.
extension View {
  /// The kind of line of each value.
  nonisolated public func chartLineStyleScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, StrokeStyle>
  ) -> some View {
    let looks = ValueLooks(mapping.map { ($0.key.plotted, $0.value) })
    return chartSettings { $0.lineStyles = looks }
  }
  /// The kinds of lines that values get in turn.
  nonisolated public func chartLineStyleScale(range: [StrokeStyle]) -> some View {
    chartSettings { $0.lineStyles.range = range }
  }
  /// The kinds of lines of values, in order.
  nonisolated public func chartLineStyleScale<D: ScaleDomain>(domain: D, range: [StrokeStyle]) -> some View {
    let looks = ValueLooks(domain: domain.values, range: range)
    return chartSettings { $0.lineStyles = looks }
  }
  /// The values that have kinds of lines, in order.
  nonisolated public func chartLineStyleScale<D: ScaleDomain>(domain: D) -> some View {
    chartSettings { $0.lineStyles.domain = domain.values }
  }
  /// The kinds of lines of values, by a function.
  nonisolated public func chartLineStyleScale<DataValue: Plottable>(
    mapping: @escaping (DataValue) -> StrokeStyle
  ) -> some View {
    let looks = ValueLooks(of: DataValue.self, mapping)
    return chartSettings { $0.lineStyles = looks }
  }
  /// The kinds of lines of values, by a function.
  nonisolated public func chartLineStyleScale<DataValue: Plottable>(
    domain: [DataValue], mapping: @escaping (DataValue) -> StrokeStyle
  ) -> some View {
    let looks = ValueLooks(domain: domain.values, of: DataValue.self, mapping)
    return chartSettings { $0.lineStyles = looks }
  }
}
