package import DSGeometry

/// The tokens that the values of one view or modifier come from, in the order in which they were asked for.
///
/// They say where values come from and never what is drawn: all are equal, and none adds to a hash.
package struct AskedTokens: Hashable, Sendable {
  /// The tokens that were named; those that they refer to are not among them, and one may come several times.
  package var paths: [TokenPath] = []

  package static func == (a: AskedTokens, b: AskedTokens) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}
}
