import DSView
import Foundation

/// The lines and marks of a chart in a plot whose size is known.
struct PlotDrawing: View {
  let plan: ChartPlan
  let size: CGSize

  var body: some View {
    ZStack(alignment: .topLeading) {
      GridLines(plan: plan, size: size)
      if plan.isClipped {
        PlotMarks(plan: plan, marks: plan.marks, size: size).clipped()
      } else {
        PlotMarks(plan: plan, marks: plan.marks, size: size)
      }
    }
    .frame(width: size.width, height: size.height, alignment: .topLeading)
  }
}

/// Marks in a plot whose size is known.
struct PlotMarks: View {
  let plan: ChartPlan
  let marks: [ChartMark]
  let size: CGSize
  @Environment(\.displayScale) private var displayScale

  var body: some View {
    let views = views
    ZStack(alignment: .topLeading) { ForEach(views.indices, id: \.self) { views[$0] } }
      .frame(width: size.width, height: size.height, alignment: .topLeading)
  }

  /// The marks from the back to the front. Points of one line or area are one view, in the place of the first.
  private var views: [AnyView] {
    let geometry = MarkGeometry(plan, marks, size)
    var drawn: [(z: Double, view: AnyView)] = []
    var lines = Dictionary(grouping: marks.filter { [.line, .area].contains($0.kind) }, by: LineKey.init)
    let total = marks.compactMap { $0.kind == .sector ? $0.angle?.value.place : nil }.reduce(0) { $0 + max($1, 0) }
    var angle = 0.0
    for mark in marks {
      let view: AnyView?
      switch mark.kind {
      case .line, .area:
        guard let parts = lines.removeValue(forKey: LineKey(mark)) else { continue }
        view = mark.kind == .line ? line(parts, geometry) : area(parts, geometry)
      case .bar, .rectangle: view = bar(mark, geometry)
      case .point: view = geometry.point(mark).map { point in finished(symbol(mark, at: point), mark, around: point) }
      case .rule: view = rule(mark, geometry)
      case .sector:
        let share = total > 0 && total.isFinite ? max(mark.angle?.value.place ?? 0, 0) / total * 2 * .pi : 0
        view = sector(mark, angle...(angle + share))
        angle += share
      }
      if let view { drawn.append((mark.zIndex ?? 0, view)) }
    }
    // A stable order: marks of one height stay as they are written.
    return drawn.enumerated().sorted { ($0.element.z, $0.offset) < ($1.element.z, $1.offset) }.map(\.element.view)
  }

  private func bar(_ mark: ChartMark, _ geometry: MarkGeometry) -> AnyView? {
    guard let exact = geometry.rect(mark) else { return nil }
    let rect = mark.isStacked ? snapped(exact, isLevel: mark.isLevel) : exact
    let scale = mark.isLevel ? plan.x : plan.y
    return finished(filled(barPath(rect, mark, isReversed: scale.isReversed), mark, rect), mark, in: rect)
  }

  /// A bar whose ends are at whole pixels, so that no line shows between two that are put on each other.
  private func snapped(_ rect: CGRect, isLevel: Bool) -> CGRect {
    func whole(_ place: CGFloat) -> CGFloat { (place * displayScale).rounded() / displayScale }
    guard displayScale > 0 else { return rect }
    if isLevel {
      return CGRect(x: whole(rect.minX), y: rect.minY, width: whole(rect.maxX) - whole(rect.minX), height: rect.height)
    }
    return CGRect(x: rect.minX, y: whole(rect.minY), width: rect.width, height: whole(rect.maxY) - whole(rect.minY))
  }

  private func rule(_ mark: ChartMark, _ geometry: MarkGeometry) -> AnyView? {
    guard let (from, to) = geometry.ends(mark) else { return nil }
    let path = Path {
      $0.move(to: from)
      $0.addLine(to: to)
    }
    let style = plan.styles.lineStyle(mark) ?? StrokeStyle(lineWidth: 1)
    return finished(stroked(path, mark, style), mark, in: path.boundingRect)
  }

  private func line(_ parts: [ChartMark], _ geometry: MarkGeometry) -> AnyView? {
    guard let first = parts.first else { return nil }
    let placed = parts.compactMap { mark in geometry.point(mark).map { (mark, $0) } }
    let points = placed.map(\.1)
    let path = Path { path in
      guard let start = points.first else { return }
      path.move(to: start)
      (first.interpolation ?? .linear).addLine(through: points, to: &path)
    }
    let style = plan.styles.lineStyle(first) ?? StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
    let line = finished(stroked(path, first, style), first.withoutAnnotations, in: path.boundingRect)
    let symbols = placed.compactMap { mark, point -> AnyView? in
      let isPlain = plan.styles.symbol(mark) == nil
      guard !isPlain || !mark.annotations.isEmpty else { return nil }
      return finished(isPlain ? AnyView(EmptyView()) : symbol(mark, at: point), mark, around: point)
    }
    return AnyView(
      ZStack(alignment: .topLeading) {
        line
        ForEach(symbols.indices, id: \.self) { symbols[$0] }
      })
  }

  private func area(_ parts: [ChartMark], _ geometry: MarkGeometry) -> AnyView? {
    guard let first = parts.first else { return nil }
    let edges = parts.compactMap(geometry.edges)
    let (upper, lower) = (edges.map(\.upper), Array(edges.map(\.lower).reversed()))
    let method = first.interpolation ?? .linear
    let path = Path { path in
      guard let start = upper.first, let turn = lower.first else { return }
      path.move(to: start)
      method.addLine(through: upper, to: &path)
      path.addLine(to: turn)
      method.backward.addLine(through: lower, to: &path)
      path.closeSubpath()
    }
    let area = finished(filled(path, first, path.boundingRect), first.withoutAnnotations, in: path.boundingRect)
    let beside = parts.compactMap { mark -> AnyView? in
      guard !mark.annotations.isEmpty, let edge = geometry.edges(mark)?.upper else { return nil }
      return finished(AnyView(EmptyView()), mark, in: CGRect(origin: edge, size: .zero))
    }
    return AnyView(
      ZStack(alignment: .topLeading) {
        area
        ForEach(beside.indices, id: \.self) { beside[$0] }
      })
  }

  private func sector(_ mark: ChartMark, _ angles: ClosedRange<Double>) -> AnyView? {
    let radius = min(size.width, size.height) / 2
    let outer = mark.outerRadius.length(in: radius, automatic: radius, fromOutside: true)
    let sector = Sector(
      centre: CGPoint(x: size.width / 2, y: size.height / 2), angles: angles,
      inner: mark.innerRadius.length(in: outer, automatic: 0, fromOutside: true), outer: outer,
      inset: mark.angularInset, cornerRadius: mark.cornerRadius ?? 0)
    let path = sector.path
    guard !path.isEmpty else { return nil }
    let middle = (angles.lowerBound + angles.upperBound) / 2
    let reach = (sector.inner + sector.outer) / 2
    let point = CGPoint(
      x: sector.centre.x + reach * CGFloat(sin(middle)), y: sector.centre.y - reach * CGFloat(cos(middle)))
    let box = path.boundingRect
    return finished(
      filled(path, mark, box), mark, in: CGRect(origin: point, size: .zero),
      drawnIn: mark.isStyledByPlot ? nil : box)
  }
}

/// What tells lines and areas apart.
private struct LineKey: Hashable {
  let kind: ChartMark.Kind
  let series: [_PlottedValue?]
  init(_ mark: ChartMark) { (kind, series) = (mark.kind, mark.seriesKey) }
}

extension ChartMark {
  fileprivate var withoutAnnotations: ChartMark {
    var mark = self
    mark.annotations = []
    return mark
  }
}

extension InterpolationMethod {
  /// The method with which the same line is drawn from its end.
  fileprivate var backward: InterpolationMethod {
    switch kind {
    case .stepStart: .stepEnd
    case .stepEnd: .stepStart
    default: self
    }
  }
}

extension MarkDimension {
  /// A radius: an inset is taken from the outside alone.
  fileprivate func length(in radius: CGFloat, automatic: CGFloat, fromOutside: Bool) -> CGFloat {
    if case .inset = kind { return max(radius - value, 0) }
    return length(in: radius, automatic: automatic)
  }
}
