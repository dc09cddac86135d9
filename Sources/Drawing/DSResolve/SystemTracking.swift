import DSText

/// The space after each letter of the font that stands in for San Francisco, as its letters are set at a size and weight.
///
/// San Francisco is set wider when small and closer when large, and does so by itself. Inter Tight has the spacing of large
/// letters at every size. The numbers are those at which its words have San Francisco's widths, in em; between two sizes, and
/// between regular and bold letters, they lie on straight lines.
///
/// Source: the widths of texts that swiftui-web (github.com/iamcgn/swiftui-web) recorded, `Fixtures/TextMetrics/widths.json`;
/// `docs/evidence/letters.md` has the errors that are left. Below 10 points nothing is recorded: there the numbers grow as in
/// the tracking table of Apple's Human Interface Guidelines (Typography).
enum SystemTracking {
  private struct Entry {
    var size, regular, bold: Double
  }

  private static let entries: [Entry] = [
    Entry(size: 6, regular: 0.085, bold: 0.085), Entry(size: 8, regular: 0.071, bold: 0.071),
    Entry(size: 10, regular: 0.0565, bold: 0.057), Entry(size: 11, regular: 0.053, bold: 0.051),
    Entry(size: 12, regular: 0.045, bold: 0.0443), Entry(size: 13, regular: 0.04, bold: 0.0395),
    Entry(size: 15, regular: 0.0305, bold: 0.0295), Entry(size: 16, regular: 0.025, bold: 0.024),
    Entry(size: 17, regular: 0.0204, bold: 0.019), Entry(size: 20, regular: 0.006, bold: 0.0105),
    Entry(size: 22, regular: 0.001, bold: 0.008), Entry(size: 24, regular: -0.003, bold: 0.0075),
    Entry(size: 28, regular: -0.003, bold: 0.007), Entry(size: 34, regular: -0.004, bold: 0.006),
    Entry(size: 40, regular: -0.005, bold: 0.005),
  ]

  /// How large Japanese letters are beside San Francisco, as a share of the size: Hiragino is drawn smaller there.
  ///
  /// Source: spinners.work, "kudakurage-figma-ios-ja-system-font-size-plugin" and note.com/riogma (93.5 %); in the pictures of
  /// no-problem-dev/swift-design-system, recorded on iOS 26, kana of 12 and 14 points are 11.2 and 13.0 points apart.
  static let japaneseScale = 0.935

  /// The space after each letter in points.
  /// - Parameters:
  ///   - size: the size of the em square; beyond either end of the table the last number holds.
  ///   - weight: the weight; lighter letters than 400 are set as those, heavier ones than 700 as those.
  static func points(size: Double, weight: Double) -> Double {
    let share = min(max((weight - 400) / 300, 0), 1)
    func em(_ entry: Entry) -> Double { entry.regular + (entry.bold - entry.regular) * share }
    guard let next = entries.firstIndex(where: { $0.size >= size }) else {
      return em(entries[entries.count - 1]) * size
    }
    guard next > 0 else { return em(entries[0]) * size }
    let (low, high) = (entries[next - 1], entries[next])
    return (em(low) + (em(high) - em(low)) * (size - low.size) / (high.size - low.size)) * size
  }
}

/// The font that is drawn in place of the platform's own.
package struct StandInFont: Hashable, Sendable {
  /// Its family, whose letters are spaced as the platform's are at their size.
  package var family: String
  /// A family that has small capitals, for texts in them.
  package var smallCapitals: String

  /// A font of a family that has no small capitals, and one that has some.
  package init(family: String, smallCapitals: String) {
    self.family = family
    self.smallCapitals = smallCapitals
  }
}

extension ResolveContext {
  /// Spaces a style's letters as the platform's are, makes Japanese ones as small, and takes its small capitals from a font
  /// that has some; only where the style has the font that stands in for the platform's. A package's own fonts and those that
  /// a system lists stay as they are.
  func setAsPlatform(_ style: inout TextStyle) {
    guard let standIn, style.family == standIn.family, !textsAreRecorded else { return }
    style.japaneseScale = SystemTracking.japaneseScale
    if style.features.isDisjoint(with: [.smallCapsFromLowercase, .smallCapsFromUppercase]) {
      style.fontTracking = SystemTracking.points(size: style.size, weight: style.weight)
    } else {
      style.family = standIn.smallCapitals
    }
  }
}
