public import DSView
import Foundation

/// A chart of marks: its plot with axes, the words beside them, and the legend.
struct ChartBody: View {
  let marks: [ChartMark]
  @Environment(\.chartSettings) private var settings
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale

  var body: some View {
    let plan = ChartPlan(marks, settings, calendar, locale)
    let layers = layers(plan)
    return ChartWithLegend(settings: settings, styles: plan.styles) { layers }
  }

  /// The chart without its legend, between what is behind it and what is over it.
  private func layers(_ plan: ChartPlan) -> some View {
    let (settings, x, y) = (settings, plan.x, plan.y)
    return ChartWithLabels(settings: settings) { AxesAndPlot(plan: plan, plotStyle: settings.plotStyle) }
      // A plot that shows nothing has no place: the whole chart stands for it.
      .transformAnchorPreference(key: PlotFrameKey.self, value: .bounds) { $0 = $0 ?? $1 }
      .backgroundPreferenceValue(PlotFrameKey.self) { frame in
        ChartLayers(layers: settings.backgrounds, frame: frame, x: x, y: y)
      }
      .overlayPreferenceValue(PlotFrameKey.self) { frame in
        ChartLayers(layers: settings.overlays, frame: frame, x: x, y: y)
      }
      // It is the chart's alone: charts inside of its views have their own.
      .transformPreference(PlotFrameKey.self) { $0 = nil }
  }
}

/// The plot's place in a chart.
struct PlotFrameKey: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}

/// Views over a chart or behind it, which know where values are.
struct ChartLayers: View {
  let layers: [ChartSettings.Layer]
  let frame: Anchor<CGRect>?
  let x: ChartScale
  let y: ChartScale

  var body: some View {
    if !layers.isEmpty {
      GeometryReader { geometry in
        let plot = frame.map { geometry[$0] } ?? CGRect(origin: .zero, size: geometry.size)
        let proxy = ChartProxy(plotFrame: frame, plotSize: plot.size, x: x, y: y)
        ForEach(layers.indices, id: \.self) { index in
          layers[index].content(proxy)
            .frame(width: geometry.size.width, height: geometry.size.height, alignment: layers[index].alignment)
        }
      }
    }
  }
}

/// A chart's plot with the lines and words of its axes.
struct AxesAndPlot: View {
  let plan: ChartPlan
  let plotStyle: (@MainActor (ChartPlotContent) -> AnyView)?

  var body: some View {
    let parts = plan.axes.flatMap { axis in axis.items.compactMap { part($0, axis) } }
    ChartFrame {
      plot
      ForEach(parts.indices, id: \.self) { parts[$0] }
    }
  }

  private var plot: some View {
    let content = ChartPlotContent(plan: plan)
    return (plotStyle.map { $0(content) } ?? AnyView(content))
      .anchorPreference(key: PlotFrameKey.self, value: .bounds) { $0 }
  }

  private func part(_ item: AxisPlan.Item, _ axis: AxisPlan) -> AnyView? {
    let scale = axis.isVertical ? plan.y : plan.x
    var part = ChartPart()
    part.place = { axis.place(item, scale, $0) }
    (part.anchor, part.isInset, part.mayCollide, part.offset) = (
      item.part.anchor, axis.isInset, item.part.mayCollide, item.part.offset
    )
    part.isCentered = item.part.isCentered == true
    if case .categories = scale.domain { part.isCentered = true }
    switch item.part.kind {
    case .gridLine: return nil
    case .tick:
      (part.kind, part.length) = (.tick(axis.edge), item.part.length)
      let style = item.part.style ?? axisLineStyle
      let line = AxisLine(isUpright: !axis.edge.isUpright).stroke(style, style: item.stroke)
      let sized =
        axis.edge.isUpright
        ? AnyView(line.frame(height: item.stroke.lineWidth)) : AnyView(line.frame(width: item.stroke.lineWidth))
      return AnyView(sized.offset(item.part.offset).layoutValue(key: ChartPart.self, value: part))
    case .label:
      guard let words = item.words else { return nil }
      part.kind = .label(axis.edge)
      let styled = words.font(item.part.font ?? .caption2).multilineTextAlignment(part.isCentered ? .center : .leading)
        .foregroundStyle(item.part.style ?? AnyShapeStyle(Color.secondary)).offset(item.part.offset)
      part.room = { scale.band(in: $0) }
      // Words that are offered no height are hidden.
      return AnyView(
        ViewThatFits(in: .vertical) {
          styled
          Color.clear.frame(width: 0, height: 0)
        }
        .layoutValue(key: ChartPart.self, value: part))
    }
  }
}

/// A straight line through the middle of a rectangle.
struct AxisLine: Shape {
  let isUpright: Bool
  nonisolated func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: isUpright ? CGPoint(x: rect.midX, y: rect.minY) : CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: isUpright ? CGPoint(x: rect.midX, y: rect.maxY) : CGPoint(x: rect.maxX, y: rect.midY))
    }
  }
}

/// The plot of a chart.
public struct ChartPlotContent: View {
  let plan: ChartPlan

  public var body: some View { GeometryReader { PlotDrawing(plan: plan, size: $0.size) } }
}
