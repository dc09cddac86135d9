/// The rules of Unicode Standard Annex 14 (of Unicode 17), asked for one place after the other from a text's beginning.
///
/// Each function is one rule, or a few that belong together, by their numbers. It says whether there is a break; nil leaves it to
/// the next one.
struct LineBreakRules {
  /// The text, with its marks at their bases.
  let units: [LineBreakUnit]
  /// The last unit that is no space, and what the rules know of the units up to the one that was asked for.
  private var beforeSpaces: Int?
  private var number = NumberState.none
  private var indicators = 0

  /// How far a number reaches: `NU (SY | IS)*`, and a bracket that closes after it.
  private enum NumberState { case none, open, closed }

  init(units: [LineBreakUnit]) { self.units = units }

  /// Whether a line may end between the unit at `index` and the next one. Asked for every unit but the last, in order.
  mutating func allowBreak(after index: Int) -> Bool {
    advance(to: index)
    return lineEnds(index) ?? spaces(index) ?? joiners(index) ?? brackets(index) ?? pointedQuotes(index)
      ?? acrossSpaces(index) ?? quotes(index) ?? hyphens(index) ?? numbers(index) ?? words(index) ?? syllables(index)
      ?? pictures(index) ?? true
  }

  /// Takes the unit at `index` into what is remembered.
  private mutating func advance(to index: Int) {
    let unit = units[index]
    if unit.kind != .sp { beforeSpaces = index }
    indicators = unit.kind == .ri ? indicators + 1 : 0
    switch unit.kind {
    case .nu: number = .open
    case .sy, .is: if number != .open { number = .none }
    case .cl, .cp: number = number == .open ? .closed : .none
    default: number = .none
    }
  }

  private func kind(_ index: Int) -> LineBreakClass? { units.indices.contains(index) ? units[index].kind : nil }

  /// Whether there is a unit that is not wide.
  private func isNarrow(_ index: Int) -> Bool { units.indices.contains(index) && !units[index].isWide }

  // MARK: - Ends of lines, spaces and joiners

  /// LB4 to LB6: where the author ends a line is not asked here, so that nothing may end before it.
  private func lineEnds(_ index: Int) -> Bool? {
    switch (units[index].kind, units[index + 1].kind) {
    case (.cr, .lf): false
    case (.bk, _), (.cr, _), (.lf, _), (.nl, _): true
    case (_, .bk), (_, .cr), (_, .lf), (_, .nl): false
    default: nil
    }
  }

  /// LB7, LB8 and LB8a: no line begins with a space; one may end after a space of no width.
  private func spaces(_ index: Int) -> Bool? {
    switch units[index + 1].kind {
    case .sp, .zw: return false
    default: break
    }
    if let before = beforeSpaces, units[before].kind == .zw { return true }
    return units[index].joinsNext ? false : nil
  }

  /// LB11, LB12 and LB12a: word joiners and spaces that do not break.
  private func joiners(_ index: Int) -> Bool? {
    switch (units[index].kind, units[index + 1].kind) {
    case (_, .wj), (.wj, _), (.gl, _): false
    case (.sp, .gl), (.ba, .gl), (.hy, .gl), (.hh, .gl): nil
    case (_, .gl): false
    default: nil
    }
  }

  // MARK: - Punctuation

  /// LB13: punctuation that begins no line; LB14: after a bracket that opens.
  private func brackets(_ index: Int) -> Bool? {
    switch units[index + 1].kind {
    case .cl, .cp, .ex, .sy: return false
    default: return beforeSpaces.map { units[$0].kind } == .op ? false : nil
    }
  }

  /// LB15a to LB15d: quotation marks whose direction is known; a decimal point before its digits.
  private func pointedQuotes(_ index: Int) -> Bool? {
    if let quote = beforeSpaces, units[quote].kind == .openingQuote, opensAfter(kind(quote - 1)) { return false }
    switch units[index + 1].kind {
    case .closingQuote: return closesBefore(kind(index + 2)) ? false : nil
    case .is: return units[index].kind == .sp && kind(index + 2) == .nu
    default: return nil
    }
  }

  /// What comes before a quotation mark that opens; nil is the text's beginning.
  private func opensAfter(_ kind: LineBreakClass?) -> Bool {
    switch kind {
    case nil, .bk, .cr, .lf, .nl, .op, .qu, .openingQuote, .closingQuote, .gl, .sp, .zw: true
    default: false
    }
  }

  /// What follows a quotation mark that closes; nil is the text's end.
  private func closesBefore(_ kind: LineBreakClass?) -> Bool {
    switch kind {
    case nil, .sp, .gl, .wj, .cl, .qu, .openingQuote, .closingQuote, .cp, .ex, .is, .sy, .bk, .cr, .lf, .nl, .zw: true
    default: false
    }
  }

  /// LB16, LB17 and LB18: what stays together across spaces; a line may end after all others.
  private func acrossSpaces(_ index: Int) -> Bool? {
    switch (beforeSpaces.map { units[$0].kind }, units[index + 1].kind) {
    case (.cl, .ns), (.cp, .ns), (.b2, .b2): false
    default: units[index].kind == .sp ? true : nil
    }
  }

  /// LB19 and LB19a: no line ends between a quotation mark and a character that is not wide.
  private func quotes(_ index: Int) -> Bool? {
    let (kind, next) = (units[index].kind, units[index + 1].kind)
    if next == .qu || next == .closingQuote || kind == .qu || kind == .openingQuote { return false }
    let isBeforeQuote = next == .openingQuote
    if isBeforeQuote, isNarrow(index) || index + 2 == units.count || isNarrow(index + 2) { return false }
    if kind == .closingQuote, isNarrow(index + 1) || index == 0 || isNarrow(index - 1) { return false }
    return nil
  }

  /// LB20 to LB22: objects, hyphens and what begins no line.
  private func hyphens(_ index: Int) -> Bool? {
    let (unit, next) = (units[index], units[index + 1])
    if unit.kind == .cb || next.kind == .cb { return true }
    let isHyphen = unit.kind == .hy || unit.kind == .hh
    if isHyphen, next.isLetter, beginsWord(after: kind(index - 1)) { return false }
    switch next.kind {
    case .ba, .hy, .hh, .ns, .in: return false
    case .hl where unit.kind == .sy: return false
    default: break
    }
    if unit.kind == .bb { return false }
    return isHyphen && kind(index - 1) == .hl && next.kind != .hl ? false : nil
  }

  /// What comes before a hyphen that begins a word; nil is the text's beginning.
  private func beginsWord(after kind: LineBreakClass?) -> Bool {
    switch kind {
    case nil, .bk, .cr, .lf, .nl, .sp, .zw, .cb, .gl: true
    default: false
    }
  }

  // MARK: - Numbers and words

  /// LB23 to LB25: digits, and what belongs to them before and after.
  private func numbers(_ index: Int) -> Bool? {
    let (unit, next) = (units[index], units[index + 1])
    let (isFix, isFixNext) = (unit.kind == .pr || unit.kind == .po, next.kind == .pr || next.kind == .po)
    if unit.isLetter && next.kind == .nu || unit.kind == .nu && next.isLetter { return false }
    if unit.kind == .pr && next.isIdeographic || unit.isIdeographic && next.kind == .po { return false }
    if isFix && next.isLetter || unit.isLetter && isFixNext { return false }
    switch next.kind {
    case .pr, .po: return number == .none ? nil : false
    case .nu: return number == .open || isFix || unit.kind == .hy || unit.kind == .is ? false : nil
    case .op where isFix:
      return kind(index + 2) == .nu || kind(index + 2) == .is && kind(index + 3) == .nu ? false : nil
    default: return nil
    }
  }

  /// LB28, LB29 and LB30: letters, and brackets at words. A dictionary's words come first, as the annex's class SA asks for.
  private func words(_ index: Int) -> Bool? {
    let (unit, next) = (units[index], units[index + 1])
    if unit.endsWord { return true }
    if next.isLetter, unit.isLetter || unit.kind == .is { return false }
    if unit.isLetter || unit.kind == .nu, next.kind == .op, !next.isWide { return false }
    if unit.kind == .cp, !unit.isWide, next.isLetter || next.kind == .nu { return false }
    return nil
  }

  // MARK: - Syllables and pictures

  /// LB26, LB27 and LB28a: Hangul of parts, and syllables of Brahmic scripts.
  private func syllables(_ index: Int) -> Bool? {
    let (unit, next) = (units[index], units[index + 1])
    switch (unit.kind, next.kind) {
    case (.jl, .jl), (.jl, .jv), (.jl, .h2), (.jl, .h3): return false
    case (.jv, .jv), (.jv, .jt), (.h2, .jv), (.h2, .jt), (.jt, .jt), (.h3, .jt): return false
    case (.jl, .po), (.jv, .po), (.jt, .po), (.h2, .po), (.h3, .po): return false
    case (.pr, .jl), (.pr, .jv), (.pr, .jt), (.pr, .h2), (.pr, .h3): return false
    case (.ap, _) where next.isAksara: return false
    case (_, .vf) where unit.isAksara, (_, .vi) where unit.isAksara: return false
    case (.vi, .ak), (.vi, .dottedCircle): return index > 0 && units[index - 1].isAksara ? false : nil
    default: return unit.isAksara && next.isAksara && kind(index + 2) == .vf ? false : nil
    }
  }

  /// LB30a and LB30b: pairs of regional indicators, and emoji with their skin tone.
  private func pictures(_ index: Int) -> Bool? {
    let unit = units[index]
    return switch (unit.kind, units[index + 1].kind) {
    case (.ri, .ri): indicators.isMultiple(of: 2)
    case (.eb, .em): false
    case (_, .em) where unit.isReserved: false
    default: nil
    }
  }
}
