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

// Charts that scroll.
extension View {
  /// Lets charts scroll along axes.
  /// - Ignored: a chart shows what it shows at first.
  nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
  /// How much of the horizontal axis is seen at once: of moments, in seconds.
  nonisolated public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chartSettings { $0.x.scale.visibleLength = length.plotted.place }
  }
  /// How much of the vertical axis is seen at once: of moments, in seconds.
  nonisolated public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chartSettings { $0.y.scale.visibleLength = length.plotted.place }
  }
  /// Where charts are scrolled to along the horizontal axis.
  nonisolated public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
    chartScrollPosition(initialX: x.wrappedValue)
  }
  /// Where charts are scrolled to along the vertical axis.
  nonisolated public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
    chartScrollPosition(initialY: y.wrappedValue)
  }
  /// Where charts are scrolled to along the horizontal axis at first.
  nonisolated public func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
    chartSettings { $0.x.scale.visibleStart = initialX.plotted }
  }
  /// Where charts are scrolled to along the vertical axis at first.
  nonisolated public func chartScrollPosition<P: Plottable>(initialY: P) -> some View {
    chartSettings { $0.y.scale.visibleStart = initialY.plotted }
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
