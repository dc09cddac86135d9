import DSDisplayList
import DSGeometry
import DSLayout
import DSResolve
import DSShotDrawing
import DSShots
import DSText

/// What differs between two versions of a shot's placed views, in words, the largest first.
///
/// Lengths are in points; colours are compared as they are resolved.
func effects(base: ShotRenderer.Drawing, now: ShotRenderer.Drawing) -> [String] {
  var comparison = EffectComparison()
  let (elements, others) = (elements(of: now), elements(of: base))
  let subsequence = CommonSubsequence(others.map(\.key), elements.map(\.key))
  for pair in aligned(others, elements, subsequence) { comparison.add(pair) }
  comparison.add(background: base.background, now.background)
  let (old, size) = (base.list.size, now.list.size)
  let sentences = comparison.sentences(resized: old == size ? nil : (old, size))
  return sentences + (subsequence.isComplete ? [] : ["too many views differ to compare each with its own"])
}

/// Something that is drawn, with its position in the shot.
private struct Element {
  /// The view that draws it.
  var node: PlacedNode
  /// Its rectangle in the shot.
  var frame: Rect
  /// The name of the nearest view that has one.
  var name: String?
  /// The opaque colour behind, where it is one.
  var ground: Color?

  /// What two elements have in common that are probably one in two versions.
  var kind: String {
    switch node.content {
    case .text: "text"
    case .image: "image"
    case .shape: "shape"
    case .paint: "paint"
    case .mask: "mask"
    case .effect(let effect): effect.name
    case .container, .mark: "container"
    }
  }

  /// What they have in common where they surely are: its name and its letters too.
  var key: String {
    if case .text(let text, _) = node.content { return kind + " " + text.words }
    return kind + " " + (name ?? "")
  }

  /// What a person calls it.
  var label: String {
    let inside = name.map { " of \($0)" } ?? ""
    switch node.content {
    case .text(let text, _): return "“\(text.words.cut)”"
    case .image: return name.map { "the picture in \($0)" } ?? "a picture"
    case .shape: return name.map { "the shape in \($0)" } ?? "a shape"
    case .paint, .effect(.backgroundPaint): return "the background" + inside
    case .effect(.border): return "the border" + inside
    case .effect(.shadow): return "the shadow" + inside
    case .effect, .mask, .container, .mark: return name ?? "a view"
    }
  }
}

/// Everything that a shot draws, in drawing order.
private func elements(of drawing: ShotRenderer.Drawing) -> [Element] {
  var found: [Element] = []
  func visit(_ node: PlacedNode, _ origin: Point, _ name: String?, _ ground: Color?) {
    let frame = Rect(origin: origin + node.frame.origin, size: node.frame.size)
    var (name, ground) = (name, ground)
    switch node.content {
    case .effect(.hidden): return
    case .container, .mark, .effect(.compositingGroup): break
    case .effect(let effect) where !effect.draws: name = effect.viewName ?? name
    case .text, .image, .paint, .shape, .mask, .effect:
      found.append(Element(node: node, frame: frame, name: name, ground: ground))
    }
    if case .effect(.backgroundPaint(.color(let color), _)) = node.content, color.isOpaque { ground = color }
    for child in node.children { visit(child, frame.origin, name, ground) }
  }
  var ground: Color?
  if case .color(let color) = drawing.background, color.isOpaque { ground = color }
  visit(drawing.placed, Point(x: drawing.padding, y: drawing.padding), nil, ground)
  return found
}

/// Pairs elements: those of a common subsequence, between them those of one kind.
private func aligned(
  _ base: [Element], _ now: [Element], _ subsequence: CommonSubsequence
) -> [(Element?, Element?)] {
  var pairs: [(Element?, Element?)] = []
  var (b, n) = (0, 0)
  for (nextBase, nextNow) in subsequence.pairs + [(base.count, now.count)] {
    var rest = Array(n..<nextNow)
    for index in b..<nextBase {
      let match = rest.firstIndex { now[$0].kind == base[index].kind }
      pairs.append((base[index], match.map { now[rest[$0]] }))
      if let match { rest.remove(at: match) }
    }
    pairs += rest.map { (nil, now[$0]) }
    if nextBase < base.count { pairs.append((base[nextBase], now[nextNow])) }
    (b, n) = (nextBase + 1, nextNow + 1)
  }
  return pairs
}

/// Collects what differs between pairs of elements.
private struct EffectComparison {
  /// The same effect on some elements.
  private struct Effect {
    var elements: [String]
    var area: Double
  }

  private var effects: [String: Effect] = [:]
  private var order: [String] = []
  private var moves: Set<String> = []
  private var isMoveOfAll = true

  mutating func add(_ pair: (base: Element?, now: Element?)) {
    switch pair {
    case (let old?, let new?): compare(old, new)
    case (let old?, nil): note("removed", old)
    case (nil, let new?): note("added", new)
    case (nil, nil): break
    }
  }

  mutating func add(background old: ResolvedPaint?, _ new: ResolvedPaint?) {
    guard old != new else { return }
    let text =
      switch (old, new) {
      case (let old?, let new?): recolouring(old, new)
      case (_, nil): "gone"
      case (nil, _): "new"
      }
    order.append("the background of the picture: " + text)
    effects["the background of the picture: " + text] = Effect(elements: [], area: .infinity)
  }

  private mutating func compare(_ old: Element, _ new: Element) {
    let count = effects.count
    if old.frame.size.differs(from: new.frame.size) {
      note("resized \(old.frame.size.text) → \(new.frame.size.text) pt", new)
    }
    let offset = new.frame.origin - old.frame.origin
    if abs(offset.x) > 0.001 || abs(offset.y) > 0.001 {
      let text = "moved by \(offset.x.text(digits: 2)), \(offset.y.text(digits: 2)) pt"
      moves.insert(text)
      note(text, new)
    } else {
      isMoveOfAll = false
    }
    switch (old.node.content, new.node.content) {
    case (.text(let oldText, let oldLayout), .text(let text, let layout)):
      compare(oldText, oldLayout, text, layout, old, new)
    case (.image(let before), .image(let after)):
      if before.source != after.source { note("another picture", new) }
      if let oldPaint = before.paint, let paint = after.paint { note(recoloured: oldPaint, paint, new) }
    case (.paint(let oldPaint), .paint(let paint)): note(recoloured: oldPaint, paint, new)
    case (.effect(.backgroundPaint(let oldPaint, let oldShape)), .effect(.backgroundPaint(let paint, let shape))):
      note(recoloured: oldPaint, paint, new)
      note(reshaped: oldShape, shape, old, new)
    case (
      .effect(.border(let oldPaint, let oldStroke, let oldShape)), .effect(.border(let paint, let stroke, let shape))
    ):
      note(recoloured: oldPaint, paint, new)
      if oldStroke.width != stroke.width {
        note("\(oldStroke.width.text(digits: 2)) → \(stroke.width.text(digits: 2)) pt wide", new)
      }
      note(reshaped: oldShape, shape, old, new)
    case (.shape(let oldShape, let oldDrawing), .shape(let shape, let drawing)):
      note(reshaped: oldShape, shape, old, new)
      if oldDrawing != drawing { note(redrawn: oldDrawing, drawing, new) }
    case (.effect(.opacity(let before)), .effect(.opacity(let after))):
      if before != after { note("opacity \(before.text(digits: 3)) → \(after.text(digits: 3))", new) }
    case (.text, _), (.image, _), (.paint, _), (.shape, _), (.mask, _), (.container, _), (.mark, _), (.effect, _):
      if old.node.content != new.node.content, effects.count == count { note("drawn differently", new) }
    }
  }

  private mutating func compare(
    _ oldText: ResolvedText, _ oldLayout: TextLayout, _ text: ResolvedText, _ layout: TextLayout, _ old: Element,
    _ new: Element
  ) {
    let count = effects.count
    if oldText.words != text.words {
      note("text “\(oldText.words.cut)” → “\(text.words.cut)”", new, isNamed: false)
    } else if oldLayout.lines.count != layout.lines.count {
      note("rewrapped from \(lines(oldLayout)) to \(lines(layout))", new)
    }
    if let oldStyle = oldText.paragraph.spans.first?.style, let style = text.paragraph.spans.first?.style {
      let parts = style.differences(from: oldStyle)
      if !parts.isEmpty { note("restyled: " + parts.joined(separator: ", "), new) }
    }
    if let oldPaint = oldText.paints.first, let paint = text.paints.first, oldPaint != paint || old.ground != new.ground
    {
      var words = oldPaint == paint ? "" : recolouring(oldPaint, paint)
      if case .color(let before) = oldPaint, case .color(let after) = paint, let oldGround = old.ground,
        let ground = new.ground
      {
        let ratios = [
          contrast(before.contrast(on: oldGround), oldText), contrast(after.contrast(on: ground), text),
        ]
        if ratios[0] != ratios[1] {
          words += (words.isEmpty ? "" : ", ") + "contrast \(ratios[0]) → \(ratios[1])"
        }
      }
      if !words.isEmpty { note(words, new) }
    }
    if effects.count == count, oldText != text { note("drawn differently", new) }
  }

  /// A contrast and the level of WCAG 2.2 that it meets.
  private func contrast(_ ratio: Double, _ text: ResolvedText) -> String {
    let shown = (ratio * 10).rounded(.down) / 10
    let isLarge = text.paragraph.spans.allSatisfy(\.style.isLarge)
    let level = CheckSettings.ContrastLevel.met(by: shown, of: isLarge ? .largeText : .text)
    return "\(shown.text(digits: 1)) (\(level?.rawValue ?? "below AA"))"
  }

  private mutating func note(recoloured old: ResolvedPaint, _ paint: ResolvedPaint, _ element: Element) {
    if old != paint { note(recolouring(old, paint), element) }
  }

  /// Notes a different shape, unless it follows from a different size.
  private mutating func note(reshaped shape: ResolvedShape, _ newShape: ResolvedShape, _ old: Element, _ new: Element) {
    if shape != newShape, !old.frame.size.differs(from: new.frame.size) { note(shape.change(to: newShape), new) }
  }

  private mutating func note(redrawn old: ResolvedDrawing, _ drawing: ResolvedDrawing, _ element: Element) {
    switch (old, drawing) {
    case (.fill(let before), .fill(let after)): note(recoloured: before, after, element)
    case (.stroke(let before, let line), .stroke(let after, let newLine)),
      (.strokeBorder(let before, let line), .strokeBorder(let after, let newLine)):
      note(recoloured: before, after, element)
      if line.width != newLine.width {
        note("\(line.width.text(digits: 2)) → \(newLine.width.text(digits: 2)) pt wide", element)
      } else if line != newLine {
        note("a different line", element)
      }
    case (.fill, _), (.stroke, _), (.strokeBorder, _): note("drawn differently", element)
    }
  }

  private func recolouring(_ old: ResolvedPaint, _ paint: ResolvedPaint) -> String {
    guard case .color(let before) = old, case .color(let after) = paint else { return "another paint" }
    return "recoloured \(before.hexText) → \(after.hexText)"
  }

  private mutating func note(_ text: String, _ element: Element, isNamed: Bool = true) {
    if effects[text] == nil { order.append(text) }
    effects[text, default: Effect(elements: [], area: 0)].elements.append(isNamed ? element.label : "")
    effects[text]?.area += element.frame.width * element.frame.height
  }

  private func lines(_ layout: TextLayout) -> String {
    layout.lines.count == 1 ? "1 line" : "\(layout.lines.count) lines"
  }

  /// The effects, the largest first.
  /// - Parameter resized: the picture's sizes where they differ.
  func sentences(resized: (old: Size, size: Size)?) -> [String] {
    let picture = resized.map { "the picture: \($0.old.text) → \($0.size.text) pt" }
    if moves.count == 1, effects.count == 1, isMoveOfAll {
      return ["everything \(moves.first ?? ""); nothing else differs"] + (picture.map { [$0] } ?? [])
    }
    let ranked = order.enumerated().sorted { a, b in
      let (first, second) = (effects[a.element]?.area ?? 0, effects[b.element]?.area ?? 0)
      return first == second ? a.offset < b.offset : first > second
    }
    let sentences = ranked.map { _, text in
      let elements = effects[text]?.elements.filter { !$0.isEmpty } ?? []
      guard let first = elements.first else { return text }
      return "\(first)\(elements.count > 1 ? " and \(elements.count - 1) more" : ""): \(text)"
    }
    return sentences + (picture.map { [$0] } ?? [])
  }
}

extension TextStyle {
  /// What differs from another style, in words.
  fileprivate func differences(from old: TextStyle) -> [String] {
    var parts: [String] = []
    if old.family != family { parts.append("font \(old.family) → \(family)") }
    if old.size != size { parts.append("size \(old.size.text(digits: 2)) → \(size.text(digits: 2))") }
    if old.weight != weight { parts.append("weight \(old.weight.text(digits: 0)) → \(weight.text(digits: 0))") }
    if old.italic != italic { parts.append(italic ? "italic" : "upright") }
    if old.tracking != tracking {
      parts.append("tracking \(old.tracking.text(digits: 2)) → \(tracking.text(digits: 2))")
    }
    if old.underline != underline { parts.append(underline ? "underlined" : "no line under it") }
    if old.strikethrough != strikethrough { parts.append(strikethrough ? "struck through" : "no line through it") }
    return parts
  }
}

extension DisplayList {
  /// The picture's size in points.
  fileprivate var size: Size { Size(width: Double(width) / scale, height: Double(height) / scale) }
}

extension Size {
  fileprivate var text: String { "\(width.text(digits: 2)) × \(height.text(digits: 2))" }

  fileprivate func differs(from other: Size) -> Bool {
    abs(width - other.width) > 0.001 || abs(height - other.height) > 0.001
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
