package import DSGeometry

/// A view that shows a part of its content, which may be larger; a picture shows it as it is at first.
package struct ScrollNode: Hashable, Sendable {
  /// The axes along which the content may be larger.
  package var axes: AxisSet
  /// Which part of the content is shown; the beginning where it is nil.
  package var anchor: UnitPoint?
  /// Where content that is smaller than the view lies in it; at the beginning where it is nil.
  package var alignment: UnitPoint?
  /// Where the content was moved to from there; nil if nothing moved it.
  package var target: Target?
  /// Whether the content is cut at the view's edges.
  package var clips: Bool
  /// Padding around the content.
  package var margins: EdgeInsets

  /// The part of the content that has to be visible.
  package enum Target: Hashable, Sendable {
    /// A point of the content at the view's leading and upper edge; along an axis without a number nothing moves.
    case point(x: Double?, y: Double?)
    /// A view inside: a point of it at the same point of the scroll view, or as much of it as can be seen with the least
    /// move. Where no view has the mark nothing moves; of several the first counts.
    case view(LayoutMark, anchor: UnitPoint?)
  }

  /// A scroll view at its beginning, or moved.
  package init(
    _ axes: AxisSet, anchor: UnitPoint? = nil, alignment: UnitPoint? = nil, target: Target? = nil, clips: Bool = true,
    margins: EdgeInsets = EdgeInsets()
  ) {
    self.axes = axes
    self.anchor = anchor
    self.alignment = alignment
    self.target = target
    self.clips = clips
    self.margins = margins
  }
}
