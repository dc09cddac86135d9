public import Foundation

/// A type-erased layout.
public struct AnyLayout: Layout {
  /// What the layout inside keeps.
  public struct Cache {
    var value: Any
  }

  private let base: any Layout

  /// Hides the type of a layout.
  public init<L: Layout>(_ layout: L) { base = layout }

  /// What the layout inside keeps.
  public func makeCache(subviews: Subviews) -> Cache {
    func make<L: Layout>(_ layout: L) -> Any { layout.makeCache(subviews: subviews) }
    return Cache(value: make(base))
  }

  /// The size that the layout inside gives.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    func ask<L: Layout>(_ layout: L) -> CGSize {
      var inner = cache.value as! L.Cache
      defer { cache.value = inner }
      return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &inner)
    }
    return ask(base)
  }

  /// Places the views as the layout inside does.
  public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    func place<L: Layout>(_ layout: L) {
      var inner = cache.value as! L.Cache
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &inner)
      cache.value = inner
    }
    place(base)
  }

  /// The preferred spacing of the layout inside.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    func ask<L: Layout>(_ layout: L) -> ViewSpacing {
      var inner = cache.value as! L.Cache
      defer { cache.value = inner }
      return layout.spacing(subviews: subviews, cache: &inner)
    }
    return ask(base)
  }

  /// The node of the layout inside.
  public func _container(_ views: _LayoutViews) -> _LayoutContainer { base._container(views) }
}
