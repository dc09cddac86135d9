import DSDisplayList
import DSGeometry
import DSNode
import DSResolve

extension Painter {
  /// Paints a shape that takes the rectangle `frame`.
  mutating func paint(
    _ shape: ResolvedShape, _ drawing: ResolvedDrawing, in frame: Rect, _ direction: LayoutDirection
  ) {
    let rect = pixels(frame)
    switch drawing {
    case .fill(let paint):
      guard !rect.isEmpty else { return }
      let outline = drawShape(shape, inPixels: rect, direction)
      draw(paint, in: rect) { [.fill(outline, $0)] }
    case .stroke(let paint, let stroke):
      let line = drawStroke(stroke, width: stroke.width * scale)
      guard line.width > 0 else { return }
      let outline = drawShape(shape, inPixels: rect, direction)
      draw(paint, in: rect, reaching: line.width) { [.stroke(outline, line, $0)] }
    case .strokeBorder(let paint, let stroke):
      let line = drawStroke(stroke, width: pixels(lineWidth: stroke.width))
      guard line.width > 0, !rect.isEmpty else { return }
      let inner = ResolvedShape.inset(shape, line.width / 2 / scale)
      let outline = drawShape(inner, inPixels: rect, direction)
      draw(paint, in: rect, reaching: line.width) { [.stroke(outline, line, $0)] }
    }
  }

  private func drawStroke(_ stroke: ResolvedStroke, width: Double) -> Stroke {
    let cap: Stroke.Cap =
      switch stroke.cap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
    let join: Stroke.Join =
      switch stroke.join {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
    return Stroke(
      width: width, cap: cap, join: join, miterLimit: stroke.miterLimit, dash: stroke.dash.map { $0 * scale },
      dashPhase: stroke.dashPhase * scale)
  }

  /// The outline of a shape in a rectangle given in points.
  func drawShape(_ shape: ResolvedShape, in frame: Rect, _ direction: LayoutDirection) -> DrawShape {
    drawShape(shape, inPixels: pixels(frame), direction)
  }

  /// The outline of a shape in a rectangle given in device pixels; `inset` is the sum of the insets around it.
  func drawShape(
    _ shape: ResolvedShape, inPixels rect: Rect, _ direction: LayoutDirection, inset: Double = 0
  ) -> DrawShape {
    let inner = rect.inset(by: inset)
    switch shape {
    case .rectangle: return .rect(inner)
    case .roundedRectangle(let radii, let style):
      let placed = (direction == .leftToRight ? radii : radii.mirrored).map { $0 * scale }
      let fitted = placed.fitted(to: rect.size).map { max(0, $0 - inset) }
      if fitted.uniform == 0 { return .rect(inner) }
      if style == .continuous, let corner = ContinuousCorner.path(inner, fitted) { return .path(corner, .nonZero) }
      return .roundedRect(inner, fitted)
    case .capsule:
      return .roundedRect(inner, CornerRadii(min(inner.width, inner.height) / 2))
    case .circle:
      let diameter = min(inner.width, inner.height)
      let corner = Point(x: inner.center.x - diameter / 2, y: inner.center.y - diameter / 2)
      return .ellipse(Rect(origin: corner, size: Size(width: diameter, height: diameter)))
    case .ellipse: return .ellipse(inner)
    case .path(let path, let viewBox, let rule):
      return .path(path.applying(placement(of: viewBox, in: inner)), rule)
    case .function(let function):
      let size = Size(width: inner.width / scale, height: inner.height / scale)
      var path = function.path(in: size, container: container(of: function, around: inner, direction))
      if function.mirrors, direction == .rightToLeft {
        path = path.applying(AffineTransform.scale(x: -1, y: 1).then(.translation(x: size.width, y: 0)))
      }
      return .path(path.applying(placement(of: nil, in: inner)), .nonZero)
    case .evenOdd(let inside):
      let shape = drawShape(inside, inPixels: rect, direction, inset: inset)
      guard case .path(let path, _) = shape else { return shape }
      return .path(path, .evenOdd)
    case .inset(let inside, let distance):
      return drawShape(inside, inPixels: rect, direction, inset: inset + distance * scale)
    case .trim(let inside, let from, let to):
      return trimmed(inside, from: from, to: to, inPixels: rect, direction, inset: inset)
    }
  }

  /// The rectangle of the container that a path depends on, in points from the corner of the path's own rectangle where
  /// a line of text begins.
  private func container(of function: PathFunction, around rect: Rect, _ direction: LayoutDirection) -> Rect? {
    guard let mark = function.container, let place = marks[mark] else { return nil }
    let outer = pixels(place)
    let x = direction == .leftToRight ? outer.minX - rect.minX : rect.maxX - outer.maxX
    return Rect(
      x: x / scale, y: (outer.minY - rect.minY) / scale, width: outer.width / scale, height: outer.height / scale)
  }

  /// The map of a path's coordinates: its view box onto the rectangle, or points from the rectangle's corner.
  private func placement(of viewBox: Rect?, in rect: Rect) -> AffineTransform {
    guard let box = viewBox, box.width > 0, box.height > 0 else {
      return AffineTransform.scale(x: scale, y: scale).then(.translation(x: rect.minX, y: rect.minY))
    }
    return AffineTransform.translation(x: -box.minX, y: -box.minY)
      .then(.scale(x: rect.width / box.width, y: rect.height / box.height))
      .then(.translation(x: rect.minX, y: rect.minY))
  }
}
