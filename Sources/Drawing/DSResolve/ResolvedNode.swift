package import DSDiagnostics
package import DSGeometry
package import DSNode

/// A view with every value known.
///
/// What can no longer occur here: token names, environment values, inherited fonts and colours, conditions, groups,
/// components, labels, choices. Lengths are points, finite and checked; colours are sRGB; every modifier wraps exactly
/// one view. Leading and trailing are still open: layout mirrors them.
package struct ResolvedNode: Hashable, Sendable {
  /// What the view is.
  package var kind: Kind
  /// The direction in which the view's own content runs.
  package var direction: LayoutDirection
  /// Where the view or its modifier is written; takes no part in equality.
  package var origin: SourceOrigin
  /// The tokens that its own values come from; takes no part in equality.
  package var tokens = AskedTokens()

  /// A view.
  package init(_ kind: Kind, direction: LayoutDirection = .leftToRight, from origin: SourceOrigin) {
    self.kind = kind
    self.direction = direction
    self.origin = origin
  }

  /// A view none of whose arguments has a separate place.
  package init(_ kind: Kind, direction: LayoutDirection = .leftToRight, at location: SourceLocation) {
    self.init(kind, direction: direction, from: SourceOrigin(at: location))
  }

  /// Where the view or its modifier is written.
  package var location: SourceLocation { origin.location }

  /// Whether the view takes part in no layout.
  package var isEmpty: Bool {
    switch kind {
    case .empty: true
    case .modified(_, let child): child.isEmpty
    case .text, .image, .paint, .shape, .spacer, .divider, .hStack, .vStack, .zStack, .grid, .gridRow, .viewThatFits,
      .lazyGrid, .scrollView, .custom, .deferred:
      false
    }
  }

  /// The closed set of views.
  package indirect enum Kind: Hashable, Sendable {
    /// Takes part in no layout and draws nothing.
    case empty
    case text(ResolvedText)
    case image(ResolvedImage)
    /// A colour or gradient that takes all the space it is offered.
    case paint(ResolvedPaint)
    case shape(ResolvedShape, ResolvedDrawing)
    /// Space that stretches; nil is the default least length.
    case spacer(minLength: Double?)
    /// A line across the axis of the stack around it.
    case divider(ResolvedPaint, thickness: Double)
    case hStack(alignment: VerticalAlignment, spacing: Double?, [ResolvedNode])
    case vStack(alignment: HorizontalAlignment, spacing: Double?, [ResolvedNode])
    case zStack(alignment: Alignment, [ResolvedNode])
    case grid(alignment: Alignment, horizontalSpacing: Double?, verticalSpacing: Double?, [ResolvedNode])
    case gridRow(alignment: VerticalAlignment?, [ResolvedNode])
    /// The first child whose ideal size fits on the given axes, else the last.
    case viewThatFits(AxisSet, [ResolvedNode])
    case lazyGrid(LazyGridNode, [ResolvedNode])
    /// Its children, stacked, behind a window.
    case scrollView(ScrollNode, [ResolvedNode])
    /// Children that an author's own layout places.
    case custom(LayoutFunction, [ResolvedNode])
    /// A view whose content is made for the size that it gets.
    case deferred(ResolvedDeferred)
    case modified(ResolvedModifier, ResolvedNode)
  }
}
