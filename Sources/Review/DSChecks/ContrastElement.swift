import DSDiagnostics
import DSGeometry
import DSLayout
import DSNode
import DSResolve
import DSShots
import DSSymbol
import DSText

/// A text or a symbol whose contrast is looked at: all of it that has one paint.
struct ContrastElement {
  /// The place of its node among the nodes of the tree, parents before children.
  let node: Int
  /// Which paint of a text; nil for a symbol.
  let paint: Int?
  let kind: CheckSettings.ContrastSubject
  /// Its words, or the symbol's name.
  let name: String
  let location: SourceLocation
  /// Its rectangle in points of the tree's root; nil if something around it is turned, scaled or moved in drawing.
  let frame: Rect?

  /// What a person calls it.
  var label: String {
    switch kind {
    case .text, .largeText: "the text '\(name)'"
    case .symbol: "the symbol '\(name)'"
    }
  }
}

/// The texts and symbols of a placed tree that carry meaning, in drawing order: not those that are hidden, blank or
/// redacted, or belong to a disabled control, for which WCAG requires no contrast.
func contrastElements(in root: PlacedNode) -> [ContrastElement] {
  var finder = ContrastElementFinder()
  finder.visit(root, at: .zero)
  return finder.found
}

private struct ContrastElementFinder {
  var found: [ContrastElement] = []
  private var next = 0
  private var isHidden = false
  private var isMoved = false

  mutating func visit(_ node: PlacedNode, at origin: Point) {
    let index = next
    next += 1
    let outer = (isHidden, isMoved)
    defer { (isHidden, isMoved) = outer }
    let frame = Rect(origin: origin, size: node.frame.size)
    switch node.content {
    case .effect(.hidden): isHidden = true
    case .effect(.accessibility(let facts)): if facts.isHidden == true || facts.isEnabled == false { isHidden = true }
    case .effect(let effect): if effect.movement != nil { isMoved = true }
    case .text(let text, let layout): if !isHidden { add(text, layout, index, frame, node) }
    case .image(let image): if !isHidden { add(image, index, frame, node) }
    case .container, .mark, .paint, .shape, .mask: break
    }
    // The content of a mask only reveals other views; it is not drawn itself.
    for child in node.children { visit(child, at: origin + child.frame.origin) }
  }

  private mutating func add(
    _ text: ResolvedText, _ layout: TextLayout, _ index: Int, _ frame: Rect, _ node: PlacedNode
  ) {
    guard !text.isRedacted else { return }
    let words = text.paragraph.spans.map(\.text).joined()
    guard words.contains(where: { !$0.isWhitespace }) else { return }
    for first in text.paints.indices where text.paints.firstIndex(of: text.paints[first]) == first {
      let pieces = text.paints.indices.filter { text.paints[$0] == text.paints[first] }.map { text.paragraph.spans[$0] }
      let said = pieces.map(\.text).joined()
      guard said.contains(where: { !$0.isWhitespace }) else { continue }
      let runs = layout.lines.flatMap(\.runs).filter { text.paints[$0.span] == text.paints[first] }
      // Emoji bring their own colours.
      if !runs.isEmpty, runs.allSatisfy({ $0.face?.isColored == true }) { continue }
      found.append(
        ContrastElement(
          node: index, paint: first, kind: pieces.allSatisfy { $0.style.isLarge } ? .largeText : .text,
          name: said.inShort,
          location: node.origin.location, frame: isMoved ? nil : frame))
    }
  }

  private mutating func add(_ image: ResolvedImage, _ index: Int, _ frame: Rect, _ node: PlacedNode) {
    guard case .symbol(let symbol, _) = image.source, !image.isRedacted, image.template != nil else { return }
    found.append(
      ContrastElement(
        node: index, paint: nil, kind: .symbol, name: symbol.name, location: node.origin.location,
        frame: isMoved ? nil : frame))
  }
}

extension ResolvedImage {
  /// The paint that identifies a symbol; nil for one with its own colours.
  var template: ResolvedPaint? { levels.first ?? paint }
}

extension String {
  /// The text in one line of at most 32 characters.
  var inShort: String {
    let line = split(whereSeparator: \.isNewline).joined(separator: " ")
    return line.count > 32 ? line.prefix(31) + "…" : line
  }
}
