/// Symbols that sources mark `@available(*, unavailable, message: "…")`, with the message. A symbol graph leaves them
/// out, so that the sources are read: the declaration after the attribute, in the types and extensions around it.
package func unavailableSymbols(in source: String) -> [(path: String, message: String)] {
  var found: [(path: String, message: String)] = []
  var enclosing: [(name: String, depth: Int)] = []
  var depth = 0
  var opened: String?
  let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(code)
  for (index, line) in lines.enumerated() {
    if line.trimmed.hasPrefix("@available(*, unavailable") {
      let declaration = lines[index...].prefix(20).joined(separator: " ")
      if let (message, name) = unavailable(declaration) {
        found.append(((enclosing.map(\.name) + [name]).joined(separator: "/"), message))
      }
    }
    if let name = openedType(line) { opened = name }
    for character in line {
      if character == "{" {
        depth += 1
        if let name = opened {
          enclosing.append((name, depth))
          opened = nil
        }
      } else if character == "}" {
        if enclosing.last?.depth == depth { enclosing.removeLast() }
        depth -= 1
      }
    }
  }
  return found
}

/// A line without its comment.
private func code(_ line: Substring) -> String {
  line.drop { $0 == " " }.hasPrefix("//") ? "" : String(line)
}

/// The type whose members follow, where the line begins one.
private func openedType(_ line: String) -> String? {
  let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }
  for (index, word) in words.enumerated()
  where ["extension", "struct", "class", "enum", "protocol", "actor"].contains(word) {
    guard words.indices.contains(index + 1), !words[..<index].contains("func"), !words[..<index].contains("var") else {
      return nil
    }
    return words[index + 1].split(separator: ".").joined(separator: "/")
  }
  return nil
}

/// The message of an attribute and the name of the declaration after it.
private func unavailable(_ text: String) -> (message: String, name: String)? {
  let pieces = text.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
  guard pieces.count == 3 else { return nil }
  var rest = pieces[2].drop { $0 != ")" }.dropFirst()
  while let start = rest.firstIndex(where: { $0 != " " }) {
    rest = rest[start...]
    let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "@" }
    switch word {
    case "func":
      let name = rest.dropFirst(4).drop { $0 == " " }.prefix { $0 != "(" && $0 != "<" && $0 != " " }
      return (String(pieces[1]), unquoted(name) + labels(rest.dropFirst(4), areArguments: true))
    case "init": return (String(pieces[1]), "init" + labels(rest.dropFirst(4), areArguments: true))
    case "subscript": return (String(pieces[1]), "subscript" + labels(rest.dropFirst(9), areArguments: false))
    case "var", "let", "case", "struct", "enum", "class", "protocol", "typealias":
      let name = rest.dropFirst(word.count).drop { $0 == " " }
      return (String(pieces[1]), unquoted(name.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }))
    default: rest = word.isEmpty ? rest.dropFirst() : rest.dropFirst(word.count)
    }
  }
  return nil
}

private func unquoted(_ name: Substring) -> String { name.filter { $0 != "`" } }

/// The labels of the first list in round brackets, such as `(_:spacing:)`.
///
/// - Parameter areArguments: whether a single name is a label, as in a function, or none, as in a subscript.
private func labels(_ text: Substring, areArguments: Bool) -> String {
  var depth = 0
  var angles = 0
  var parameter = ""
  var parameters: [String] = []
  for character in text {
    switch character {
    case "<" where depth == 0: angles += 1
    case ">" where depth == 0: angles -= 1
    case "(" where angles == 0, "[", "{":
      depth += 1
      if depth == 1 { continue }
    case ")" where angles == 0, "]", "}":
      depth -= 1
      if depth == 0 {
        parameters.append(parameter)
        let named = parameters.filter { !$0.trimmed.isEmpty }
        return "(" + named.map { label(of: $0, areArguments: areArguments) + ":" }.joined() + ")"
      }
    case "," where depth == 1:
      parameters.append(parameter)
      parameter = ""
      continue
    default: break
    }
    if depth >= 1 { parameter.append(character) }
  }
  return "()"
}

private func label(of parameter: String, areArguments: Bool) -> String {
  var words = parameter.prefix { $0 != ":" }.split(separator: " ")
  while let first = words.first, first.hasPrefix("@") { words.removeFirst() }
  guard let first = words.first else { return "_" }
  return areArguments || words.count > 1 ? unquoted(first) : "_"
}
