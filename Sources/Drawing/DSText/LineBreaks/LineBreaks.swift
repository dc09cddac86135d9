import CLineBreaks

/// After which code points of a text a line may end.
///
/// Source: Unicode Standard Annex 14 with the tables of Unicode 17; `LineBreakRules` has its rules.
struct LineBreaks {
  /// The version of Unicode whose tables are used, such as `17.0.0`.
  static let unicodeVersion = LINE_BREAK_UNICODE_VERSION

  private var allowed: [Bool] = []
  private var units: [LineBreakUnit] = []

  /// Finds the breaks of a text.
  /// - Parameter ideographs: ranges of code points that each count as one ideograph, in order: emoji, and pictures in a text.
  mutating func find(in scalars: [UInt32], ideographs: [Range<Int>]) {
    divide(scalars, ideographs)
    allowed.removeAll(keepingCapacity: true)
    allowed.append(contentsOf: repeatElement(false, count: scalars.count))
    var rules = LineBreakRules(units: units)
    for index in units.indices.dropLast() where rules.allowBreak(after: index) { allowed[units[index].end - 1] = true }
  }

  /// Whether a line may end after the code point at `index`.
  func allows(after index: Int) -> Bool { allowed[index] }

  /// Puts marks to their bases.
  private mutating func divide(_ scalars: [UInt32], _ ideographs: [Range<Int>]) {
    units.removeAll(keepingCapacity: true)
    units.reserveCapacity(scalars.count)
    var next = 0
    var index = 0
    while index < scalars.count {
      if next < ideographs.count, ideographs[next].lowerBound == index {
        index = ideographs[next].upperBound
        units.append(LineBreakUnit(ideographEndingAt: index))
        next += 1
        continue
      }
      index += 1
      add(LineBreakUnit(scalars[index - 1], end: index))
    }
  }

  private mutating func add(_ unit: LineBreakUnit) {
    var unit = unit
    let isMark = unit.kind == .cm || unit.kind == .zwj || unit.kind == .dictionaryMark
    unit.joinsNext = unit.kind == .zwj
    if isMark, let last = units.indices.last, units[last].takesMarks {
      units[last].end = unit.end
      units[last].joinsNext = unit.joinsNext
      return
    }
    if isMark { (unit.kind, unit.isWide) = (.al, false) }
    units.append(unit)
  }
}
