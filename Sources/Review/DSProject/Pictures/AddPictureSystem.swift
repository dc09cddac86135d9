package import DSDiagnostics
import DSFiles
import DSSyntax

/// The text of a configuration with a system of pictures added to it.
/// - Parameters:
///   - name: the system's name.
///   - settings: its keys and texts, in the order in which they are written.
///   - text: the configuration so far; nil for a new one.
///   - file: its path, for messages.
/// - Returns: the text, of which everything that was there before is unchanged.
/// - Throws: what is wrong with the configuration, or that it has a system of this name, or a form to which nothing can be
///   added.
package func addingPictureSystem(
  _ name: String, _ settings: [(key: String, text: String)], to text: String?, file: String
) throws(DiagnosticsError) -> String {
  guard let text, text.contains(where: { !$0.isWhitespace }) else {
    return "version: 1\nsystems:\n" + pictureSystemText(name, settings)
  }
  let old = try parseSyntax(Array(text.utf8), file: file)
  if let member = old["systems"]?.members?.first(where: { $0.key == name }) {
    throw DiagnosticsError([
      Diagnostic(
        "duplicate-system", "there is a system '\(name)' already, and no system is overwritten", at: member.location,
        hint: "choose a different name with --name, or edit this one")
    ])
  }
  let added = text.inserting(settings, as: name, into: old)
  // Nothing is written that reads differently from what was there before.
  guard let new = try? parseSyntax(Array(added.utf8), file: file),
    new["systems"]?[name]?["expected"]?.string == settings.first(where: { $0.key == "expected" })?.text,
    without(name, new) == without(name, old)
  else {
    throw DiagnosticsError([
      Diagnostic(
        "unsupported-form", "nothing can be added to this file without rewriting it", at: old.location,
        hint: "print the system with --print, and paste it under 'systems:'")
    ])
  }
  return added
}

/// A system of pictures as lines of YAML below `systems:`.
/// - Parameters:
///   - settings: keys and texts; `kind` comes first by itself.
///   - indentation: the spaces before the name.
package func pictureSystemText(_ name: String, _ settings: [(key: String, text: String)], indentation: Int = 2)
  -> String
{
  let outer = String(repeating: " ", count: indentation)
  let lines = [("kind", "pictures")] + settings
  return "\(outer)\(yamlScalar(name)):\n" + lines.map { "\(outer)  \($0.0): \(yamlScalar($0.1))\n" }.joined()
}

/// What a configuration holds but for one system, as text without places.
private func without(_ name: String, _ node: SyntaxNode) -> [String] {
  let members = (node.members ?? []).filter { $0.key != "systems" }
  let systems = (node["systems"]?.members ?? []).filter { $0.key != name }
  return (members + systems).map { "\($0.key): \(content($0.value))" }
}

/// What a value holds, as text without places.
private func content(_ node: SyntaxNode) -> String {
  switch node.kind {
  case .scalar(let text, let quoted): quoted ? "'\(text)'" : text
  case .array(let elements): "[" + elements.map(content).joined(separator: "\n") + "]"
  case .object(let members): "{" + members.map { "\($0.key): \(content($0.value))" }.joined(separator: "\n") + "}"
  }
}

extension String {
  /// The text with a system behind the last one, indented as the others are.
  fileprivate func inserting(_ settings: [(key: String, text: String)], as name: String, into old: SyntaxNode) -> String
  {
    let newline = contains("\r\n") ? "\r\n" : "\n"
    var lines = split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
    if lines.last?.isEmpty == true { lines.removeLast() }
    var indentation = 2
    var place = lines.count
    var text = ""
    if let member = old.members?.first(where: { $0.key == "systems" }) {
      if let first = member.value.members?.first { indentation = max(1, first.location.column - 1) }
      // The block ends before the next line that begins at the left edge with anything but a comment.
      let below = lines[min(member.location.line, lines.count)...]
      place = below.firstIndex { line in line.first.map { !$0.isWhitespace && $0 != "#" } ?? false } ?? lines.count
      let body = lines[..<place].lastIndex { line in line.first { !$0.isWhitespace }.map { $0 != "#" } ?? false }
      place = body.map { $0 + 1 } ?? place
    } else {
      text = "systems:\n"
    }
    text += pictureSystemText(name, settings, indentation: indentation)
    lines.insert(contentsOf: text.split(separator: "\n").map(String.init), at: place)
    return lines.joined(separator: newline) + newline
  }
}
