import DSDiagnostics
import DSDisplayList
import DSGeometry
import DSImage
import DSLayout
import DSPaint
import DSResolve
import DSShotDrawing
import DSShots

/// What a shot draws beyond its picture's edges, found by drawing it with a margin around; nil for nothing.
///
/// An area or a picture that reaches beyond all edges is a ground, which is meant to go on: it is left out.
func outsidePicture(
  in tree: NumberedTree, _ drawing: ShotRenderer.Drawing, of shot: Shot, _ renderer: ShotRenderer
) throws(ShotFailure) -> Diagnostic? {
  let scale = shot.variant.scale
  let margin = (outsideMargin * scale).rounded(.up) / scale
  var wide = drawing
  let grounds = tree.grounds(around: tree.items[0].frame.inset(by: -drawing.padding))
  var next = 0
  let placed = changed(drawing.placed, &next) { number, node in if grounds.contains(number) { node.leaveOut() } }
  do throws(PaintError) {
    wide.list = try paint(placed, padding: drawing.padding + margin, scale: scale)
  } catch {
    // A picture that is nearly as large as one may be has no room for a margin.
    return nil
  }
  let picture = try renderer.rasterize(wide, of: shot)
  let edge = Int(margin * scale)
  let inner = (
    columns: edge..<edge + drawing.list.width, rows: edge..<min(picture.height, edge + drawing.list.height)
  )
  var reach = (left: 0, top: 0, right: 0, bottom: 0)
  for y in 0..<picture.height {
    for x in 0..<picture.width where !(inner.columns.contains(x) && inner.rows.contains(y)) {
      guard picture[x, y] >> 24 >= faintestAlpha else { continue }
      reach.left = max(reach.left, inner.columns.lowerBound - x)
      reach.right = max(reach.right, x - inner.columns.upperBound + 1)
      reach.top = max(reach.top, inner.rows.lowerBound - y)
      reach.bottom = max(reach.bottom, y - inner.rows.upperBound + 1)
    }
  }
  let sides = [("left", reach.left), ("top", reach.top), ("right", reach.right), ("bottom", reach.bottom)]
    .filter { $0.1 > 0 }
    .map { side, pixels in
      (pixels >= edge ? "at least " : "") + "\((Double(pixels) / scale).text(digits: 2)) pt at the \(side)"
    }
  if sides.isEmpty { return nil }
  return Diagnostic(
    AcceptedFinding.outsidePicture, "the view is drawn beyond its picture: " + sides.joined(separator: ", "),
    at: shot.scenario.location, severity: .finding,
    hint: "give the scenario more padding, or accept it with a reason under 'accepts'")
}

/// How far beyond the edges is looked, in points.
private let outsideMargin = 96.0
/// The opacity, of 255, from which something is seen: the last breath of a shadow is not.
private let faintestAlpha: UInt32 = 8

extension NumberedTree {
  /// The numbers of the areas and pictures that reach beyond all sides of a rectangle.
  fileprivate func grounds(around rect: Rect) -> Set<Int> {
    Set(
      items.lazy.filter { item in
        switch item.node.content {
        case .paint, .shape(_, .fill), .image: !item.isMoved && item.frame.inset(by: 0.5).contains(rect)
        case .text, .shape, .container, .mark, .mask, .effect: false
        }
      }.map(\.number))
  }
}
