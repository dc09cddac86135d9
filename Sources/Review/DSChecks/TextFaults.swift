import DSDiagnostics
import DSGeometry
import DSImage
import DSLayout
import DSResolve
import DSShotDrawing
import DSShots
import DSText

/// Words that a line's end breaks in the middle, because no line is wide enough for them.
func brokenWords(in tree: NumberedTree) -> [Diagnostic] {
  tree.items.compactMap { item in
    guard case .text(let text, let layout) = item.node.content, !item.isHidden, !text.isRedacted,
      let line = layout.lines.first(where: { $0.brokenWord != nil }), let broken = line.brokenWord
    else { return nil }
    return Diagnostic(
      AcceptedFinding.brokenWord,
      "the word '\(broken.head)|\(broken.tail)' is broken in the middle, where its text is "
        + "\(layout.size.width.text(digits: 1)) pt wide (\(item.frame.inWords))",
      at: item.location, severity: .finding,
      hint: "give the text more width or smaller letters, or accept it with a reason under 'accepts'")
  }
}

/// Texts whose lines are so close that letters of one line lie on letters of the next.
func overlappingLines(
  in tree: NumberedTree, _ drawing: ShotRenderer.Drawing, of shot: Shot, _ renderer: ShotRenderer
) throws(ShotFailure) -> [Diagnostic] {
  var found: [Diagnostic] = []
  for item in tree.items {
    guard case .text(let text, let layout) = item.node.content, !item.isHidden, !item.isMoved, !text.isRedacted else {
      continue
    }
    for index in layout.lines.indices.dropFirst() where layout.isTight(before: index) {
      guard try linesMeet(index, of: item, layout, tree, drawing, of: shot, renderer) else { continue }
      let distance = layout.lines[index].baseline - layout.lines[index - 1].baseline
      found.append(
        Diagnostic(
          AcceptedFinding.overlappingLines,
          "lines \(index) and \(index + 1) of the text '\((item.node.words ?? "").inShort)' (\(item.frame.inWords)) overlap: "
            + "their baselines are \(distance.text(digits: 1)) pt apart, for letters of "
            + "\(layout.lines[index].size.text(digits: 1)) pt",
          at: item.location, severity: .finding,
          hint: "take a greater line height or spacing, or accept it with a reason under 'accepts'"))
      break
    }
  }
  return found
}

/// Whether a line and the one before it leave ink in the same pixels.
private func linesMeet(
  _ index: Int, of item: NumberedTree.Item, _ layout: TextLayout, _ tree: NumberedTree, _ drawing: ShotRenderer.Drawing,
  of shot: Shot, _ renderer: ShotRenderer
) throws(ShotFailure) -> Bool {
  guard tree.pictures.take(3) else { return false }
  func only(_ kept: Int?) throws(ShotFailure) -> Bitmap {
    try drawing.picture(of: shot, renderer) { number, node in
      guard number == item.number, case .text(let text, var layout) = node.content else { return }
      layout.lines = kept.map { [layout.lines[$0]] } ?? []
      node.content = .text(text, layout)
    }
  }
  let area = drawing.pixels(item.frame.inset(by: -layout.lines[index].size))
  let none = try only(nil)
  let inks = [
    Ink(of: try only(index - 1), without: none, in: area), Ink(of: try only(index), without: none, in: area),
  ]
  return inks[0].common(with: inks[1]) >= max(2, min(inks[0].count, inks[1].count) / 200)
}

extension TextLayout {
  /// Whether a line is so close to the one before that letters could meet.
  fileprivate func isTight(before index: Int) -> Bool {
    lines[index].baseline - lines[index - 1].baseline < lines[index].size
  }
}

extension TextLayout.Line {
  /// The size of the largest letters.
  fileprivate var size: Double { runs.map(\.size).max() ?? 0 }
}
