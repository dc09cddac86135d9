package import DSCompare
package import DSDiagnostics
package import DSShots

/// What of a difference between pictures of other programs does not count, and why.
///
/// Only such pictures have rules: what this program draws is the same on every machine, and is compared exactly.
package struct PictureRule: Hashable, Sendable {
  /// What does not count.
  package enum Kind: Hashable, Sendable {
    /// An area, in pixels from the top left corner.
    case ignore(PixelRect)
    /// Pixels that pixelmatch takes for equal, and as many that it does not.
    case tolerate(PixelmatchOptions, PixelAllowance)
  }

  /// What does not count.
  package var kind: Kind
  /// Which pictures it holds for: patterns for file names or for `component/scenario`; empty for all.
  package var patterns: [Glob]
  /// Why.
  package var reason: String
  /// Where it is written.
  package var location: SourceLocation

  /// A rule.
  package init(_ kind: Kind, in patterns: [Glob] = [], because reason: String, at location: SourceLocation) {
    (self.kind, self.patterns, self.reason, self.location) = (kind, patterns, reason, location)
  }

  /// Whether it holds for a picture.
  /// - Parameters:
  ///   - file: its file in the folders.
  ///   - scenario: what it is called as a scenario.
  package func covers(_ file: String, _ scenario: Scenario) -> Bool {
    patterns.isEmpty
      || patterns.contains { $0.matches(file) || $0.matches(scenario.nameInSystem) }
  }
}
