import DSEffects
public import DSView
public import Foundation

/// What is known of a chart: nothing, because it is not drawn.
public struct ChartProxy {
  init() {}
  public var plotFrame: Anchor<CGRect>? { nil }
  public var plotSize: CGSize { .zero }
  public func position<P: Plottable>(forX value: P) -> CGFloat? { nil }
  public func position<P: Plottable>(forY value: P) -> CGFloat? { nil }
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? { nil }
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? { nil }
  public func value<X: Plottable, Y: Plottable>(at position: CGPoint, as type: (X, Y).Type = (X, Y).self) -> (X, Y)? {
    nil
  }
}

/// The domain of a scale.
public protocol ScaleDomain {}
extension Array: ScaleDomain where Element: Plottable {}
extension ClosedRange: ScaleDomain where Bound: Plottable {}
extension Range: ScaleDomain where Bound: Plottable {}

/// A domain that the data make.
public struct AutomaticScaleDomain: ScaleDomain, Sendable {
  init() {}
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain() }
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain()
  }
}

/// A kind of scale.
public struct ScaleType: Sendable {
  init() {}
  public static let linear = ScaleType()
  public static let log = ScaleType()
  public static let date = ScaleType()
  public static let category = ScaleType()
  public static let symmetricLog = ScaleType()
}

/// The range of a scale.
public struct PlotDimensionScaleRange: Sendable {
  init() {}
  public static let plotDimension = PlotDimensionScaleRange()
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange { .init() }
}

/// The position of words beside a chart.
public struct ChartWordsPosition: Sendable {
  init() {}
  public static let automatic = ChartWordsPosition()
  public static let top = ChartWordsPosition()
  public static let bottom = ChartWordsPosition()
  public static let leading = ChartWordsPosition()
  public static let trailing = ChartWordsPosition()
  public static let overlay = ChartWordsPosition()
}

// Charts are not drawn, so that their looks count for nothing.
extension View {
  nonisolated public func chartXAxis(_ visibility: Visibility) -> some View { self }
  nonisolated public func chartYAxis(_ visibility: Visibility) -> some View { self }
  nonisolated public func chartXAxis(@AxisContentBuilder content: () -> [any AxisContent]) -> some View { self }
  nonisolated public func chartYAxis(@AxisContentBuilder content: () -> [any AxisContent]) -> some View { self }
  nonisolated public func chartXAxisLabel(_ labelKey: LocalizedStringKey, position: ChartWordsPosition = .automatic)
    -> some View
  { self }
  nonisolated public func chartYAxisLabel(_ labelKey: LocalizedStringKey, position: ChartWordsPosition = .automatic)
    -> some View
  { self }
  nonisolated public func chartXScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View { self }
  nonisolated public func chartYScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View { self }
  nonisolated public func chartXScale<D: ScaleDomain>(
    domain: D, range: PlotDimensionScaleRange, type: ScaleType? = nil
  ) -> some View { self }
  nonisolated public func chartYScale<D: ScaleDomain>(
    domain: D, range: PlotDimensionScaleRange, type: ScaleType? = nil
  ) -> some View { self }
  nonisolated public func chartXScale(range: PlotDimensionScaleRange, type: ScaleType? = nil) -> some View { self }
  nonisolated public func chartYScale(range: PlotDimensionScaleRange, type: ScaleType? = nil) -> some View { self }
  nonisolated public func chartForegroundStyleScale<DataValue: Plottable & Hashable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View { self }
  nonisolated public func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View { self }
  nonisolated public func chartForegroundStyleScale<D: ScaleDomain, S: ShapeStyle>(domain: D, range: [S]) -> some View {
    self
  }
  nonisolated public func chartLegend(_ visibility: Visibility) -> some View { self }
  nonisolated public func chartLegend(
    position: ChartWordsPosition, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { self }
  nonisolated public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View { self }
  nonisolated public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View { self }
  nonisolated public func chartPlotStyle<V: View>(@ViewBuilder content: @escaping (EmptyView) -> V) -> some View {
    self
  }
  nonisolated public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  nonisolated public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  nonisolated public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View { self }
  nonisolated public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    self
  }
  nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }
  nonisolated public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View { self }
  nonisolated public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View { self }
}
