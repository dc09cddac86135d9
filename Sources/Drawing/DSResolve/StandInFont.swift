import DSText

/// The fonts that are drawn in place of the platform's own.
package struct StandInFont: Hashable, Sendable {
  /// The usual family, whose letters are spaced as the platform's are at their size.
  package var family: String
  /// The family of the monospaced design, whose letters are as wide as the platform's.
  package var monospaced: String
  /// A family that has small capitals, for texts in them.
  package var smallCapitals: String

  /// A usual family that has no small capitals, one of the monospaced design, and one that has small capitals.
  package init(family: String, monospaced: String, smallCapitals: String) {
    self.family = family
    self.monospaced = monospaced
    self.smallCapitals = smallCapitals
  }
}

extension ResolveContext {
  /// Spaces a style's letters as the platform's are, makes Japanese ones as small, and takes its small capitals from a font
  /// that has some; only where the style has a font that stands in for the platform's. A package's own fonts and those that
  /// a system lists stay as they are.
  func setAsPlatform(_ style: inout TextStyle) {
    guard let standIn, !textsAreRecorded else { return }
    if style.design == "monospaced", style.family == standIn.monospaced { style.spacing = .sanFranciscoMono }
    guard style.family == standIn.family else { return }
    // Source: spinners.work, "kudakurage-figma-ios-ja-system-font-size-plugin" and note.com/riogma (93.5 %): Hiragino is drawn
    // smaller beside San Francisco. In the pictures of no-problem-dev/swift-design-system, recorded on iOS 26, kana of 12 and
    // 14 points are 11.2 and 13.0 points apart.
    style.japaneseScale = 0.935
    if style.features.isDisjoint(with: [.smallCapsFromLowercase, .smallCapsFromUppercase]) {
      style.spacing = .sanFrancisco
    } else {
      style.family = standIn.smallCapitals
    }
  }
}
