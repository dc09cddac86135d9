import DSNode
import DSView
import Foundation

/// A view in the middle of a least height. Unlike a frame's, it never lets the view be squeezed below its own height
/// where less is offered: a button's label would stand beyond its ground.
nonisolated struct LeastHeight: Layout {
  let height: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard let size = subviews.first?.sizeThatFits(proposal) else { return .zero }
    return CGSize(width: size.width, height: max(size.height, height))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.first?.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? {
    guard let view = subviews.first?.dimensions(in: proposal), let value = view[explicit: guide] else { return nil }
    return value + (bounds.height - view.height) / 2
  }

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? { subviews.first?.dimensions(in: proposal)[explicit: guide] }

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    subviews.first?.spacing ?? ViewSpacing(.plain)
  }
}

extension View {
  /// The view in the middle of a least height; nil for none.
  @MainActor @ViewBuilder func leastHeight(_ height: CGFloat?) -> some View {
    if let height { LeastHeight(height: height) { self } } else { self }
  }
}
