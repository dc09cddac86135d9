package import DSDiagnostics
package import DSGeometry

extension TokenExpression {
  /// What is wrong with what is written for the token at `path`, as a value of `type`, whatever its references lead to;
  /// all problems.
  package func literalProblems(
    as type: TokenType, of path: TokenPath, at place: SourceLocation, reading: TokenReading
  ) -> [TokenError] {
    guard !isReference else { return [] }
    var evaluation = TokenEvaluation(table: nil)
    evaluation.chain = [TokenError.Link(path: path, location: place)]
    evaluation.begin(reading, path: path)
    guard let literal = evaluation.literal(self) else { return [] }
    _ = evaluation.literalValue(literal, as: type)
    return evaluation.problems
  }
}

extension TokenError {
  /// The error as a diagnostic at the place of the fault, for checks that look up tokens no view uses.
  package func diagnosticAtFault(in file: String) -> Diagnostic {
    diagnostic(at: location ?? chain.last { $0.location != nil }?.location ?? SourceLocation(file: file))
  }
}
