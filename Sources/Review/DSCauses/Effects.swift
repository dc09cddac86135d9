import DSGeometry
import DSLayout
import DSResolve
import DSText
import Glibc

/// What differs between two versions of a shot's placed views, in words, the largest first.
///
/// Lengths are in points; colours are compared as they are resolved.
func effects(base: PlacedNode, now: PlacedNode) -> [String] {
  var comparison = EffectComparison()
  comparison.compare(base, now, EffectComparison.Place(), EffectComparison.Place())
  return comparison.sentences
}

/// Compares placed views in pairs and collects what differs.
private struct EffectComparison {
  /// Where a view stands and what is known of what is around it.
  struct Place {
    /// The corner of the view's parent in the shot.
    var origin = Point()
    /// The name of the nearest view that has one.
    var name: String?
    /// The opaque colour behind, where it is one.
    var ground: Color?
  }

  /// The same effect on some elements.
  private struct Effect {
    var elements: [String]
    var area: Double
  }

  private var effects: [String: Effect] = [:]
  private var order: [String] = []
  private var moves: Set<String> = []
  private var unmoved = 0

  mutating func compare(_ base: PlacedNode, _ now: PlacedNode, _ outerBase: Place, _ outer: Place) {
    let oldFrame = Rect(origin: outerBase.origin + base.frame.origin, size: base.frame.size)
    let frame = Rect(origin: outer.origin + now.frame.origin, size: now.frame.size)
    let name = label(of: now, outer)
    note(resized: oldFrame.size, frame.size, name, now)
    switch (base.content, now.content) {
    case (.text(let oldText, let oldLayout), .text(let text, let layout)):
      compare(oldText, oldLayout, text, layout, name, area(frame), outerBase.ground, outer.ground)
    case (.image(let old), .image(let image)): compare(old, image, name, area(frame))
    case (.paint(let old), .paint(let paint)), (.backgroundPaint(let old, _), .backgroundPaint(let paint, _)):
      note(recoloured: old, paint, name, area(frame))
    case (.shape(_, let old), .shape(_, let drawing)):
      if old != drawing { note("redrawn", name, area(frame)) }
    case (.border(let old, let oldStroke, _), .border(let paint, let stroke, _)):
      note(recoloured: old, paint, "the border of " + name, area(frame))
      if oldStroke.width != stroke.width {
        note("border \(oldStroke.width.text(digits: 2)) → \(stroke.width.text(digits: 2)) pt wide", name, area(frame))
      }
    default: if base.content != now.content, !isOnlyPlaced(now) { note("restyled", name, area(frame)) }
    }
    // What draws nothing moves only with what is in it.
    if !isOnlyPlaced(now) {
      let offset = frame.origin - oldFrame.origin
      if abs(offset.x) > 0.001 || abs(offset.y) > 0.001 {
        let text = "moved by \(offset.x.text(digits: 2)), \(offset.y.text(digits: 2)) pt"
        moves.insert(text)
        note(text, name, area(frame))
      } else {
        unmoved += 1
      }
    }
    var inBase = place(of: base, oldFrame, outerBase)
    var inside = place(of: now, frame, outer)
    inBase.name = inside.name
    (inBase.origin, inside.origin) = (oldFrame.origin, frame.origin)
    for pair in aligned(base.children, now.children) {
      switch pair {
      case (let old?, let new?): compare(old, new, inBase, inside)
      case (let old?, nil): noteWhole("removed", old, inBase)
      case (nil, let new?): noteWhole("added", new, inside)
      case (nil, nil): break
      }
    }
  }

  // MARK: Elements

  private mutating func compare(
    _ oldText: ResolvedText, _ oldLayout: TextLayout, _ text: ResolvedText, _ layout: TextLayout, _ name: String,
    _ area: Double, _ oldGround: Color?, _ ground: Color?
  ) {
    let (old, new) = (oldText.words, text.words)
    if old != new {
      note("text “\(old.cut)” → “\(new.cut)”", "", area)
    } else if oldLayout.lines.count != layout.lines.count {
      note("rewrapped from \(lines(oldLayout)) to \(lines(layout))", name, area)
    }
    if let oldStyle = oldText.paragraph.spans.first?.style, let style = text.paragraph.spans.first?.style {
      var parts: [String] = []
      if oldStyle.family != style.family { parts.append("font \(oldStyle.family) → \(style.family)") }
      if oldStyle.size != style.size {
        parts.append("size \(oldStyle.size.text(digits: 2)) → \(style.size.text(digits: 2))")
      }
      if oldStyle.weight != style.weight {
        parts.append("weight \(oldStyle.weight.text(digits: 0)) → \(style.weight.text(digits: 0))")
      }
      if oldStyle.tracking != style.tracking {
        parts.append("tracking \(oldStyle.tracking.text(digits: 2)) → \(style.tracking.text(digits: 2))")
      }
      if !parts.isEmpty { note("restyled: " + parts.joined(separator: ", "), name, area) }
    }
    if let oldPaint = oldText.paints.first, let paint = text.paints.first, oldPaint != paint || oldGround != ground {
      var text = colours(oldPaint, paint)
      if case .color(let before) = oldPaint, case .color(let after) = paint, let oldGround, let ground {
        let ratios = [before.contrast(on: oldGround), after.contrast(on: ground)].map { $0.text(digits: 1) }
        if ratios[0] != ratios[1] { text += (oldPaint == paint ? "" : ", ") + "contrast \(ratios[0]) → \(ratios[1])" }
      }
      if !text.isEmpty { note(text, name, area) }
    }
  }

  private mutating func compare(_ old: ResolvedImage, _ image: ResolvedImage, _ name: String, _ area: Double) {
    if old.source != image.source { note("another picture", name, area) }
    if let before = old.paint, let after = image.paint { note(recoloured: before, after, name, area) }
  }

  private mutating func note(recoloured old: ResolvedPaint, _ paint: ResolvedPaint, _ name: String, _ area: Double) {
    if old != paint { note(colours(old, paint), name, area) }
  }

  private func colours(_ old: ResolvedPaint, _ paint: ResolvedPaint) -> String {
    if old == paint { return "" }
    guard case .color(let before) = old, case .color(let after) = paint else { return "another paint" }
    return "recoloured \(before.hexText) → \(after.hexText)"
  }

  private mutating func note(resized old: Size, _ size: Size, _ name: String, _ node: PlacedNode) {
    let isSame = abs(old.width - size.width) < 0.001 && abs(old.height - size.height) < 0.001
    if isSame || isOnlyPlaced(node) { return }
    func text(_ size: Size) -> String { "\(size.width.text(digits: 2)) × \(size.height.text(digits: 2))" }
    note("resized \(text(old)) → \(text(size)) pt", name, size.width * size.height)
  }

  private mutating func noteWhole(_ what: String, _ node: PlacedNode, _ outer: Place) {
    let frame = Rect(origin: outer.origin + node.frame.origin, size: node.frame.size)
    note(what, label(of: firstDrawn(node), outer), area(frame))
  }

  private mutating func note(_ text: String, _ name: String, _ area: Double) {
    if effects[text] == nil { order.append(text) }
    effects[text, default: Effect(elements: [], area: 0)].elements.append(name)
    effects[text]?.area += area
  }

  // MARK: Words

  /// The effects, the largest first.
  var sentences: [String] {
    if moves.count == 1, effects.count == 1, unmoved == 0 {
      return ["everything \(moves.first ?? ""); nothing else differs"]
    }
    let ranked = order.enumerated().sorted { a, b in
      let (first, second) = (effects[a.element]?.area ?? 0, effects[b.element]?.area ?? 0)
      return first == second ? a.offset < b.offset : first > second
    }
    return ranked.map { _, text in
      let elements = effects[text]?.elements.filter { !$0.isEmpty } ?? []
      guard let first = elements.first else { return text }
      return "\(first)\(elements.count > 1 ? " and \(elements.count - 1) more" : ""): \(text)"
    }
  }

  private func label(of node: PlacedNode, _ outer: Place) -> String {
    switch node.content {
    case .text(let text, _): "“\(text.words.cut)”"
    case .image: outer.name.map { "the picture in \($0)" } ?? "a picture"
    case .shape: outer.name.map { "the shape in \($0)" } ?? "a shape"
    case .paint, .backgroundPaint: outer.name.map { "the background of \($0)" } ?? "a background"
    case .named(let name): name
    default: outer.name ?? "a view"
    }
  }

  private func firstDrawn(_ node: PlacedNode) -> PlacedNode {
    isOnlyPlaced(node) && !node.children.isEmpty ? firstDrawn(node.children[0]) : node
  }

  private func place(of node: PlacedNode, _ frame: Rect, _ outer: Place) -> Place {
    var place = outer
    if case .named(let name) = node.content { place.name = name }
    if case .backgroundPaint(.color(let color), _) = node.content, color.isOpaque { place.ground = color }
    return place
  }

  /// Whether a view draws nothing by itself.
  private func isOnlyPlaced(_ node: PlacedNode) -> Bool {
    switch node.content {
    case .container, .mark, .named, .accessibility, .compositingGroup, .hidden: true
    default: false
    }
  }

  private func lines(_ layout: TextLayout) -> String {
    layout.lines.count == 1 ? "1 line" : "\(layout.lines.count) lines"
  }

  private func area(_ frame: Rect) -> Double { frame.width * frame.height }

  // MARK: Pairs

  /// Pairs children of the same kind in their order: a longest common subsequence of kinds.
  private func aligned(_ base: [PlacedNode], _ now: [PlacedNode]) -> [(PlacedNode?, PlacedNode?)] {
    let (old, new) = (base.map(kind), now.map(kind))
    if old == new || base.count * now.count > 40_000 {
      return (0..<max(base.count, now.count)).map { index in
        (index < base.count ? base[index] : nil, index < now.count ? now[index] : nil)
      }
    }
    var lengths = Array(repeating: Array(repeating: 0, count: new.count + 1), count: old.count + 1)
    for b in old.indices.reversed() {
      for n in new.indices.reversed() {
        lengths[b][n] = old[b] == new[n] ? lengths[b + 1][n + 1] + 1 : max(lengths[b + 1][n], lengths[b][n + 1])
      }
    }
    var pairs: [(PlacedNode?, PlacedNode?)] = []
    var (b, n) = (0, 0)
    while b < old.count || n < new.count {
      if b < old.count, n < new.count, old[b] == new[n], lengths[b][n] == lengths[b + 1][n + 1] + 1 {
        pairs.append((base[b], now[n]))
        (b, n) = (b + 1, n + 1)
      } else if b < old.count, n == new.count || lengths[b + 1][n] >= lengths[b][n + 1] {
        pairs.append((base[b], nil))
        b += 1
      } else {
        pairs.append((nil, now[n]))
        n += 1
      }
    }
    return pairs
  }

  /// What two views have to have in common to be one view in two versions.
  private func kind(_ node: PlacedNode) -> String {
    switch node.content {
    case .text(let text, _): "text " + text.words
    case .named(let name): "named " + name
    case .image: "image"
    case .shape: "shape"
    case .paint: "paint"
    default: isOnlyPlaced(node) ? "container " + node.children.map(kind).joined(separator: ",") : "modifier"
    }
  }
}

extension ResolvedText {
  /// The letters of all spans.
  fileprivate var words: String { paragraph.spans.map(\.text).joined() }
}

extension String {
  /// The text in one line of at most 32 characters.
  fileprivate var cut: String {
    let line = split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 32 ? line.prefix(31) + "…" : line
  }
}

extension Color {
  /// The contrast ratio of WCAG 2.2 with an opaque colour behind, 1…21.
  fileprivate func contrast(on ground: Color) -> Double {
    func mixed(_ channel: Double, _ below: Double) -> Double { channel * alpha + below * (1 - alpha) }
    func linear(_ value: Double) -> Double { value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4) }
    func luminance(_ red: Double, _ green: Double, _ blue: Double) -> Double {
      0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
    let front = luminance(mixed(red, ground.red), mixed(green, ground.green), mixed(blue, ground.blue))
    let back = luminance(ground.red, ground.green, ground.blue)
    return (max(front, back) + 0.05) / (min(front, back) + 0.05)
  }
}
