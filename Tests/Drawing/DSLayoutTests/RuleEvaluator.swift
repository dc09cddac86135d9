import DSGeometry
import DSNode
import DSResolve

/// A small language of views, and an evaluator of it that is written from the rules alone: plain functions of numbers,
/// without any code of the engine and without its memory.
indirect enum RuleTree {
  case color
  case spacer(Double?)
  case fixed(width: Double?, height: Double?, x: Double, y: Double, RuleTree)
  case flexible(width: RuleBounds, height: RuleBounds, x: Double, y: Double, RuleTree)
  case padded(top: Double, leading: Double, bottom: Double, trailing: Double, RuleTree)
  case ideal(horizontal: Bool, vertical: Bool, RuleTree)
  case ratio(Double, fill: Bool, RuleTree)
  case priority(Double, RuleTree)
  case stack(isRow: Bool, spacing: Double?, align: Double, [RuleTree])
  case depth(x: Double, y: Double, [RuleTree])
}

/// Bounds of a flexible frame along one axis.
struct RuleBounds {
  var min, ideal, max: Double?

  func clamped(_ length: Double) -> Double { Swift.min(Swift.max(length, min ?? -.infinity), max ?? .infinity) }

  /// How long the frame is, by its child's answer to what the frame passes on.
  func length(_ offer: Double?, _ child: (Double?) -> Double) -> Double {
    if let offer, min != nil, max != nil { return clamped(offer) }
    if offer == nil, let ideal { return ideal }
    let passed = (offer ?? ideal).map(clamped)
    let answer = child(passed)
    if min != nil, max != nil { return clamped(answer) }
    if let min { return Swift.max(Swift.min(passed ?? .infinity, answer), min) }
    if let max { return Swift.min(Swift.max(passed ?? -.infinity, answer), max) }
    return answer
  }
}

typealias RuleSize = (w: Double, h: Double)

enum Rules {
  static func size(_ tree: RuleTree, _ w: Double?, _ h: Double?, inRow: Bool?) -> RuleSize {
    switch tree {
    case .color: return (w ?? 10, h ?? 10)
    case .spacer(let least):
      let least = least ?? 8
      return (inRow == false ? 0 : max(least, w ?? least), inRow == true ? 0 : max(least, h ?? least))
    case .fixed(let width, let height, _, _, let child):
      let inner = size(child, width ?? w, height ?? h, inRow: inRow)
      return (width ?? inner.w, height ?? inner.h)
    case .flexible(let width, let height, _, _, let child):
      let passed = ((w ?? width.ideal).map(width.clamped), (h ?? height.ideal).map(height.clamped))
      let answer = size(child, passed.0, passed.1, inRow: inRow)
      return (width.length(w) { _ in answer.w }, height.length(h) { _ in answer.h })
    case .padded(let top, let leading, let bottom, let trailing, let child):
      let inner = size(
        child, w.map { max(0, $0 - leading - trailing) }, h.map { max(0, $0 - top - bottom) }, inRow: inRow)
      return (max(0, inner.w + leading + trailing), max(0, inner.h + top + bottom))
    case .ideal(let horizontal, let vertical, let child):
      return size(child, horizontal ? nil : w, vertical ? nil : h, inRow: inRow)
    case .ratio(let ratio, let fill, let child):
      let offer = scaled(ratio, fill, w, h)
      return size(child, offer.0, offer.1, inRow: inRow)
    case .priority(_, let child): return size(child, w, h, inRow: inRow)
    case .stack(let isRow, _, _, let children) where children.count == 1:
      return size(children[0], w, h, inRow: isRow)
    case .depth(_, _, let children) where children.count == 1: return size(children[0], w, h, inRow: nil)
    case .stack(let isRow, let spacing, let align, let children):
      return serve(isRow, spacing, align, children, w, h).size
    case .depth(let x, let y, let children):
      let box = pile(x, y, children, w, h)
      let highest = children.map(priority).max()
      let sizes = children.filter { priority($0) == highest }.map { size($0, w, h, inRow: nil) }
      return (
        sizes.contains { $0.w == .infinity } ? .infinity : box.right - box.left,
        sizes.contains { $0.h == .infinity } ? .infinity : box.bottom - box.top
      )
    }
  }

  static func scaled(_ ratio: Double, _ fill: Bool, _ w: Double?, _ h: Double?) -> (Double?, Double?) {
    if w == nil, h == nil { return (nil, nil) }
    let candidates = [w.map { $0 / ratio }, h].compactMap(\.self)
    let scale = fill ? candidates.max()! : candidates.min()!
    return (ratio * scale, scale)
  }

  static func priority(_ tree: RuleTree) -> Double {
    switch tree {
    case .priority(let priority, _): priority
    case .ideal(_, _, let child): priority(child)
    case .spacer: -.infinity
    case .stack(_, _, _, let children), .depth(_, _, let children):
      // A stack around one view is that view.
      children.isEmpty ? -.infinity : children.count == 1 ? priority(children[0]) : 0
    case .color, .fixed, .flexible, .padded, .ratio: 0
    }
  }

  /// Whether a view is a spacer itself: what is next around it does not forget its gaps.
  static func isSpacer(_ tree: RuleTree) -> Bool {
    switch tree {
    case .spacer: true
    case .priority(_, let child): isSpacer(child)
    case .stack(_, _, _, let children), .depth(_, _, let children): children.count == 1 && isSpacer(children[0])
    case .color, .fixed, .flexible, .padded, .ideal, .ratio: false
    }
  }

  /// Whether a spacer that stretches along the axis touches the beginning or the end of a view.
  static func touches(_ tree: RuleTree, alongRow: Bool, atEnd: Bool, inRow: Bool?) -> Bool {
    func below(_ child: RuleTree) -> Bool { touches(child, alongRow: alongRow, atEnd: atEnd, inRow: inRow) }
    switch tree {
    case .color: return false
    case .spacer: return inRow == nil || inRow == alongRow
    case .fixed(let width, let height, _, _, let child):
      return (isSpacer(child) || (alongRow ? width : height) == nil) && below(child)
    case .flexible(let width, let height, _, _, let child):
      let bounds = alongRow ? width : height
      let isOpen = bounds.min == nil && bounds.ideal == nil && bounds.max == nil
      return (isSpacer(child) || isOpen) && below(child)
    case .padded(let top, let leading, let bottom, let trailing, let child):
      let inset = alongRow ? (atEnd ? trailing : leading) : (atEnd ? bottom : top)
      return (isSpacer(child) || inset == 0) && below(child)
    case .ideal(_, _, let child), .ratio(_, _, let child), .priority(_, let child): return below(child)
    case .stack(let isRow, _, _, let children):
      if isRow == alongRow {
        return (atEnd ? children.last : children.first).map {
          touches($0, alongRow: alongRow, atEnd: atEnd, inRow: isRow)
        } ?? false
      }
      return children.contains { touches($0, alongRow: alongRow, atEnd: atEnd, inRow: isRow) }
    case .depth(_, _, let children):
      let highest = children.map(priority).max()
      return children.filter { priority($0) == highest }.contains {
        touches($0, alongRow: alongRow, atEnd: atEnd, inRow: nil)
      }
    }
  }

  struct Served {
    var offers: [Double?]
    var sizes: [RuleSize]
    var starts: [RuleSize]
    var size: RuleSize
  }

  static func serve(
    _ isRow: Bool, _ spacing: Double?, _ align: Double, _ children: [RuleTree], _ w: Double?, _ h: Double?
  ) -> Served {
    let across = isRow ? h : w
    func ask(_ child: RuleTree, _ along: Double?) -> RuleSize {
      isRow ? size(child, along, across, inRow: true) : size(child, across, along, inRow: false)
    }
    func length(_ size: RuleSize) -> Double { isRow ? size.w : size.h }
    var gaps = [0.0]
    for (first, second) in zip(children, children.dropFirst()) {
      let isTouched =
        touches(first, alongRow: isRow, atEnd: true, inRow: isRow)
        || touches(second, alongRow: isRow, atEnd: false, inRow: isRow)
      gaps.append(spacing ?? (isTouched ? 0 : 8))
    }
    var offers: [Double?] = Array(repeating: nil, count: children.count)
    if let room = isRow ? w : h {
      let least = children.map { length(ask($0, 0)) }
      let most = children.map { length(ask($0, .infinity)) }
      let priorities = children.map(priority)
      var left = room - gaps.reduce(0, +)
      for level in Set(priorities).sorted(by: >) {
        let reserved = children.indices.filter { priorities[$0] < level }.reduce(0.0) { $0 + least[$1] }
        var waiting = children.indices.filter { priorities[$0] == level }
        while !waiting.isEmpty {
          let next = waiting.min { a, b in
            let flexes = (most[a] - least[a], most[b] - least[b])
            if flexes.0 == .infinity, flexes.1 == .infinity { return (-least[a], a) < (-least[b], b) }
            return (flexes.0, a) < (flexes.1, b)
          }!
          let offer = max(0, (left - reserved) / Double(waiting.count))
          offers[next] = offer
          left -= length(ask(children[next], offer))
          waiting.removeAll { $0 == next }
        }
      }
    }
    let sizes = children.indices.map { ask(children[$0], offers[$0]) }
    let widths = sizes.map { isRow ? $0.h : $0.w }
    let low = widths.reduce(0) { min($0, align == 0 ? 0 : -align * $1) }
    let high = widths.reduce(0) { max($0, align == 0 ? $1 : $1 - align * $1) }
    var pen = 0.0
    var starts: [RuleSize] = []
    for index in children.indices {
      pen += gaps[index]
      let cross = (align == 0 ? 0 : -align * widths[index]) - low
      starts.append(isRow ? (pen, cross) : (cross, pen))
      pen += length(sizes[index])
    }
    if children.isEmpty { return Served(offers: [], sizes: [], starts: [], size: (0, 0)) }
    return Served(offers: offers, sizes: sizes, starts: starts, size: isRow ? (pen, high - low) : (high - low, pen))
  }

  /// The box around aligned views, of those with the highest priority, from the point where their guides meet.
  static func pile(
    _ x: Double, _ y: Double, _ children: [RuleTree], _ w: Double?, _ h: Double?
  ) -> (left: Double, top: Double, right: Double, bottom: Double) {
    guard let highest = children.map(priority).max() else { return (0, 0, 0, 0) }
    let sizes = children.filter { priority($0) == highest }.map { size($0, w, h, inRow: nil) }
    return (
      sizes.map { -x * $0.w }.min()!, sizes.map { -y * $0.h }.min()!, sizes.map { $0.w - x * $0.w }.max()!,
      sizes.map { $0.h - y * $0.h }.max()!
    )
  }

  /// Adds the rectangles of all colours in a view that is offered a size and stands at `left`, `top`.
  static func place(
    _ tree: RuleTree, _ w: Double?, _ h: Double?, left: Double, top: Double, isMirrored: Bool, inRow: Bool?,
    _ found: inout [Rect]
  ) {
    // A stack around one view is that view: it is not offered the stack's own size across.
    if case .stack(let isRow, _, _, let children) = tree, children.count == 1 {
      return place(children[0], w, h, left: left, top: top, isMirrored: isMirrored, inRow: isRow, &found)
    }
    if case .depth(_, _, let children) = tree, children.count == 1 {
      return place(children[0], w, h, left: left, top: top, isMirrored: isMirrored, inRow: nil, &found)
    }
    let own = size(tree, w, h, inRow: inRow)
    func put(_ child: RuleTree, _ w: Double?, _ h: Double?, x: Double, y: Double, inRow: Bool?) {
      let inner = size(child, w, h, inRow: inRow)
      let x = isMirrored ? own.w - x - inner.w : x
      place(child, w, h, left: left + x, top: top + y, isMirrored: isMirrored, inRow: inRow, &found)
    }
    func put(_ child: RuleTree, _ w: Double?, _ h: Double?, alignedAt x: Double, _ y: Double) {
      let inner = size(child, w, h, inRow: inRow)
      put(child, w, h, x: x * (own.w - inner.w), y: y * (own.h - inner.h), inRow: inRow)
    }
    switch tree {
    case .color: found.append(Rect(x: left, y: top, width: own.w, height: own.h))
    case .spacer: break
    case .fixed(let width, let height, let x, let y, let child):
      put(child, width ?? w, height ?? h, alignedAt: x, y)
    case .flexible(let width, let height, let x, let y, let child):
      func final(_ bounds: RuleBounds, _ offer: Double?, _ length: Double) -> Double? {
        let isOpen = offer == nil && bounds.ideal == nil
        return isOpen && length > bounds.min ?? -.infinity && length < bounds.max ?? .infinity ? nil : length
      }
      put(child, final(width, w, own.w), final(height, h, own.h), alignedAt: x, y)
    case .padded(let top, let leading, let bottom, let trailing, let child):
      put(
        child, w.map { max(0, $0 - leading - trailing) }, h.map { max(0, $0 - top - bottom) }, x: leading, y: top,
        inRow: inRow)
    case .ideal(let horizontal, let vertical, let child):
      put(child, horizontal ? nil : w, vertical ? nil : h, x: 0, y: 0, inRow: inRow)
    case .ratio(let ratio, let fill, let child):
      let offer = scaled(ratio, fill, w, h)
      put(child, offer.0, offer.1, x: 0, y: 0, inRow: inRow)
    case .priority(_, let child): put(child, w, h, x: 0, y: 0, inRow: inRow)
    case .stack(let isRow, let spacing, let align, let children):
      let across = isRow ? h ?? own.h : w ?? own.w
      let served = serve(isRow, spacing, align, children, isRow ? w : across, isRow ? across : h)
      for index in children.indices {
        put(
          children[index], isRow ? served.offers[index] : across, isRow ? across : served.offers[index],
          x: served.starts[index].w, y: served.starts[index].h, inRow: isRow)
      }
    case .depth(let x, let y, let children):
      let box = pile(x, y, children, own.w, own.h)
      for child in children {
        let inner = size(child, own.w, own.h, inRow: nil)
        put(child, own.w, own.h, x: -x * inner.w - box.left, y: -y * inner.h - box.top, inRow: nil)
      }
    }
  }
}

extension RuleTree {
  /// The same tree for the engine.
  var node: Node {
    switch self {
    case .color: return .fill()
    case .spacer(let least): return .spacer(least)
    case .fixed(let width, let height, let x, let y, let child):
      return child.node.frame(width, height, Self.alignment(x, y))
    case .flexible(let width, let height, let x, let y, let child):
      return child.node.flexible(
        minWidth: width.min, idealWidth: width.ideal, maxWidth: width.max, minHeight: height.min,
        idealHeight: height.ideal, maxHeight: height.max, Self.alignment(x, y))
    case .padded(let top, let leading, let bottom, let trailing, let child):
      return child.node.modified(
        .padding(EdgeInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)))
    case .ideal(let horizontal, let vertical, let child):
      return child.node.modified(.fixedSize(horizontal: horizontal, vertical: vertical))
    case .ratio(let ratio, let fill, let child):
      return child.node.modified(.aspectRatio(ratio, fill ? .fill : .fit))
    case .priority(let priority, let child): return child.node.priority(priority)
    case .stack(let isRow, let spacing, let align, let children):
      let alignment = Self.alignment(align, align)
      return Node(
        isRow
          ? .hStack(alignment: alignment.vertical, spacing: spacing, children.map(\.node))
          : .vStack(alignment: alignment.horizontal, spacing: spacing, children.map(\.node)), at: here)
    case .depth(let x, let y, let children):
      return Node(.zStack(alignment: Self.alignment(x, y), children.map(\.node)), at: here)
    }
  }

  /// The alignment of two fractions out of 0, ½ and 1.
  private static func alignment(_ x: Double, _ y: Double) -> Alignment {
    Alignment(
      horizontal: x == 0 ? .leading : x == 1 ? .trailing : .center, vertical: y == 0 ? .top : y == 1 ? .bottom : .center
    )
  }
}
