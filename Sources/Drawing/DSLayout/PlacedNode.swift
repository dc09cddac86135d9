package import DSDiagnostics
package import DSGeometry
package import DSNode
package import DSResolve
package import DSText

/// A view at its place.
///
/// What can no longer occur here: proposals, alignments, spacers, stacks, grids, leading and trailing positions.
/// Frames are in points, fractional, from the top left corner of the parent; children are in drawing order.
package struct PlacedNode: Hashable, Sendable {
  /// The view's rectangle in its parent's coordinates.
  package var frame: Rect
  /// What is drawn.
  package var content: Content
  /// The direction of the view's own content; corner radii are mirrored by it when painting.
  package var direction: LayoutDirection
  /// The views inside, the rearmost first.
  package var children: [PlacedNode]
  /// What a scroll view shows, which reaches into the safe areas beside it; nil for any other view.
  package var window: ScrollWindow?
  /// Where the view or its modifier is written; takes no part in equality.
  package var origin: SourceOrigin
  /// What the view is and where its values come from; nil for a node around a view that is not a view itself.
  package var view: PlacedView?
  /// What the view is and was offered; nil unless the layout was asked to keep it.
  package var trace: ViewTrace?

  /// A view at its place.
  package init(
    frame: Rect, content: Content, direction: LayoutDirection = .leftToRight, children: [PlacedNode] = [],
    origin: SourceOrigin = .unknown
  ) {
    self.frame = frame
    self.content = content
    self.direction = direction
    self.children = children
    self.origin = origin
  }

  /// How a scroll view shows its content.
  package struct ScrollWindow: Hashable, Sendable {
    /// The axes along which the content moves.
    var axes: AxisSet
    /// Whether there is content above what is shown.
    var isScrolled: Bool
  }

  /// What a placed view draws, besides its children.
  package indirect enum Content: Hashable, Sendable {
    /// Draws nothing itself.
    case container
    /// Draws nothing itself; its position can be read.
    case mark(LayoutMark)
    case text(ResolvedText, TextLayout)
    case image(ResolvedImage)
    case paint(ResolvedPaint)
    case shape(ResolvedShape, ResolvedDrawing)
    /// The first child shows where this one is opaque.
    case mask(PlacedNode)
    /// A change of how the child is drawn.
    case effect(ResolvedEffect)
  }
}
