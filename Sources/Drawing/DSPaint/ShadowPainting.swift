import DSDisplayList
import DSGeometry
import DSLayout
import DSNode
import DSResolve

extension Painter {
  /// Paints a view with its shadows.
  ///
  /// Where the view has an outline (a background, a filled shape, a clip), the outline casts the shadow, grown by the
  /// spread and left free inside, as design tools and CSS do it: no blur of the whole content is needed. Any other view
  /// casts the shadow of everything it draws; spread and inset have no meaning there, and resolving refuses them.
  mutating func paint(_ shadows: [ResolvedShadow], of node: PlacedNode, at origin: Point) {
    guard let child = node.children.first else { return }
    let childOrigin = origin + child.frame.origin
    guard let outline = outline(of: child, at: childOrigin) else {
      let content = collecting { $0.paint(child, at: childOrigin) }
      guard !content.isEmpty else { return }
      let casts = shadows.filter { $0.color.alpha > 0 }.map { shadow in
        DrawGroup.DropShadow(
          color: shadow.color, sigma: shadow.sigma * scale, offset: Point(x: shadow.x, y: shadow.y) * scale)
      }
      add(.group(DrawGroup(shadows: casts, commands: content)))
      return
    }
    for shadow in shadows.reversed() where !shadow.inset && shadow.color.alpha > 0 {
      add(.shadow(outline, shapeShadow(shadow)))
    }
    paint(child, at: childOrigin)
    for shadow in shadows.reversed() where shadow.inset && shadow.color.alpha > 0 {
      add(.shadow(outline, shapeShadow(shadow)))
    }
  }

  private func shapeShadow(_ shadow: ResolvedShadow) -> ShapeShadow {
    ShapeShadow(
      color: shadow.color, sigma: shadow.sigma * scale, offset: Point(x: shadow.x, y: shadow.y) * scale,
      spread: shadow.spread * scale, inset: shadow.inset, knockout: !shadow.inset)
  }

  /// The outline of what a view draws furthest back, if that covers the whole view; nil if there is none.
  private func outline(of node: PlacedNode, at origin: Point) -> DrawShape? {
    let frame = Rect(origin: origin, size: node.frame.size)
    /// Corners that bend slowly cast the shadow of round ones: after the blur the two cannot be distinguished.
    func shape(_ shape: ResolvedShape) -> DrawShape { drawShape(shape.circular, in: frame, node.direction) }
    /// The outline of the first child.
    func inner() -> DrawShape? { node.children.first.flatMap { outline(of: $0, at: origin + $0.frame.origin) } }
    func innerIfOfSameSize() -> DrawShape? {
      guard let child = node.children.first, child.frame.size == node.frame.size, child.frame.origin == .zero else {
        return nil
      }
      return inner()
    }
    switch node.content {
    case .paint: return shape(.rectangle)
    case .shape(let filled, .fill): return shape(filled)
    case .shape(_, .stroke), .shape(_, .strokeBorder), .text, .image, .mask: return nil
    case .container, .mark: return innerIfOfSameSize()
    case .effect(let effect):
      switch effect.outline {
      case .shape(let own): return shape(own)
      case .cut(let clip): return inner() == nil ? nil : shape(clip)
      case .ofView: return innerIfOfSameSize()
      case .none: return nil
      }
    }
  }
}

extension ResolvedShape {
  /// The shape with quarter circles as corners.
  fileprivate var circular: ResolvedShape {
    switch self {
    case .roundedRectangle(let radii, .continuous): .roundedRectangle(radii, .circular)
    case .evenOdd(let inner): .evenOdd(inner.circular)
    case .inset(let inner, let distance): .inset(inner.circular, distance)
    case .rectangle, .roundedRectangle, .capsule, .circle, .ellipse, .path, .function, .trim: self
    }
  }
}
