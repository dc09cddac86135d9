import DSDisplayList
import DSGeometry
import DSNode
import DSResolve
import DSText

extension Painter {
  /// Paints the lines of a text whose box is `frame`.
  ///
  /// Baselines go to whole pixels and glyphs to quarters of one, so that equal letters look equal and their masks can
  /// be kept.
  mutating func paint(_ text: ResolvedText, _ layout: TextLayout, in frame: Rect) {
    let box = pixels(frame)
    let layout = text.parts.map { layout.showing($0) } ?? layout
    if text.isRedacted { return paintBars(for: text, layout, in: frame) }
    for line in layout.lines {
      for area in line.decorations where area.kind == .background {
        guard let paint = text.decorations[area.span].background else { continue }
        let ground = pixels(area.rect.offset(by: frame.origin))
        draw(paint, in: box) { [.fill(.rect(ground), $0)] }
      }
    }
    var named: Set<Int> = []
    for line in layout.lines {
      for object in line.objects {
        guard let image = text.images[object.span] else { continue }
        paint(image, in: place(of: object, above: line.baseline, in: frame), brushedFor: box)
      }
      let baseline = (frame.minY + line.baseline) * scale
      for run in line.runs {
        guard let face = run.face, !run.glyphs.isEmpty else { continue }
        let glyphs = run.glyphs.map { glyph in
          let x = (frame.minX + glyph.x) * scale
          let y = baseline + glyph.y * scale
          return TextLayout.Glyph(
            id: glyph.id, x: snaps ? (x * 4).rounded() / 4 : x, y: snaps ? y.rounded() : y)
        }
        let characters = named.insert(run.span).inserted ? text.paragraph.spans[run.span].text : ""
        let size = run.size * scale
        draw(text.paints[run.span], in: box) { brush in
          GlyphRun(face: face, size: size, glyphs: glyphs, brush: brush, text: characters).commands
        }
      }
      for decoration in line.decorations where decoration.kind != .background {
        let bar = bar(decoration.rect.offset(by: frame.origin))
        let line = text.line(decoration)
        let dash = line.pattern.lengths.map { $0 * bar.height }
        draw(line.paint ?? text.paints[decoration.span], in: box) { brush in
          if dash.isEmpty { return [.fill(.rect(bar), brush)] }
          let path = Path([
            .move(Point(x: bar.minX, y: bar.center.y)), .line(Point(x: bar.maxX, y: bar.center.y)),
          ])
          return [.stroke(.path(path, .nonZero), Stroke(width: bar.height, dash: dash), brush)]
        }
      }
    }
  }

  /// The position of a picture among letters: it keeps to its baseline, which lies on a whole pixel, and equal pictures
  /// have equally many pixels.
  private func place(of object: TextLayout.Object, above baseline: Double, in frame: Rect) -> Rect {
    let rect = object.rect.offset(by: frame.origin)
    guard snaps else { return rect }
    func whole(_ length: Double) -> Double { (length * scale).rounded() / scale }
    let top = whole(frame.minY + baseline) - whole(baseline - object.rect.minY)
    return Rect(x: whole(rect.minX), y: top, width: whole(rect.width), height: whole(rect.height))
  }

  /// A line under or through text: at least one pixel thick, on whole pixels.
  private func bar(_ rect: Rect) -> Rect {
    guard snaps else { return pixels(rect) }
    let thickness = max(1, (rect.height * scale).rounded())
    let left = (rect.minX * scale).rounded()
    return Rect(
      x: left, y: (rect.center.y * scale - thickness / 2).rounded(), width: (rect.maxX * scale).rounded() - left,
      height: thickness)
  }
}

extension TextLayout {
  /// The layout with nothing but some of its glyphs and pictures, and the bars as far as they go with those.
  fileprivate func showing(_ parts: [TextNode.Part]) -> TextLayout {
    var layout = self
    for (number, line) in lines.enumerated() {
      let shown = parts.filter { $0.line == number }.map(\.pieces)
      func isShown(_ piece: Int) -> Bool { shown.contains { $0.contains(piece) } }
      var piece = 0
      var extents: [(span: Int, edges: ClosedRange<Double>)] = []
      var runs: [Run] = []
      for run in line.runs {
        let kept = run.glyphs.indices.filter { isShown(piece + $0) }
        let edges = run.edges
        for index in kept { extents.append((run.span, edges[index])) }
        if !kept.isEmpty {
          var part = run
          part.glyphs = kept.map { run.glyphs[$0] }
          runs.append(part)
        }
        piece += run.glyphs.count
      }
      var objects: [Object] = []
      for object in line.objects {
        if isShown(piece) {
          objects.append(object)
          extents.append((object.span, object.rect.minX...object.rect.maxX))
        }
        piece += 1
      }
      layout.lines[number].runs = runs
      layout.lines[number].objects = objects
      layout.lines[number].decorations = line.decorations.compactMap { bar in
        let own = extents.filter { $0.span == bar.span }.map(\.edges)
        guard let start = own.map(\.lowerBound).min(), let end = own.map(\.upperBound).max() else { return nil }
        var bar = bar
        let (left, right) = (max(start, bar.rect.minX), min(end, bar.rect.maxX))
        guard right > left else { return nil }
        bar.rect = Rect(minX: left, minY: bar.rect.minY, maxX: right, maxY: bar.rect.maxY)
        return bar
      }
    }
    return layout
  }
}

extension ResolvedText {
  /// How a line under or through letters is drawn.
  fileprivate func line(_ decoration: TextLayout.Decoration) -> Decoration.Line {
    guard !decorations.isEmpty else { return Decoration.Line() }
    let own = decorations[decoration.span]
    return decoration.kind == .strikethrough ? own.strikethrough : own.underline
  }
}

extension Modifier.LineStyle.Pattern {
  /// Lengths of dashes and gaps in turn, in widths of the line; empty for a whole line.
  fileprivate var lengths: [Double] {
    switch self {
    case .solid: []
    case .dot: [2, 2]
    case .dash: [6, 3]
    case .dashDot: [6, 3, 2, 3]
    case .dashDotDot: [6, 3, 2, 3, 2, 3]
    }
  }
}
