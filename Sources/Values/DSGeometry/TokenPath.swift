/// The name of a token: the names of its groups and its own, joined by dots, as in `color.background.primary`.
///
/// Names are divided at the bytes of their dots. A name may begin with a combining mark, a joiner or a skin tone, which
/// Swift's characters would join with the dot before it.
public struct TokenPath: Hashable, Sendable, Comparable, Codable, CustomStringConvertible {
  /// The dotted name, without braces.
  public let description: String

  /// A path from its dotted form, without braces.
  public init(_ dotted: String) { description = dotted }

  /// A path from the names of the groups and the token.
  public init(segments: some Sequence<String>) { description = segments.joined(separator: ".") }

  /// The names of the groups and the token.
  public var segments: [String] {
    description.utf8.split(separator: Self.dot, omittingEmptySubsequences: false).map { String(Substring($0)) }
  }

  /// The groups around the path, the innermost first, the root (an empty path) last.
  public var ancestors: [TokenPath] {
    var result: [TokenPath] = []
    var rest = description.utf8[...]
    while let dot = rest.lastIndex(of: Self.dot) {
      rest = rest[..<dot]
      result.append(TokenPath(String(Substring(rest))))
    }
    if !description.isEmpty { result.append(TokenPath("")) }
    return result
  }

  /// The token's own name.
  public var lastName: Substring {
    description.utf8.lastIndex(of: Self.dot).map { Substring(description.utf8[$0...].dropFirst()) } ?? description[...]
  }

  /// The names behind those of a group, joined by dots; nil if the path does not lie below it. Everything lies below
  /// the root, an empty path, with its whole name.
  public func names(below group: TokenPath) -> Substring? {
    if group.description.isEmpty { return description.isEmpty ? nil : description[...] }
    var rest = description.utf8[...]
    // As many names, compared as texts are: two spellings of a letter are one name.
    for _ in 0...group.description.utf8.count(where: { $0 == Self.dot }) {
      guard let dot = rest.firstIndex(of: Self.dot) else { return nil }
      rest = rest[dot...].dropFirst()
    }
    let end = description.utf8.index(before: rest.startIndex)
    return description[..<end] == group.description ? Substring(rest) : nil
  }

  /// The path with a dotted rest behind it.
  public func appending(_ rest: some StringProtocol) -> TokenPath {
    TokenPath(description.isEmpty || rest.isEmpty ? description + rest : description + "." + rest)
  }

  private static let dot = UInt8(ascii: ".")

  /// Ordered by the dotted form, as texts are.
  public static func < (a: TokenPath, b: TokenPath) -> Bool { a.description < b.description }
}
