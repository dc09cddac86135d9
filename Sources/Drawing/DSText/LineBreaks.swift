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
    if emoji.isEmpty, !scalars.contains(where: { Self.replacement(of: $0) != $0 }) {
      set_linebreaks_utf32(scalars, scalars.count, nil, &marks)
      return
    }
    text = scalars
    for index in text.indices { text[index] = Self.replacement(of: text[index]) }
    for cluster in emoji {
      for index in cluster { text[index] = index == cluster.lowerBound ? Self.ideograph : 0x301 }
    }
    set_linebreaks_utf32(text, text.count, nil, &marks)
  }

  private static let ideograph: UInt32 = 0x4E00

  /// The scalar that stands for one which ends the process.
  private static func replacement(of scalar: UInt32) -> UInt32 {
    switch scalar {
    // The library takes U+FFFF, which is not a character, for the end of the text, and gives up if more follows.
    case 0xFFFF: 0xFFFE
    // Regional indicators have a class that version 1.1 refuses by an assertion. Flags are named by the caller; what is
    // left of them, such as one that asks to be drawn as text, counts as an ideograph too.
    case 0x1F1E6...0x1F1FF: ideograph
    default: scalar
    }
  }

  /// Whether a line may end after the scalar at `index`.
  func allows(after index: Int) -> Bool { marks[index] == CChar(LINEBREAK_ALLOWBREAK) }
}
