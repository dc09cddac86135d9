public import DSView
public import Foundation

// The axes.
extension View {
  /// Whether charts have a horizontal axis.
  nonisolated public func chartXAxis(_ visibility: Visibility) -> some View {
    chartSettings { if visibility != .automatic { $0.x.visibility = visibility } }
  }
  /// Whether charts have a vertical axis.
  nonisolated public func chartYAxis(_ visibility: Visibility) -> some View {
    chartSettings { if visibility != .automatic { $0.y.visibility = visibility } }
  }
  /// What is on the horizontal axis of charts.
  nonisolated public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    let content = content()
    return chartSettings { $0.x.content = content }
  }
  /// What is on the vertical axis of charts.
  nonisolated public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    let content = content()
    return chartSettings { $0.y.content = content }
  }
  /// The words beside the horizontal axis of charts.
  nonisolated public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) } }
  /// The words beside the horizontal axis of charts.
  @_disfavoredOverload
  nonisolated public func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) } }
  /// The words beside the horizontal axis of charts.
  nonisolated public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let label = axisLabel(position, alignment, spacing, content)
    return chartSettings { $0.x.label = label }
  }
  /// The words beside the vertical axis of charts.
  nonisolated public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) } }
  /// The words beside the vertical axis of charts.
  @_disfavoredOverload
  nonisolated public func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) } }
  /// The words beside the vertical axis of charts.
  nonisolated public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let label = axisLabel(position, alignment, spacing, content)
    return chartSettings { $0.y.label = label }
  }
  /// How the horizontal axis's marks look.
  /// - Ignored: what is behind an axis.
  nonisolated public func chartXAxisStyle<C: View>(@ViewBuilder content: @escaping (EmptyView) -> C) -> some View {
    self
  }
  /// How the vertical axis's marks look.
  /// - Ignored: what is behind an axis.
  nonisolated public func chartYAxisStyle<C: View>(@ViewBuilder content: @escaping (EmptyView) -> C) -> some View {
    self
  }
}

nonisolated private func axisLabel<C: View>(
  _ position: AnnotationPosition, _ alignment: Alignment?, _ spacing: CGFloat?, _ content: () -> C
) -> ChartSettings.Label {
  nonisolated(unsafe) let content = content()
  return ChartSettings.Label(position: position, alignment: alignment, spacing: spacing) { AnyView(content) }
}

// The scales.
extension View {
  /// What the horizontal axis of charts spans.
  nonisolated public func chartXScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
    chartSettings { $0.x.scale.set(domain, nil, type) }
  }
  /// What the vertical axis of charts spans.
  nonisolated public func chartYScale<D: ScaleDomain>(domain: D, type: ScaleType? = nil) -> some View {
    chartSettings { $0.y.scale.set(domain, nil, type) }
  }
  /// What the horizontal axis of charts spans, and where.
  nonisolated public func chartXScale<D: ScaleDomain>(
    domain: D, range: PlotDimensionScaleRange, type: ScaleType? = nil
  ) -> some View { chartSettings { $0.x.scale.set(domain, range, type) } }
  /// What the vertical axis of charts spans, and where.
  nonisolated public func chartYScale<D: ScaleDomain>(
    domain: D, range: PlotDimensionScaleRange, type: ScaleType? = nil
  ) -> some View { chartSettings { $0.y.scale.set(domain, range, type) } }
  /// Where the horizontal axis of charts has values.
  nonisolated public func chartXScale(range: PlotDimensionScaleRange, type: ScaleType? = nil) -> some View {
    chartSettings { $0.x.scale.set(nil, range, type) }
  }
  /// Where the vertical axis of charts has values.
  nonisolated public func chartYScale(range: PlotDimensionScaleRange, type: ScaleType? = nil) -> some View {
    chartSettings { $0.y.scale.set(nil, range, type) }
  }
  /// The kind of the horizontal scale of charts.
  nonisolated public func chartXScale(type: ScaleType?) -> some View {
    chartSettings { $0.x.scale.set(nil, nil, type) }
  }
  /// The kind of the vertical scale of charts.
  nonisolated public func chartYScale(type: ScaleType?) -> some View {
    chartSettings { $0.y.scale.set(nil, nil, type) }
  }
}

extension ScaleSettings {
  fileprivate mutating func set(_ domain: (any ScaleDomain)?, _ range: PlotDimensionScaleRange?, _ type: ScaleType?) {
    if let domain { self.domain = domain._domain }
    if let range { self.range = range }
    if let type { isLogarithmic = type == .log }
  }
}

// The legend and the plot.
extension View {
  /// Whether charts have a legend.
  nonisolated public func chartLegend(_ visibility: Visibility) -> some View {
    chartSettings { if visibility != .automatic { $0.legend.visibility = visibility } }
  }
  /// Where the legend of charts is.
  nonisolated public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View { chartSettings { $0.legend.set(position, alignment, spacing) } }
  /// The legend of charts.
  nonisolated public func chartLegend<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    nonisolated(unsafe) let content = content()
    return chartSettings {
      $0.legend.set(position, alignment, spacing)
      $0.legend.content = { AnyView(content) }
    }
  }
  /// How the plots of charts look.
  nonisolated public func chartPlotStyle<C: View>(@ViewBuilder content: @escaping (ChartPlotContent) -> C) -> some View
  {
    chartSettings { $0.plotStyle = { AnyView(content($0)) } }
  }
  /// Puts a view over charts.
  nonisolated public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View { chartSettings { $0.overlays.insert(.init(alignment: alignment) { AnyView(content($0)) }, at: 0) } }
  /// Puts a view behind charts.
  nonisolated public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View { chartSettings { $0.backgrounds.append(.init(alignment: alignment) { AnyView(content($0)) }) } }
}

extension ChartSettings.LegendSettings {
  fileprivate mutating func set(_ position: AnnotationPosition, _ alignment: Alignment?, _ spacing: CGFloat?) {
    (self.position, self.alignment, self.spacing) = (position, alignment, spacing)
  }
}
