import DSDiagnostics
import DSDisplayList
import DSGeometry
import DSText

/// Leaves out of a list what lies farther outside the canvas than Cairo may see, and cuts boxes that reach so far. No pixel
/// changes. Whatever else reaches so far stays, for `Coordinates` to refuse.
struct FarAway {
  /// The pixels of the canvas that show.
  private var visible: Rect
  private var transform = AffineTransform.identity

  /// What a canvas of a size leaves out.
  init(width: Int, height: Int) { visible = PixelRect(width: width, height: height).rect }

  /// The commands, each at its place: one that shows nothing is an empty group.
  func cut(_ commands: [DrawCommand]) -> [DrawCommand] {
    commands.map { DrawCommand(near($0.kind) ?? .group(DrawGroup(commands: [])), from: $0.origin) }
  }

  private func near(_ kind: DrawCommand.Kind) -> DrawCommand.Kind? {
    switch kind {
    case .fill(let shape, let brush): return near(shape).map { .fill($0, brush) }
    case .stroke(let shape, let line, let brush):
      return near(shape, reach: line.reach(under: transform)).map { .stroke($0, line, brush) }
    case .shadow(let shape, let shadow):
      let (x, y) = transform.blurReach(sigma: shadow.sigma)
      let offset = transform.applyToVector(shadow.offset)
      let grown = transform.applyToVector(Point(x: shadow.spread, y: shadow.spread))
      let reach = Double(max(x, y)) + max(offset.x.magnitude, offset.y.magnitude)
      return near(shape, reach: reach + max(grown.x.magnitude, grown.y.magnitude)).map { .shadow($0, shadow) }
    case .backdrop(let shape, let sigma): return near(shape).map { .backdrop($0, sigma: sigma) }
    case .glyphs(var run):
      // Glyphs are small: their checked size is far below the limit.
      run.glyphs.removeAll {
        let place = transform.apply(Point(x: $0.x, y: $0.y))
        return place.isFinite && max(place.x.magnitude, place.y.magnitude) > Limits.deviceCoordinate
      }
      return .glyphs(run)
    case .image(let image):
      return isOutside(transform.bounds(of: image.rect)) ? nil : kind
    case .group(let group): return near(group)
    }
  }

  private func near(_ group: DrawGroup) -> DrawCommand.Kind? {
    if group.filter != nil || group.projection != nil { return .group(group) }
    var (inner, group) = (self, group)
    inner.transform = group.transform.then(transform)
    // What a blur or a shadow brings onto the canvas may itself lie outside.
    var reach = inner.transform.blurReach(sigma: group.blur)
    for shadow in group.shadows {
      let (blur, offset) = (
        inner.transform.blurReach(sigma: shadow.sigma), inner.transform.applyToVector(shadow.offset)
      )
      guard offset.isFinite else { return .group(group) }
      inner.visible = inner.visible.union(visible.offset(by: .zero - offset))
      reach = (max(reach.x, blur.x), max(reach.y, blur.y))
    }
    inner.visible = inner.visible.inset(by: -Double(max(reach.x, reach.y)))
    if let clip = group.clip {
      guard let near = inner.near(clip) else { return nil }
      group.clip = near
    }
    group.mask = group.mask.map(inner.cut)
    group.commands = inner.cut(group.commands)
    return .group(group)
  }

  /// The shape, or the part of a box that may show; nil for one that is far outside.
  private func near(_ shape: DrawShape, reach: Double = 0) -> DrawShape? {
    let bounds = transform.bounds(of: shape.bounds).inset(by: -reach)
    guard bounds.isFinite, RasterError.Fault(reaching: bounds) != nil else { return shape }
    if isOutside(bounds) { return nil }
    guard transform.keepsAxes, let inverse = transform.inverse else { return shape }
    let area = inverse.bounds(of: visible.inset(by: -reach - 64))
    switch shape {
    case .rect(let rect): return .rect(rect.intersection(area))
    case .roundedRect(let rect, let radii): return rect.cut(to: area, radii).map { .roundedRect($0, $1) } ?? shape
    case .ellipse, .path: return shape
    }
  }

  private func isOutside(_ bounds: Rect) -> Bool {
    RasterError.Fault(reaching: bounds) != nil && bounds.isFinite
      && (bounds.maxX < visible.minX || bounds.minX > visible.maxX || bounds.maxY < visible.minY
        || bounds.minY > visible.maxY)
  }
}

extension Rect {
  /// The part of a box with round corners in an area; nil where a corner that is cut away would show, or one that is kept
  /// does not fit.
  fileprivate func cut(to area: Rect, _ radii: CornerRadii) -> (Rect, CornerRadii)? {
    let part = intersection(area)
    var kept = radii
    func keep(_ corner: WritableKeyPath<CornerRadii, Double>, _ x: Double, _ y: Double) -> Bool {
      let radius = radii[keyPath: corner]
      let isKept = area.minX <= x && x <= area.maxX && area.minY <= y && y <= area.maxY
      if isKept { return radius <= part.width && radius <= part.height }
      kept[keyPath: corner] = 0
      let left = x == minX ? x : x - radius
      let top = y == minY ? y : y - radius
      return Rect(x: left, y: top, width: radius, height: radius).intersection(area).isEmpty
    }
    guard keep(\.topLeading, minX, minY), keep(\.topTrailing, maxX, minY), keep(\.bottomTrailing, maxX, maxY),
      keep(\.bottomLeading, minX, maxY)
    else { return nil }
    return (part, kept)
  }
}
