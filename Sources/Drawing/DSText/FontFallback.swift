/// Chooses the face of every grapheme cluster of one style; asks the library for a fallback only when it is needed.
final class FontFallback {
  /// The face of the style's own family.
  let primary: FontFace
  private let library: FontLibrary
  private let weight: Double
  private let italic: Bool
  private let width: Double
  private var faces: [FontFace?]

  /// The faces for one family, weight and slant.
  init(library: FontLibrary, style: TextStyle) throws(FontLibrary.Problem) {
    self.library = library
    weight = style.weight
    italic = style.italic
    width = style.width
    primary = try library.face(of: style)
    faces = Array(repeating: nil, count: library.fallbacks.count)
  }

  /// The first face that has every character of a cluster; nil if none has.
  ///
  /// 1. For an emoji, fallback families whose name marks them as emoji come first.
  /// 2. Then the style's own family.
  /// 3. Then the fallback families in their order; emoji families last for anything that is not an emoji, or requests
  ///    to be drawn as text (U+FE0E), so that a sign which they have too is not drawn in colour.
  ///
  /// Invisible characters (variation selectors, joiners, direction marks) are not looked up.
  func face(for scalars: ArraySlice<UInt32>, isEmoji: Bool) throws(FontLibrary.Problem) -> FontFace? {
    if isEmoji {
      for index in faces.indices where isEmojiFamily(index) {
        let face = try fallback(index)
        if face.covers(scalars) { return face }
      }
    }
    if primary.covers(scalars) { return primary }
    let mayBeEmoji = !scalars.contains(0xFE0E) && scalars.first.flatMap(Unicode.Scalar.init)?.properties.isEmoji == true
    for index in faces.indices where mayBeEmoji || !isEmojiFamily(index) {
      let face = try fallback(index)
      if face.covers(scalars) { return face }
    }
    // One without colours first: a character that requests text presentation is drawn in the text's colour.
    let emoji =
      mayBeEmoji
      ? [] : try faces.indices.filter(isEmojiFamily).map { index throws(FontLibrary.Problem) in try fallback(index) }
    return (emoji.filter { !$0.isColored } + emoji.filter(\.isColored)).first { $0.covers(scalars) }
  }

  private func isEmojiFamily(_ index: Int) -> Bool {
    let name = library.fallbacks[index].lowercased()
    return name.split(whereSeparator: { !$0.isLetter }).contains("emoji")
  }

  private func fallback(_ index: Int) throws(FontLibrary.Problem) -> FontFace {
    if let face = faces[index] { return face }
    let face = try library.fallbackFace(family: library.fallbacks[index], weight: weight, italic: italic, width: width)
    faces[index] = face
    return face
  }
}

extension FontFace {
  /// Whether the font has every visible character of a cluster.
  fileprivate func covers(_ scalars: ArraySlice<UInt32>) -> Bool {
    scalars.allSatisfy { value in
      Unicode.Scalar(value).map(hasGlyph) == true || isDefaultIgnorable(value)
    }
  }
}

/// Whether a scalar is invisible, such as a joiner, a direction mark or a variation selector.
func isDefaultIgnorable(_ scalar: UInt32) -> Bool {
  // The first one is the soft hyphen; Swift's tables take long for the most common letters.
  scalar >= 0xAD && Unicode.Scalar(scalar)?.properties.isDefaultIgnorableCodePoint == true
}

/// Whether a cluster of more than one scalar, or of one outside ASCII, asks to be drawn as an emoji.
///
/// Source: Unicode Technical Standard 51, sections 1.4 and 4.
func isEmoji(_ scalars: ArraySlice<UInt32>) -> Bool {
  if scalars.contains(0xFE0F) { return true }
  guard let value = scalars.first, value >= 0x203C, let first = Unicode.Scalar(value), !scalars.contains(0xFE0E) else {
    return false
  }
  if first.properties.isEmojiPresentation { return true }
  return first.properties.isEmoji
    && scalars.dropFirst().contains { value in
      value == 0x200D || Unicode.Scalar(value)?.properties.isEmojiModifier == true
    }
}
