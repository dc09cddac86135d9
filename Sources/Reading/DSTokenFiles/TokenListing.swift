package import DSCascade
package import DSGeometry

/// The lines of `tokens list`: path, type and value of every token under a selection, in columns.
///
/// A token without a value shows its error. `prefix` keeps the tokens of a group; an empty one keeps all.
package func tokenList(_ theme: Theme, in modes: ModeSelection, prefix: String = "") throws(TokenError) -> String {
  let style = try theme.style(in: modes)
  var rows: [[String]] = []
  for path in style.tokenPaths
  where prefix.isEmpty || path.description == prefix || path.names(below: TokenPath(prefix)) != nil {
    let mark = style.deprecation(of: path) == nil ? "" : "  (deprecated)"
    do throws(TokenError) {
      let value = try style.value(of: path)
      rows.append([path.description, value.type.rawValue, value.text + mark])
    } catch {
      rows.append([path.description, "error", error.message])
    }
  }
  let widths = (0..<2).map { column in rows.map { $0[column].count }.max() ?? 0 }
  return rows.map { row in
    zip(row, widths).map { $0 + String(repeating: " ", count: $1 - $0.count) }.joined(separator: "  ") + "  " + row[2]
  }.joined(separator: "\n")
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

/// The lines of `tokens show`: everything that is known about a token, and its value under each context that changes
/// it.
package func tokenDetails(_ theme: Theme, _ path: TokenPath, in modes: ModeSelection) throws(TokenError) -> String {
  let style = try theme.style(in: modes)
  let value = try style.value(of: path)
  var lines = [path.description, "  type: \(value.type.rawValue)", "  value: \(value.text)"]
  if let definition = style.definition(of: path) {
    lines.append("  written: \(definition.expression.text)")
    if let description = definition.description { lines.append("  description: \(description)") }
    if let tier = theme.tier(of: definition) { lines.append("  tier: \(tier.name)") }
    if let set = definition.set { lines.append("  set: \(set)") }
    if let location = definition.location { lines.append("  place: \(location)") }
    for (key, data) in definition.extensions.sorted(by: { $0.key < $1.key }) {
      lines.append("  extension \(key): \(data.text)")
    }
  }
  if case .deprecated(let reason)? = style.deprecation(of: path) {
    lines.append("  deprecated" + (reason.map { ": \($0)" } ?? ""))
  }
  let selection = try theme.completed(modes)
  for mode in theme.modes {
    for context in mode.contexts where context != selection[mode.name] {
      var other = selection
      other[mode.name] = context
      let there = (try? theme.value(of: path, in: other))?.text ?? "no value"
      if there != value.text { lines.append("  \(mode.name)=\(context): \(there)") }
    }
  }
  return lines.joined(separator: "\n")
}
