package import DSDiagnostics

extension TokenDefinition {
  /// What is wrong with the written value as a value of `type`, whatever its references lead to; all problems.
  package func literalProblems(as type: TokenType) -> [TokenError] {
    guard !expression.isReference else { return [] }
    var evaluation = TokenEvaluation(table: nil)
    evaluation.chain = [TokenError.Link(path: path, location: location)]
    _ = evaluation.literalValue(expression, as: type)
    return evaluation.problems
  }
}

extension TokenError {
  /// The error as a diagnostic at the place of the fault, for checks that nobody asked for a token in.
  package func diagnosticAtFault(in file: String) -> Diagnostic {
    diagnostic(at: location ?? chain.last { $0.location != nil }?.location ?? SourceLocation(file: file))
  }
}

/// The names of font weights in DTCG 2025.10, sorted.
package let fontWeightNames: [String] = TokenEvaluation.fontWeights.keys.sorted()
