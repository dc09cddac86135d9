import CHarfBuzz

/// The space that the letters of Inter Tight need to be as far apart as San Francisco's.
///
/// San Francisco is set wider when small and closer when large, and does so by itself; Inter Tight has the spacing of large
/// letters at every size. So space follows every letter, by size and weight, and single letters are wider or narrower in
/// addition. The numbers are those at which words have San Francisco's widths, in em.
///
/// Source: a fit to the widths of texts that swiftui-web (github.com/iamcgn/swiftui-web) recorded,
/// `Fixtures/TextMetrics/widths.json`. `scripts/prove letters` fits them again, and `docs/evidence/letters.md` has the errors
/// that are left. Below 10 points nothing is recorded: there the numbers grow as in the tracking table of Apple's Human
/// Interface Guidelines (Typography).
package enum SanFranciscoSpacing {
  private struct Entry {
    var size, regular, bold: Double
  }

  private static let entries: [Entry] = [
    Entry(size: 6, regular: 0.085, bold: 0.085), Entry(size: 8, regular: 0.071, bold: 0.071),
    Entry(size: 10, regular: 0.0575, bold: 0.0565), Entry(size: 11, regular: 0.0525, bold: 0.0495),
    Entry(size: 12, regular: 0.047, bold: 0.042), Entry(size: 13, regular: 0.0405, bold: 0.0385),
    Entry(size: 15, regular: 0.032, bold: 0.0275), Entry(size: 16, regular: 0.026, bold: 0.0235),
    Entry(size: 17, regular: 0.0205, bold: 0.0185), Entry(size: 20, regular: 0.01, bold: 0.0105),
    Entry(size: 22, regular: 0.002, bold: 0.006), Entry(size: 24, regular: -0.002, bold: 0.0075),
    Entry(size: 28, regular: 0, bold: 0.007), Entry(size: 34, regular: -0.0025, bold: 0.0055),
    Entry(size: 40, regular: -0.0055, bold: 0.0035),
  ]

  /// What weights below 400 and above 700 add, at 300 and at 900. One text of each is recorded.
  private static let (light, black) = (-0.0155, 0.014)

  /// The space after each letter in points.
  /// - Parameters:
  ///   - size: the size of the em square; beyond either end of the table the last number holds.
  ///   - weight: the weight; letters lighter than 300 are set as those, heavier ones than 900 as those.
  package static func tracking(size: Double, weight: Double) -> Double {
    let share = min(max((weight - 400) / 300, 0), 1)
    let beyond = min(max((400 - weight) / 100, 0), 1) * light + min(max((weight - 700) / 200, 0), 1) * black
    func em(_ entry: Entry) -> Double { entry.regular + (entry.bold - entry.regular) * share + beyond }
    guard let next = entries.firstIndex(where: { $0.size >= size }) else {
      return em(entries[entries.count - 1]) * size
    }
    guard next > 0 else { return em(entries[0]) * size }
    let (low, high) = (entries[next - 1], entries[next])
    return (em(low) + (em(high) - em(low)) * (size - low.size) / (high.size - low.size)) * size
  }

  /// How much wider letters are than Inter Tight's, in thousandths of an em, half on either side. Letters that are missing
  /// were not recorded.
  private static let wider: [Unicode.Scalar: Double] = [
    " ": 5, "$": -28, "%": 80, ",": -7, "-": -10, ".": 1, ":": 14,
    "0": 10, "1": 58, "2": -2, "3": 2, "4": -3, "5": 14, "6": 27, "7": 9, "8": 24, "9": 23,
    "A": -9, "B": 11, "C": -12, "D": 9, "E": 7, "F": 12, "G": 5, "H": 7, "I": 11, "J": -8, "K": 1, "L": -5, "M": -25,
    "N": 0, "O": 6, "P": 1, "Q": 6, "R": 7, "S": 5, "T": -22, "U": 2, "V": -15, "W": -5, "X": 7, "Y": -16,
    "a": -8, "b": 4, "c": -9, "d": 4, "e": -4, "f": 5, "g": 3, "h": -1, "i": 12, "k": -1, "l": 13, "m": 1, "n": -5,
    "o": 2, "p": 2, "q": -4, "r": 10, "s": -3, "t": -3, "u": -7, "v": -15, "w": -43, "x": -8, "y": -15, "z": -19,
  ]

  private static let byASCII: [Double] = (0..<128).map { wider[Unicode.Scalar(UInt8($0)), default: 0] / 1000 }

  /// How much wider a letter is than Inter Tight's, in em; one with an accent is as the letter without. 0 for those that are
  /// not known.
  static func change(of scalar: UInt32) -> Double {
    var (letter, accent) = (scalar, UInt32(0))
    while letter >= 128 {
      guard hb_unicode_decompose(hb_unicode_funcs_get_default(), letter, &letter, &accent) != 0 else { return 0 }
    }
    return byASCII[Int(letter)]
  }
}
