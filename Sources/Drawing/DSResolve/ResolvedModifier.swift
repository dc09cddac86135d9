package import DSGeometry
package import DSNode

/// A modifier with every value known. Lengths in points, angles in degrees clockwise.
package indirect enum ResolvedModifier: Hashable, Sendable {
  // Layout.
  case padding(EdgeInsets)
  case frame(width: Double?, height: Double?, alignment: Alignment)
  case flexibleFrame(ResolvedFlexibleFrame)
  case fixedSize(horizontal: Bool, vertical: Bool)
  case layoutPriority(Double)
  /// Width over height; nil is the child's own ratio.
  case aspectRatio(Double?, Modifier.ContentMode)
  case offset(x: Double, y: Double)
  case position(x: Double, y: Double)
  case alignmentGuide(Modifier.Guide, ResolvedGuideValue)
  case zIndex(Double)
  case gridCellColumns(Int)
  case gridCellAnchor(UnitPoint)
  case gridColumnAlignment(HorizontalAlignment)
  case gridCellUnsizedAxes(AxisSet)
  /// Names the view's place for views that ask for its position.
  case mark(LayoutMark)
  /// Passes a value about the view to an author's layout.
  case layoutValue(LayoutValueNode)
  case containerRelativeFrame(AxisSet, Modifier.ContainerLength, alignment: Alignment)
  /// Insets at edges that belong to the safe area; nil for insets without a view.
  case safeArea(SafeAreaNode, ResolvedNode?)
  case ignoresSafeArea(EdgeSet, LayoutMark)

  // A second view of the first one's size.
  case background(ResolvedNode, alignment: Alignment)
  case overlay(ResolvedNode, alignment: Alignment)
  case mask(ResolvedNode, alignment: Alignment)

  /// A change of how the view is drawn; the layout is the child's.
  case effect(ResolvedEffect)
}

/// Bounds of a flexible frame; nil leaves a bound open. Infinity is allowed for the greatest bounds.
package struct ResolvedFlexibleFrame: Hashable, Sendable {
  /// The bounds in points, and the alignment of the view in the frame.
  package var minWidth, idealWidth, maxWidth: Double?
  package var minHeight, idealHeight, maxHeight: Double?
  package var alignment: Alignment

  /// A frame without bounds.
  package init(alignment: Alignment = .center) { self.alignment = alignment }
}

/// Where a guide is put.
package enum ResolvedGuideValue: Hashable, Sendable {
  /// Points from the top or leading edge.
  case points(Double)
  /// Another guide of the same axis, moved by points.
  case guide(Modifier.Guide, plus: Double)
  /// Determined by an author's function.
  case function(GuideFunction)
}

/// One shadow of a view; lengths in points.
package struct ResolvedShadow: Hashable, Sendable {
  /// The shadow's colour.
  package var color: Color
  /// The standard deviation of the blur.
  package var sigma: Double
  package var x, y: Double
  /// How far the view's outline grows before the blur.
  package var spread: Double
  /// Whether it is drawn inside the outline.
  package var inset: Bool

  /// A shadow.
  package init(color: Color, sigma: Double, x: Double = 0, y: Double = 0, spread: Double = 0, inset: Bool = false) {
    self.color = color
    self.sigma = sigma
    self.x = x
    self.y = y
    self.spread = spread
    self.inset = inset
  }
}
