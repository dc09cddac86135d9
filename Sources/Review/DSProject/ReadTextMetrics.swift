package import DSDiagnostics
import DSGeometry
package import DSLayout
import DSNode
package import DSSyntax
import DSText

/// Reads recorded sizes of texts; `docs/frames.md` describes the format.
///
/// A recording may hold more than is needed: unknown keys are passed over, unless they look like a known one. A null
/// counts as no value.
package func readTextMetrics(_ node: SyntaxNode, diagnostics bag: inout DiagnosticBag) -> RecordedTexts {
  if let texts = node.elements { return RecordedTexts(texts: texts.compactMap { text($0, &bag) }) }
  guard var reader = textReader(node, as: "recorded text metrics", &bag) else { return RecordedTexts() }
  _ = reader.value("version")
  let fonts = reader.array("fonts", &bag)
  let texts = reader.array("texts", &bag)
  finish(reader, &bag)
  if let members = node.members, !members.isEmpty, !members.contains(where: { reader.knownKeys.contains($0.key) }) {
    bag.error(
      "missing-key", "recorded text metrics have 'texts', 'fonts' or both", at: node.location,
      hint:
        "there are \(members.prefix(4).map { "'\($0.key)'" }.joined(separator: ", ")); is this a different kind of file?"
    )
  }
  return RecordedTexts(fonts: fonts.compactMap { font($0, &bag) }, texts: texts.compactMap { text($0, &bag) })
}

/// A reader of what a mapping has beside nulls.
private func textReader(_ node: SyntaxNode, as what: String, _ bag: inout DiagnosticBag) -> ObjectReader? {
  guard let members = node.members else { return ObjectReader(node, as: what, &bag) }
  return ObjectReader(SyntaxNode(.object(members.filter { !$0.value.isNull }), at: node.location), as: what, &bag)
}

/// Reports keys that look like one that is known and absent.
private func finish(_ reader: ObjectReader, _ bag: inout DiagnosticBag) {
  let free = reader.knownKeys.filter { reader.node[$0] == nil }
  for member in reader.node.members ?? [] where !reader.knownKeys.contains(member.key) {
    guard let hint = didYouMean(member.key, among: free) else { continue }
    bag.error("unknown-key", "\(reader.what) has no '\(member.key)'", at: member.location, hint: hint)
  }
}

/// The weights by SwiftUI's names.
private let weights: [(name: String, weight: Double)] = [
  ("ultraLight", 100), ("thin", 200), ("light", 300), ("regular", 400), ("medium", 500), ("semibold", 600),
  ("bold", 700), ("heavy", 800), ("black", 900),
]

/// Which fonts a record is about: written beside it, or in a mapping `font`.
private func pattern(_ reader: inout ObjectReader, _ bag: inout DiagnosticBag) -> RecordedTexts.FontPattern {
  if let font = reader.value("font"), var inner = textReader(font, as: "a font", &bag) {
    defer { finish(inner, &bag) }
    return pattern(of: &inner, &bag)
  }
  return pattern(of: &reader, &bag)
}

private func pattern(of reader: inout ObjectReader, _ bag: inout DiagnosticBag) -> RecordedTexts.FontPattern {
  var pattern = RecordedTexts.FontPattern()
  pattern.style = reader.choice("style", among: TextStyleTable.all.map(\.name), &bag)
  pattern.family = reader.string("family", &bag)
  pattern.size = reader.number("size", in: 0...Limits.textSize, &bag)
  if let weight = reader.value("weight") {
    pattern.weight =
      weight.number == nil && weight.string != nil
      ? weight.readChoice("'weight'", among: weights.map(\.name), &bag)
        .flatMap { name in weights.first { $0.name == name }?.weight }
      : weight.readNumber("'weight'", in: 1...1000, &bag)
  }
  pattern.italic = reader.boolean("italic", &bag)
  pattern.design = reader.choice("design", of: Modifier.FontTraits.Design.self, &bag)?.rawValue
  pattern.tracking = reader.number("tracking", in: -Limits.tracking...Limits.tracking, &bag)
  pattern.isSecondary = reader.choice("scale", among: ["default", "secondary"], &bag).map { $0 == "secondary" }
  return pattern
}

private func font(_ node: SyntaxNode, _ bag: inout DiagnosticBag) -> RecordedTexts.Font? {
  guard var reader = textReader(node, as: "a recorded font", &bag) else { return nil }
  var font = RecordedTexts.Font(pattern(&reader, &bag))
  let range = 0...Limits.textSize
  font.pitch = reader.number("pitch", in: 0.001...Limits.textSize, &bag)
  font.gapAbove = reader.number("gapAbove", in: range, &bag)
  font.gapBelow = reader.number("gapBelow", in: range, &bag)
  font.leading = reader.number("leading", in: range, &bag)
  font.ascent = reader.number("ascent", in: range, &bag)
  font.descent = reader.number("descent", in: range, &bag)
  font.capHeight = reader.number("capHeight", in: range, &bag)
  finish(reader, &bag)
  return font
}

private func text(_ node: SyntaxNode, _ bag: inout DiagnosticBag) -> RecordedTexts.Text? {
  guard var reader = textReader(node, as: "a recorded text", &bag) else { return nil }
  let pattern = pattern(&reader, &bag)
  let whole = reader.string("text", &bag)
  let spans = reader.array("spans", &bag).compactMap { span($0, &bag) }
  let sizes = reader.array("sizes", required: true, &bag).compactMap { measurement($0, &bag) }
  finish(reader, &bag)
  if (whole == nil) == spans.isEmpty {
    bag.error("conflicting-keys", "a recorded text needs either 'text' or 'spans'", at: node.location)
    return nil
  }
  return RecordedTexts.Text(spans: whole.map { [RecordedTexts.Span($0, pattern)] } ?? spans, sizes: sizes)
}

private func span(_ node: SyntaxNode, _ bag: inout DiagnosticBag) -> RecordedTexts.Span? {
  guard var reader = textReader(node, as: "a span of a recorded text", &bag) else { return nil }
  let pattern = pattern(&reader, &bag)
  let text = reader.string("text", required: true, &bag)
  finish(reader, &bag)
  return text.map { RecordedTexts.Span($0, pattern) }
}

/// A size: `[width, height]` for the ideal one, or a mapping with what was offered.
private func measurement(_ node: SyntaxNode, _ bag: inout DiagnosticBag) -> RecordedTexts.Measurement? {
  if node.elements != nil {
    return size(node, "a recorded size", &bag).map { RecordedTexts.Measurement(offer: .unspecified, size: $0) }
  }
  guard var reader = textReader(node, as: "a recorded size", &bag) else { return nil }
  var offer = ProposedSize()
  if let lengths = reader.value("offer")?.readArray("'offer'", &bag) {
    if lengths.count != 2 { bag.error("out-of-range", "'offer' needs two lengths", at: node.location) }
    offer.width = lengths.first.flatMap { length($0, "the offered width", &bag) }
    offer.height = lengths.dropFirst().first.flatMap { length($0, "the offered height", &bag) }
  }
  if let width = reader.value("width") { offer.width = length(width, "'width'", &bag) }
  if let height = reader.value("height") { offer.height = length(height, "'height'", &bag) }
  let answer = reader.required("size", &bag).flatMap { size($0, "'size'", &bag) }
  let baselines = reader.value("baselines").flatMap { node -> [Double]? in
    guard let found = pair(node, "'baselines'", &bag) else { return nil }
    if found[1] < found[0] {
      bag.error("out-of-range", "the last of 'baselines' lies above the first", at: node.location)
    }
    return found
  }
  let lines = reader.integer("lines", in: 1...Limits.recordedLines, &bag)
  let limit = reader.integer("lineLimit", in: 1...Limits.recordedLines, &bag)
  let reserved = reader.integer("reservedLines", in: 0...Limits.recordedLines, &bag)
  let spacing = reader.number("lineSpacing", in: 0...Limits.textSize, &bag)
  let truncation = reader.choice("truncation", of: TextParagraph.Truncation.self, &bag)
  let minimumScale = reader.number("minimumScaleFactor", in: 0...1, &bag)
  let tightening = reader.boolean("allowsTightening", &bag)
  finish(reader, &bag)
  guard let answer else { return nil }
  var measurement = RecordedTexts.Measurement(offer: offer, size: answer, baselines: baselines, lines: lines)
  measurement.lineLimit = limit
  measurement.reservedLines = reserved ?? 0
  measurement.lineSpacing = spacing ?? 0
  measurement.truncation = truncation ?? .tail
  measurement.minimumScale = minimumScale
  measurement.allowsTightening = tightening
  return measurement
}

/// An offered length; a null, an infinity or an equivalent is no offer.
private func length(_ node: SyntaxNode, _ what: String, _ bag: inout DiagnosticBag) -> Double? {
  let infinities = ["inf", "infinity", ".inf", "+inf"]
  if node.isNull || infinities.contains(node.string?.lowercased() ?? "") { return nil }
  guard let length = node.readNumber(what, in: 0...(.greatestFiniteMagnitude), &bag) else { return nil }
  return length > Limits.recordedLength ? nil : length
}

/// A size: `[width, height]`, or a mapping of these.
private func size(_ node: SyntaxNode, _ what: String, _ bag: inout DiagnosticBag) -> Size? {
  if node.members != nil, var reader = textReader(node, as: what, &bag) {
    let width = reader.number("width", in: 0...Limits.recordedLength, required: true, &bag)
    let height = reader.number("height", in: 0...Limits.recordedLength, required: true, &bag)
    return width.flatMap { width in height.map { Size(width: width, height: $0) } }
  }
  return pair(node, what, &bag).map { Size(width: $0[0], height: $0[1]) }
}

/// Two lengths.
private func pair(_ node: SyntaxNode, _ what: String, _ bag: inout DiagnosticBag) -> [Double]? {
  guard let nodes = node.readArray(what, &bag) else { return nil }
  let numbers = nodes.compactMap { $0.readNumber(what, in: 0...Limits.recordedLength, &bag) }
  guard nodes.count == 2 else {
    bag.error("out-of-range", "\(what) needs two numbers", at: node.location)
    return nil
  }
  return numbers.count == 2 ? numbers : nil
}
