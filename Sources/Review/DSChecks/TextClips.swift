import DSDiagnostics
import DSGeometry
import DSLayout
import DSResolve
import DSShots
import DSText

/// The texts of which a clip shows a part: a line's letters, from the top of the capitals to the baseline, reach more than
/// a point beyond it. What scrolls may be cut, and what lies wholly outside is meant to.
func clippedTexts(in root: PlacedNode) -> [Diagnostic] {
  var found: [Diagnostic] = []
  func visit(_ node: PlacedNode, at origin: Point, clip: Rect?) {
    let frame = Rect(origin: origin, size: node.frame.size)
    var clip = clip
    switch node.content {
    case .effect(.hidden): return
    // Lengths below a transform are scaled.
    case .effect(let effect) where effect.movement != nil: return
    case .effect(.clip): clip = node.scrolls ? nil : clip.map { $0.intersection(frame) } ?? frame
    case .text(let text, let layout):
      guard let clip, !text.isRedacted, let side = cut(layout, at: origin, by: clip) else { break }
      let words = text.paragraph.spans.map(\.text).joined()
      found.append(
        Diagnostic(
          AcceptedFinding.clippedText, "the text '\(words.inShort)' is cut at its \(side)", at: node.origin.location,
          severity: .finding, hint: "give it space, or accept it with a reason under 'accepts'"))
    case .effect, .container, .mark, .image, .paint, .shape, .mask: break
    }
    for child in node.children { visit(child, at: origin + child.frame.origin, clip: clip) }
  }
  visit(root, at: .zero, clip: nil)
  return found
}

/// The side at which a clip cuts letters; nil if it cuts none, or all.
private func cut(_ layout: TextLayout, at origin: Point, by clip: Rect) -> String? {
  for line in layout.lines {
    let size = line.runs.map(\.size).max() ?? 0
    let letters = Rect(
      x: origin.x + line.rect.minX, y: origin.y + line.baseline - 0.7 * size, width: line.rect.width,
      height: 0.7 * size)
    if letters.minX >= clip.maxX || letters.maxX <= clip.minX || letters.minY >= clip.maxY || letters.maxY <= clip.minY
    {
      continue
    }
    if letters.minY < clip.minY - 1 { return "top" }
    if letters.maxY > clip.maxY + 1 { return "bottom" }
    if letters.minX < clip.minX - 1 { return "left" }
    if letters.maxX > clip.maxX + 1 { return "right" }
  }
  return nil
}

extension PlacedNode {
  /// Whether the user can move what it shows.
  fileprivate var scrolls: Bool { trace?.kind == "ScrollView" }
}
