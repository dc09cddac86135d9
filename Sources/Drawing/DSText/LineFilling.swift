/// A line's clusters.
struct FilledLine {
  /// What is drawn.
  var content: Range<Int>
  /// The first cluster of the next line; the clusters between hang or are a line feed.
  var next: Int
  /// The drawn width, a hyphen at the line's end included.
  var width: Double
  /// The width of the hanging spaces.
  var hanging: Double
  /// Whether the author ended the line here.
  var endsHard: Bool
  /// The content as shaped for this line alone; nil if the paragraph's own shaping serves.
  var reshaped: ShapedParagraph?
}

/// Breaks a paragraph into lines of a width, greedily.
///
/// 1. A line takes clusters while its drawn width fits; spaces at its end hang and do not count.
/// 2. It ends at the last opportunity before the cluster that does not fit; without one it ends at that cluster, but
///    never before its first.
/// 3. If a line ends inside something shaped as one, it is shaped again and measured again.
/// 4. A paragraph of exactly two lines never ends in a lone word if moving one word down evens the widths.
struct LineFilling {
  let paragraph: ShapedParagraph
  /// The width to fill, in points; infinite for no limit.
  let width: Double
  /// The width of a hyphen in each span; empty if the text has no soft hyphens.
  let hyphenWidths: [Double]
  let shaper: GlyphShaper

  /// Differences below this do not count, in points: layout adds and subtracts insets, and a text offered the width it
  /// reported must break as it did before.
  static let slack = 0.001

  /// The lines of the paragraph, at least one; stops after the first line beyond `limit`.
  func lines(limit: Int) -> [FilledLine] {
    var lines: [FilledLine] = []
    var start = 0
    let count = paragraph.clusters.count
    while lines.count <= limit {
      let first = lines.count
      repeat {
        lines.append(line(from: start))
        start = lines[lines.count - 1].next
      } while start < count && !lines[lines.count - 1].endsHard && lines.count <= limit
      if lines.count == first + 2, start == count || lines[first + 1].endsHard { even(&lines) }
      if start >= count {
        // A line feed at the very end begins one more, empty, line.
        if lines[lines.count - 1].endsHard, lines.count <= limit { lines.append(line(from: count)) }
        break
      }
    }
    return lines
  }

  /// The number of lines that `lines` would make of a paragraph without soft hyphens and without any width; nil if a
  /// line holds several clusters, so that it has to be shaped to know.
  func narrowCount(limit: Int) -> Int? {
    var count = 0
    var start = 0
    while count <= limit {
      let line = greedyLine(from: start, stop: paragraph.clusters.count)
      if line.content.count > 1 { return nil }
      count += 1
      start = line.next
      if start >= paragraph.clusters.count { return line.endsHard && count <= limit ? count + 1 : count }
    }
    return count
  }

  /// All that is left of the text from `start`, in one line whose letters are closer together; nil if it is more than a
  /// twentieth too long or has a line feed.
  ///
  /// Source of the twentieth: the default of `NSParagraphStyle.tighteningFactorForTruncation`.
  func tightened(from start: Int) -> FilledLine? {
    let clusters = paragraph.clusters
    var end = clusters.count
    while end > start, !clusters[end - 1].traits.isDisjoint(with: [.space, .newline]) { end -= 1 }
    guard end > start + 1, !clusters[start..<end].contains(where: { $0.traits.contains(.newline) }) else { return nil }
    let whole = paragraph.reshaped(start..<end, with: shaper)
    guard whole.width <= width * 1.05 + Self.slack else { return nil }
    let line = shaper.tightened(whole, by: (whole.width - width) / Double(end - start - 1))
    guard line.width <= width + Self.slack else { return nil }
    return FilledLine(
      content: start..<end, next: clusters.count, width: line.width, hanging: 0, endsHard: false, reshaped: line)
  }

  /// The line that begins with the cluster at `start`, shortened until it fits as it will be drawn.
  private func line(from start: Int) -> FilledLine {
    var stop = paragraph.clusters.count
    while true {
      let line = exact(greedyLine(from: start, stop: stop))
      if line.width <= width + Self.slack || line.content.count <= 1 { return line }
      stop = line.content.upperBound - 1
    }
  }

  /// The line from `start`, as the paragraph's own widths have it; the cluster at `stop` counts as too wide.
  private func greedyLine(from start: Int, stop: Int) -> FilledLine {
    let clusters = paragraph.clusters
    var end = start
    var pen = 0.0
    var lastOpportunity: Int?
    while end < clusters.count {
      let cluster = clusters[end]
      if cluster.traits.contains(.newline) { return finish(start, end, next: end + 1, endsHard: true) }
      if !cluster.traits.contains(.space), end > start,
        end >= stop || pen + cluster.advance > width + Self.slack
      {
        let next = lastOpportunity ?? end
        return finish(start, next, next: next, endsHard: false)
      }
      pen += cluster.advance
      end += 1
      if cluster.traits.contains(.breakAfter),
        !cluster.traits.contains(.softHyphen) || pen + hyphenWidth(of: end - 1) <= width + Self.slack
      {
        lastOpportunity = end
      }
    }
    return finish(start, end, next: end, endsHard: false)
  }

  /// The line of the clusters from `start` to `end`, of which trailing spaces hang.
  private func finish(_ start: Int, _ end: Int, next: Int, endsHard: Bool) -> FilledLine {
    var last = end
    while last > start, paragraph.clusters[last - 1].traits.contains(.space) { last -= 1 }
    var line = FilledLine(
      content: start..<last, next: next, width: paragraph.width(of: start..<last),
      hanging: paragraph.width(of: last..<end), endsHard: endsHard)
    if endsInHyphen(line) { line.width += hyphenWidth(of: last - 1) }
    return line
  }

  /// Whether a hyphen is drawn at the end of a line: it ends in a soft hyphen, and text follows.
  func endsInHyphen(_ line: FilledLine) -> Bool {
    !line.endsHard && line.next < paragraph.clusters.count && !line.content.isEmpty
      && paragraph.clusters[line.content.upperBound - 1].traits.contains(.softHyphen)
  }

  private func hyphenWidth(of cluster: Int) -> Double {
    hyphenWidths.isEmpty ? 0 : hyphenWidths[paragraph.clusters[cluster].span]
  }

  /// Moves the last word of the first of two lines down if the second is a lone word and the widths get closer.
  private func even(_ lines: inout [FilledLine]) {
    let first = lines[lines.count - 2]
    let second = lines[lines.count - 1]
    guard !first.endsHard, !second.content.isEmpty, !holdsWords(second.content) else { return }
    guard let split = first.content.dropLast().last(where: endsWord)
    else { return }
    let upper = exact(finish(first.content.lowerBound, split + 1, next: split + 1, endsHard: false))
    var lower = finish(split + 1, second.content.upperBound, next: second.next, endsHard: second.endsHard)
    lower.hanging = second.hanging
    lower = exact(lower)
    if lower.width <= width + Self.slack, abs(upper.width - lower.width) < abs(first.width - second.width) {
      lines.replaceSubrange((lines.count - 2)..., with: [upper, lower])
    }
  }

  /// A line measured as it will be drawn.
  private func exact(_ line: FilledLine) -> FilledLine {
    guard !line.content.isEmpty else { return line }
    if paragraph.isSafe(at: line.content.lowerBound), paragraph.isSafe(at: line.content.upperBound) { return line }
    var line = line
    let before = paragraph.width(of: line.content)
    let reshaped = paragraph.reshaped(line.content, with: shaper)
    line.width += reshaped.width - before
    line.reshaped = reshaped
    return line
  }

  /// Whether a range has the end of a word before its own end.
  private func holdsWords(_ range: Range<Int>) -> Bool { range.dropLast().contains(where: endsWord) }

  /// Whether a word ends with a cluster: at a space, or between the letters of a script that has none. A hyphen lets a
  /// line end and does not end a word.
  private func endsWord(_ index: Int) -> Bool {
    let cluster = paragraph.clusters[index]
    guard cluster.traits.contains(.breakAfter) else { return false }
    return cluster.traits.contains(.space) || paragraph.scalars[cluster.firstScalar] >= Self.firstIdeograph
  }

  /// Where the scripts begin that are written without spaces between words: U+2E80, radicals of CJK.
  private static let firstIdeograph: UInt32 = 0x2E80
}
