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
    Entry(size: 12, regular: 0.047, bold: 0.0415), Entry(size: 13, regular: 0.04, bold: 0.0385),
    Entry(size: 15, regular: 0.0315, bold: 0.027), Entry(size: 16, regular: 0.026, bold: 0.023),
    Entry(size: 17, regular: 0.02, bold: 0.018), Entry(size: 20, regular: 0.01, bold: 0.01),
    Entry(size: 22, regular: 0.002, bold: 0.0055), Entry(size: 24, regular: -0.0015, bold: 0.0075),
    Entry(size: 28, regular: 0, bold: 0.007), Entry(size: 34, regular: -0.0025, bold: 0.0055),
    Entry(size: 40, regular: -0.006, bold: 0.003),
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

  /// The space after each letter of Geist Mono that brings it to the 0.618 em of San Francisco's monospaced letters, in em.
  ///
  /// Source: code blocks in pictures of gonzalezreal/swift-markdown-ui, recorded by Apple's machines: four letters are 69 and 64
  /// pixels wide where those of Geist Mono, whose letters have 0.6 em, are 67 and 62 wide.
  static let monospaced = 0.018

  /// How much wider letters are than Inter Tight's, in thousandths of an em, half on either side. Letters that are missing
  /// were not recorded.
  private static let wider: [Unicode.Scalar: Double] = [
    " ": 5, "$": -28, "%": 80, ",": -7, "-": -10, ".": 0, ":": 16,
    "0": 10, "1": 58, "2": -1, "3": 3, "4": -3, "5": 14, "6": 28, "7": 9, "8": 24, "9": 23,
    "A": -9, "B": 11, "C": -10, "D": 9, "E": 6, "F": 11, "G": 5, "H": 7, "I": 11, "J": -8, "K": -1, "L": -4, "M": -25,
    "N": 1, "O": 8, "P": 0, "Q": 1, "R": 10, "S": 4, "T": -25, "U": 3, "V": -15, "W": -4, "X": 8, "Y": -14,
    "a": -9, "b": 5, "c": -8, "d": 4, "e": -4, "f": 7, "g": 3, "h": 1, "i": 12, "k": -1, "l": 14, "m": 2, "n": -4,
    "o": 1, "p": 2, "q": -2, "r": 13, "s": -2, "t": -3, "u": -7, "v": -13, "w": -43, "x": -8, "y": -14, "z": -18,
  ]

  /// Letters that reach out to the side: beside one another, they are as far apart as in Inter Tight.
  private static let reachingOut = "fkrtvwxyzAKLTVWXYZ"

  /// What is known of a letter.
  struct Letter {
    /// How much wider it is than Inter Tight's, in em; 0 if it was not recorded.
    let wider: Double
    /// Whether it has arms or slopes that nearly touch a neighbour's.
    let reachesOut: Bool
    /// Whether it is one of the digits from 0 to 9.
    let isDigit: Bool
  }

  private static let letters: [Letter] = (UInt8(0)..<128).map { code in
    let scalar = Unicode.Scalar(code)
    return Letter(
      wider: wider[scalar, default: 0] / 1000, reachesOut: reachingOut.unicodeScalars.contains(scalar),
      isDigit: ("0"..."9").contains(scalar))
  }

  /// Letters that are as wide as another one: spaces and hyphens at which no line ends, the hyphen, and the `i` without a dot.
  private static let twins: [UInt32: Unicode.Scalar] = [0xA0: " ", 0x2010: "-", 0x2011: "-", 0x131: "i"]

  /// What is known of a letter; one with an accent is as the letter without. Nil for those outside ASCII.
  static func letter(_ scalar: UInt32) -> Letter? {
    var (letter, accent) = (twins[scalar]?.value ?? scalar, UInt32(0))
    while letter >= 128 {
      guard hb_unicode_decompose(hb_unicode_funcs_get_default(), letter, &letter, &accent) != 0 else { return nil }
    }
    return letters[Int(letter)]
  }
}

extension SanFranciscoSpacing {
  /// The letters that Inter Tight would draw as a sign because of their neighbours, and San Francisco as they are: an `x` between
  /// digits, which becomes a multiplication sign, and the heads of arrows, such as `->`.
  ///
  /// Source: "500x300" in pictures of gonzalezreal/swift-markdown-ui, recorded by Apple's machines.
  static func plainLetters(of scalars: [UInt32], in range: Range<Int>) -> [Int] {
    func isDigit(_ index: Int) -> Bool { range.contains(index) && (0x30...0x39).contains(scalars[index]) }
    return range.filter { index in
      switch scalars[index] {
      case 0x3C, 0x3E: true
      case 0x58, 0x78: isDigit(index - 1) && isDigit(index + 1)
      default: false
      }
    }
  }
}

extension LetterSpacing {
  /// The space after each letter of a font with this spacing, in points.
  func tracking(size: Double, weight: Double) -> Double {
    switch self {
    case .own: 0
    case .sanFrancisco: SanFranciscoSpacing.tracking(size: size, weight: weight)
    case .sanFranciscoMono: SanFranciscoSpacing.monospaced * size
    }
  }
}
