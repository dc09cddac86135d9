import DSDiagnostics
import DSGeometry
package import DSText

/// Measures texts by looking them up among recorded sizes.
///
/// 1. An offer that was recorded gets the recorded answer.
/// 2. An offer as wide as the text's ideal size, or wider, gets the ideal size. An offer between an answer's width and
///    the width that the answer was given to gets that answer: lines break at the same places.
/// 3. Anything else is left to the fallback measurer, or estimated; a layout that was estimated is marked so.
package final class RecordedMeasurer: TextMeasurer {
  private let fonts: [RecordedTexts.Font]
  private let texts: [String: [RecordedTexts.Text]]
  private let fallback: (any TextMeasurer)?
  /// Why texts had to be estimated, by their letters.
  package private(set) var reasons: [String: String] = [:]
  /// Styles whose gaps were requested and are not known.
  package private(set) var unknownFonts: [TextStyle] = []

  /// A measurer of recorded sizes.
  /// - Parameter fallback: measures texts that were not recorded; nil estimates them.
  package init(_ records: RecordedTexts, fallback: (any TextMeasurer)?) {
    fonts = records.fonts
    texts = Dictionary(grouping: records.texts) { $0.spans.map(\.text).joined() }
    self.fallback = fallback
  }

  package func layout(_ paragraph: TextParagraph, width: Double?, height: Double?) -> TextLayout {
    if var layout = recorded(paragraph, width: width, height: height) {
      layout.isRecorded = !layout.isEstimated
      return layout.grown(for: paragraph)
    }
    if let fallback { return fallback.layout(paragraph, width: width, height: height) }
    return estimate(paragraph, width: width, height: height).grown(for: paragraph)
  }

  package func metrics(of style: TextStyle) -> TextMetrics {
    let font = fonts.first { $0.pattern.fits(style) }
    let known = TextMetrics(style) ?? fallback?.metrics(of: style)
    if let ascent = font?.ascent ?? known?.ascent, let descent = font?.descent ?? known?.descent,
      let capHeight = font?.capHeight ?? known?.capHeight
    {
      return TextMetrics(
        ascent: ascent, descent: descent, leading: font?.leading ?? known?.leading ?? 0, capHeight: capHeight,
        gapAbove: font?.gapAbove, gapBelow: font?.gapBelow)
    }
    if font?.gapAbove == nil || font?.gapBelow == nil, !unknownFonts.contains(style) { unknownFonts.append(style) }
    return TextMetrics(
      ascent: 0, descent: 0, leading: font?.leading ?? 0, capHeight: 0, gapAbove: font?.gapAbove,
      gapBelow: font?.gapBelow)
  }

  /// The records of a text in its fonts and settings, apart from its line limit.
  private func sizes(of paragraph: TextParagraph) -> [RecordedTexts.Measurement] {
    let characters = paragraph.spans.map(\.text).joined()
    let spans = paragraph.spans.filter { !$0.text.isEmpty }
    let recordings = (texts[characters] ?? []).filter { text in
      if text.spans.count == 1 {
        return paragraph.spans.first.map { text.spans[0].pattern.fits($0.style) } ?? false
      }
      return text.spans.count == spans.count
        && zip(text.spans, spans).allSatisfy { $0.text == $1.text && $0.pattern.fits($1.style) }
    }
    let fitting = recordings.flatMap(\.sizes).filter {
      $0.reservedLines == paragraph.reservedLines && abs($0.lineSpacing - paragraph.lineSpacing) < 0.01
        && same($0.minimumScale ?? paragraph.minimumScale, paragraph.minimumScale)
        && $0.allowsTightening ?? paragraph.allowsTightening == paragraph.allowsTightening
    }
    // What was recorded of just such a text comes before what fits any.
    return fitting.filter(\.isOfSqueezedText) + fitting.filter { !$0.isOfSqueezedText }
  }

  /// How high the lines of a text are: smaller letters, which the offer alone has made small, are ignored.
  private func ruler(_ sizes: [RecordedTexts.Measurement], _ paragraph: TextParagraph) -> LineRuler? {
    let usual = sizes.filter { $0.minimumScale ?? 1 == 1 }
    return LineRuler(
      usual.isEmpty ? sizes : usual, pitch: pitch(of: paragraph), ascent: paragraph.spans.first?.style.metrics?.ascent)
  }

  private func recorded(_ paragraph: TextParagraph, width: Double?, height: Double?) -> TextLayout? {
    let all = sizes(of: paragraph)
    guard let ruler = ruler(all, paragraph) else { return nil }
    let limit = paragraph.lineLimit
    let usable = all.filter { record in
      if record.lineLimit == limit { return record.truncation == paragraph.truncation || record.lineLimit == nil }
      return record.lineLimit == nil && ruler.lines(of: record) <= limit ?? .max
    }
    if let height, let exact = usable.first(where: { same($0.offer.width, width) && same($0.offer.height, height) }) {
      return ruler.layout(exact)
    }
    guard let open = answer(to: width, among: usable.filter { $0.offer.height == nil }) else { return nil }
    guard let height, ruler.lines(of: open) > 1, open.size.height > height + 0.01 else { return ruler.layout(open) }
    // Too low an offer keeps the whole lines that it holds; what is left of the last one was recorded as a line limit.
    let count = ruler.wholeLines(in: height)
    let cut = all.filter { $0.lineLimit == count && $0.offer.height == nil && $0.truncation == paragraph.truncation }
    if let cut = answer(to: width, among: cut) { return ruler.layout(cut) }
    var shorter = open
    shorter.size.height = ruler.height(of: count)
    shorter.lines = count
    shorter.baselines = nil
    var layout = ruler.layout(shorter)
    layout.isEstimated = true
    return layout
  }

  private func same(_ a: Double?, _ b: Double?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return abs(a - b) < 0.01
  }

  /// The record of the text's answer to a width.
  private func answer(to width: Double?, among records: [RecordedTexts.Measurement]) -> RecordedTexts.Measurement? {
    if let exact = records.first(where: { same($0.offer.width, width) }) { return exact }
    let ideal = records.first { $0.offer.width == nil }
    guard let width else { return nil }
    if let ideal, ideal.size.width <= width + 0.01 { return ideal }
    return records.first { record in
      guard let offered = record.offer.width else { return false }
      return record.size.width <= width + 0.01 && width <= offered && record.size.width > 0
    }
  }

  /// Describes what is recorded of a text that had to be estimated.
  private func explain(_ paragraph: TextParagraph, _ sizes: [RecordedTexts.Measurement]) {
    let characters = paragraph.spans.map(\.text).joined()
    guard reasons[characters] == nil else { return }
    guard texts[characters] != nil else {
      reasons[characters] = "no text of these letters is recorded"
      return
    }
    guard sizes.isEmpty else {
      let widths = sizes.map { $0.offer.width.map { $0.text(digits: 3) } ?? "none" }
      reasons[characters] = "sizes are recorded for the widths " + widths.joined(separator: ", ")
      return
    }
    let fonts = paragraph.spans.map { span -> String in
      let style = span.style
      let size = style.size.text(digits: 3) + " points, weight " + style.weight.text(digits: 0)
      let more = [
        style.italic ? "italic" : nil, style.design, style.family.isEmpty ? nil : "of the family '\(style.family)'",
        style.tracking == 0 ? nil : "tracking \(style.tracking.text(digits: 3))",
      ]
      return ([style.textStyle, size] + more).compactMap(\.self).joined(separator: ", ")
    }
    let settings = paragraph.lineSpacing != 0 || paragraph.reservedLines > 0 ? " with its line settings" : ""
    reasons[characters] = "it is not recorded as \(fonts.joined(separator: " and "))\(settings)"
  }

  private func pitch(of paragraph: TextParagraph) -> Double? {
    guard let style = paragraph.spans.first?.style else { return nil }
    if let pitch = fonts.first(where: { $0.pattern.fits(style) })?.pitch { return pitch + paragraph.lineSpacing }
    // The requested distance counts from the letters and takes up the pitch's own leading first.
    return style.metrics.map { max($0.pitch, $0.fontAscent + $0.fontDescent + paragraph.lineSpacing) }
  }

  /// A size for an offer that nothing was recorded for: good enough for a stack that only asks how much the text gives
  /// way, and marked, so that it is never reported as known.
  private func estimate(_ paragraph: TextParagraph, width: Double?, height: Double?) -> TextLayout {
    let all = sizes(of: paragraph)
    explain(paragraph, all)
    guard let ruler = ruler(all, paragraph) else {
      var nothing = TextLayout(size: .zero, lines: [])
      nothing.isEstimated = true
      return nothing
    }
    let letters = paragraph.spans.reduce(0) { $0 + $1.text.filter { !$0.isWhitespace }.count }
    let widest = all.map(\.size.width).max() ?? 0
    let offered = width ?? widest
    var lines = 1
    if offered < widest {
      // One letter per line if there is no space at all.
      let shared = offered > 0 ? (widest / offered).rounded(.up) : Double(letters)
      lines = max(1, min(letters, Int(min(shared, 1e6))))
    }
    lines = min(lines, paragraph.lineLimit ?? .max)
    if let height { lines = min(lines, ruler.wholeLines(in: height)) }
    var layout = ruler.layout(
      RecordedTexts.Measurement(
        offer: .unspecified,
        size: Size(width: min(offered, widest), height: ruler.height(of: max(lines, paragraph.reservedLines))),
        lines: lines))
    layout.isEstimated = true
    return layout
  }
}

extension TextLayout {
  /// The layout with space for letters off the baseline: raised ones need it above, lowered ones below. Texts are recorded
  /// without.
  fileprivate func grown(for paragraph: TextParagraph) -> TextLayout {
    let offsets = paragraph.spans.map(\.style.baselineOffset)
    let above = max(0, offsets.max() ?? 0)
    let below = max(0, -(offsets.min() ?? 0))
    guard above + below > 0 else { return self }
    var layout = self
    for index in layout.lines.indices {
      let earlier = Double(index) * (above + below)
      layout.lines[index].baseline += earlier + above
      layout.lines[index].rect.origin.y += earlier
      layout.lines[index].rect.size.height += above + below
    }
    layout.size.height += Double(layout.lines.count) * (above + below)
    return layout
  }
}

extension RecordedTexts.Measurement {
  /// Whether it was recorded of a text that may be squeezed, or expressly of one that may not.
  fileprivate var isOfSqueezedText: Bool { minimumScale != nil || allowsTightening != nil }
}

/// Works out how many lines a recorded size has, and how high some lines are.
private struct LineRuler {
  /// The height of the first line.
  let first: Double
  /// From one baseline to the next.
  let pitch: Double
  /// The first baseline.
  let baseline: Double

  /// Nil without records; `ascent` is the first baseline where none was recorded.
  init?(_ records: [RecordedTexts.Measurement], pitch: Double?, ascent: Double?) {
    guard let lowest = records.min(by: { $0.size.height < $1.size.height }) else { return nil }
    let reserved = Double(max(1, lowest.reservedLines))
    let ascents = records.compactMap { $0.baselines?.first }
    baseline = ascents.first ?? ascent ?? lowest.size.height * 0.8 / reserved
    if let pitch {
      self.pitch = pitch
      first = lowest.size.height - (reserved - 1) * pitch
    } else {
      first = lowest.size.height / reserved
      self.pitch = first
    }
  }

  func height(of lines: Int) -> Double { first + Double(max(1, lines) - 1) * pitch }

  /// How many whole lines a height holds, at least one.
  func wholeLines(in height: Double) -> Int { count(((height - first) / pitch + 1 + 1e-6).rounded(.down)) }

  /// A number of lines that was worked out: whatever was recorded, a text has one line at least, and no more than one may
  /// record. Lines without any height, of which any number fits, count as one.
  private func count(_ lines: Double) -> Int {
    lines.isFinite ? Int(min(max(1, lines), Double(Limits.recordedLines))) : 1
  }

  func lines(of record: RecordedTexts.Measurement) -> Int {
    if let lines = record.lines { return lines }
    if let baselines = record.baselines, baselines.count == 2 {
      return count(1 + ((baselines[1] - baselines[0]) / pitch).rounded())
    }
    return count(1 + ((record.size.height - first) / pitch).rounded())
  }

  /// The lines of a recorded size, without glyphs.
  func layout(_ record: RecordedTexts.Measurement) -> TextLayout {
    let count = lines(of: record)
    let top = record.baselines?.first ?? baseline
    let last = record.baselines?.last ?? top + Double(count - 1) * pitch
    let step = count > 1 ? (last - top) / Double(count - 1) : 0
    let lines = (0..<count).map { line in
      TextLayout.Line(
        baseline: top + Double(line) * step,
        rect: Rect(x: 0, y: Double(line) * step, width: record.size.width, height: first), runs: [])
    }
    return TextLayout(size: record.size, lines: lines)
  }
}
