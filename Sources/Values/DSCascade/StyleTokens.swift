package import DSDiagnostics
public import DSGeometry

extension Style {
  /// A style of tokens and groups; where two have the same name the later wins.
  public init(tokens: [TokenDefinition], groups: [TokenGroup] = []) {
    self.init()
    var builder = TokenTable.Builder()
    for group in groups { builder.add(group) }
    for token in tokens { builder.add(token) }
    self.tokens = builder.table
  }

  /// The value of a token, all references followed; found once and kept for every style with the same tokens.
  public func value(of path: TokenPath) throws(TokenError) -> TokenValue { try tokens.value(of: path) }

  /// The value of a token; nil where it has none. For many tokens that may be at fault: no reason is looked for.
  package func knownValue(of path: TokenPath) -> TokenValue? { tokens.knownValue(of: path) }

  /// The definition of a token; nil if there is none.
  public func definition(of path: TokenPath) -> TokenDefinition? { tokens.definition(at: path) }

  /// The names of all tokens, sorted; those that groups take over from others are among them.
  public var tokenPaths: [TokenPath] { tokens.paths }

  /// The tokens that the style itself defines, in the order in which their sources write them.
  package var writtenTokens: [TokenDefinition] {
    tokens.definitions.values.sorted { a, b in
      let (first, second) = (a.location ?? SourceLocation(file: ""), b.location ?? SourceLocation(file: ""))
      return first == second ? a.path < b.path : first < second
    }
  }

  /// The groups with explicit properties, sorted by path.
  package var groups: [TokenGroup] { tokens.groups.values.sorted { $0.path < $1.path } }

  /// The type that a token has from its groups, nearest first; nil if none gives one.
  ///
  /// The type of a file's root holds for the tokens of that file alone: it counts only with `includingRoot`.
  package func groupType(of path: TokenPath, includingRoot: Bool) -> TokenType? {
    tokens.inheritedFromGroups(path, \.type) ?? (includingRoot ? tokens.groups[TokenPath("")]?.type : nil)
  }

  /// The fault of a group that contains a token, which leaves the token's type unknown; nil if there is none.
  package func groupFault(around path: TokenPath) -> Diagnostic? { tokens.groupFault(around: path) }

  /// Whether a token is deprecated, directly or through its groups; nil if it is not.
  public func deprecation(of path: TokenPath) -> Deprecation? {
    guard let definition = tokens.definition(at: path),
      let deprecation = definition.deprecation ?? tokens.inheritedFromGroups(path, \.deprecation),
      deprecation != .active
    else { return nil }
    return deprecation
  }
}
