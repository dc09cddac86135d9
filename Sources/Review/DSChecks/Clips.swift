import DSDiagnostics
import DSGeometry
import DSImage
import DSLayout
import DSResolve
import DSShotDrawing
import DSShots

/// A clip with what it cuts for good: what scrolls can be moved into the window along the axes that scroll.
struct PlacedClip {
  /// The number of the clip's node.
  let number: Int
  /// What it shows, endless along the axes that scroll.
  let frame: Rect
  /// The axes that scroll.
  let scrolls: (x: Bool, y: Bool)

  /// The clip of a node; nil if it clips nothing at a known place.
  init?(_ item: NumberedTree.Item) {
    guard case .effect(.clip) = item.node.content, !item.isHidden, !item.isMoved else { return nil }
    number = item.number
    guard item.kind == "ScrollView", let content = item.node.children.first?.frame else {
      (frame, scrolls) = (item.frame, (false, false))
      return
    }
    scrolls = (
      content.minX < -0.5 || content.maxX > item.frame.width + 0.5,
      content.minY < -0.5 || content.maxY > item.frame.height + 0.5
    )
    frame = Rect(
      minX: scrolls.x ? Rect.everything.minX : item.frame.minX,
      minY: scrolls.y ? Rect.everything.minY : item.frame.minY,
      maxX: scrolls.x ? Rect.everything.maxX : item.frame.maxX, maxY: scrolls.y ? Rect.everything.maxY : item.frame.maxY
    )
  }
}

extension NumberedTree {
  /// What a clip shows of a node inside: it cuts nothing for good along the axes in which a scroll view between the two
  /// moves.
  func frame(of clip: PlacedClip, around number: Int) -> Rect {
    var frame = clip.frame
    var outer = items[number].parent
    while outer > clip.number {
      if let between = PlacedClip(items[outer]) {
        if between.scrolls.x { (frame.origin.x, frame.size.width) = (Rect.everything.minX, Rect.everything.width) }
        if between.scrolls.y { (frame.origin.y, frame.size.height) = (Rect.everything.minY, Rect.everything.height) }
      }
      outer = items[outer].parent
    }
    return frame
  }
}

/// Shadows of views inside a clip of which the clip cuts off a part, so that they end in a straight line.
func clippedShadows(
  in tree: NumberedTree, _ drawing: ShotRenderer.Drawing, of shot: Shot, _ renderer: ShotRenderer
) throws(ShotFailure) -> [Diagnostic] {
  var found: [Diagnostic] = []
  for item in tree.items {
    guard case .effect(.shadow(let shadows)) = item.node.content, !item.isHidden, !item.isMoved else { continue }
    for clip in clips(around: item, in: tree) {
      let shown = tree.frame(of: clip, around: item.number)
      let sides = Side.allCases.filter { side in
        shown.distance(of: item.frame, from: side) >= -0.5
          && shadows.contains { !$0.inset && $0.reach(of: item.frame, to: side) > shown.edge(side, outwards: 1) }
          && !tree.isAtRim(shown, side, padding: drawing.padding)
          && !(item.fills(shown, across: side) && !item.hasRoundCorners)
      }
      let cut = try cutSides(sides, of: item, by: clip, tree, drawing, of: shot, renderer)
      guard !cut.isEmpty else { continue }
      let clipping = tree.items[clip.number]
      let name = clipping.kind == "ScrollView" ? "the scroll view" : "the clip"
      found.append(
        Diagnostic(
          AcceptedFinding.clippedShadow,
          "\(name) (\(clipping.frame.inWords)) cuts the shadow of a view (\(item.frame.inWords)) at the "
            + cut.names,
          at: item.location, severity: .finding,
          hint: clipping.kind == "ScrollView"
            ? "put the padding inside the scroll view, or accept it with a reason under 'accepts'"
            : "cast the shadow outside of the clip or make room for it, or accept it with a reason under 'accepts'",
          notes: clipping.location == item.location
            ? [] : [Diagnostic.Note("what cuts it is written here", at: clipping.location)]))
      break
    }
  }
  return found
}

/// The clips around a node, the innermost first.
private func clips(around item: NumberedTree.Item, in tree: NumberedTree) -> [PlacedClip] {
  var clips: [PlacedClip] = []
  var number = item.number
  while number != 0 {
    number = tree.items[number].parent
    if let clip = PlacedClip(tree.items[number]) { clips.append(clip) }
  }
  return clips
}

/// The sides at which a shadow can be seen on both sides of a clip's edge, if nothing were clipped.
private func cutSides(
  _ sides: [Side], of item: NumberedTree.Item, by clip: PlacedClip, _ tree: NumberedTree,
  _ drawing: ShotRenderer.Drawing, of shot: Shot, _ renderer: ShotRenderer
) throws(ShotFailure) -> [Side] {
  guard !sides.isEmpty, tree.pictures.take(2) else { return [] }
  func open(_ shadow: Bool) throws(ShotFailure) -> Bitmap {
    try drawing.picture(of: shot, renderer) { number, node in
      if number == clip.number || number == item.number && !shadow { node.content = .container }
    }
  }
  let (with, without) = (try open(true), try open(false))
  return sides.filter { side in
    let area = drawing.pixels(side.strip(beside: clip.frame, along: item.frame, scale: shot.variant.scale))
    return area.rows.contains { y in
      area.columns.contains { x in pixelDistance(with[x, y], without[x, y]) >= faintestShadow }
    }
  }
}

/// The least difference of a channel, of 255, from which the end of a shadow is seen.
private let faintestShadow = 10

/// A side of a rectangle.
private enum Side: String, CaseIterable {
  case left, top, right, bottom

  /// The two pixels outside of an edge, along a view and what its shadow spreads to.
  func strip(beside clip: Rect, along view: Rect, scale: Double) -> Rect {
    let (width, wide) = (2 / scale, view.inset(by: -8))
    return switch self {
    case .left: Rect(minX: clip.minX - width, minY: wide.minY, maxX: clip.minX, maxY: wide.maxY)
    case .right: Rect(minX: clip.maxX, minY: wide.minY, maxX: clip.maxX + width, maxY: wide.maxY)
    case .top: Rect(minX: wide.minX, minY: clip.minY - width, maxX: wide.maxX, maxY: clip.minY)
    case .bottom: Rect(minX: wide.minX, minY: clip.maxY, maxX: wide.maxX, maxY: clip.maxY + width)
    }
  }
}

extension [Side] {
  /// The sides in words, such as `left, top and bottom`.
  fileprivate var names: String {
    let names = map(\.rawValue)
    return names.count < 2
      ? names.joined() : names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "")
  }
}

extension Rect {
  /// The position of an edge, so that larger is farther outwards.
  fileprivate func edge(_ side: Side, outwards distance: Double = 0) -> Double {
    switch side {
    case .left: distance - minX
    case .top: distance - minY
    case .right: maxX + distance
    case .bottom: maxY + distance
    }
  }

  /// How far an edge of a rectangle inside is from the same edge of this one; negative if it is outside.
  fileprivate func distance(of inner: Rect, from side: Side) -> Double { edge(side) - inner.edge(side) }
}

extension ResolvedShadow {
  /// The edge to which the shadow of a view can be seen.
  fileprivate func reach(of view: Rect, to side: Side) -> Double {
    view.offset(by: Point(x: x, y: y)).inset(by: -(spread + 2 * sigma)).edge(side)
  }
}

extension NumberedTree {
  /// Whether an edge is that of the whole picture, where nothing is seen of a cut.
  fileprivate func isAtRim(_ clip: Rect, _ side: Side, padding: Double) -> Bool {
    clip.edge(side) >= items[0].frame.inset(by: -padding).edge(side) - 1
  }
}

extension NumberedTree.Item {
  /// Whether the view reaches from edge to edge across a side's axis, as bars do.
  fileprivate func fills(_ clip: Rect, across side: Side) -> Bool {
    switch side {
    case .left, .right: frame.minX <= clip.minX + 0.5 && frame.maxX >= clip.maxX - 0.5
    case .top, .bottom: frame.minY <= clip.minY + 0.5 && frame.maxY >= clip.maxY - 0.5
    }
  }

  /// Whether the view has an outline other than a rectangle.
  fileprivate var hasRoundCorners: Bool { node.hasRoundCorners(size: node.frame.size) }
}

extension PlacedNode {
  fileprivate func hasRoundCorners(size: Size) -> Bool {
    switch content {
    case .shape(let shape, _), .effect(.clip(let shape)), .effect(.backgroundPaint(_, in: let shape)):
      if frame.size == size, shape != .rectangle { return true }
    case .text, .image: return true
    case .container, .mark, .paint, .mask, .effect: break
    }
    return children.contains { $0.frame.size == size && $0.hasRoundCorners(size: size) }
  }
}
