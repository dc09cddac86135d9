import DSGeometry
import DSNode
public import Foundation

/// A layout that is a stack of the engine's: its cache sizes and places for it.
public protocol _EngineLayout: Layout where Cache == _EngineCache {}

extension _EngineLayout {
  /// The stack's size.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout _EngineCache) -> CGSize {
    cache.size(proposal)
  }

  /// Places the views as the stack does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout _EngineCache
  ) {
    cache.place(subviews, in: bounds, proposal)
  }
}

/// A row as a layout.
public struct HStackLayout: _EngineLayout {
  /// The alignment of the views across the row.
  public var alignment: VerticalAlignment
  /// Points between views; nil for what they ask for.
  public var spacing: CGFloat?

  /// A row.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  /// What the engine keeps of its stack.
  public typealias Cache = _EngineCache

  /// Asks the engine's stack.
  public func makeCache(subviews: Subviews) -> _EngineCache {
    _EngineCache(.hStack(alignment.node, spacing: spacing.map { Double($0) }), subviews)
  }

  /// The stack's node.
  public func _container(_ views: _LayoutViews) -> _LayoutContainer {
    _LayoutContainer(kind: .hStack(alignment: alignment.node, spacing: spacing.literal, views.nodes))
  }
}

/// A column as a layout.
public struct VStackLayout: _EngineLayout {
  /// The alignment of the views across the column.
  public var alignment: HorizontalAlignment
  /// Points between views; nil for what they ask for.
  public var spacing: CGFloat?

  /// A column.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    (self.alignment, self.spacing) = (alignment, spacing)
  }

  /// What the engine keeps of its stack.
  public typealias Cache = _EngineCache

  /// Asks the engine's stack.
  public func makeCache(subviews: Subviews) -> _EngineCache {
    _EngineCache(.vStack(alignment.node, spacing: spacing.map { Double($0) }), subviews)
  }

  /// The stack's node.
  public func _container(_ views: _LayoutViews) -> _LayoutContainer {
    _LayoutContainer(kind: .vStack(alignment: alignment.node, spacing: spacing.literal, views.nodes))
  }
}

/// Views behind one another as a layout.
public struct ZStackLayout: _EngineLayout {
  /// The alignment of the views to one another.
  public var alignment: Alignment

  /// Views behind one another.
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  /// What the engine keeps of its stack.
  public typealias Cache = _EngineCache

  /// Asks the engine's stack.
  public func makeCache(subviews: Subviews) -> _EngineCache { _EngineCache(.zStack(alignment.node), subviews) }

  /// The stack's node.
  public func _container(_ views: _LayoutViews) -> _LayoutContainer {
    _LayoutContainer(kind: .zStack(alignment: alignment.node, views.nodes))
  }
}

/// Rows of cells in common columns as a layout.
public struct GridLayout: _EngineLayout {
  /// The alignment of cells in their columns and rows.
  public var alignment: Alignment
  /// Points between columns; nil for 8.
  public var horizontalSpacing: CGFloat?
  /// Points between rows; nil for what the cells ask for.
  public var verticalSpacing: CGFloat?

  /// A grid.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    (self.horizontalSpacing, self.verticalSpacing) = (horizontalSpacing, verticalSpacing)
  }

  /// What the engine keeps of its stack.
  public typealias Cache = _EngineCache

  /// Asks the engine's stack.
  public func makeCache(subviews: Subviews) -> _EngineCache {
    _EngineCache(
      .grid(
        alignment.node, horizontalSpacing: horizontalSpacing.map { Double($0) },
        verticalSpacing: verticalSpacing.map { Double($0) }), subviews)
  }

  /// The grid's node.
  public func _container(_ views: _LayoutViews) -> _LayoutContainer {
    _LayoutContainer(
      kind: .grid(
        alignment: alignment.node, horizontalSpacing: horizontalSpacing.literal,
        verticalSpacing: verticalSpacing.literal, views.nodes))
  }
}

/// The engine's own container, as its layout keeps it.
public struct _EngineCache {
  private let run: (any LayoutRun)?

  init(_ container: LayoutContainer, _ subviews: LayoutSubviews) {
    run = subviews.first?.child.container(container, of: subviews.map(\.child))
  }

  func size(_ proposal: ProposedViewSize) -> CGSize {
    let size = run?.size(proposal.offer)
    return CGSize(width: size?.width ?? 0, height: size?.height ?? 0)
  }

  func place(_ subviews: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize) {
    guard let run else { return }
    let places = run.places(in: run.size(proposal.offer), proposal.offer)
    for (subview, place) in zip(subviews, places) {
      guard let place else { continue }
      subview.place(
        at: CGPoint(x: bounds.minX + CGFloat(place.origin.x), y: bounds.minY + CGFloat(place.origin.y)),
        proposal: ProposedViewSize(place.offer))
    }
  }
}
