import CFriBidi
import DSGeometry

/// The embedding level of every scalar of a text, odd numbers run right to left, and the base level of its first
/// paragraph.
///
/// Each line that ends by a line feed is a separate paragraph. Its direction is that of its first letter that has one
/// if content is followed, as SwiftUI's texts do (`Text.WritingDirectionStrategy.default` is `contentBased`), else the
/// given one, which paragraphs without such a letter have as well. Source: Unicode Standard Annex 9; FriBidi does the
/// work. Texts without a right-to-left letter or a direction mark in a left-to-right paragraph are all of level 0 and
/// take a short cut.
func bidiLevels(
  of scalars: [UInt32], direction: LayoutDirection, followsContent: Bool, into levels: inout [UInt8]
) -> UInt8 {
  levels.removeAll(keepingCapacity: true)
  if direction == .leftToRight, scalars.allSatisfy({ $0 < 0x590 }) {
    levels.append(contentsOf: repeatElement(0, count: scalars.count))
    return 0
  }
  let isRightToLeft = direction == .rightToLeft
  var first: UInt8?
  var start = 0
  while start < scalars.count {
    let end = scalars[start...].firstIndex(where: endsParagraph).map { $0 + 1 } ?? scalars.count
    let count = FriBidiStrIndex(end - start)
    var types = [FriBidiCharType](repeating: FRIBIDI_TYPE_ON, count: end - start)
    var brackets = [FriBidiBracketType](repeating: 0, count: end - start)
    var found = [FriBidiLevel](repeating: 0, count: end - start)
    var base = isRightToLeft ? FRIBIDI_PAR_RTL : FRIBIDI_PAR_LTR
    if followsContent { base = isRightToLeft ? FRIBIDI_PAR_WRTL : FRIBIDI_PAR_WLTR }
    scalars.withUnsafeBufferPointer { text in
      fribidi_get_bidi_types(text.baseAddress! + start, count, &types)
      fribidi_get_bracket_types(text.baseAddress! + start, count, types, &brackets)
    }
    let isDone = fribidi_get_par_embedding_levels_ex(types, brackets, count, &base, &found) != 0
    precondition(isDone, "FriBidi is out of memory")
    levels.append(contentsOf: found.map { UInt8(max(0, $0)) })
    // FriBidi answers with the direction that it found.
    if first == nil { first = base == FRIBIDI_PAR_RTL || base == FRIBIDI_PAR_WRTL ? 1 : 0 }
    start = end
  }
  return first ?? (isRightToLeft ? 1 : 0)
}

/// Whether a scalar is of the bidi class B, which ends a paragraph.
private func endsParagraph(_ scalar: UInt32) -> Bool {
  scalar == 0x0A || scalar == 0x0D || scalar == 0x2029 || scalar == 0x85 || (0x1C...0x1E).contains(scalar)
}

/// Puts pieces of a line into visual order, from left to right, by their levels.
///
/// From the highest level down to the lowest odd one, every sequence of pieces at that level or higher is reversed.
/// Source: Unicode Standard Annex 9, rule L2.
func visualOrder(of levels: [UInt8]) -> [Int] {
  var order = Array(levels.indices)
  guard let highest = levels.max(), let lowest = levels.filter({ $0 & 1 == 1 }).min() else { return order }
  for level in stride(from: highest, through: lowest, by: -1) {
    var start = 0
    while start < order.count {
      guard levels[order[start]] >= level else {
        start += 1
        continue
      }
      var end = start
      while end < order.count, levels[order[end]] >= level { end += 1 }
      order[start..<end].reverse()
      start = end
    }
  }
  return order
}
