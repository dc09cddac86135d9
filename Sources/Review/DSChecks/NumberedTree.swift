import DSDiagnostics
import DSGeometry
import DSLayout
import DSNode
import DSResolve
import DSText

/// The nodes of a placed tree in a row, parents before children, with what lies around each.
///
/// Numbers are those by which `changed` finds nodes. Frames are in points of the tree's root.
struct NumberedTree {
  /// A node with its place.
  struct Item {
    let node: PlacedNode
    let number: Int
    /// The number of the node around it; its own for the root.
    let parent: Int
    let frame: Rect
    /// Whether it or something around it is hidden or wholly clear.
    let isHidden: Bool
    /// Whether something around it is turned, scaled or moved in drawing, so that its frame is not where it is drawn.
    let isMoved: Bool
    /// The number of the outermost node around it that is touched as a whole, itself included; nil for none.
    let target: Int?
    /// What the clips around it show.
    let visible: Rect
    /// The number behind that of the last node inside it.
    fileprivate(set) var end = 0

    /// SwiftUI's name of the view or modifier; empty for other nodes.
    var kind: String { node.view?.kind ?? "" }
    var location: SourceLocation { node.origin.location }
  }

  private(set) var items: [Item] = []
  /// The pictures that may still be drawn to prove a fault.
  let pictures = PictureBudget()

  /// Numbers the nodes of a tree. What masks show is no part of it.
  init(_ root: PlacedNode) {
    add(root, parent: 0, at: .zero, Surroundings())
  }

  /// What a node has from those around it.
  private struct Surroundings {
    var isHidden = false
    var isMoved = false
    var isDisabled = false
    var target: Int?
    var visible = Rect.everything
  }

  private mutating func add(_ node: PlacedNode, parent: Int, at origin: Point, _ around: Surroundings) {
    var around = around
    let number = items.count
    let frame = Rect(origin: origin, size: node.frame.size)
    if case .effect(let effect) = node.content {
      switch effect {
      case .hidden: around.isHidden = true
      case .opacity(let opacity): around.isHidden = around.isHidden || opacity == 0
      case .accessibility(let facts):
        if facts.isHidden == true || facts.isEnabled == false { around.isDisabled = true }
        if around.target == nil, !around.isDisabled, facts.isTouched { around.target = number }
      case .clip: if !around.isMoved { around.visible = around.visible.intersection(frame) }
      case .backgroundPaint, .border, .shadow, .rotation, .scale, .transform, .projection, .blur, .blendMode,
        .compositingGroup, .colorMatrix, .named, .identified:
        break
      }
    }
    items.append(
      Item(
        node: node, number: number, parent: parent, frame: frame, isHidden: around.isHidden, isMoved: around.isMoved,
        target: around.target, visible: around.visible))
    if case .effect(let effect) = node.content, effect.movement != nil { around.isMoved = true }
    for child in node.children { add(child, parent: number, at: origin + child.frame.origin, around) }
    items[number].end = items.count
  }

  /// The innermost node around both of two nodes, neither of which is around the other, and its children towards them.
  func branching(_ first: Int, _ second: Int) -> (node: Int, first: Int, second: Int)? {
    var (a, b) = (first, second)
    // Of two nodes the one with the higher number cannot be around the other.
    while items[a].parent != items[b].parent {
      if a > b { a = items[a].parent } else { b = items[b].parent }
    }
    return a == b || a == 0 || b == 0 ? nil : (items[a].parent, a, b)
  }
}

extension NumberedTree.Item {
  /// Whether the node puts its children beside one another, never over one another.
  var isFlow: Bool {
    switch kind {
    case "HStack", "VStack", "Grid", "GridRow", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "ScrollView": true
    default: false
    }
  }

  /// Whether the author moves views inside the node out of it on purpose.
  fileprivate var movesOnPurpose: Bool {
    switch kind {
    case "offset", "position", "padding", "ignoresSafeArea", "safeAreaInset", "safeAreaPadding": true
    // A view that is to take no room is meant to be drawn outside of it.
    case "frame": frame.width == 0 || frame.height == 0
    default: false
    }
  }
}

extension NumberedTree {
  /// Whether a node is a layer in front of or behind others, and not the view that decides the size.
  func isLayer(_ item: Item) -> Bool {
    let parent = items[item.parent]
    switch parent.kind {
    case "ZStack": return true
    // The layer behind comes first, the one in front last.
    case "background": return parent.node.children.count > 1 && item.number == parent.number + 1
    case "overlay", "safeAreaInset": return item.number != parent.number + 1
    default: return false
    }
  }

  /// Whether a node reaches out of the one around it because its author wants it to.
  func leavesOnPurpose(_ item: Item) -> Bool {
    let parent = items[item.parent]
    return item.frame.exceeds(parent.frame, by: 0.5) && (parent.movesOnPurpose || isLayer(item))
  }
}

extension PlacedNode {
  /// The words of a text; nil for other nodes.
  var words: String? {
    guard case .text(let text, _) = content else { return nil }
    return text.paragraph.spans.map(\.text).joined()
  }
}

extension Rect {
  /// A rectangle around everything that a shot can have.
  static let everything = Rect(x: -1e7, y: -1e7, width: 2e7, height: 2e7)

  /// A frame in words, as messages have it.
  var inWords: String {
    "\(width.text(digits: 1)) × \(height.text(digits: 1)) pt at \(minX.text(digits: 1)), \(minY.text(digits: 1))"
  }

  /// Whether it reaches beyond another by more than a length.
  func exceeds(_ other: Rect, by length: Double) -> Bool {
    minX < other.minX - length || maxX > other.maxX + length || minY < other.minY - length
      || maxY > other.maxY + length
  }

  /// The common part of two rectangles if it is larger than some length on both axes; nil if not.
  func overlap(with other: Rect, atLeast length: Double) -> Rect? {
    let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
    let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
    guard right - left >= length, bottom - top >= length else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
