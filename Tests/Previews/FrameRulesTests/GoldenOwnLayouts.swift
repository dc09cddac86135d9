import SwiftUI

/// A layout whose views flow into lines, 8 points apart; lines are 6 apart.
struct Flow: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? 300
    return CGSize(width: width, height: places(in: width, subviews).height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (view, place) in zip(subviews, places(in: bounds.width, subviews).all) {
      view.place(
        at: CGPoint(x: bounds.minX + place.x, y: bounds.minY + place.y),
        proposal: ProposedViewSize(view.sizeThatFits(.unspecified)))
    }
  }

  private func places(in width: CGFloat, _ subviews: Subviews) -> (all: [CGPoint], height: CGFloat) {
    var (places, place, line) = ([CGPoint](), CGPoint.zero, CGFloat(0))
    for size in subviews.map({ $0.sizeThatFits(.unspecified) }) {
      if place.x > 0, place.x + size.width > width {
        place = CGPoint(x: 0, y: place.y + line + 6)
        line = 0
      }
      places.append(place)
      place.x += size.width + 8
      line = max(line, size.height)
    }
    return (places, place.y + line)
  }
}

/// A layout with the centres of its views on a circle, four of them outside.
struct Ring: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let side = min(proposal.width ?? 200, proposal.height ?? 200)
    return CGSize(width: side, height: side)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let sides: [(CGFloat, CGFloat)] = [(0, -1), (1, 0), (0, 1), (-1, 0)]
    for (index, view) in subviews.enumerated() {
      let radius = (min(bounds.width, bounds.height) / 2 - 12) * (index < 4 ? 1 : 0.5)
      let (x, y) = sides[index % 4]
      view.place(
        at: CGPoint(x: bounds.midX + x * radius, y: bounds.midY + y * radius), anchor: .center, proposal: .unspecified)
    }
  }
}

/// How far a view of `Ordered` is from the left.
struct Indent: LayoutValueKey {
  static let defaultValue: CGFloat = 0
}

/// A column in the order of priorities, with the gaps that its views prefer.
struct Ordered: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let column = ordered(subviews)
    let widths = column.map { $0.sizeThatFits(.unspecified).width + $0[Indent.self] }
    let heights = column.map { $0.sizeThatFits(.unspecified).height }
    return CGSize(width: widths.max() ?? 0, height: (heights + gaps(column)).reduce(0, +))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let column = ordered(subviews)
    var y = bounds.minY
    for (view, gap) in zip(column, gaps(column) + [0]) {
      let size = view.sizeThatFits(.unspecified)
      view.place(at: CGPoint(x: bounds.minX + view[Indent.self], y: y), proposal: ProposedViewSize(size))
      y += size.height + gap
    }
  }

  private func ordered(_ subviews: Subviews) -> [LayoutSubview] {
    subviews.enumerated()
      .sorted { ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset) }.map(\.element)
  }

  private func gaps(_ column: [LayoutSubview]) -> [CGFloat] {
    zip(column, column.dropFirst()).map { $0.spacing.distance(to: $1.spacing, along: .vertical) }
  }
}
