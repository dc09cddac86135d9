package import DSDiagnostics

/// Reads an icon from an SVG file.
///
/// Understood: shapes, groups, `use`, `symbol`, `switch`, nested `svg`, gradients, patterns, clips, masks, markers, style
/// sheets, embedded pictures and the filters of `SVGFilterReader`. `title`, `desc`, `metadata`, elements of other namespaces
/// and unreferenced definitions draw nothing; references that lead nowhere have no effect, and are warnings of the symbol. All
/// else is refused, so that no icon is drawn differently from what its designer sees.
/// - Parameters:
///   - bytes: the file's content: UTF-8, or ISO 8859-1 if its first line says so.
///   - name: the name that views use.
///   - file: its path, for messages.
///   - pictures: the files that its `image` elements may name, by the addresses there; others are refused.
/// - Throws: every problem found; text that is not XML ends the reading.
package func readSymbol(
  _ bytes: [UInt8], name: String, file: String, pictures: [String: [UInt8]] = [:]
) throws(DiagnosticsError) -> Symbol {
  try checkSize(of: bytes, file: file)
  var document = SVGDocument(bytes: bytes, file: file)
  let root = parseXML(&document)
  if let root, !document.problems.hasErrors {
    var builder = SymbolBuilder(document)
    builder.pictures = pictures
    let symbol = builder.build(root, name: name)
    document = builder.document
    if var symbol, !document.problems.hasErrors {
      symbol.warnings = document.warnings.sorted
      return symbol
    }
  }
  throw DiagnosticsError(document.problems.sorted)
}

/// Refuses a file that is too large to be read.
func checkSize(of bytes: [UInt8], file: String) throws(DiagnosticsError) {
  guard bytes.count <= Limits.symbolFileBytes else {
    throw DiagnosticsError([
      Diagnostic(
        "file-too-large", "the file has \(bytes.count) bytes, more than \(Limits.symbolFileBytes)",
        at: SourceLocation(file: file))
    ])
  }
}

/// The addresses of the pictures in other files that the `image` elements of an SVG file name, sorted; empty for a file that
/// cannot be read.
package func picturesBeside(_ bytes: [UInt8]) -> [String] {
  guard bytes.count <= Limits.symbolFileBytes, bytes.contains(text: "image") else { return [] }
  var document = SVGDocument(bytes: bytes, file: "")
  guard let root = parseXML(&document) else { return [] }
  var addresses: Set<String> = []
  func collect(_ element: SVGElement) {
    if element.name == "image", let address = element.attributes["href"], !address.isEmpty, !address.hasPrefix("data:")
    {
      addresses.insert(address)
    }
    for child in element.children { collect(child) }
  }
  collect(root)
  return addresses.sorted()
}
