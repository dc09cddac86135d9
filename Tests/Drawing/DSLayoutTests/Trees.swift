import DSDiagnostics
import DSGeometry
import DSLayout
import DSNode
import DSResolve
import DSText

/// Short ways to write resolved views.
typealias Node = ResolvedNode

let here = SourceLocation(file: "test", line: 1)

extension ResolvedNode {
  /// A view that takes any offer, marked by a shade of grey.
  static func fill(_ mark: UInt32 = 1) -> Node { Node(.paint(.color(Color(hex: mark))), at: here) }

  /// A text of `count` letters, each 10 × 20 points at size 10.
  static func text(_ count: Int, size: Double = 10) -> Node {
    let style = TextStyle(family: "Fixed", size: size)
    let paragraph = TextParagraph([TextParagraph.Span(String(repeating: "x", count: count), style)])
    return Node(.text(ResolvedText(paragraph: paragraph, paints: [.color(.black)])), at: here)
  }

  static func row(_ spacing: Double? = 0, _ alignment: VerticalAlignment = .center, _ children: Node...) -> Node {
    Node(.hStack(alignment: alignment, spacing: spacing, children), at: here)
  }

  static func column(_ spacing: Double? = 0, _ alignment: HorizontalAlignment = .center, _ children: Node...) -> Node {
    Node(.vStack(alignment: alignment, spacing: spacing, children), at: here)
  }

  static func depth(_ alignment: Alignment = .center, _ children: Node...) -> Node {
    Node(.zStack(alignment: alignment, children), at: here)
  }

  static func spacer(_ minLength: Double? = nil) -> Node { Node(.spacer(minLength: minLength), at: here) }

  func modified(_ modifier: ResolvedModifier) -> Node {
    Node(.modified(modifier, self), direction: direction, at: here)
  }

  func frame(_ width: Double? = nil, _ height: Double? = nil, _ alignment: Alignment = .center) -> Node {
    modified(.frame(width: width, height: height, alignment: alignment))
  }

  func flexible(
    minWidth: Double? = nil, idealWidth: Double? = nil, maxWidth: Double? = nil, minHeight: Double? = nil,
    idealHeight: Double? = nil, maxHeight: Double? = nil, _ alignment: Alignment = .center
  ) -> Node {
    var frame = ResolvedFlexibleFrame(alignment: alignment)
    (frame.minWidth, frame.idealWidth, frame.maxWidth) = (minWidth, idealWidth, maxWidth)
    (frame.minHeight, frame.idealHeight, frame.maxHeight) = (minHeight, idealHeight, maxHeight)
    return modified(.flexibleFrame(frame))
  }

  func padding(_ length: Double) -> Node {
    modified(.padding(EdgeInsets(top: length, leading: length, bottom: length, trailing: length)))
  }

  func priority(_ priority: Double) -> Node { modified(.layoutPriority(priority)) }

  /// The tree with one direction everywhere.
  func running(_ direction: LayoutDirection) -> Node {
    var copy = self
    copy.direction = direction
    switch kind {
    case .hStack(let alignment, let spacing, let children):
      copy.kind = .hStack(alignment: alignment, spacing: spacing, children.map { $0.running(direction) })
    case .vStack(let alignment, let spacing, let children):
      copy.kind = .vStack(alignment: alignment, spacing: spacing, children.map { $0.running(direction) })
    case .zStack(let alignment, let children):
      copy.kind = .zStack(alignment: alignment, children.map { $0.running(direction) })
    case .modified(let modifier, let child): copy.kind = .modified(modifier, child.running(direction))
    case .grid(let alignment, let horizontal, let vertical, let children):
      copy.kind = .grid(
        alignment: alignment, horizontalSpacing: horizontal, verticalSpacing: vertical,
        children.map { $0.running(direction) })
    case .gridRow(let alignment, let children):
      copy.kind = .gridRow(alignment: alignment, children.map { $0.running(direction) })
    case .viewThatFits(let axes, let children):
      copy.kind = .viewThatFits(axes, children.map { $0.running(direction) })
    case .lazyGrid(let grid, let children): copy.kind = .lazyGrid(grid, children.map { $0.running(direction) })
    case .scrollView(let scroll, let children):
      copy.kind = .scrollView(scroll, children.map { $0.running(direction) })
    case .custom(let layout, let children): copy.kind = .custom(layout, children.map { $0.running(direction) })
    case .empty, .text, .image, .paint, .shape, .spacer, .divider, .deferred: break
    }
    return copy
  }
}

/// The size that a tree takes when it is offered a size.
func size(_ node: Node, _ width: Double? = nil, _ height: Double? = nil) -> Size {
  placed(node, width, height).frame.size
}

/// A tree placed in an offer.
func placed(_ node: Node, _ width: Double? = nil, _ height: Double? = nil) -> PlacedNode {
  layout(node, proposal: ProposedSize(width: width, height: height), scale: 2, measurer: FixedMeasurer())
}

/// The frames of everything that draws, in drawing order, in the coordinates of a root that centres the tree in the
/// offered size, as SwiftUI's hosting view does; rounded to a thousandth of a point.
func frames(_ node: Node, in width: Double, _ height: Double) -> [Rect] {
  let root = placed(node, width, height)
  let origin = Point(x: (width - root.frame.width) / 2, y: (height - root.frame.height) / 2)
  return leaves(root, at: origin)
}

/// The frames of everything that draws, relative to the tree's own corner.
func frames(_ node: Node, _ width: Double? = nil, _ height: Double? = nil) -> [Rect] {
  leaves(placed(node, width, height), at: .zero)
}

private func leaves(_ node: PlacedNode, at origin: Point) -> [Rect] {
  func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
  var found: [Rect] = []
  switch node.content {
  case .paint, .text, .image, .shape:
    found.append(
      Rect(
        x: rounded(origin.x), y: rounded(origin.y), width: rounded(node.frame.width),
        height: rounded(node.frame.height)))
  case .container, .mark, .mask, .effect: break
  }
  for child in node.children { found += leaves(child, at: origin + child.frame.origin) }
  return found
}

/// Adds the frames of everything that is painted, in drawing order, as layout gave them.
func exactLeaves(_ node: PlacedNode, at origin: Point, _ found: inout [Rect]) {
  if case .paint = node.content { found.append(Rect(origin: origin, size: node.frame.size)) }
  for child in node.children { exactLeaves(child, at: origin + child.frame.origin, &found) }
}
