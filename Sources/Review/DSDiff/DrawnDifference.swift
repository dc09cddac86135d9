package import DSCompare

/// A picture of what differs between two pictures, and what that has in common with other differences.
package struct DrawnDifference: Hashable, Sendable {
  /// The picture, a PNG file.
  package var file: [UInt8]
  /// What the difference has in common with others.
  package var traits: DifferenceTraits
}
