import CHarfBuzz

/// Turns characters into glyphs with HarfBuzz; holds one buffer, so each thread needs its own.
final class GlyphShaper {
  private let buffer = hb_buffer_create()
  private let withoutLigatures = ["liga", "clig"].map { name in
    hb_feature_t(
      tag: name.utf8.reduce(0) { $0 << 8 | UInt32($1) }, value: 0, start: 0, end: UInt32.max)
  }

  deinit { hb_buffer_destroy(buffer) }

  /// Shapes every segment of a paragraph, filling in its glyphs and its clusters' widths.
  ///
  /// Letters see what stands beside their segment, so that joined letters stay joined across a change of font. No
  /// language is set: HarfBuzz would take it from the process's locale.
  func shape(_ paragraph: ShapedParagraph) {
    paragraph.glyphs = []
    paragraph.glyphs.reserveCapacity(paragraph.clusters.count)
    let context = (paragraph.clusters.first?.firstScalar ?? 0)..<paragraph.endScalar
    for segment in paragraph.segments {
      let style = paragraph.spans[segment.span].style
      let tracking = segment.isCursive ? 0 : style.tracking
      run(segment, of: paragraph, in: context, ligatures: style.tracking == 0)
      read(segment, into: paragraph, origin: context.lowerBound, size: style.size, tracking: tracking)
    }
  }

  private func run(
    _ segment: ShapedParagraph.Segment, of paragraph: ShapedParagraph, in context: Range<Int>, ligatures: Bool
  ) {
    let first = paragraph.clusters[segment.clusters.lowerBound].firstScalar
    let end = paragraph.scalarEnd(of: segment.clusters.upperBound - 1)
    hb_buffer_clear_contents(buffer)
    paragraph.scalars.withUnsafeBufferPointer { scalars in
      hb_buffer_add_codepoints(
        buffer, scalars.baseAddress! + context.lowerBound, Int32(context.count), UInt32(first - context.lowerBound),
        Int32(end - first))
    }
    hb_buffer_set_direction(buffer, segment.level & 1 == 0 ? HB_DIRECTION_LTR : HB_DIRECTION_RTL)
    hb_buffer_set_script(buffer, segment.script)
    if ligatures {
      hb_shape(segment.face.font, buffer, nil, 0)
    } else {
      hb_shape(segment.face.font, buffer, withoutLigatures, UInt32(withoutLigatures.count))
    }
  }

  /// Takes the glyphs out of the buffer; tracking goes behind each cluster in reading direction.
  private func read(
    _ segment: ShapedParagraph.Segment, into paragraph: ShapedParagraph, origin: Int, size: Double, tracking: Double
  ) {
    var count: UInt32 = 0
    let infos = hb_buffer_get_glyph_infos(buffer, &count)
    let positions = hb_buffer_get_glyph_positions(buffer, &count)
    let scale = size / segment.face.unitsPerEm
    let isForward = segment.level & 1 == 0
    let firstGlyph = paragraph.glyphs.count
    for index in segment.clusters {
      paragraph.clusters[index].advance = 0
      paragraph.clusters[index].glyphs = 0..<0
      paragraph.clusters[index].traits.remove(.safeBefore)
    }
    var cluster = isForward ? segment.clusters.lowerBound : segment.clusters.upperBound - 1
    for index in 0..<Int(count) {
      guard let info = infos?[index], let position = positions?[index] else { break }
      let scalar = Int(info.cluster) + origin
      if isForward {
        while cluster + 1 < segment.clusters.upperBound, paragraph.clusters[cluster + 1].firstScalar <= scalar {
          cluster += 1
        }
      } else {
        while cluster > segment.clusters.lowerBound, paragraph.clusters[cluster].firstScalar > scalar { cluster -= 1 }
      }
      let advance = Double(position.x_advance) * scale
      let place = paragraph.glyphs.count
      paragraph.glyphs.append(
        ShapedParagraph.Glyph(
          id: info.codepoint, advance: advance, offsetX: Double(position.x_offset) * scale,
          offsetY: position.y_offset == 0 ? 0 : -Double(position.y_offset) * scale))
      let isFirst = paragraph.clusters[cluster].glyphs.isEmpty
      let first = isFirst ? place : paragraph.clusters[cluster].glyphs.lowerBound
      paragraph.clusters[cluster].glyphs = first..<(place + 1)
      paragraph.clusters[cluster].advance += advance
      if scalar == paragraph.clusters[cluster].firstScalar,
        info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue == 0
      {
        paragraph.clusters[cluster].traits.insert(.safeBefore)
      }
    }
    paragraph.clusters[segment.clusters.lowerBound].traits.insert(.safeBefore)
    if paragraph.glyphs.count - firstGlyph < segment.clusters.count { divideLigatures(segment, of: paragraph) }
    if tracking != 0 { track(segment, of: paragraph, by: tracking) }
  }

  /// Gives each cluster of a ligature the same part of its width, so that a line may end about where a letter does.
  private func divideLigatures(_ segment: ShapedParagraph.Segment, of paragraph: ShapedParagraph) {
    var start = segment.clusters.lowerBound
    while start < segment.clusters.upperBound {
      var end = start + 1
      while end < segment.clusters.upperBound, paragraph.clusters[end].glyphs.isEmpty { end += 1 }
      if end > start + 1 {
        let part = paragraph.clusters[start].advance / Double(end - start)
        for index in start..<end { paragraph.clusters[index].advance = part }
      }
      start = end
    }
  }

  private func track(_ segment: ShapedParagraph.Segment, of paragraph: ShapedParagraph, by tracking: Double) {
    for index in segment.clusters {
      let glyphs = paragraph.clusters[index].glyphs
      if glyphs.isEmpty || paragraph.clusters[index].traits.contains(.softHyphen) { continue }
      paragraph.clusters[index].advance += tracking
      if segment.level & 1 == 0 {
        paragraph.glyphs[glyphs.upperBound - 1].advance += tracking
      } else {
        paragraph.glyphs[glyphs.lowerBound].advance += tracking
        paragraph.glyphs[glyphs.lowerBound].offsetX += tracking
      }
    }
  }
}

extension ShapedParagraph.Segment {
  /// Whether the script joins its letters, so that space between them would tear words apart.
  ///
  /// Source: CSS Text Level 3, section 7.2.1, "Cursive scripts".
  fileprivate var isCursive: Bool {
    [
      HB_SCRIPT_ARABIC, HB_SCRIPT_HANIFI_ROHINGYA, HB_SCRIPT_MANDAIC, HB_SCRIPT_MONGOLIAN, HB_SCRIPT_NKO,
      HB_SCRIPT_PHAGS_PA, HB_SCRIPT_SYRIAC,
    ].contains(script)
  }
}
