public import DSView

// The colours of values.
extension View {
  /// The filling of each value.
  nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let styles = mapping.map { (value: $0.key.plotted, style: AnyShapeStyle($0.value)) }
    return chartSettings { $0.styles = StyleSettings(kind: .mapping(styles)) }
  }
  /// The fillings that values get in turn.
  nonisolated public func chartForegroundStyleScale<S: ShapeStyle>(range: [S], type: ScaleType? = nil) -> some View {
    let styles = range.map { AnyShapeStyle($0) }
    return chartSettings { $0.styles.kind = .range(styles) }
  }
  /// The gradient along which values have their colours.
  nonisolated public func chartForegroundStyleScale(range: Gradient, type: ScaleType? = nil) -> some View {
    chartSettings { $0.styles.kind = .gradient(range) }
  }
  /// The fillings of values.
  nonisolated public func chartForegroundStyleScale<D: ScaleDomain, S: ShapeStyle>(
    domain: D, range: [S], type: ScaleType? = nil
  ) -> some View {
    let styles = range.map { AnyShapeStyle($0) }
    return chartSettings { $0.styles = StyleSettings(kind: .range(styles), domain: domain._domain) }
  }
  /// The gradient along which values have their colours.
  nonisolated public func chartForegroundStyleScale<D: ScaleDomain>(
    domain: D, range: Gradient, type: ScaleType? = nil
  ) -> some View { chartSettings { $0.styles = StyleSettings(kind: .gradient(range), domain: domain._domain) } }
  /// The values that have colours, in order.
  nonisolated public func chartForegroundStyleScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
    chartSettings { $0.styles.domain = domain._domain }
  }
  /// The filling of each value.
  nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    domain: [DataValue], mapping: @escaping (DataValue) -> S
  ) -> some View {
    let styles = domain.map { (value: $0.plotted, style: AnyShapeStyle(mapping($0))) }
    return chartSettings { $0.styles = StyleSettings(kind: .mapping(styles)) }
  }
  /// The filling of each value, by a function.
  nonisolated public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    chartSettings { $0.styles.kind = .function { DataValue(plotted: $0).map { AnyShapeStyle(mapping($0)) } } }
  }
}
