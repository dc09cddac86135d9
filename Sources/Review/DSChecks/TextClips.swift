import DSDiagnostics
import DSGeometry
import DSLayout
import DSResolve
import DSShots
import DSText

/// The texts of which a clip shows a part: a line's letters, from the top of the capitals to the baseline, reach more than
/// a point beyond it. What scrolls may be cut along the axes that scroll; what lies wholly outside, or is moved by its
/// author as in a ticker, is meant to be.
func clippedTexts(in tree: NumberedTree) -> [Diagnostic] {
  let clips = tree.items.compactMap(PlacedClip.init)
  return tree.items.compactMap { item in
    guard case .text(let text, let layout) = item.node.content, !item.isHidden, !item.isMoved, !text.isRedacted else {
      return nil
    }
    let around = clips.filter { clip in
      clip.number < item.number && item.number < tree.items[clip.number].end && !tree.isMoved(item, in: clip)
    }
    .map { tree.frame(of: $0, around: item.number) }
    guard let first = around.first else { return nil }
    let clip = around.dropFirst().reduce(first) { $0.intersection($1) }
    guard let side = cut(layout, at: item.frame.origin, by: clip) else { return nil }
    return Diagnostic(
      AcceptedFinding.clippedText,
      "the text '\((item.node.words ?? "").inShort)' (\(item.frame.inWords)) is cut at its \(side)", at: item.location,
      severity: .finding, hint: "give it space, or accept it with a reason under 'accepts'")
  }
}

extension NumberedTree {
  /// Whether an offset or a position is between a node and a clip around it.
  fileprivate func isMoved(_ item: Item, in clip: PlacedClip) -> Bool {
    var outer = item.parent
    while outer > clip.number {
      if items[outer].kind == "offset" || items[outer].kind == "position" { return true }
      outer = items[outer].parent
    }
    return false
  }
}

/// The side at which a clip cuts letters; nil if it cuts none, or all.
private func cut(_ layout: TextLayout, at origin: Point, by clip: Rect) -> String? {
  if clip.size.width <= 0 || clip.size.height <= 0 { return nil }
  for line in layout.lines {
    let letters = line.letters(ofSize: line.runs.map(\.size).max() ?? 0).offset(by: origin)
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
