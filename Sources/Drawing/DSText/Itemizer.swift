import CHarfBuzz
import DSGeometry

/// Divides a text into grapheme clusters and into segments that can be shaped at once.
///
/// Holds only memory to work in and the faces that were found; the result depends on the text alone.
final class Itemizer {
  private let library: FontLibrary
  private var fallbacks: [FaceRequest: FontFallback] = [:]
  private var breaks = LineBreaks()
  private var levels: [UInt8] = []
  private var emoji: [Range<Int>] = []
  /// The distinct faces of the text, and for each cluster which of them draws it; -1 for a line feed.
  private var faces: [FontFace] = []
  private var faceNumbers: [Int] = []
  private var scripts: [hb_script_t] = []

  private struct FaceRequest: Hashable {
    let family: String
    let weight: Double
    let italic: Bool
    let width: Double
  }

  init(library: FontLibrary) { self.library = library }

  /// The text of the spans, divided but not yet shaped.
  ///
  /// 1. Grapheme clusters; a tab counts as a space.
  /// 2. Embedding levels and line break opportunities.
  /// 3. The script of each cluster: a cluster that belongs to no script takes that of the one before it.
  /// 4. The face of each cluster.
  /// 5. A segment ends where level, script, face, size or tracking changes, and at a line feed. Kana that another family
  ///    draws have the style's size for Japanese letters, and so have the ideographs of a text with kana.
  func itemize(
    _ texts: [TextParagraph.Span], direction: LayoutDirection, followsContent: Bool
  ) throws(FontLibrary.Problem) -> ItemizedText {
    var fonts: [FontFallback] = []
    var spans: [ShapedParagraph.Span] = []
    for text in texts {
      let font = try fallback(for: text.style)
      fonts.append(font)
      var box = LineBox(style: text.style, face: font.primary)
      if let object = text.object { box.hold(object.box(text.style, font.primary)) }
      spans.append(ShapedParagraph.Span(style: text.style, face: font.primary, box: box, object: text.object))
    }
    var (scalars, clusters) = divide(texts)
    let base = bidiLevels(of: scalars, direction: direction, followsContent: followsContent, into: &levels)
    findEmoji(in: scalars, clusters, texts)
    breaks.find(in: scalars, ideographs: emoji)
    findScripts(of: scalars, clusters)
    let missing = try findFaces(of: scalars, clusters, fonts: fonts, texts: texts)
    for index in clusters.indices {
      let first = clusters[index].firstScalar
      let end = index + 1 < clusters.count ? clusters[index + 1].firstScalar : scalars.count
      clusters[index].traits = traits(first: scalars[first])
      if breaks.allows(after: end - 1) { clusters[index].traits.insert(.breakAfter) }
      if scalars[first] == 0x09 { scalars[first] = 0x20 }
    }
    let segments = segments(of: clusters, spans: spans)
    let firstBox = spans[0].box
    let isUniform =
      spans.allSatisfy { $0.box == firstBox }
      && segments.allSatisfy { spans[$0.span].style.lineHeight != nil || $0.face === spans[$0.span].face }
    return ItemizedText(
      scalars: scalars, scalarRange: scalars.indices, spans: spans, baseLevel: base,
      clusters: clusters, segments: segments, missing: missing, uniformBox: isUniform ? firstBox : nil)
  }

  /// The face of a style's own family.
  func face(of style: TextStyle) throws(FontLibrary.Problem) -> FontFace { try fallback(for: style).primary }

  private func fallback(for style: TextStyle) throws(FontLibrary.Problem) -> FontFallback {
    let request = FaceRequest(family: style.family, weight: style.weight, italic: style.italic, width: style.width)
    if let known = fallbacks[request] { return known }
    let made = try FontFallback(library: library, style: style)
    if fallbacks.count >= CacheSizes.fallbacks { fallbacks.removeAll() }
    fallbacks[request] = made
    return made
  }

  /// The scalars of all spans and the clusters they form; a mark at a span's beginning joins the span before it.
  private func divide(_ texts: [TextParagraph.Span]) -> ([UInt32], [ShapedParagraph.Cluster]) {
    var scalars: [UInt32] = []
    var starts: [Int] = []
    for text in texts {
      starts.append(scalars.count)
      if scalars.isEmpty { scalars.reserveCapacity(text.text.utf8.count) }
      scalars.append(contentsOf: text.text.unicodeScalars.lazy.map(\.value))
    }
    var clusters: [ShapedParagraph.Cluster] = []
    clusters.reserveCapacity(scalars.count)
    var span = 0
    func add(at scalar: Int) {
      while span + 1 < starts.count, starts[span + 1] <= scalar { span += 1 }
      clusters.append(ShapedParagraph.Cluster(firstScalar: scalar, span: span))
    }
    if scalars.allSatisfy({ $0 < 0x80 && $0 != 0x0D }) {
      for index in scalars.indices { add(at: index) }
    } else {
      let whole = texts.count == 1 ? texts[0].text : texts.reduce(into: "") { $0 += $1.text }
      var position = 0
      for character in whole {
        add(at: position)
        position += character.unicodeScalars.count
      }
    }
    return (scalars, clusters)
  }

  private func traits(first scalar: UInt32) -> ShapedParagraph.Traits {
    switch scalar {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: .newline
    case 0x09, 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: .space
    case 0xAD: .softHyphen
    default: []
    }
  }

  private func slice(_ scalars: [UInt32], _ clusters: [ShapedParagraph.Cluster], _ index: Int) -> ArraySlice<UInt32> {
    let end = index + 1 < clusters.count ? clusters[index + 1].firstScalar : scalars.count
    return scalars[clusters[index].firstScalar..<end]
  }

  /// Finds the clusters that lines are broken around as around ideographs: emoji and pictures.
  private func findEmoji(
    in scalars: [UInt32], _ clusters: [ShapedParagraph.Cluster], _ texts: [TextParagraph.Span]
  ) {
    emoji.removeAll(keepingCapacity: true)
    if scalars.allSatisfy({ $0 < 0x203C }) { return }
    for index in clusters.indices {
      let cluster = slice(scalars, clusters, index)
      if texts[clusters[index].span].object != nil || isEmoji(cluster) { emoji.append(cluster.indices) }
    }
  }

  private func findScripts(of scalars: [UInt32], _ clusters: [ShapedParagraph.Cluster]) {
    scripts.removeAll(keepingCapacity: true)
    let functions = hb_unicode_funcs_get_default()
    var current: hb_script_t?
    for index in clusters.indices {
      for scalar in slice(scalars, clusters, index) {
        let script: hb_script_t
        if scalar < 0x80 {
          let isLetter = (scalar | 0x20) &- 0x61 < 26
          script = isLetter ? HB_SCRIPT_LATIN : HB_SCRIPT_COMMON
        } else {
          script = hb_unicode_script(functions, scalar)
        }
        if script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED || script == HB_SCRIPT_UNKNOWN { continue }
        if current == nil {
          for earlier in scripts.indices { scripts[earlier] = script }
        }
        current = script
        break
      }
      scripts.append(current ?? HB_SCRIPT_COMMON)
    }
  }

  /// Finds the face of every cluster. What no font has keeps the family's face and is reported.
  private func findFaces(
    of scalars: [UInt32], _ clusters: [ShapedParagraph.Cluster], fonts: [FontFallback], texts: [TextParagraph.Span]
  ) throws(FontLibrary.Problem) -> [TextLayout.MissingCharacter] {
    faces.removeAll(keepingCapacity: true)
    faceNumbers.removeAll(keepingCapacity: true)
    let primaries = fonts.map { number(of: $0.primary) }
    var missing: [TextLayout.MissingCharacter] = []
    var reported: Set<Character> = []
    var nextEmoji = 0
    for index in clusters.indices {
      let span = clusters[index].span
      let cluster = slice(scalars, clusters, index)
      let first = scalars[cluster.startIndex]
      if cluster.count == 1, first < 0x80, first >= 0x20, fonts[span].primary.hasGlyph(forASCII: first) {
        faceNumbers.append(primaries[span])
        continue
      }
      if traits(first: first) == .newline {
        faceNumbers.append(-1)
        continue
      }
      if texts[span].object != nil {
        faceNumbers.append(primaries[span])
        continue
      }
      while nextEmoji < emoji.count, emoji[nextEmoji].lowerBound < cluster.startIndex { nextEmoji += 1 }
      let isEmoji = nextEmoji < emoji.count && emoji[nextEmoji] == cluster.indices
      if cluster.allSatisfy(isDefaultIgnorable) {
        let before = faceNumbers.last ?? -1
        faceNumbers.append(before < 0 ? primaries[span] : before)
      } else if let face = try fonts[span].face(for: first == 0x09 ? [0x20] : cluster, isEmoji: isEmoji) {
        faceNumbers.append(number(of: face))
      } else {
        faceNumbers.append(primaries[span])
        let character = Character(
          String(String.UnicodeScalarView(cluster.lazy.map { Unicode.Scalar($0) ?? "\u{FFFD}" })))
        if reported.insert(character).inserted {
          let whole = missing.first?.text ?? texts.reduce(into: "") { $0 += $1.text }
          missing.append(
            TextLayout.MissingCharacter(character: character, text: whole, family: texts[span].style.family))
        }
      }
    }
    return missing
  }

  /// The place of a face in `faces`.
  private func number(of face: FontFace) -> Int {
    if let known = faces.lastIndex(where: { $0 === face }) { return known }
    faces.append(face)
    return faces.count - 1
  }

  private func segments(
    of clusters: [ShapedParagraph.Cluster], spans: [ShapedParagraph.Span]
  ) -> [ShapedParagraph.Segment] {
    // Spans that differ in colour or decoration only are shaped together, as the first of them.
    var shapedLike = Array(spans.indices)
    for index in spans.indices.dropFirst() {
      let before = spans[index - 1]
      let here = spans[index]
      if before.object == nil, here.object == nil, before.face === here.face, before.style.size == here.style.size,
        before.style.tracking == here.style.tracking, before.style.spacing == here.style.spacing,
        before.style.spacing == .own || before.style.weight == here.style.weight,
        before.style.features == here.style.features, before.style.japaneseScale == here.style.japaneseScale,
        before.style.openTypeFeatures == here.style.openTypeFeatures
      {
        shapedLike[index] = shapedLike[index - 1]
      }
    }
    let hasKana = scripts.contains(where: isKana)
    var segments: [ShapedParagraph.Segment] = []
    var start = 0
    for index in clusters.indices {
      let next = index + 1
      let isWhole =
        next < clusters.count && faceNumbers[next] == faceNumbers[index] && scripts[next] == scripts[index]
        && levels[clusters[next].firstScalar] == levels[clusters[index].firstScalar]
        && shapedLike[clusters[next].span] == shapedLike[clusters[index].span]
      if isWhole { continue }
      if faceNumbers[index] >= 0 {
        let span = spans[clusters[index].span]
        let face = faces[faceNumbers[index]]
        let isSmaller = face !== span.face && (isKana(scripts[index]) || hasKana && scripts[index] == HB_SCRIPT_HAN)
        segments.append(
          ShapedParagraph.Segment(
            clusters: start..<next, face: face, span: shapedLike[clusters[index].span],
            size: span.style.size * (isSmaller ? span.style.japaneseScale : 1),
            level: levels[clusters[index].firstScalar], script: scripts[index], object: span.object))
      }
      start = next
    }
    return segments
  }
}

private func isKana(_ script: hb_script_t) -> Bool { script == HB_SCRIPT_HIRAGANA || script == HB_SCRIPT_KATAKANA }
