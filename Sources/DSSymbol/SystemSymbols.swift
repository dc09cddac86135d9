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

  /// What stands for a name without a drawing.
  package static var placeholder: Symbol { symbols["questionmark.square.dashed"] ?? symbols["square"]! }

  /// The names nearest to one that is not drawn, at most three: those that share most of its words, then those that
  /// differ in the fewest letters.
  /// - Parameters:
  ///   - name: a name such as `banknote.fil`.
  ///   - others: names that are there besides ours.
  package static func nearest(to name: String, and others: [String] = []) -> [String] {
    let words = Set(name.split(separator: "."))
    let candidates = names + others
    let likely = suggestion(for: name, among: candidates).map { [$0] } ?? []
    let related = candidates.map { candidate in
      let parts = candidate.split(separator: ".")
      let shared = parts.filter(words.contains).count
      let sharesFirst = parts.first.map { name == $0 || name.hasPrefix($0 + ".") } ?? false
      return (score: shared * 2 + (sharesFirst ? 3 : 0) - parts.count, sharesFirst: sharesFirst, name: candidate)
    }
    let best = related.filter(\.sharesFirst).sorted { (-$0.score, $0.name) < (-$1.score, $1.name) }
    var found: [String] = []
    for name in likely + best.map(\.name) where !found.contains(name) && found.count < 3 { found.append(name) }
    return found
  }

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
