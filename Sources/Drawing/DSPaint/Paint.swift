import DSDiagnostics
package import DSDisplayList
package import DSGeometry
package import DSLayout
package import DSResolve

/// Why a shot cannot be painted.
package enum PaintError: Error, Hashable, Sendable {
  /// The picture would have no pixel, or a side that is not a finite number.
  case empty(Size)
  /// The picture exceeds `Limits.shotSide` or `Limits.shotPixels`; the size is in device pixels.
  case tooLarge(Size)

  /// What is wrong and what is allowed, as one sentence without a full stop.
  package var message: String {
    switch self {
    case .empty(let size): "the picture would be \(size.text) points: there is nothing to draw"
    case .tooLarge(let size):
      "the picture would be \(size.text) pixels; at most \(Limits.shotSide) a side and \(Limits.shotPixels) in all"
    }
  }
}

/// Turns a placed view into drawing commands.
///
/// Points become device pixels here, and edges snap to them, once: every edge of a rectangle is rounded separately in
/// the picture's coordinates, text baselines are put on whole pixels and glyphs on quarters of a pixel. Below a
/// rotation or a scale nothing snaps.
/// - Parameters:
///   - root: the view; its frame's origin is ignored.
///   - padding: around the view, in points.
///   - scale: device pixels per point.
///   - background: what lies behind the view and its padding; nil leaves the picture transparent.
/// - Returns: the commands of a picture as large as the view and its padding, rounded up to whole pixels; without
///   padding to the pixel where the view's edge snaps.
package func paint(
  _ root: PlacedNode, padding: Double = 0, scale: Double, background: ResolvedPaint? = nil
) throws(PaintError) -> DisplayList {
  let points = Size(width: root.frame.width + 2 * padding, height: root.frame.height + 2 * padding)
  func whole(_ length: Double) -> Double {
    // Without padding around the view the picture ends where the view's own edge is drawn, or a line of background would
    // show beside it.
    if padding == 0 { return length > 0 ? max(1, (length * scale).rounded()) : 0 }
    // A length that is whole but for a rounding error of layout must not cost another pixel.
    return (length * scale - 1e-6).rounded(.up)
  }
  let pixels = Size(width: whole(points.width), height: whole(points.height))
  guard pixels.isFinite, pixels.width >= 1, pixels.height >= 1 else { throw .empty(points) }
  guard pixels.width <= Double(Limits.shotSide), pixels.height <= Double(Limits.shotSide),
    pixels.width * pixels.height <= Double(Limits.shotPixels)
  else { throw .tooLarge(pixels) }
  var painter = Painter(scale: scale)
  if let background {
    let all = Rect(size: pixels)
    painter.draw(background, in: all) { [.fill(.rect(all), $0)] }
  }
  let backgroundCommands = painter.commands.count
  painter.paint(root, at: Point(x: padding, y: padding))
  var list = DisplayList(
    width: Int(pixels.width), height: Int(pixels.height), scale: scale, commands: painter.commands)
  list.backgroundCommands = backgroundCommands
  return list
}

extension Size {
  /// `width × height`, rounded for a message.
  var text: String { "\(width.text(digits: 2)) × \(height.text(digits: 2))" }
}
