import DSView
import Foundation

/// A view in the middle of the square that its longer side makes, such as the label of a round button.
nonisolated struct SquareRoom: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    guard let size = subviews.first?.sizeThatFits(proposal) else { return .zero }
    let side = max(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    subviews.first?.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
  }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout Void
  ) -> CGFloat? {
    guard let label = subviews.first?.dimensions(in: proposal), let value = label[explicit: guide] else { return nil }
    return value + (bounds.height - label.height) / 2
  }
}
