import DSView
import Foundation

// The views of marks: each is as large as the plot, with what is drawn at its place.
extension PlotMarks {
  /// A filled path. Gradients span a rectangle.
  func filled(_ path: Path, _ mark: ChartMark, _ rect: CGRect) -> AnyView {
    let box = mark.isStyledByPlot ? CGRect(origin: .zero, size: size) : rect
    return AnyView(
      path.offsetBy(dx: -box.minX, dy: -box.minY).fill(plan.styles.style(mark))
        .frame(width: box.width, height: box.height))
  }

  /// A line along a path.
  func stroked(_ path: Path, _ mark: ChartMark, _ style: StrokeStyle) -> AnyView {
    let box = mark.isStyledByPlot ? CGRect(origin: .zero, size: size) : path.boundingRect
    return AnyView(
      path.offsetBy(dx: -box.minX, dy: -box.minY).stroke(plan.styles.style(mark), style: style)
        .frame(width: box.width, height: box.height))
  }

  /// What a point is drawn as.
  func symbol(_ mark: ChartMark, at point: CGPoint) -> AnyView {
    symbolView(
      plan.styles.symbol(mark) ?? .shape(.circle), plan.styles.symbolSize(mark), plan.styles.style(mark))
  }

  /// A view around a point of the plot, with the modifiers of its mark.
  func finished(_ view: AnyView, _ mark: ChartMark, around point: CGPoint) -> AnyView {
    let symbol = plan.styles.symbolSize(mark)
    let rect = CGRect(
      x: point.x - symbol.width / 2, y: point.y - symbol.height / 2, width: symbol.width, height: symbol.height)
    return finished(view, mark, in: rect, drawnIn: rect)
  }

  /// A view in a rectangle of the plot, with the modifiers of its mark.
  func finished(_ view: AnyView, _ mark: ChartMark, in rect: CGRect) -> AnyView {
    finished(view, mark, in: rect, drawnIn: mark.isStyledByPlot ? nil : rect)
  }

  /// A view in a rectangle of the plot, with the modifiers of its mark.
  /// - Parameters:
  ///   - rect: the rectangle that annotations are beside.
  ///   - place: the rectangle that the view fills; nil for the whole plot.
  func finished(_ view: AnyView, _ mark: ChartMark, in rect: CGRect, drawnIn place: CGRect?) -> AnyView {
    var view = mark.changes.reduce(view) { $1($0) }
    if let place {
      view = AnyView(
        view.frame(width: place.width, height: place.height).offset(x: place.minX, y: place.minY))
    }
    view = AnyView(view.frame(width: size.width, height: size.height, alignment: .topLeading))
    if let mask = mark.mask {
      view = AnyView(view.mask { PlotMarks(plan: plan, marks: stacked(mask), size: size) })
    }
    if mark.opacity != 1 { view = AnyView(view.opacity(mark.opacity)) }
    for annotation in mark.annotations {
      view = AnyView(view.overlay(alignment: .topLeading) { annotation.view(around: rect) })
    }
    if mark.offset != .zero { view = AnyView(view.offset(mark.offset)) }
    return view
  }
}

/// What a point is drawn as, in a size.
@MainActor
func symbolView(_ symbol: MarkSymbol, _ size: CGSize, _ style: AnyShapeStyle) -> AnyView {
  switch symbol {
  case .shape(let shape): AnyView(shape.fill(style).frame(width: size.width, height: size.height))
  case .path(let shape): AnyView(shape.fill(style).frame(width: size.width, height: size.height))
  case .outline(let shape, let stroke):
    // Inside of the edge, as Apple's symbols have it.
    AnyView(
      shape.stroke(style, style: stroke).padding(stroke.lineWidth / 2).frame(width: size.width, height: size.height))
  case .view(let content): AnyView(content().fixedSize())
  }
}

extension MarkAnnotation {
  /// The view at its place beside a rectangle of the plot.
  @MainActor
  func view(around rect: CGRect) -> some View {
    Color.clear.frame(width: max(rect.width, 0), height: max(rect.height, 0))
      .overlay(alignment: outer) {
        content(AnnotationContext(targetSize: rect.size)).fixedSize()
          .alignmentGuide(outer.horizontal) { horizontal($0) }
          .alignmentGuide(outer.vertical) { vertical($0) }
      }
      .offset(x: rect.minX, y: rect.minY)
  }

  private var kind: AnnotationPosition.Kind { position.kind == .automatic ? .top : position.kind }

  /// The point of the rectangle that the view is at.
  private var outer: Alignment {
    switch kind {
    case .automatic, .top: Alignment(horizontal: alignment.horizontal, vertical: .top)
    case .bottom: Alignment(horizontal: alignment.horizontal, vertical: .bottom)
    case .leading: Alignment(horizontal: .leading, vertical: alignment.vertical)
    case .trailing: Alignment(horizontal: .trailing, vertical: alignment.vertical)
    case .overlay: alignment
    case .topLeading: .topLeading
    case .topTrailing: .topTrailing
    case .bottomLeading: .bottomLeading
    case .bottomTrailing: .bottomTrailing
    }
  }

  private func horizontal(_ view: ViewDimensions) -> CGFloat {
    switch kind {
    case .leading, .topLeading, .bottomLeading: view.width + spacing
    case .trailing, .topTrailing, .bottomTrailing: -spacing
    default: view[outer.horizontal]
    }
  }

  private func vertical(_ view: ViewDimensions) -> CGFloat {
    switch kind {
    case .automatic, .top, .topLeading, .topTrailing: view.height + spacing
    case .bottom, .bottomLeading, .bottomTrailing: -spacing
    default: view[outer.vertical]
    }
  }
}
