import DSDiagnostics
package import DSGeometry

/// Lays out texts: chooses fonts, shapes, breaks lines and places glyphs. One per worker; not for several threads.
///
/// The result depends on the paragraph, the offered size and the bytes of the fonts alone: not on the locale, the
/// system's fonts, or on what was laid out before.
package final class TextShaper {
  private let itemizer: Itemizer
  private let shaper = GlyphShaper()
  private var cache = ShapingCache(capacity: CacheSizes.shapedCharacters)

  /// A shaper that draws with the fonts of `library`.
  package init(library: FontLibrary) { itemizer = Itemizer(library: library) }

  /// The face of a style's own family, for its metrics.
  ///
  /// - Throws: a problem with the family or its file.
  package func face(of style: TextStyle) throws(FontLibrary.Problem) -> FontFace { try itemizer.face(of: style) }

  /// Lays out a paragraph.
  ///
  /// 1. Lines are filled up to `width`; a word longer than a line is broken between grapheme clusters.
  /// 2. Lines beyond the line limit, or beyond the whole lines that `height` holds, are dropped, but never the first;
  ///    the last one left is cut, with an ellipsis.
  /// 3. The reported width is that of the widest line with its hanging spaces, but at most `width`. Lines are aligned in
  ///    it. The reported height is that of all lines with the spacing between them, or of the reserved lines.
  ///
  /// - Parameters:
  ///   - width: the offered width in points; nil for as much as the text needs.
  ///   - height: the offered height in points; nil for as much as the text needs.
  /// - Throws: a problem with the fonts, or a number that no text can have. Characters that no font has do not throw: they
  ///   are listed in the layout.
  package func layout(
    _ paragraph: TextParagraph, width: Double? = nil, height: Double? = nil
  ) throws(FontLibrary.Problem) -> TextLayout {
    try check(paragraph, width: width, height: height)
    guard !paragraph.spans.isEmpty else { return TextLayout(size: .zero, lines: []) }
    if paragraph.minimumScale < 1 { return try scaledLayout(of: paragraph, width: width, height: height) }
    let shaped = try shape(paragraph.spans, like: paragraph)
    let width = max(0, width ?? .infinity)
    let limit = max(1, min(paragraph.lineLimit ?? .max, Limits.textCharacters + 1))
    let filling = LineFilling(
      paragraph: shaped, width: width, hyphenWidths: try hyphenWidths(shaped, paragraph), shaper: shaper)
    let gap = shaped.space(betweenLines: paragraph.lineSpacing)
    var lines = filling.lines(limit: limit)
    var boxes = lines.map { shaped.lineBox(of: $0.content, span: shaped.span(of: $0)) }
    let count = min(limit, wholeLines(boxes, height: height ?? .infinity, spacing: gap))
    var ending: Ending?
    if lines.count > count {
      lines.removeSubrange(count...)
      boxes.removeSubrange(count...)
      if shaped.hasText(from: lines[count - 1].next) {
        let start = lines[count - 1].content.lowerBound
        if paragraph.allowsTightening, let whole = filling.tightened(from: start) {
          lines[count - 1] = whole
          boxes[count - 1] = shaped.lineBox(of: whole.content, span: shaped.span(of: whole))
        } else {
          let cut = try truncate(paragraph, shaped, from: start, width: width)
          lines[count - 1].width = cut.width
          lines[count - 1].hanging = 0
          boxes[count - 1] = shaped.box(of: cut.line, span: cut.span)
          ending = cut
        }
      }
    }
    let reported = min(width, lines.reduce(0) { max($0, $1.width + $1.hanging) })
    var placed: [TextLayout.Line] = []
    placed.reserveCapacity(lines.count)
    var top = 0.0
    for (index, line) in lines.enumerated() {
      if index > 0 { top += gap }
      let cut = index == lines.count - 1 ? ending : nil
      let assembly = try assembly(of: line, cut: cut, paragraph, shaped, isHyphenated: filling.endsInHyphen(line))
      let x = paragraph.offset(of: line.width, in: reported, baseLevel: shaped.baseLevel)
      let baseline = top + boxes[index].ascent
      let (runs, decorations, objects) = assembly.assemble(x: x, baseline: baseline, spans: shaped.spans)
      var finished = TextLayout.Line(
        baseline: baseline, rect: Rect(x: x, y: top, width: line.width, height: boxes[index].height), runs: runs,
        decorations: decorations, truncated: cut != nil)
      finished.objects = objects
      if cut == nil { finished.brokenWord = shaped.brokenWord(at: line) }
      placed.append(finished)
      top += boxes[index].height
    }
    if paragraph.reservedLines > lines.count {
      top += Double(paragraph.reservedLines - lines.count) * (shaped.spans[0].box.height + gap)
    }
    return TextLayout(size: Size(width: reported, height: top), lines: placed, missing: shaped.missing)
  }

  /// The size of the layout.
  ///
  /// A container asks what a text does without any width, only to see how much it gives way: then lines are counted and
  /// not made.
  /// - Throws: as `layout` does.
  package func size(
    of paragraph: TextParagraph, width: Double? = nil, height: Double? = nil
  ) throws(FontLibrary.Problem) -> Size {
    if let width, width <= 0, let size = try narrowSize(of: paragraph, height: height) { return size }
    return try layout(paragraph, width: width, height: height).size
  }

  /// The size of a text that is offered no width; nil if its lines have to be made to know.
  private func narrowSize(of paragraph: TextParagraph, height: Double?) throws(FontLibrary.Problem) -> Size? {
    try check(paragraph, width: 0, height: height)
    guard !paragraph.spans.isEmpty else { return .zero }
    let shaped = try shape(paragraph.spans, like: paragraph)
    guard let box = shaped.uniformBox, !shaped.hasSoftHyphens else { return nil }
    let limit = max(1, min(paragraph.lineLimit ?? .max, Limits.textCharacters + 1))
    let filling = LineFilling(paragraph: shaped, width: 0, hyphenWidths: [], shaper: shaper)
    guard let lines = filling.narrowCount(limit: limit) else { return nil }
    let gap = shaped.space(betweenLines: paragraph.lineSpacing)
    let boxes = Array(repeating: box, count: lines)
    let count = min(limit, wholeLines(boxes, height: height ?? .infinity, spacing: gap))
    var bottom = 0.0
    for index in 0..<count { bottom += (index > 0 ? gap : 0) + box.height }
    if paragraph.reservedLines > count {
      bottom += Double(paragraph.reservedLines - count) * (box.height + gap)
    }
    return Size(width: 0, height: bottom)
  }

  /// How a text ends that does not fit.
  private struct Ending {
    let line: TruncatedLine
    let ellipsis: ShapedParagraph
    /// The span whose style the ellipsis has.
    let span: Int

    /// The drawn width, the ellipsis included.
    var width: Double { line.width + ellipsis.width }
  }

  /// The pieces of a line in reading order.
  private func assembly(
    of line: FilledLine, cut: Ending?, _ paragraph: TextParagraph, _ shaped: ShapedParagraph, isHyphenated: Bool
  ) throws(FontLibrary.Problem) -> LineAssembly {
    var assembly = LineAssembly()
    if let cut {
      assembly.add(cut.line.before, of: shaped, reshaped: cut.line.reshapedBefore)
      assembly.add(cut.ellipsis, span: cut.span, level: shaped.baseLevel)
      assembly.add(cut.line.after, of: shaped, reshaped: cut.line.reshapedAfter)
      return assembly
    }
    assembly.add(line.content, of: shaped, reshaped: line.reshaped)
    if isHyphenated {
      let span = shaped.clusters[line.content.upperBound - 1].span
      let hyphen = try insert(Self.hyphens, like: paragraph, span: span)
      assembly.add(hyphen, span: span, level: shaped.baseLevel)
    }
    return assembly
  }

  /// What stands for cut characters and at the end of a broken word; the second where no font has the first.
  private static let ellipses = ["\u{2026}", "..."]
  private static let hyphens = ["\u{2010}", "-"]

  /// The text of spans, shaped; from the cache if it was shaped lately.
  private func shape(
    _ spans: [TextParagraph.Span], like paragraph: TextParagraph
  ) throws(FontLibrary.Problem) -> ShapedParagraph {
    let (direction, followsContent) = (paragraph.direction, paragraph.followsContent)
    let key = ShapingCache.Key(spans: spans, direction: direction, followsContent: followsContent)
    if let known = cache.find(key) { return known }
    let characters = spans.reduce(0) { $0 + $1.text.utf8.count }
    if characters > Limits.textCharacters {
      let scalars = spans.reduce(0) { $0 + $1.text.unicodeScalars.count }
      if scalars > Limits.textCharacters { throw .tooLong(characters: scalars) }
    }
    let made = shaper.shape(try itemizer.itemize(spans, direction: direction, followsContent: followsContent))
    cache.keep(made, for: key)
    return made
  }

  /// The first of `texts` that the fonts have, in the style of a span.
  private func insert(
    _ texts: [String], like paragraph: TextParagraph, span: Int
  ) throws(FontLibrary.Problem) -> ShapedParagraph {
    for text in texts.dropLast() {
      let shaped = try shape([TextParagraph.Span(text, paragraph.spans[span].style)], like: paragraph)
      if shaped.missing.isEmpty { return shaped }
    }
    return try shape([TextParagraph.Span(texts[texts.count - 1], paragraph.spans[span].style)], like: paragraph)
  }

  /// The width of a hyphen in each span; empty if the text has no soft hyphen.
  private func hyphenWidths(
    _ shaped: ShapedParagraph, _ paragraph: TextParagraph
  ) throws(FontLibrary.Problem) -> [Double] {
    guard shaped.hasSoftHyphens else { return [] }
    var widths: [Double] = []
    for span in paragraph.spans.indices {
      let hyphen = try insert(Self.hyphens, like: paragraph, span: span)
      widths.append(hyphen.width)
    }
    return widths
  }

  /// Cuts the rest of the text from `start`; the ellipsis has the style of the letters next to it.
  private func truncate(
    _ paragraph: TextParagraph, _ shaped: ShapedParagraph, from start: Int, width: Double
  ) throws(FontLibrary.Problem) -> Ending {
    let cutter = TextCutter(paragraph: shaped, shaper: shaper)
    func cut(span: Int) throws(FontLibrary.Problem) -> Ending {
      let ellipsis = try insert(Self.ellipses, like: paragraph, span: span)
      let available = max(0, width - ellipsis.width)
      let line = cutter.cut(from: start, width: available, keeping: paragraph.truncation)
      return Ending(line: line, ellipsis: ellipsis, span: span)
    }
    if paragraph.truncation == .head { return try cut(span: shaped.clusters[shaped.clusters.count - 1].span) }
    let first = try cut(span: shaped.clusters[start].span)
    // The cut may fall into a later span. Its ellipsis may be wider, so that the cut falls back: then it stays so.
    guard let last = first.line.before.last, shaped.clusters[last].span > first.span else { return first }
    return try cut(span: shaped.clusters[last].span)
  }

  /// How many lines from the top fit a height, at least one.
  private func wholeLines(_ boxes: [LineBox], height: Double, spacing: Double) -> Int {
    var bottom = 0.0
    for (index, box) in boxes.enumerated() {
      bottom += box.height + (index > 0 ? spacing : 0)
      if bottom > height + LineFilling.slack { return max(1, index) }
    }
    return max(1, boxes.count)
  }

  private func check(_ paragraph: TextParagraph, width: Double?, height: Double?) throws(FontLibrary.Problem) {
    if let width, width.isNaN { throw .badNumber(name: "width", value: width) }
    if let height, height.isNaN { throw .badNumber(name: "height", value: height) }
    if !paragraph.lineSpacing.isFinite { throw .badNumber(name: "line spacing", value: paragraph.lineSpacing) }
    for span in paragraph.spans {
      let style = span.style
      if !(0...Limits.textSize).contains(style.size) { throw .badNumber(name: "size", value: style.size) }
      if !(0...1).contains(style.japaneseScale) {
        throw .badNumber(name: "size of Japanese letters", value: style.japaneseScale)
      }
      if !(abs(style.tracking) <= Limits.textSize) { throw .badNumber(name: "tracking", value: style.tracking) }
      if !(abs(style.baselineOffset) <= Limits.textSize) {
        throw .badNumber(name: "baseline offset", value: style.baselineOffset)
      }
      if let height = style.lineHeight, !(0...Limits.textSize).contains(height) {
        throw .badNumber(name: "line height", value: height)
      }
    }
  }
}

extension TextParagraph {
  /// The left edge of a line of `width` in a box of width `available`.
  fileprivate func offset(of width: Double, in available: Double, baseLevel: UInt8) -> Double {
    let slack = available - width
    let direction = alignsWithContent ? (baseLevel & 1 == 0 ? .leftToRight : .rightToLeft) : direction
    switch (alignment, direction) {
    case (.leading, .leftToRight), (.trailing, .rightToLeft): return 0
    case (.center, _): return slack / 2
    case (.trailing, .leftToRight), (.leading, .rightToLeft): return slack
    }
  }
}

extension ShapedParagraph {
  /// Whether anything but spaces and line feeds follows.
  fileprivate func hasText(from start: Int) -> Bool {
    clusters[min(start, clusters.count)...].contains { $0.traits.isDisjoint(with: [.space, .newline]) }
  }

  /// Whether a cluster is a soft hyphen.
  fileprivate var hasSoftHyphens: Bool { clusters.contains { $0.traits.contains(.softHyphen) } }

  /// The span that an empty line belongs to: that of its line feed, or of the text's end.
  fileprivate func span(of line: FilledLine) -> Int {
    clusters.isEmpty ? 0 : clusters[min(line.content.lowerBound, clusters.count - 1)].span
  }

  /// The box of a cut line, the ellipsis of `span` included.
  fileprivate func box(of cut: TruncatedLine, span: Int) -> LineBox {
    var box = spans[span].box
    if !cut.before.isEmpty { box.hold(lineBox(of: cut.before, span: span)) }
    if !cut.after.isEmpty { box.hold(lineBox(of: cut.after, span: span)) }
    return box
  }
}
