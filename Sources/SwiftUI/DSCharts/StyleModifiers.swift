public import DSEffects
public import DSView
import Foundation

// The colours and symbols of values.
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
  /// The symbol of each value.
  nonisolated public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    let symbols = mapping.map { (value: $0.key.plotted, symbol: $0.value._markSymbol.symbol) }
    return chartSettings { $0.symbols = symbols }
  }
}

// What only shows when a chart is touched or scrolled.
extension View {
  /// Where a chart is touched along its horizontal axis.
  /// - Ignored: pictures are not touched.
  nonisolated public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  /// Where a chart is touched along its vertical axis.
  /// - Ignored: pictures are not touched.
  nonisolated public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  /// Where a pie is touched.
  /// - Ignored: pictures are not touched.
  nonisolated public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  /// What is chosen along the horizontal axis.
  /// - Ignored: pictures are not touched.
  nonisolated public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    self
  }
  /// What is chosen along the vertical axis.
  /// - Ignored: pictures are not touched.
  nonisolated public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    self
  }
  /// Where scrolling ends.
  /// - Ignored: pictures are not touched.
  nonisolated public func chartScrollTargetBehavior<B>(_ behavior: B) -> some View { self }
  /// What touches do.
  /// - Ignored: pictures are not touched.
  nonisolated public func chartGesture<G: Gesture>(_ gesture: @escaping (ChartProxy) -> G) -> some View { self }
}
