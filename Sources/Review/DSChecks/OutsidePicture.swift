import DSDiagnostics
import DSDisplayList
import DSGeometry
import DSImage
import DSPaint
import DSShotDrawing
import DSShots

/// What a shot draws beyond its picture's edges, found by drawing it with a margin around; nil for nothing.
func outsidePicture(
  _ drawing: ShotRenderer.Drawing, of shot: Shot, _ renderer: ShotRenderer
) throws(ShotFailure) -> Diagnostic? {
  let scale = shot.variant.scale
  let margin = (outsideMargin * scale).rounded(.up) / scale
  var wide = drawing
  do throws(PaintError) {
    wide.list = try paint(drawing.placed, padding: drawing.padding + margin, scale: scale)
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
