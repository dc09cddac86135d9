import DSDiagnostics
import DSSyntax

/// A resolver document for files of which some are for a light and some for a dark scheme, by their names; nil where one of
/// the schemes has no file.
/// - Parameters:
///   - candidates: the files in the order in which later ones win.
///   - account: takes which files count.
func schemeDocument(_ candidates: [CandidateFile], _ account: inout TokenFileAccount) -> SyntaxNode? {
  let files = Dictionary(grouping: candidates) { SchemeInName.scheme(of: $0.name) }
  guard SchemeInName.schemes.allSatisfy({ files[$0] != nil }) else { return nil }
  let base = (files[nil] ?? []).map(\.path)
  account.read += base.map { .init(path: $0, role: .tokens) }
  var contexts: [(String, SyntaxNode)] = []
  for scheme in SchemeInName.schemes {
    let own = files[scheme] ?? []
    let plain = own.filter { !SchemeInName.isVariant($0.name) }
    // A variant stands in for the scheme only where there is no other file of it.
    let chosen = (plain.isEmpty ? own : plain).map(\.path)
    account.read += chosen.map { .init(path: $0, role: .context(mode: "scheme", scheme)) }
    account.leftOut += own.map(\.path).filter { !chosen.contains($0) }.map {
      .init(path: $0, reason: "it is a further variant of \(scheme)")
    }
    contexts.append((scheme, references(chosen)))
  }
  return object([
    ("version", text("2025.10")),
    ("sets", object([("tokens", object([("sources", references(base))]))])),
    ("modifiers", object([("scheme", object([("contexts", object(contexts)), ("default", text("light"))]))])),
    ("resolutionOrder", references(["#/sets/tokens", "#/modifiers/scheme"])),
  ])
}

private let nowhere = SourceLocation(file: "")

private func text(_ text: String) -> SyntaxNode { SyntaxNode(.scalar(text, quoted: true), at: nowhere) }

private func object(_ members: [(String, SyntaxNode)]) -> SyntaxNode {
  SyntaxNode(.object(members.map { .init(key: $0.0, location: nowhere, value: $0.1) }), at: nowhere)
}

private func references(_ paths: [String]) -> SyntaxNode {
  SyntaxNode(.array(paths.map { object([("$ref", text($0))]) }), at: nowhere)
}
