/// The name of a token: the names of its groups and its own, joined by dots, as in `color.background.primary`.
public struct TokenPath: Hashable, Sendable, Comparable, Codable, CustomStringConvertible {
  /// The dotted name, without braces.
  public let description: String

  /// A path from its dotted form, without braces.
  public init(_ dotted: String) { description = dotted }

  /// A path from the names of the groups and the token.
  public init(segments: some Sequence<String>) { description = segments.joined(separator: ".") }

  /// The names of the groups and the token.
  public var segments: [String] { description.split(separator: ".", omittingEmptySubsequences: false).map(String.init) }

  /// Ordered by the dotted form; that is by its bytes, as names are ASCII.
  public static func < (a: TokenPath, b: TokenPath) -> Bool { a.description < b.description }
}
