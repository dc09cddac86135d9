import DSDiagnostics
import DSGeometry
import DSImage
import DSLayout
import DSResolve
import DSShotDrawing
import DSShots
import DSText

/// Texts whose letters lie on the letters of other texts, which makes both hard to read, however they came there.
///
/// Texts that repeat the same words are an effect, such as an outline. A text that something covers does not count, nor
/// does one that is too faint to disturb: the shot is drawn without each of them, and both have to leave ink in the same
/// pixels.
func overlappingTexts(
  in tree: NumberedTree, _ drawing: ShotRenderer.Drawing, of shot: Shot, _ renderer: ShotRenderer
) throws(ShotFailure) -> [Diagnostic] {
  let texts = tree.items.indices.compactMap { PlacedLetters($0, in: tree) }.sorted { $0.frame.minY < $1.frame.minY }
  var found: [(number: Int, problem: Diagnostic)] = []
  for (index, first) in texts.enumerated() {
    for second in texts[(index + 1)...] {
      if second.frame.minY >= first.frame.maxY { break }
      guard first.words != second.words, first.overlap(with: second) != nil else { continue }
      let (below, above) = first.number < second.number ? (first, second) : (second, first)
      guard !found.contains(where: { $0.number == above.number }),
        try meet(below.number, above.number, in: below.frame.union(above.frame), tree, drawing, of: shot, renderer)
      else { continue }
      found.append((above.number, overlapProblem(below, above, in: tree)))
    }
  }
  return found.sorted { $0.number < $1.number }.map(\.problem)
}

private func overlapProblem(_ below: PlacedLetters, _ above: PlacedLetters, in tree: NumberedTree) -> Diagnostic {
  let (lower, upper) = (tree.items[below.number], tree.items[above.number])
  return Diagnostic(
    AcceptedFinding.textOverText,
    "the text '\(above.words.inShort)' (\(upper.frame.inWords)) lies on the text '\(below.words.inShort)' "
      + "(\(lower.frame.inWords))",
    at: upper.location, severity: .finding,
    hint: "move them apart or put a background between them, or accept it with a reason under 'accepts'",
    notes: upper.location == lower.location
      ? [] : [Diagnostic.Note("the text beneath is written here", at: lower.location)])
}

/// Whether two leaves leave ink in the same pixels, each where the other is left out.
func meet(
  _ first: Int, _ second: Int, in frame: Rect, _ tree: NumberedTree, _ drawing: ShotRenderer.Drawing, of shot: Shot,
  _ renderer: ShotRenderer
) throws(ShotFailure) -> Bool {
  guard tree.pictures.take(3) else { return false }
  func without(_ numbers: Int...) throws(ShotFailure) -> Bitmap {
    try drawing.picture(of: shot, renderer) { number, node in if numbers.contains(number) { node.leaveOut() } }
  }
  let area = drawing.pixels(frame)
  let neither = try without(first, second)
  let inks = [
    Ink(of: try without(second), without: neither, in: area), Ink(of: try without(first), without: neither, in: area),
  ]
  // Letters that only touch with the tips of their descenders do not disturb one another.
  return inks[0].common(with: inks[1]) >= max(4, min(inks[0].count, inks[1].count) / 50)
}

/// The letters of a text that can be read, in points of the tree's root.
struct PlacedLetters {
  /// The number of the text's node.
  let number: Int
  /// What it says.
  let words: String
  /// The letters of each line, from the top of the capitals to the baseline.
  let lines: [Rect]
  /// All of them.
  let frame: Rect

  /// The letters of a node; nil if it is no text that can be read at a known place, or only shows signs and pictures.
  init?(_ number: Int, in tree: NumberedTree) {
    let item = tree.items[number]
    guard case .text(let text, let layout) = item.node.content, !item.isHidden, !item.isMoved, !text.isRedacted,
      let words = item.node.words,
      words.unicodeScalars.contains(where: { $0.properties.isAlphabetic || $0.properties.numericType != nil })
    else { return nil }
    let lines = layout.lines.compactMap { line -> Rect? in
      let runs = line.runs.filter { $0.face?.isColored != true }
      guard let size = runs.map(\.size).max() else { return nil }
      let letters = line.letters(ofSize: size).offset(by: item.frame.origin).intersection(item.visible)
      return letters.isEmpty ? nil : letters
    }
    guard let first = lines.first else { return nil }
    (self.number, self.words, self.lines) = (number, words, lines)
    frame = lines.dropFirst().reduce(first) { $0.union($1) }
  }

  /// Where lines of two texts overlap; nil if they do not.
  func overlap(with other: PlacedLetters) -> Rect? {
    for line in lines {
      for second in other.lines { if let common = line.overlap(with: second, atLeast: 1) { return common } }
    }
    return nil
  }
}

extension TextLayout.Line {
  /// The rectangle of the line's letters, from the top of the capitals to the baseline.
  func letters(ofSize size: Double) -> Rect {
    Rect(x: rect.minX, y: baseline - capitals * size, width: rect.width, height: capitals * size)
  }
}

/// The height of capitals in ems, near enough for all fonts.
private let capitals = 0.7
