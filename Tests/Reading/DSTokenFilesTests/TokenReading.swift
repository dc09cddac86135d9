import DSCascade
import DSDiagnostics
import DSGeometry
import DSSyntax
import DSTokenFiles

/// Reads JSON written in a test.
func syntax(_ text: String, file: String = "test.json") throws -> SyntaxNode {
  try parseSyntax(Array(text.utf8), file: file, dialect: .tokens)
}

/// One token file read as a theme, with everything found wrong, the checks of references included.
struct Reading {
  let theme: Theme
  let diagnostics: [Diagnostic]

  init(_ text: String, reading: TokenReading = TokenReading()) throws {
    var bag = DiagnosticBag()
    theme = readTokenFiles(
      [(name: "test", node: try syntax(text))], name: "test", reading: reading, diagnostics: &bag)
    bag.add(contentsOf: theme.diagnostics(in: theme.coveringSelections))
    diagnostics = bag.diagnostics
  }

  /// The ids of all problems, in order of place.
  var ids: [String] { diagnostics.sorted { $0.location < $1.location }.map(\.id) }

  /// Everything found wrong, as a terminal shows it.
  var text: String { diagnostics.map(\.text).joined(separator: "\n") }

  /// A token's value.
  func value(_ path: String) throws -> TokenValue { try theme.value(of: TokenPath(path), in: ModeSelection()) }
}

/// A text and the id of the one problem in it.
struct Fault: Sendable {
  let text: String
  let id: String

  init(_ text: String, _ id: String) {
    self.text = text
    self.id = id
  }
}
