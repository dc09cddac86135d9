/// What is left of a text's last line: clusters before and after the ellipsis.
struct TruncatedLine {
  /// The clusters before the ellipsis, without spaces at their end.
  var before: Range<Int>
  /// The clusters after it, without spaces at their beginning.
  var after: Range<Int>
  /// `before` as shaped for this line alone; nil if the paragraph's own shaping serves.
  var reshapedBefore: ShapedParagraph?
  /// `after` as shaped for this line alone.
  var reshapedAfter: ShapedParagraph?
  /// The drawn width without the ellipsis.
  var width: Double
}

/// Cuts the rest of a text so that it fits one line together with an ellipsis.
///
/// Cuts fall between grapheme clusters. Spaces next to the ellipsis are dropped. What follows a line feed does not move
/// up into the line: the beginning ends at the first one, the end begins after the last one.
struct TextCutter {
  let paragraph: ShapedParagraph
  let shaper: GlyphShaper

  /// Cuts the clusters from `start` to the text's end; `width` is what the ellipsis leaves, in points.
  func cut(from start: Int, width: Double, keeping truncation: TextParagraph.Truncation) -> TruncatedLine {
    let clusters = paragraph.clusters
    var end = clusters.count
    while end > start, !clusters[end - 1].traits.isDisjoint(with: [.space, .newline]) { end -= 1 }
    let firstEnd = clusters[start..<end].firstIndex { $0.traits.contains(.newline) } ?? end
    let lastStart = clusters[start..<end].lastIndex { $0.traits.contains(.newline) }.map { $0 + 1 } ?? start
    switch truncation {
    case .tail:
      let before = beginning(of: start..<firstEnd, width: width)
      return TruncatedLine(
        before: before.range, after: end..<end, reshapedBefore: before.reshaped, width: before.width)
    case .head:
      let after = ending(of: lastStart..<end, width: width)
      return TruncatedLine(
        before: start..<start, after: after.range, reshapedAfter: after.reshaped, width: after.width)
    case .middle:
      let before = beginning(of: start..<firstEnd, width: width / 2)
      let after = ending(of: max(lastStart, before.range.upperBound)..<end, width: width - before.width)
      return TruncatedLine(
        before: before.range, after: after.range, reshapedBefore: before.reshaped, reshapedAfter: after.reshaped,
        width: before.width + after.width)
    }
  }

  private typealias Part = (range: Range<Int>, reshaped: ShapedParagraph?, width: Double)

  /// The longest beginning of `range` that fits.
  private func beginning(of range: Range<Int>, width: Double) -> Part {
    var end = range.lowerBound
    var pen = 0.0
    while end < range.upperBound, pen + paragraph.clusters[end].advance <= width + LineFilling.slack {
      pen += paragraph.clusters[end].advance
      end += 1
    }
    while true {
      while end > range.lowerBound, paragraph.clusters[end - 1].traits.contains(.space) { end -= 1 }
      let part = measure(range.lowerBound..<end)
      if part.width <= width + LineFilling.slack || part.range.isEmpty { return part }
      end -= 1
    }
  }

  /// The longest end of `range` that fits.
  private func ending(of range: Range<Int>, width: Double) -> Part {
    var start = range.upperBound
    var pen = 0.0
    while start > range.lowerBound, pen + paragraph.clusters[start - 1].advance <= width + LineFilling.slack {
      pen += paragraph.clusters[start - 1].advance
      start -= 1
    }
    while true {
      while start < range.upperBound, paragraph.clusters[start].traits.contains(.space) { start += 1 }
      let part = measure(start..<range.upperBound)
      if part.width <= width + LineFilling.slack || part.range.isEmpty { return part }
      start += 1
    }
  }

  private func measure(_ range: Range<Int>) -> Part {
    if range.isEmpty || (paragraph.isSafe(at: range.lowerBound) && paragraph.isSafe(at: range.upperBound)) {
      return (range, nil, paragraph.width(of: range))
    }
    let reshaped = paragraph.reshaped(range, with: shaper)
    return (range, reshaped, reshaped.width)
  }
}
