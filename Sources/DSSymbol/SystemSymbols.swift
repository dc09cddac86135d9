import DSDiagnostics

/// Drawings of `dsrender`'s own for the names that SwiftUI code gives `Image(systemName:)`.
///
/// They stand in where a design system has no symbol of the name, because Apple's own symbols may be drawn on Apple's
/// platforms alone. The sheet of drawings is in `SystemSymbolSheet.swift`.
package enum SystemSymbols {
  /// The names that are drawn, sorted.
  package static let names: [String] = symbols.keys.sorted()

  /// The drawing for a name such as `star.fill`; nil where there is none.
  package static func symbol(named name: String) -> Symbol? { symbols[name] }

  private static let symbols: [String: Symbol] = {
    do throws(DiagnosticsError) {
      return try readSheet(Array(systemSymbolSheet.utf8), file: "SystemSymbolSheet.swift")
    } catch {
      preconditionFailure("\(error)")
    }
  }()
}

/// Reads a sheet of icons: every group of the root that has an id is an icon of that name.
/// - Parameters:
///   - bytes: the file's content, UTF-8.
///   - file: its name, for messages.
/// - Throws: every problem found.
func readSheet(_ bytes: [UInt8], file: String) throws(DiagnosticsError) -> [String: Symbol] {
  var document = SVGDocument(bytes: bytes, file: file)
  var symbols: [String: Symbol] = [:]
  if let root = parseXML(&document), !document.problems.hasErrors {
    for group in root.children {
      guard let name = group.attributes["id"] else { continue }
      var icon = root
      icon.children = [group]
      var builder = SymbolBuilder(document)
      symbols[name] = builder.build(icon, name: name)
      document = builder.document
    }
  }
  guard !document.problems.hasErrors else { throw DiagnosticsError(document.problems.sorted) }
  return symbols
}
