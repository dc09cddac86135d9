/// How much space and how large type an interface has.
///
/// An author adds further densities: `extension DSDensity { static let compact: Self = "compact" }`. A density's name
/// is a context of the tokens' mode `density`.
public struct DSDensity: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The name, such as `functional`.
  public let name: String

  /// A density by its name.
  public init(_ name: String) { self.name = name }

  /// A density by its name.
  public init(stringLiteral name: String) { self.name = name }

  /// Small and tight, for tools.
  public static let functional: Self = "functional"
  /// The usual one.
  public static let regular: Self = "regular"
  /// Large and airy, for stages.
  public static let expressive: Self = "expressive"
}
