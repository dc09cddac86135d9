public import DSDiagnostics
public import DSGeometry

/// How a token gets its value: every token on the way, where it was written, and which set or mode context won.
public struct TokenExplanation: Sendable {
  /// One token on the way.
  public struct Link: Hashable, Sendable {
    /// How many references lie between the requested token and this one.
    public var depth: Int
    /// The token.
    public var path: TokenPath
    /// What is written, on one line.
    public var written: String
    /// Where it is written; nil if it was made in Swift.
    public var location: SourceLocation?
    /// The set or mode context that the definition comes from, such as `base` or `scheme=dark`.
    public var origin: String
    /// The sets and mode contexts whose definitions were replaced, lowest first.
    public var replaced: [String]
    /// The tier of the token; nil if none claims it.
    public var tier: String?
    /// Whether, and why, the token should no longer be used.
    public var deprecation: Deprecation?
  }

  /// The requested token.
  public var path: TokenPath
  /// The value, or why there is none.
  public var result: Result<TokenValue, TokenError>
  /// The tokens on the way: the requested one first, each followed by those that it refers to.
  public var links: [Link]

  /// The explanation as text: a line for each link, indented by its depth, then the value.
  public var text: String {
    var lines: [String] = []
    for link in links {
      let indent = String(repeating: "  ", count: link.depth)
      var line = "\(indent)\(link.depth > 0 ? "→ " : "")\(link.path) = \(link.written)  [\(link.origin)"
      if !link.replaced.isEmpty { line += ", replaces \(link.replaced.joined(separator: ", "))" }
      line += "]"
      if let tier = link.tier { line += " \(tier)" }
      if case .deprecated(let reason) = link.deprecation { line += " deprecated" + (reason.map { ": \($0)" } ?? "") }
      if let location = link.location { line += "  \(location)" }
      lines.append(line)
    }
    switch result {
    case .success(let value): lines.append("= \(value.text)  (\(value.type.rawValue))")
    case .failure(let error):
      lines.append("error: \(error.message) [\(error.id)]")
      if let hint = error.hint { lines.append("  hint: \(hint)") }
    }
    return lines.joined(separator: "\n")
  }
}

extension Theme {
  /// How a token gets its value under a selection of modes; an error only where the selection is wrong.
  public func explain(_ path: TokenPath, in modes: ModeSelection) throws(TokenError) -> TokenExplanation {
    let style = try style(in: modes)
    let selection = try completed(modes)
    let result: Result<TokenValue, TokenError>
    do throws(TokenError) {
      result = .success(try style.value(of: path))
    } catch {
      result = .failure(error)
    }
    var links: [TokenExplanation.Link] = []
    var way: [TokenPath] = []
    collect(path, depth: 0, style: style, selection: selection, way: &way, into: &links)
    return TokenExplanation(path: path, result: result, links: links)
  }

  private func collect(
    _ path: TokenPath, depth: Int, style: Style, selection: ModeSelection, way: inout [TokenPath],
    into links: inout [TokenExplanation.Link]
  ) {
    guard let definition = style.definition(of: path), links.count < Limits.aliasDepth else { return }
    let origins = layers.compactMap { layer -> (origin: String, definition: TokenDefinition)? in
      guard let own = layer.style(in: selection)?.tokens.definitions else { return nil }
      // A token that a group takes over keeps its own name in the layer that wrote it.
      let found =
        own[path] ?? own.values.first { $0.location == definition.location && $0 == definition.moved(to: $0.path) }
      return found.map { (layer.origin(in: selection), $0) }
    }
    links.append(
      TokenExplanation.Link(
        depth: depth, path: path, written: definition.expression.text, location: definition.location,
        origin: origins.last?.origin ?? name, replaced: origins.dropLast().map(\.origin),
        tier: tier(of: definition)?.name, deprecation: style.deprecation(of: path)))
    guard !way.contains(path) else { return }
    way.append(path)
    defer { way.removeLast() }
    if let alias = definition.figmaAlias {
      guard style.definition(of: alias.path) == nil else {
        return collect(alias.path, depth: depth + 1, style: style, selection: selection, way: &way, into: &links)
      }
      links.append(
        TokenExplanation.Link(
          depth: depth + 1, path: alias.path, written: "a variable that is in none of the files",
          location: definition.location, origin: alias.collection, replaced: [], tier: nil, deprecation: nil))
    }
    for reference in definition.references {
      guard let target = reference.target else { continue }
      collect(target, depth: depth + 1, style: style, selection: selection, way: &way, into: &links)
    }
  }
}

extension TokenDefinition {
  /// The variable whose value Figma wrote into a token that is an alias in its file (`com.figma.aliasData`), and its
  /// collection; nil for tokens with references, which need none.
  fileprivate var figmaAlias: (path: TokenPath, collection: String)? {
    guard references.isEmpty, !extensions.isEmpty else { return nil }
    var data = extensions["com.figma.aliasData"]
    if data == nil, case .object(let members)? = extensions["com.figma"] { data = members["aliasData"] }
    guard case .object(let members)? = data, case .string(let name)? = members["targetVariableName"], !name.isEmpty
    else { return nil }
    let names = name.split(separator: "/").map { $0.trimmed }
    var collection = "Figma"
    if case .string(let set)? = members["targetVariableSetName"] { collection += ": " + set }
    return (TokenPath(segments: names), collection)
  }
}
