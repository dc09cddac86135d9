package import DSGeometry

/// Insets at edges of a view that belong to its safe area: for a view there, or of fixed lengths.
package struct SafeAreaNode: Hashable, Sendable {
  /// The edge that the view is at; nil for fixed lengths.
  package var edge: Edge?
  /// Fixed lengths.
  package var insets: EdgeInsets
  /// How the view is lined up with the other one across the edge's axis.
  package var alignment: Alignment
  /// Points between the two views; nil for their preferred spacing.
  package var spacing: Double?
  /// Whether the view takes all that it is offered and keeps its content out of the safe areas around it, as a screen
  /// does.
  package var fills = false
  /// The size of the device's screen: the fixed lengths hold where the view fills it; nil if they always hold.
  package var screen: Size?
  /// Names the place of what is left.
  package var mark: LayoutMark

  /// An edge of a rectangle.
  package enum Edge: String, Hashable, Sendable {
    case top, leading, bottom, trailing

    /// The axis that the edge bounds.
    package var axis: Axis { self == .top || self == .bottom ? .vertical : .horizontal }
  }

  /// An inset for a view at an edge.
  package init(_ edge: Edge, alignment: Alignment, spacing: Double?, mark: LayoutMark) {
    self.edge = edge
    insets = EdgeInsets()
    self.alignment = alignment
    self.spacing = spacing
    self.mark = mark
  }

  /// Insets of fixed lengths.
  package init(_ insets: EdgeInsets, fills: Bool = false, screen: Size? = nil, mark: LayoutMark) {
    self.insets = insets
    self.fills = fills
    self.screen = screen
    self.mark = mark
    alignment = .center
  }
}
