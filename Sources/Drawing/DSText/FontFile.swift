package import DSDiagnostics

/// One font file as a design system lists it: where it is, which bytes it must have, and what it is used for.
package struct FontFile: Hashable, Sendable {
  /// The path of the file.
  package var path: String
  /// SHA-256 of the file's bytes, 64 lower-case hexadecimal digits.
  package var sha256: String
  /// The family that texts use.
  package var family: String
  /// The weights that the file serves, 1…1000: one for a static font, a range for a variable one.
  package var weights: ClosedRange<Double>
  /// Whether the letters are slanted.
  package var italic: Bool
  /// Which font of a collection, from 0.
  package var index: Int
  /// Where the file is listed.
  package var location: SourceLocation

  /// A listed font file.
  package init(
    path: String, sha256: String, family: String, weights: ClosedRange<Double>, italic: Bool = false, index: Int = 0,
    location: SourceLocation
  ) {
    self.path = path
    self.sha256 = sha256
    self.family = family
    self.weights = weights
    self.italic = italic
    self.index = index
    self.location = location
  }
}
