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
    findWords(scalars)
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

  /// Marks where words end in runs of one script that puts no spaces between them.
  private mutating func findWords(_ scalars: [UInt32]) {
    var index = 0
    while index < units.count {
      let first = index
      let script = wordScript(first, scalars)
      index += 1
      guard let script else { continue }
      while index < units.count, wordScript(index, scalars) == script { index += 1 }
      let start = begin(first)
      let end = units[index - 1].end
      var words = WordBreaks(script, scalars: scalars[start..<end], ends: units[first..<index].lazy.map(\.end))
      var unit = first
      for end in words.find() {
        while units[unit].end < end { unit += 1 }
        units[unit].endsWord = true
      }
    }
  }

  /// The script whose dictionary tells where the word of a unit ends.
  private func wordScript(_ index: Int, _ scalars: [UInt32]) -> WordScript? {
    units[index].kind == .sa ? WordScript(scalars[begin(index)]) : nil
  }

  /// The place before the first code point of a unit.
  private func begin(_ index: Int) -> Int { index == 0 ? 0 : units[index - 1].end }

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
