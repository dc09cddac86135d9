import CHarfBuzz
import DSGeometry

/// Turns characters into glyphs with HarfBuzz; holds one buffer, so each thread needs its own.
final class GlyphShaper {
  private let buffer = hb_buffer_create()
  private let withoutLigatures = ["liga", "clig"].map { feature($0, 0) }

  /// A feature of OpenType, on or off in the whole text.
  private static func feature(_ name: String, _ value: UInt32) -> hb_feature_t {
    hb_feature_t(tag: name.utf8.reduce(0) { $0 << 8 | UInt32($1) }, value: value, start: 0, end: UInt32.max)
  }

  /// A feature of OpenType, on or off for one scalar.
  private static func feature(_ name: String, _ value: UInt32, at scalar: UInt32) -> hb_feature_t {
    var feature = feature(name, value)
    (feature.start, feature.end) = (scalar, scalar + 1)
    return feature
  }

  private static func tags(of features: TextStyle.Features) -> [String] {
    (features.contains(.monospacedDigits) ? ["tnum"] : [])
      + (features.contains(.smallCapsFromLowercase) ? ["smcp"] : [])
      + (features.contains(.smallCapsFromUppercase) ? ["c2sc"] : [])
  }

  /// OpenType alone, ended by nil: left to itself, HarfBuzz lets the environment variable HB_SHAPER_LIST choose.
  private let shapers: [UnsafePointer<CChar>?] = [
    UnsafeRawPointer(("ot" as StaticString).utf8Start).assumingMemoryBound(to: CChar.self), nil,
  ]

  deinit { hb_buffer_destroy(buffer) }

  /// Shapes every segment of a text.
  ///
  /// Letters see their neighbours in other segments, so that joined letters stay joined across a change of font. No
  /// language is set: HarfBuzz would take it from the process's locale.
  func shape(_ text: ItemizedText) -> ShapedParagraph {
    var clusters = text.clusters
    var glyphs: [ShapedParagraph.Glyph] = []
    glyphs.reserveCapacity(clusters.count)
    for segment in text.segments {
      let style = text.spans[segment.span].style
      let spacing = segment.face.file.family == style.family && !segment.isCursive ? style.spacing : .own
      let tracking =
        segment.isCursive ? 0 : style.tracking + spacing.tracking(size: style.size, weight: style.weight)
      let first = clusters[segment.clusters.lowerBound].firstScalar
      let next = segment.clusters.upperBound
      let end = next < clusters.count ? clusters[next].firstScalar : text.scalarRange.upperBound
      if let object = segment.object {
        place(object, segment, size: style.size, &clusters, &glyphs)
        if style.tracking != 0 { track(segment, by: style.tracking, &clusters, &glyphs) }
        continue
      }
      run(segment, text, first..<end, style, spacing)
      let start = glyphs.count
      read(segment, origin: text.scalarRange.lowerBound, size: segment.size, &clusters, &glyphs)
      if glyphs.count - start < segment.clusters.count { divideLigatures(segment, &clusters) }
      if tracking != 0 { track(segment, by: tracking, &clusters, &glyphs) }
      if spacing == .sanFrancisco { widen(segment, text.scalars, style, &clusters, &glyphs) }
    }
    return ShapedParagraph(text, clusters: clusters, glyphs: glyphs)
  }

  /// A shaped text whose letters are closer together by points.
  func tightened(_ text: ShapedParagraph, by points: Double) -> ShapedParagraph {
    var clusters = text.clusters
    var glyphs = text.glyphs
    for segment in text.segments where !segment.isCursive { track(segment, by: -points, &clusters, &glyphs) }
    let itemized = ItemizedText(
      scalars: text.scalars, scalarRange: text.scalarRange, spans: text.spans, baseLevel: text.baseLevel,
      clusters: clusters, segments: text.segments, missing: text.missing, uniformBox: text.uniformBox)
    return ShapedParagraph(itemized, clusters: clusters, glyphs: glyphs)
  }

  /// Shapes the scalars of one segment into the buffer.
  private func run(
    _ segment: ShapedParagraph.Segment, _ text: ItemizedText, _ scalars: Range<Int>, _ style: TextStyle,
    _ spacing: LetterSpacing
  ) {
    let origin = text.scalarRange.lowerBound
    hb_buffer_clear_contents(buffer)
    text.scalars.withUnsafeBufferPointer { all in
      hb_buffer_add_codepoints(
        buffer, all.baseAddress! + origin, Int32(text.scalarRange.count), UInt32(scalars.lowerBound - origin),
        Int32(scalars.count))
    }
    hb_buffer_set_direction(buffer, segment.level & 1 == 0 ? HB_DIRECTION_LTR : HB_DIRECTION_RTL)
    hb_buffer_set_script(buffer, segment.script)
    var features = style.tracking == 0 ? [] : withoutLigatures
    if spacing == .sanFrancisco {
      features += SanFranciscoSpacing.plainLetters(of: text.scalars, in: scalars).map {
        Self.feature("calt", 0, at: UInt32($0 - origin))
      }
    }
    if !style.features.isEmpty { features += Self.tags(of: style.features).map { Self.feature($0, 1) } }
    // Of features with one tag HarfBuzz takes the last.
    features += style.openTypeFeatures.map { Self.feature($0.tag, $0.value) }
    hb_shape_full(segment.face.font, buffer, features, UInt32(features.count), shapers)
  }

  /// Gives a picture the space of one glyph.
  private func place(
    _ object: InlineObject, _ segment: ShapedParagraph.Segment, size: Double,
    _ clusters: inout [ShapedParagraph.Cluster], _ glyphs: inout [ShapedParagraph.Glyph]
  ) {
    for index in segment.clusters {
      let advance = object.size(in: size).width
      clusters[index].advance = advance
      clusters[index].glyphs = glyphs.count..<(glyphs.count + 1)
      clusters[index].traits.insert(.safeBefore)
      glyphs.append(ShapedParagraph.Glyph(id: 0, advance: advance, offsetX: 0, offsetY: 0))
    }
  }

  /// Takes the glyphs out of the buffer and gives them to their clusters; `origin` is the buffer's first scalar.
  private func read(
    _ segment: ShapedParagraph.Segment, origin: Int, size: Double, _ clusters: inout [ShapedParagraph.Cluster],
    _ glyphs: inout [ShapedParagraph.Glyph]
  ) {
    var count: UInt32 = 0
    let infos = UnsafeBufferPointer(start: hb_buffer_get_glyph_infos(buffer, &count), count: Int(count))
    let positions = UnsafeBufferPointer(start: hb_buffer_get_glyph_positions(buffer, &count), count: Int(count))
    let scale = size / segment.face.unitsPerEm
    let isForward = segment.level & 1 == 0
    let first = segment.clusters.lowerBound
    let last = segment.clusters.upperBound - 1
    for index in first...last {
      clusters[index].advance = 0
      clusters[index].glyphs = 0..<0
      clusters[index].traits.remove(.safeBefore)
    }
    var cluster = isForward ? first : last
    for (info, position) in zip(infos, positions) {
      let scalar = Int(info.cluster) + origin
      if isForward {
        while cluster < last, clusters[cluster + 1].firstScalar <= scalar { cluster += 1 }
      } else {
        while cluster > first, clusters[cluster].firstScalar > scalar { cluster -= 1 }
      }
      let advance = Double(position.x_advance) * scale
      let place = glyphs.count
      glyphs.append(
        ShapedParagraph.Glyph(
          id: info.codepoint, advance: advance, offsetX: Double(position.x_offset) * scale,
          offsetY: position.y_offset == 0 ? 0 : -Double(position.y_offset) * scale))
      let firstGlyph = clusters[cluster].glyphs.isEmpty ? place : clusters[cluster].glyphs.lowerBound
      clusters[cluster].glyphs = firstGlyph..<(place + 1)
      clusters[cluster].advance += advance
      if scalar == clusters[cluster].firstScalar, info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue == 0 {
        clusters[cluster].traits.insert(.safeBefore)
      }
    }
    clusters[first].traits.insert(.safeBefore)
  }

  /// Gives each cluster of a ligature the same part of its width, so that a line may end about where a letter does.
  private func divideLigatures(_ segment: ShapedParagraph.Segment, _ clusters: inout [ShapedParagraph.Cluster]) {
    var start = segment.clusters.lowerBound
    while start < segment.clusters.upperBound {
      var end = start + 1
      while end < segment.clusters.upperBound, clusters[end].glyphs.isEmpty { end += 1 }
      if end > start + 1 {
        let part = clusters[start].advance / Double(end - start)
        for index in start..<end { clusters[index].advance = part }
      }
      start = end
    }
  }

  /// Puts space behind each cluster in reading direction.
  private func track(
    _ segment: ShapedParagraph.Segment, by tracking: Double, _ clusters: inout [ShapedParagraph.Cluster],
    _ glyphs: inout [ShapedParagraph.Glyph]
  ) {
    for index in segment.clusters {
      let own = clusters[index].glyphs
      if own.isEmpty || clusters[index].traits.contains(.softHyphen) { continue }
      clusters[index].advance += tracking
      if segment.level & 1 == 0 {
        glyphs[own.upperBound - 1].advance += tracking
      } else {
        glyphs[own.lowerBound].advance += tracking
        glyphs[own.lowerBound].offsetX += tracking
      }
    }
  }

  /// Makes single letters as wide as San Francisco's. Letters that reach towards each other keep their distance, so that they
  /// never meet. Digits that the style wants of one width stay so, and letters of other forms stay as they are.
  private func widen(
    _ segment: ShapedParagraph.Segment, _ scalars: [UInt32], _ style: TextStyle,
    _ clusters: inout [ShapedParagraph.Cluster], _ glyphs: inout [ShapedParagraph.Glyph]
  ) {
    guard style.openTypeFeatures.isEmpty else { return }
    let hasEqualDigits = style.features.contains(.monospacedDigits)
    func letter(at index: Int) -> SanFranciscoSpacing.Letter? {
      guard segment.clusters.contains(index) else { return nil }
      return SanFranciscoSpacing.letter(scalars[clusters[index].firstScalar])
    }
    for index in segment.clusters {
      let own = clusters[index].glyphs
      guard !own.isEmpty, !clusters[index].traits.contains(.softHyphen), let here = letter(at: index) else { continue }
      if hasEqualDigits, here.isDigit { continue }
      let half = here.wider * segment.size / 2
      func side(_ neighbour: Int) -> Double {
        here.reachesOut && letter(at: neighbour)?.reachesOut == true ? 0 : half
      }
      let isForward = segment.level & 1 == 0
      let (left, right) = (side(isForward ? index - 1 : index + 1), side(isForward ? index + 1 : index - 1))
      // The letter is the first glyph in reading direction; its marks stay above and below it.
      let base = isForward ? own.lowerBound : own.upperBound - 1
      clusters[index].advance += left + right
      glyphs[base].advance += left + right
      for glyph in own { glyphs[glyph].offsetX += glyph > base ? -right : left }
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
