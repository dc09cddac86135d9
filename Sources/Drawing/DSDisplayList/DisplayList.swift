/// Everything a backend needs to draw one shot, in drawing order.
///
/// In device pixels, y down, from the top left corner of the shot. What can no longer occur here: points, token names,
/// inherited values, unresolved colours, layout directions, text that is not glyphs, coordinates that are not finite
/// or beyond `Limits.deviceCoordinate`. Edges that layout gave lie on whole pixels, except below a transform.
package struct DisplayList: Hashable, Sendable {
  /// Columns of the shot.
  package var width: Int
  /// Rows of the shot.
  package var height: Int
  /// Device pixels per point; the SVG's outer size is the pixel size divided by it.
  package var scale: Double
  /// What is drawn, first to last.
  package var commands: [DrawCommand]
  /// How many of the first commands draw what lies behind the view.
  package var backgroundCommands = 0

  /// The same without the view: what lies behind it alone.
  package var background: DisplayList {
    var background = self
    background.commands.removeLast(commands.count - backgroundCommands)
    return background
  }

  /// A display list.
  package init(width: Int, height: Int, scale: Double, commands: [DrawCommand]) {
    self.width = width
    self.height = height
    self.scale = scale
    self.commands = commands
  }
}
