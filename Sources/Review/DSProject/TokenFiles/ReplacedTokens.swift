import DSCascade
import DSDiagnostics
import DSGeometry

/// A warning for each file of a folder that gives other values to tokens of an earlier one: such files are often brands or
/// modes, of which the last would win unnoticed.
/// - Parameter theme: a theme with a layer for each file, the lowest first.
func replacedTokens(in theme: Theme) -> [Diagnostic] {
  var owners: [TokenPath: (file: String, expression: TokenExpression)] = [:]
  var problems: [Diagnostic] = []
  for layer in theme.layers {
    guard case .always(let style) = layer.content else { continue }
    var replaced: [String: [TokenDefinition]] = [:]
    for token in style.writtenTokens {
      if let owner = owners[token.path], owner.expression.text != token.expression.text {
        replaced[owner.file, default: []].append(token)
      }
      owners[token.path] = (layer.name, token.expression)
    }
    guard let most = replaced.max(by: { ($0.value.count, $1.key) < ($1.value.count, $0.key) }),
      let first = most.value.first
    else { continue }
    let count = most.value.count
    problems.append(
      Diagnostic(
        "replaced-tokens",
        count == 1
          ? "'\(first.path)' of '\(most.key)' has a different value here, which counts"
          : "\(count) tokens of '\(most.key)' have different values here, which count: '\(first.path)' and others",
        at: first.location ?? SourceLocation(file: layer.name), severity: .warning,
        hint:
          "if the files are brands or modes, list them as such: 'tokens: [\"tokens/{brand}.json\"]' in a configuration")
    )
  }
  return problems
}
