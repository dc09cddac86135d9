import DSCascade
package import DSDiagnostics
import DSSyntax

/// Why a file that a resolver document refers to cannot be read; reported where it is referred to.
package struct UnreadableSource: Error, Sendable {
  /// The problem; its place does not count.
  package var problem: Diagnostic

  /// The problem of a file.
  package init(problem: Diagnostic) { self.problem = problem }
}

/// Loads and follows the `$ref`s of a resolver document.
///
/// References lead to a place in the document (`#/sets/base`), to a file beside it (`tokens/base.json`), or into one
/// (`tokens/base.json#/color`). Members beside `$ref` replace the target's members of the same name, one level deep.
struct ResolverSources {
  /// What a reference may lead to, by its place.
  enum Place {
    case order, sources
  }

  let document: SyntaxNode
  let load: (String) throws -> SyntaxNode
  var diagnostics: DiagnosticBag
  /// The sets that some reference led to.
  private(set) var usedSets: Set<String> = []
  private var sourceCount = 0
  private var files: [String: SyntaxNode?] = [:]
  private var documents: [String: TokenDocument] = [:]

  init(document: SyntaxNode, diagnostics: DiagnosticBag, load: @escaping (String) throws -> SyntaxNode) {
    self.document = document
    self.diagnostics = diagnostics
    self.load = load
  }

  /// The token documents of a list of sources, in order; those of referenced sets among them.
  mutating func documents(of sources: SyntaxNode, set: String, way: [String] = []) -> [TokenDocument] {
    guard let elements = sources.readArray("the sources of '\(set)'", &diagnostics) else { return [] }
    var result: [TokenDocument] = []
    for element in elements {
      sourceCount += 1
      guard let reference = element["$ref"] else {
        result.append(read(element, set: set))
        continue
      }
      guard let text = reference.readString("\"$ref\"", &diagnostics) else { continue }
      if way.contains(text) {
        diagnostics.error(
          "reference-cycle", "sources refer to each other in a circle: \((way + [text]).joined(separator: " → "))",
          at: reference.location)
        continue
      }
      guard let target = resolve(element, reference: text, at: reference.location, in: .sources) else { continue }
      guard way.count < Limits.aliasDepth, sourceCount < Limits.tokenSources else {
        diagnostics.error(
          "too-many-sources",
          "more than \(Limits.tokenSources) sources, or \(Limits.aliasDepth) sets that refer to each other in a chain",
          at: reference.location)
        return result
      }
      if text.utf8.starts(with: "#/sets/".utf8), let sources = target["sources"] {
        result += documents(of: sources, set: set, way: way + [text])
      } else {
        result.append(read(target, set: set))
      }
    }
    return result
  }

  /// What a reference leads to, with the members beside it laid over; nil, with a problem recorded, for nothing.
  mutating func resolve(
    _ node: SyntaxNode, reference text: String, at location: SourceLocation, in place: Place
  ) -> SyntaxNode? {
    guard let target = target(text, at: location, in: place) else { return nil }
    let overrides = (node.members ?? []).filter { $0.key != "$ref" }
    guard !overrides.isEmpty else { return target }
    guard var members = target.members else {
      diagnostics.error(
        "reference-with-siblings", "only mappings can be overridden, '\(text)' is \(target.kindName)", at: location)
      return nil
    }
    for override in overrides {
      if let index = members.firstIndex(where: { $0.key == override.key }) {
        members[index] = override
      } else {
        members.append(override)
      }
    }
    return SyntaxNode(.object(members), at: target.location)
  }

  private mutating func target(_ text: String, at location: SourceLocation, in place: Place) -> SyntaxNode? {
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let file = parts[0]
    if file.isEmpty, let problem = forbidden(text, in: place) {
      diagnostics.error("bad-reference", problem, at: location)
      return nil
    }
    if file.contains("://") {
      diagnostics.error(
        "remote-reference", "'\(text)' is no file beside the resolver document", at: location,
        hint: "copy the file into the project and refer to it by its path")
      return nil
    }
    let root: SyntaxNode
    if file.isEmpty {
      root = document
    } else {
      guard let loaded = loaded(file, at: location) else { return nil }
      root = loaded
    }
    guard parts.count == 2, !parts[1].isEmpty else {
      if !file.isEmpty { return root }
      diagnostics.error("bad-reference", "'\(text)' leads nowhere", at: location)
      return nil
    }
    guard let pointer = TokenPointer("#" + parts[1]) ?? lenientPointer(parts[1], of: file, in: root, at: location)
    else {
      diagnostics.error(
        "bad-reference", "'#\(parts[1])' is no JSON pointer such as \"#/sets/base\"", at: location,
        hint: pointerHint("#" + parts[1], of: file))
      return nil
    }
    var node = root
    for step in pointer.steps {
      guard
        let next = node.elements.flatMap({ list in Int(step).flatMap { list.indices.contains($0) ? list[$0] : nil } })
          ?? node[step]
      else {
        diagnostics.error(
          "missing-reference", "'\(text)' leads nowhere: there is no '\(step)'", at: location,
          hint: didYouMean(step, among: (node.members ?? []).map(\.key)))
        return nil
      }
      node = next
    }
    if file.isEmpty, pointer.steps.count == 2, pointer.steps[0] == "sets" { usedSets.insert(pointer.steps[1]) }
    return node
  }

  /// The pointer of a place in a file that is written without its first slash, as the resolver module's example has it:
  /// `brand.json#orange` is `brand.json#/orange` where the file has the name.
  private mutating func lenientPointer(
    _ text: String, of file: String, in root: SyntaxNode, at location: SourceLocation
  ) -> TokenPointer? {
    guard !file.isEmpty, let pointer = TokenPointer("#/" + text), let first = pointer.steps.first, root[first] != nil
    else { return nil }
    diagnostics.warning(
      "pointer-without-slash", "'\(file)#\(text)' is read as '\(file)#/\(text)'", at: location,
      hint: pointerHint("#" + text, of: file))
    return pointer
  }

  /// Why a reference within the document is not allowed in its place; nil if it is.
  private func forbidden(_ text: String, in place: Place) -> String? {
    func begins(_ start: String) -> Bool { text.utf8.starts(with: start.utf8) }
    if begins("#/resolutionOrder") { return "nothing may refer into resolutionOrder" }
    switch place {
    case .sources where begins("#/modifiers"): return "sources may refer to sets, not to modifiers"
    case .order where !begins("#/sets/") && !begins("#/modifiers/"):
      return "resolutionOrder refers to \"#/sets/…\" or \"#/modifiers/…\", not to '\(text)'"
    case .sources, .order: return nil
    }
  }

  /// A file's content, read once; a fault is reported once.
  private mutating func loaded(_ file: String, at location: SourceLocation) -> SyntaxNode? {
    if let known = files[file] { return known }
    var node: SyntaxNode?
    do {
      node = try load(file)
    } catch let error as DiagnosticsError {
      diagnostics.add(contentsOf: error.diagnostics)
    } catch let error as UnreadableSource {
      var problem = error.problem
      problem.location = location
      diagnostics.add(problem)
    } catch {
      diagnostics.error("unreadable-file", "'\(file)' cannot be read: \(error)", at: location)
    }
    files[file] = .some(node)
    return node
  }

  /// A source's groups and tokens, read once for each set.
  private mutating func read(_ node: SyntaxNode, set: String) -> TokenDocument {
    let key = "\(set) \(node.location)"
    if let known = documents[key] { return known }
    let document = readTokenDocument(node, set: set, diagnostics: &diagnostics)
    documents[key] = document
    return document
  }
}
