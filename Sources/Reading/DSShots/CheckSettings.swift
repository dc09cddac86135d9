/// What the pictures of a design system are held to, beside their baselines.
package struct CheckSettings: Hashable, Sendable {
  /// A level of WCAG 2.2 for contrast.
  package enum ContrastLevel: String, Hashable, Sendable, CaseIterable {
    /// Text 4.5 to 1, large text 3 to 1 (1.4.3); symbols 3 to 1 (1.4.11).
    case doubleA = "AA"
    /// Text 7 to 1, large text 4.5 to 1 (1.4.6); symbols 3 to 1 (1.4.11).
    case tripleA = "AAA"

    /// The least contrast of something.
    package func contrast(of subject: ContrastSubject) -> Double {
      switch (subject, self) {
      case (.text, .doubleA), (.largeText, .tripleA): 4.5
      case (.text, .tripleA): 7
      case (.largeText, .doubleA), (.symbol, _): 3
      }
    }

    /// The highest level that a contrast meets; nil for none.
    package static func met(by contrast: Double, of subject: ContrastSubject) -> ContrastLevel? {
      allCases.last { contrast >= $0.contrast(of: subject) }
    }
  }

  /// What has a contrast.
  package enum ContrastSubject: Hashable, Sendable {
    case text
    /// Text of at least 18 point, or 14 point and bold.
    case largeText
    case symbol
  }

  /// The level that texts and symbols are to meet.
  package var contrast = ContrastLevel.doubleA
  /// The least width and height in points of what is touched; nil for any.
  package var touchTarget: Double?

  /// Contrast of level AA, touch targets of any size.
  package init() {}
}
