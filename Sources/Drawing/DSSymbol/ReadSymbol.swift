package import DSDiagnostics

/// Reads an icon from an SVG file.
///
/// Understood: `svg`, `g`, `defs`, `use` of ids in the file, `path`, `rect`, `circle`, `ellipse`, `line`, `polyline`
/// and `polygon` with fill, stroke, opacity and transform, as attributes or in `style`; linear and radial gradients; clips
/// and masks of one shape; lengths are numbers or have one of the absolute units of CSS.
/// `title`, `desc`, `metadata`, elements of other namespaces and unreferenced definitions draw nothing. All else is
/// refused, so that no icon is drawn differently from what its designer sees.
/// - Parameters:
///   - bytes: the file's content, UTF-8.
///   - name: the name that views use.
///   - file: its path, for messages.
/// - Throws: every problem found; text that is not XML ends the reading.
package func readSymbol(_ bytes: [UInt8], name: String, file: String) throws(DiagnosticsError) -> Symbol {
  guard bytes.count <= Limits.symbolFileBytes else {
    throw DiagnosticsError([
      Diagnostic(
        "file-too-large", "the file has \(bytes.count) bytes, more than \(Limits.symbolFileBytes)",
        at: SourceLocation(file: file))
    ])
  }
  var document = SVGDocument(bytes: bytes, file: file)
  let root = parseXML(&document)
  if let root, !document.problems.hasErrors {
    var builder = SymbolBuilder(document)
    let symbol = builder.build(root, name: name)
    document = builder.document
    if let symbol, !document.problems.hasErrors { return symbol }
  }
  throw DiagnosticsError(document.problems.sorted)
}
