import DSView
import Foundation

/// What a view of a chart is: the plot, or a line or a word beside it.
struct ChartPart: LayoutValueKey {
  enum Kind {
    case plot
    /// A word at a side of the plot.
    case label(Edge)
    /// A line from the plot into a side.
    case tick(Edge)
  }

  var kind = Kind.plot
  /// Where the part is along its side, for the side's length; nil hides it.
  var place: (CGFloat) -> CGFloat? = { _ in nil }
  /// The point of a word that is there; nil for the usual one.
  var anchor: UnitPoint?
  /// Whether the word is centred on its place, as those of categories are.
  var isCentered = false
  /// The room of a category, for the side's length; nil for a word that takes what it needs.
  var room: (CGFloat) -> CGFloat? = { _ in nil }
  /// How long a tick is.
  var length = AxisTick.Length.automatic
  /// Whether the word is inside of the plot.
  var isInset = false
  /// Whether the word may lie on others.
  var mayCollide = false
  /// How far the word is drawn from where it is laid out, in points.
  var offset = CGSize.zero

  static var defaultValue: ChartPart { ChartPart() }
}

extension ChartPart {
  /// What a word is offered: words of categories below a plot are broken into lines of their rooms.
  fileprivate func offer(_ edge: Edge, _ width: CGFloat) -> ProposedViewSize {
    ProposedViewSize(width: edge.isUpright ? nil : room(width), height: nil)
  }
}

/// Lays out a plot with the words of its axes: the words take what they need, the plot the rest.
struct ChartFrame: Layout {
  /// Points between the plot and words. Measured on pictures of Apple's, as everything here is.
  static let gap: CGFloat = 4

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: CGSize(width: 300, height: 200))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
    let plot = plot(in: bounds, subviews)
    var taken: [Edge: [CGRect]] = [:]
    for view in subviews {
      let part = view[ChartPart.self]
      switch part.kind {
      case .plot: view.place(at: plot.origin, proposal: ProposedViewSize(plot.size))
      case .tick(let edge): placeTick(view, part, edge, plot, bounds)
      case .label(let edge): placeLabel(view, part, edge, plot, bounds, &taken)
      }
    }
  }

  /// The plot's rectangle.
  private func plot(in bounds: CGRect, _ subviews: Subviews) -> CGRect {
    var insets: [Edge: CGFloat] = [:]
    for view in subviews {
      let part = view[ChartPart.self]
      guard case .label(let edge) = part.kind, !part.isInset else { continue }
      let size = view.sizeThatFits(part.offer(edge, bounds.width))
      let depth = edge == .leading || edge == .trailing ? size.width : size.height
      guard depth > 0 else { continue }
      insets[edge] = max(insets[edge] ?? 0, depth + Self.gap)
    }
    let (left, right) = (insets[.leading] ?? 0, insets[.trailing] ?? 0)
    let (top, bottom) = (insets[.top] ?? 0, insets[.bottom] ?? 0)
    return CGRect(
      x: bounds.minX + left, y: bounds.minY + top, width: max(bounds.width - left - right, 0),
      height: max(bounds.height - top - bottom, 0))
  }

  private func placeTick(_ view: LayoutSubview, _ part: ChartPart, _ edge: Edge, _ plot: CGRect, _ bounds: CGRect) {
    guard let place = part.place(edge.isUpright ? plot.height : plot.width) else { return hide(view, plot) }
    let words = edge == .bottom ? bounds.maxY - plot.maxY : edge == .top ? plot.minY - bounds.minY : 0
    let length = max(part.length.points?.onPaper ?? max(words, Self.gap) + part.length.more.onPaper, 0)
    let (point, anchor): (CGPoint, UnitPoint) =
      switch edge {
      case .bottom: (CGPoint(x: plot.minX + place, y: plot.maxY), .top)
      case .top: (CGPoint(x: plot.minX + place, y: plot.minY), .bottom)
      case .leading: (CGPoint(x: plot.minX, y: plot.minY + place), .trailing)
      case .trailing: (CGPoint(x: plot.maxX, y: plot.minY + place), .leading)
      }
    let size = ProposedViewSize(width: edge.isUpright ? length : nil, height: edge.isUpright ? nil : length)
    view.place(at: point, anchor: anchor, proposal: size)
  }

  private func placeLabel(
    _ view: LayoutSubview, _ part: ChartPart, _ edge: Edge, _ plot: CGRect, _ bounds: CGRect,
    _ taken: inout [Edge: [CGRect]]
  ) {
    guard let place = part.place(edge.isUpright ? plot.height : plot.width) else { return hide(view, plot) }
    let size = view.sizeThatFits(part.offer(edge, plot.width))
    let anchor = part.anchor ?? usualAnchor(part, edge)
    var point = point(at: place, edge, plot, isInset: part.isInset)
    if !edge.isUpright {
      // Beside its line, unless it says which of its points is there.
      if part.anchor == nil, !part.isCentered { point.x += Self.gap }
      let left = point.x - anchor.x * size.width
      let isOutside = part.isCentered ? false : left >= plot.maxX - 1 || left + size.width > bounds.maxX + 1
      let words = CGRect(
        x: (left + part.offset.width).onPaper, y: part.offset.height.onPaper, width: max(size.width, 0).onPaper,
        height: max(size.height, 0).onPaper)
      let isTaken = !part.mayCollide && taken[edge, default: []].contains { lies($0, on: words) }
      guard !isOutside, !isTaken else { return hide(view, plot) }
      taken[edge, default: []].append(words)
    }
    view.place(at: point, anchor: anchor, proposal: ProposedViewSize(size))
  }

  /// Whether two words share more than their borders, where they are drawn.
  private func lies(_ one: CGRect, on other: CGRect) -> Bool {
    let common = one.intersection(other)
    return !common.isNull && common.width > 0.01 && common.height > 0.01
  }

  private func point(at place: CGFloat, _ edge: Edge, _ plot: CGRect, isInset: Bool) -> CGPoint {
    let gap = isInset ? -Self.gap : Self.gap
    return switch edge {
    case .leading: CGPoint(x: plot.minX - gap, y: plot.minY + place)
    case .trailing: CGPoint(x: plot.maxX + gap, y: plot.minY + place)
    case .top: CGPoint(x: plot.minX + place, y: plot.minY - gap)
    case .bottom: CGPoint(x: plot.minX + place, y: plot.maxY + gap)
    }
  }

  private func usualAnchor(_ part: ChartPart, _ edge: Edge) -> UnitPoint {
    switch edge {
    case .leading: part.isInset ? .leading : .trailing
    case .trailing: part.isInset ? .trailing : .leading
    case .top: part.isCentered ? .bottom : .bottomLeading
    case .bottom: part.isCentered ? .top : .topLeading
    }
  }

  /// Offers a word no room: it is made to be nothing then.
  private func hide(_ view: LayoutSubview, _ plot: CGRect) { view.place(at: plot.origin, proposal: .zero) }
}

extension Edge {
  /// Whether the side runs upright.
  var isUpright: Bool { self == .leading || self == .trailing }
}
