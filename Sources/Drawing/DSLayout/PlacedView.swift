package import DSResolve

/// What a placed view is, for people who look at its picture.
///
/// It never changes what is drawn: all are equal, and none adds to a hash.
package struct PlacedView: Hashable, Sendable {
  /// SwiftUI's name of the view or modifier, such as `HStack` or `padding`.
  package let kind: String
  /// The tokens that its own values come from.
  package let tokens: AskedTokens

  package static func == (a: PlacedView, b: PlacedView) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}
}
