package import DSDiagnostics
package import DSGeometry

extension TokenExpression {
  /// What is wrong with what is written for the token at `path`, as a value of `type`, whatever its references lead to;
  /// all problems.
  package func literalProblems(as type: TokenType, of path: TokenPath, at place: SourceLocation) -> [TokenError] {
    guard !isReference else { return [] }
    var evaluation = TokenEvaluation(table: nil)
    evaluation.chain = [TokenError.Link(path: path, location: place)]
    _ = evaluation.literalValue(self, as: type)
    return evaluation.problems
  }
}

extension TokenError {
  /// The error as a diagnostic at the place of the fault, for checks that look up tokens no view uses.
  package func diagnosticAtFault(in file: String) -> Diagnostic {
    diagnostic(at: location ?? chain.last { $0.location != nil }?.location ?? SourceLocation(file: file))
  }
}

/// The names of font weights in DTCG 2025.10, sorted.
package let fontWeightNames: [String] = TokenEvaluation.fontWeights.keys.sorted()
