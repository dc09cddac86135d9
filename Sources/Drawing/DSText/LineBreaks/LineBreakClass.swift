import CLineBreaks

/// The class of a code point for line breaking, by the names of Unicode Standard Annex 14, table 1.
///
/// Rule LB1 has been applied: classes that depend on the language are resolved. Four classes more are those that rules name
/// by a second property.
enum LineBreakClass: UInt8, CaseIterable {
  case ak, al, ap, `as`, b2, ba, bb, bk, cb, cl, cm, cp, cr, eb, em, ex, gl, h2, h3, hh, hl, hy, id, `in`, `is`, jl, jt,
    jv
  case lf, nl, ns, nu, op, po, pr, qu, ri, sa, sp, sy, vf, vi, wj, zw, zwj
  /// A quotation mark of the category Pi, such as `“`.
  case openingQuote
  /// A quotation mark of the category Pf, such as `”`.
  case closingQuote
  /// `◌`, which marks of Brahmic scripts are shown with.
  case dottedCircle
  /// A mark of a script whose words only a dictionary tells, such as a Thai vowel above.
  case dictionaryMark
}

/// One character with the marks that belong to it (rule LB9).
struct LineBreakUnit {
  /// Its class; a mark without a base counts as a letter (rule LB10).
  var kind: LineBreakClass
  /// Whether it is wide, as ideographs and fullwidth punctuation are (Annex 11: F, W or H).
  var isWide: Bool
  /// Whether its code point has no character yet, and is reserved for a picture.
  var isReserved: Bool
  /// Whether the last of its code points is U+200D, which joins it to what follows (rule LB8a).
  var joinsNext = false
  /// Whether a word ends after it, as a dictionary tells.
  var endsWord = false
  /// The place after its last code point.
  var end: Int

  /// The unit of one code point.
  init(_ code: UInt32, end: Int) {
    let entry = line_break_class(code)
    // The tables have no other numbers: a test compares the names.
    kind = LineBreakClass(rawValue: entry & 0x3F) ?? .al
    isWide = entry & 0x80 != 0
    isReserved = entry & 0x40 != 0
    self.end = end
  }

  /// The class of a unit that counts as an ideograph.
  init(ideographEndingAt end: Int) { (kind, isWide, isReserved, self.end) = (.id, true, false, end) }

  /// Whether marks belong to it.
  var takesMarks: Bool {
    switch kind {
    case .bk, .cr, .lf, .nl, .sp, .zw: false
    default: true
    }
  }

  /// Whether it is a letter: of an alphabet, or of a script whose words only a dictionary tells, within a word.
  var isLetter: Bool { kind == .al || kind == .hl || kind == .sa || kind == .dottedCircle }

  /// Whether it is an ideograph or an emoji.
  var isIdeographic: Bool { kind == .id || kind == .eb || kind == .em }

  /// Whether it begins a syllable of a Brahmic script.
  var isAksara: Bool { kind == .ak || kind == .as || kind == .dottedCircle }
}
