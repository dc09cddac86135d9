import CUnibreak

/// After which scalars of a text a line may or must end.
///
/// Source: Unicode Standard Annex 14; libunibreak does the work.
struct LineBreaks {
  private var marks: [CChar] = []
  private var text: [UInt32] = []

  /// The tables of libunibreak are indexed once per process.
  private static let prepared: Void = init_linebreak()

  /// Finds the breaks of a text. The library's tables are older than most emoji: the caller names those clusters, and
  /// each counts as one ideograph, as the annex has it.
  mutating func find(in scalars: [UInt32], emoji: [Range<Int>]) {
    Self.prepared
    marks.removeAll(keepingCapacity: true)
    marks.append(contentsOf: repeatElement(0, count: scalars.count))
    // The library takes U+FFFF, which is no character, for the end of the text, and gives up where more follows.
    let holdsEnd = scalars.contains(0xFFFF)
    if emoji.isEmpty, !holdsEnd {
      set_linebreaks_utf32(scalars, scalars.count, nil, &marks)
      return
    }
    text = scalars
    if holdsEnd { for index in text.indices where text[index] == 0xFFFF { text[index] = 0xFFFE } }
    for cluster in emoji {
      for index in cluster { text[index] = index == cluster.lowerBound ? 0x4E00 : 0x301 }
    }
    set_linebreaks_utf32(text, text.count, nil, &marks)
  }

  /// Whether a line may end after the scalar at `index`.
  func allows(after index: Int) -> Bool { marks[index] == CChar(LINEBREAK_ALLOWBREAK) }
}
