import DSNode
import DSView
import Foundation

/// Centres its content in a size that follows from the content's. Unlike that of `frame(minHeight:)`, it is never
/// smaller than the content's if less is proposed: a button's label would extend beyond its ground.
nonisolated struct MinimumSize: Layout {
  /// The size for that of the content: no smaller.
  let size: @Sendable (CGSize) -> CGSize

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    subviews.first.map { size($0.sizeThatFits(proposal)) } ?? .zero
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
  ) -> CGFloat? {
    guard let view = subviews.first?.dimensions(in: proposal), let value = view[explicit: guide] else { return nil }
    return value + (bounds.width - view.width) / 2
  }

  func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
    subviews.first?.spacing ?? ViewSpacing(.plain)
  }
}

extension View {
  /// The view in the middle of a minimum height; nil for none.
  @MainActor @ViewBuilder func minimumHeight(_ height: CGFloat?) -> some View {
    if let height {
      MinimumSize(size: { CGSize(width: $0.width, height: max($0.height, height)) }) { self }
    } else {
      self
    }
  }

  /// The view in the middle of the square that its longer side makes, such as the label of a round button.
  @MainActor func inSquare() -> some View {
    MinimumSize(size: { content in
      let side = max(content.width, content.height)
      return CGSize(width: side, height: side)
    }) { self }
  }
}
