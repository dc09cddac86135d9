package import DSCascade
package import DSGeometry

/// A token in a list: its value under a selection, or its fault.
package struct TokenRow: Sendable {
  /// The token's path.
  package var path: TokenPath
  /// The value, or why there is none.
  package var result: Result<TokenValue, TokenError>
  /// What is written about the token; nil for one that has only a fault.
  package var definition: TokenDefinition?
  /// Whether, and why, the token should no longer be used.
  package var deprecation: Deprecation?
  /// The colour space of a colour that is written beside sRGB; nil for everything else.
  package var color: WrittenColor?

  /// A token of a style.
  package init(_ path: TokenPath, in style: Style) {
    self.path = path
    do throws(TokenError) { result = .success(try style.value(of: path)) } catch { result = .failure(error) }
    definition = style.definition(of: path)
    deprecation = style.deprecation(of: path)
    if case .success(.color) = result { color = style.writtenColor(of: path).flatMap { $0.text == nil ? nil : $0 } }
  }

  /// Its fault; nil for a token with a value.
  package var fault: TokenError? {
    if case .failure(let error) = result { error } else { nil }
  }

  /// What a list prints in the column of types.
  fileprivate var type: String {
    if case .success(let value) = result { value.type.rawValue } else { "error" }
  }

  /// What a list prints in the column of values.
  fileprivate var text: String {
    let space = color?.text.map { "  (\($0))" } ?? ""
    let mark = space + (deprecation == nil ? "" : "  (deprecated)")
    return switch result {
    case .success(let value): value.text + mark
    case .failure(let error): error.message
    }
  }
}

/// Every token under a selection, in natural order; `prefix` keeps the tokens of a group, an empty one keeps all.
package func tokenRows(
  _ theme: Theme, in modes: ModeSelection, prefix: String = ""
) throws(TokenError) -> [TokenRow] {
  let style = try theme.style(in: modes)
  let paths = style.tokenPaths.filter { path in
    prefix.isEmpty || path.description == prefix || path.names(below: TokenPath(prefix)) != nil
  }
  return paths.sorted { naturallyPrecedes($0.description, $1.description) }.map { TokenRow($0, in: style) }
}

/// The lines of `tokens list`: path, type and value of every token in columns; a token without a value has its fault.
package func tokenList(_ rows: [TokenRow]) -> String {
  let cells = rows.map { [$0.path.description, $0.type, $0.text] }
  let widths = (0..<2).map { column in cells.map { $0[column].count }.max() ?? 0 }
  return cells.map { row in
    zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }.joined(separator: "  ") + "  " + row[2]
  }.joined(separator: "\n")
}

/// The tokens that have a fault under some of a theme's contexts, in natural order.
package func faultyTokens(_ theme: Theme) -> [TokenPath] {
  var found: Set<TokenPath> = []
  for modes in theme.coveringSelections {
    guard let style = try? theme.style(in: modes) else { continue }
    for path in style.tokenPaths where !found.contains(path) {
      if (try? style.value(of: path)) == nil { found.insert(path) }
    }
  }
  return found.sorted { naturallyPrecedes($0.description, $1.description) }
}

/// The groups that hold the tokens under a selection, at every depth; sorted.
package func tokenGroups(_ theme: Theme, in modes: ModeSelection) throws(TokenError) -> [String] {
  var groups: Set<String> = []
  for path in try theme.style(in: modes).tokenPaths {
    var rest = path.description[...]
    while let dot = rest.lastIndex(of: "."), groups.insert(String(rest[..<dot])).inserted { rest = rest[..<dot] }
  }
  return groups.sorted()
}
