package import DSDiagnostics
import DSGeometry
package import DSLayout
package import DSSyntax
import DSText

/// Reads recorded sizes of texts; `docs/frames.md` describes the format.
package func readTextMetrics(_ node: SyntaxNode, diagnostics bag: inout DiagnosticBag) -> RecordedTexts {
  guard var reader = ObjectReader(node, as: "recorded text metrics", &bag) else { return RecordedTexts() }
  _ = reader.integer("version", in: 1...1, &bag)
  let fonts = reader.array("fonts", &bag)
  let texts = reader.array("texts", &bag)
  reader.finish(&bag)
  return RecordedTexts(fonts: fonts.compactMap { font($0, &bag) }, texts: texts.compactMap { text($0, &bag) })
}

private func pattern(_ reader: inout ObjectReader, _ bag: inout DiagnosticBag) -> RecordedTexts.FontPattern {
  var pattern = RecordedTexts.FontPattern()
  pattern.style = reader.string("style", &bag)
  pattern.family = reader.string("family", &bag)
  pattern.size = reader.number("size", in: 0...10_000, &bag)
  pattern.weight = reader.number("weight", in: 1...1000, &bag)
  pattern.italic = reader.boolean("italic", &bag)
  return pattern
}

private func font(_ node: SyntaxNode, _ bag: inout DiagnosticBag) -> RecordedTexts.Font? {
  guard var reader = ObjectReader(node, as: "a recorded font", &bag) else { return nil }
  var font = RecordedTexts.Font(pattern(&reader, &bag))
  let range = 0.0...10_000.0
  font.pitch = reader.number("pitch", in: 0.001...10_000, &bag)
  font.gapAbove = reader.number("gapAbove", in: range, &bag)
  font.gapBelow = reader.number("gapBelow", in: range, &bag)
  font.leading = reader.number("leading", in: range, &bag)
  font.ascent = reader.number("ascent", in: range, &bag)
  font.descent = reader.number("descent", in: range, &bag)
  font.capHeight = reader.number("capHeight", in: range, &bag)
  reader.finish(&bag)
  return font
}

private func text(_ node: SyntaxNode, _ bag: inout DiagnosticBag) -> RecordedTexts.Text? {
  guard var reader = ObjectReader(node, as: "a recorded text", &bag) else { return nil }
  let pattern = pattern(&reader, &bag)
  let whole = reader.string("text", &bag)
  let spans = reader.array("spans", &bag).compactMap { span($0, &bag) }
  let sizes = reader.array("sizes", required: true, &bag).compactMap { measurement($0, &bag) }
  reader.finish(&bag)
  if (whole == nil) == spans.isEmpty {
    bag.error("conflicting-keys", "a recorded text needs either 'text' or 'spans'", at: node.location)
    return nil
  }
  return RecordedTexts.Text(spans: whole.map { [RecordedTexts.Span($0, pattern)] } ?? spans, sizes: sizes)
}

private func span(_ node: SyntaxNode, _ bag: inout DiagnosticBag) -> RecordedTexts.Span? {
  guard var reader = ObjectReader(node, as: "a span of a recorded text", &bag) else { return nil }
  let pattern = pattern(&reader, &bag)
  let text = reader.string("text", required: true, &bag)
  reader.finish(&bag)
  return text.map { RecordedTexts.Span($0, pattern) }
}

/// A size: `[width, height]` for the ideal one, or a mapping with what was offered.
private func measurement(_ node: SyntaxNode, _ bag: inout DiagnosticBag) -> RecordedTexts.Measurement? {
  if node.elements != nil {
    return pair(node, "a recorded size", &bag).map {
      RecordedTexts.Measurement(offer: .unspecified, size: Size(width: $0[0], height: $0[1]))
    }
  }
  guard var reader = ObjectReader(node, as: "a recorded size", &bag) else { return nil }
  let offer = ProposedSize(
    width: reader.number("width", in: 0...1_000_000, &bag), height: reader.number("height", in: 0...1_000_000, &bag))
  let size = reader.required("size", &bag).flatMap { pair($0, "'size'", &bag) }
  let baselines = reader.value("baselines").flatMap { pair($0, "'baselines'", &bag) }
  let lines = reader.integer("lines", in: 1...100_000, &bag)
  let limit = reader.integer("lineLimit", in: 1...100_000, &bag)
  let reserved = reader.integer("reservedLines", in: 0...100_000, &bag)
  let spacing = reader.number("lineSpacing", in: 0...10_000, &bag)
  let truncation = reader.choice("truncation", of: TextParagraph.Truncation.self, &bag)
  reader.finish(&bag)
  guard let size else { return nil }
  var measurement = RecordedTexts.Measurement(
    offer: offer, size: Size(width: size[0], height: size[1]), baselines: baselines, lines: lines)
  measurement.lineLimit = limit
  measurement.reservedLines = reserved ?? 0
  measurement.lineSpacing = spacing ?? 0
  measurement.truncation = truncation ?? .tail
  return measurement
}

/// Two lengths.
private func pair(_ node: SyntaxNode, _ what: String, _ bag: inout DiagnosticBag) -> [Double]? {
  guard let nodes = node.readArray(what, &bag) else { return nil }
  let numbers = nodes.compactMap { $0.readNumber(what, in: 0...1_000_000, &bag) }
  guard nodes.count == 2 else {
    bag.error("out-of-range", "\(what) needs two numbers", at: node.location)
    return nil
  }
  return numbers.count == 2 ? numbers : nil
}
