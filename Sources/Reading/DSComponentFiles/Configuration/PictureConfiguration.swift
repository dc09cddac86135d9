package import DSDiagnostics
package import DSShots

/// A system of the configuration whose pictures other programs make.
package struct PictureConfiguration: Hashable, Sendable {
  /// What of differences does not count.
  package struct Rule: Hashable, Sendable {
    /// What does not count.
    package enum Kind: Hashable, Sendable {
      /// An area, in pixels from the top left corner.
      case ignore(x: Int, y: Int, width: Int, height: Int)
      /// Pixels that pixelmatch takes for equal at a threshold, and as many or as large a share, 0…1, that it does not.
      case tolerate(threshold: Double, includesAntialiasing: Bool, mostPixels: Int?, mostShare: Double?)
    }

    /// What does not count.
    package var kind: Kind
    /// The pictures that it holds for; empty for all.
    package var patterns: [Glob]
    /// Why.
    package var reason: String
    /// Where it is written.
    package var location: SourceLocation
  }

  /// The name, the first part of shot ids.
  package var name: String
  /// The folder of the pictures that are expected.
  package var expected: Configuration.PathSetting
  /// The folder of the pictures as they are now.
  package var actual: Configuration.PathSetting
  /// How names split, and where that is written; nil to guess it.
  package var pattern: Configuration.PathSetting?
  /// Whether the colours of both pictures are converted to sRGB before they are compared.
  package var convertsToSRGB: Bool
  /// What of differences does not count.
  package var rules: [Rule]
  /// Findings that pictures may have.
  package var accepted: [AcceptedFinding]
  /// Where the system's name is written.
  package var location: SourceLocation
}
