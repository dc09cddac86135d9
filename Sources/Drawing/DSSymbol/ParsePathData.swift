package import DSDiagnostics
package import DSGeometry

/// The path that a text describes by the grammar of SVG's `d` attribute, as the `Path` view of component files takes it.
/// - Parameters:
///   - text: the path data.
///   - location: where the text is written, for the problem.
/// - Throws: one problem, where the text breaks the grammar.
package func parsePathData(_ text: String, at location: SourceLocation) throws(DiagnosticsError) -> Path {
  do throws(SVGProblem) {
    return try readPathData(text)
  } catch {
    let place = error.offset.map { " (at byte \($0 + 1) of the path data)" } ?? ""
    throw DiagnosticsError([Diagnostic(error.id, error.message + place, at: location, hint: error.hint)])
  }
}
