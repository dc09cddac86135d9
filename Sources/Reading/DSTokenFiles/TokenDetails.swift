package import DSCascade
package import DSGeometry

/// All that is known about a token under a selection, and its values in the other contexts.
package struct TokenDetails: Sendable {
  /// A token's value in a context that changes it.
  package struct Other: Sendable {
    /// The mode.
    package var mode: String
    /// The context.
    package var context: String
    /// The value there; nil if it has none.
    package var value: String?
  }

  /// The token.
  package var row: TokenRow
  /// Its value.
  package var value: TokenValue
  /// Its tier; nil if none claims it.
  package var tier: String?
  /// Its values in contexts that change it, in the order of modes.
  package var others: [Other]

  /// What is known about a token.
  /// - Throws: where the token has no value, or the selection is wrong.
  package init(_ theme: Theme, _ path: TokenPath, in modes: ModeSelection) throws(TokenError) {
    let style = try theme.style(in: modes)
    value = try style.value(of: path)
    row = TokenRow(path, in: style)
    tier = row.definition.flatMap { theme.tier(of: $0)?.name }
    others = []
    let selection = try theme.completed(modes)
    for mode in theme.modes {
      for context in mode.contexts where context != selection[mode.name] {
        var other = selection
        other[mode.name] = context
        let there = (try? theme.value(of: path, in: other))?.text
        if there != value.text { others.append(Other(mode: mode.name, context: context, value: there)) }
      }
    }
  }

  /// The lines of `tokens show`.
  package var text: String {
    var lines = [row.path.description, "  type: \(value.type.rawValue)", "  value: \(value.text)"]
    if let color = row.color?.text { lines.append("  colour space: \(color)") }
    if let definition = row.definition {
      lines.append("  written: \(definition.expression.text)")
      if let description = definition.description { lines.append("  description: \(description)") }
      if let tier { lines.append("  tier: \(tier)") }
      if let set = definition.set { lines.append("  set: \(set)") }
      if let location = definition.location { lines.append("  place: \(location)") }
      for (key, data) in definition.extensions.sorted(by: { $0.key < $1.key }) {
        lines.append("  extension \(key): \(data.text)")
      }
    }
    if case .deprecated(let reason)? = row.deprecation {
      lines.append("  deprecated" + (reason.map { ": \($0)" } ?? ""))
    }
    for other in others { lines.append("  \(other.mode)=\(other.context): \(other.value ?? "no value")") }
    return lines.joined(separator: "\n")
  }
}
