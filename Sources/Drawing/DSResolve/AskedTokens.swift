package import DSGeometry

/// The tokens that the values of one view or modifier come from, in the order in which they were looked up.
///
/// They show where values come from and never change what is drawn: all are equal, and none adds to a hash.
package struct AskedTokens: Hashable, Sendable {
  /// The tokens that were named; those that they refer to are not among them, and one may come several times.
  package var paths: [TokenPath] = []

  package static func == (a: AskedTokens, b: AskedTokens) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}
}
