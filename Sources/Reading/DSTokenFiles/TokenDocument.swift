import DSCascade
import DSDiagnostics
import DSGeometry
import DSSyntax

/// The groups and tokens of one source, read but not yet given types.
///
/// Types may come from groups of other sources, so values are checked when all sources are known. What can no longer
/// occur: names that DTCG forbids, tokens inside tokens, unknown `$` members, malformed references.
struct TokenDocument {
  /// One token.
  struct Entry {
    var path: TokenPath
    /// The type that the token itself declares.
    var type: TokenType?
    var expression: TokenExpression
    var description: String?
    var deprecation: Deprecation?
    var extensions: [String: DataValue]
    var location: SourceLocation
    /// The first fault that was found in the token; nil if there is none.
    var fault: Diagnostic?
  }

  /// The name of the set that the source belongs to.
  var set: String
  /// The file, for messages.
  var file: String
  var groups: [TokenGroup] = []
  var tokens: [Entry] = []
  /// Legacy formats that were met.
  var legacyFormats = LegacyFormats()
  /// Extensions that change values and are not read.
  var unreadExtensions = UnreadExtensions()
}

extension TokenDocument {
  /// The groups and tokens as a style: types found, legacy formats rewritten, every written value checked.
  ///
  /// The type is that of the token, else of a group in this source, else of a group in `others`; a token whose whole
  /// value is a reference has its target's, and is looked at when the target is known. Faults are warnings: a token with
  /// one has no value, so that what uses it fails.
  consuming func finished(others: Style, diagnostics: inout DiagnosticBag) -> Style {
    let own = Style(tokens: [], groups: groups)
    var definitions: [TokenDefinition] = []
    for entry in tokens {
      let isWhole = entry.expression.refersToWholeToken
      let type =
        entry.type ?? (isWhole ? nil : own.groupType(of: entry.path, includingRoot: true))
        ?? (isWhole ? nil : others.groupType(of: entry.path, includingRoot: false))
      var expression = entry.expression
      var fault = entry.fault
      if entry.type == nil, !isWhole {
        fault = fault ?? own.groupFault(around: entry.path) ?? others.groupFault(around: entry.path)
      }
      if let type {
        expression = legacyFormats.modernised(expression, as: type)
      } else if !isWhole, fault == nil {
        let problem = Diagnostic(
          "token-without-type", "token '\(entry.path)' has no type", at: entry.location, severity: .warning,
          hint: "add \"$type\" to the token or to a group around it")
        diagnostics.add(problem)
        fault = problem
      }
      if let type, fault == nil {
        for problem in expression.literalProblems(as: type, of: entry.path, at: entry.location) {
          var problem = problem.diagnosticAtFault(in: file)
          problem.severity = .warning
          diagnostics.add(problem)
          fault = fault ?? problem
        }
      }
      definitions.append(
        TokenDefinition(
          entry.path, type: type, expression, description: entry.description, deprecation: entry.deprecation,
          extensions: entry.extensions, set: set, location: entry.location, fault: fault))
    }
    legacyFormats.report(to: &diagnostics)
    unreadExtensions.report(to: &diagnostics)
    return Style(tokens: definitions, groups: groups)
  }
}

extension TokenExpression {
  /// Whether the whole value is that of another token, so that it has the other's type.
  var refersToWholeToken: Bool {
    switch kind {
    case .alias: true
    case .pointer(let pointer): pointer.wholeToken != nil
    case .null, .boolean, .number, .string, .list, .object: false
    }
  }
}
