import DSDisplayList
import DSGeometry
import DSText

extension [DrawCommand] {
  /// A rectangle around everything that the commands draw; nil if that is nothing. Filters work on it.
  var bounds: Rect? {
    reduce(nil) { all, command in
      guard let bounds = command.bounds else { return all }
      return all?.union(bounds) ?? bounds
    }
  }
}

extension DrawCommand {
  fileprivate var bounds: Rect? {
    switch kind {
    case .fill(let shape, _): return shape.bounds
    case .stroke(let shape, let stroke, _):
      let corner = stroke.join == .miter ? Swift.max(stroke.miterLimit, 1.5) : 1.5
      return shape.bounds.inset(by: -stroke.width / 2 * corner)
    case .shadow(let shape, let shadow):
      if shadow.inset { return shape.bounds }
      return shape.bounds.offset(by: shadow.offset)
        .inset(by: -Swift.max(0, shadow.spread) - 3 * shadow.sigma - 2)
    case .backdrop(let shape, _): return shape.bounds
    case .glyphs(let run):
      let scale = run.size / run.face.unitsPerEm
      var all: Rect?
      for glyph in run.glyphs {
        guard let outline = run.face.outline(of: glyph.id).controlBounds else { continue }
        let place = AffineTransform(a: scale, d: scale, tx: glyph.x, ty: glyph.y)
        all = all?.union(place.bounds(of: outline)) ?? place.bounds(of: outline)
      }
      return all
    case .image(let image): return image.rect
    case .group(let group): return group.bounds(of: group.commands).map { group.transform.bounds(of: $0) }
    }
  }
}

extension DrawGroup {
  /// A rectangle around what the group shows of some commands, shadows included, below its transform.
  func bounds(of commands: [DrawCommand]) -> Rect? {
    if let projection { return commands.bounds.flatMap(projection.bounds(of:)) }
    guard var bounds = filter?.area ?? commands.bounds else { return nil }
    if blur > 0 { bounds = bounds.inset(by: -3 * blur - 2) }
    if let clip { bounds = bounds.intersection(clip.bounds) }
    return shadows.reduce(bounds) { $0.union(bounds.offset(by: $1.offset).inset(by: -3 * $1.sigma - 2)) }
  }
}
