import DSDiagnostics

/// Reads property lists in XML, in which some programs write projects.
struct XMLListReader {
  private var scanner: XMLScanner
  private var depth = 0

  /// Reads a whole file.
  static func read(_ bytes: [UInt8], file: String) throws(DiagnosticsError) -> ListValue {
    var reader = XMLListReader(scanner: XMLScanner(bytes, file: file))
    guard case .open("plist", _)? = try reader.tag() else {
      throw reader.scanner.problem("expected the element 'plist'")
    }
    guard case .open(let name, _)? = try reader.tag() else { throw reader.scanner.problem("the list has no value") }
    return try reader.value(name)
  }

  /// The next tag; text between tags must be none.
  private mutating func tag() throws(DiagnosticsError) -> XMLScanner.Piece? {
    while let piece = try scanner.next() {
      guard case .text(let text) = piece else { return piece }
      guard text.utf8.allSatisfy(isSpace) else { throw scanner.problem("expected a tag, found a text") }
    }
    return nil
  }

  /// The value of an element whose beginning was read.
  private mutating func value(_ name: String) throws(DiagnosticsError) -> ListValue {
    let place = scanner.place
    depth += 1
    defer { depth -= 1 }
    guard depth <= Limits.syntaxDepth else {
      throw scanner.problem("values are nested more than \(Limits.syntaxDepth) deep")
    }
    switch name {
    case "dict": return ListValue(content: .table(try table()), place: place)
    case "array": return ListValue(content: .list(try list()), place: place)
    case "string", "integer", "real", "date", "data", "key":
      return ListValue(content: .text(try text(until: name)), place: place)
    case "true", "false":
      _ = try text(until: name)
      return ListValue(content: .text(name == "true" ? "YES" : "NO"), place: place)
    default: throw scanner.problem("a property list has no element '\(name)'")
    }
  }

  private mutating func table() throws(DiagnosticsError) -> [String: ListValue] {
    var table: [String: ListValue] = [:]
    while let piece = try tag() {
      if piece == .close("dict") { return table }
      guard piece == .open("key", [:]) else { throw scanner.problem("expected 'key' in a 'dict'") }
      let key = try text(until: "key")
      guard case .open(let name, _)? = try tag() else { throw scanner.problem("the key '\(key)' has no value") }
      table[key] = try value(name)
    }
    throw scanner.problem("the file ends within a 'dict'")
  }

  private mutating func list() throws(DiagnosticsError) -> [ListValue] {
    var list: [ListValue] = []
    while let piece = try tag() {
      if piece == .close("array") { return list }
      guard case .open(let name, _) = piece else { throw scanner.problem("expected a value in an 'array'") }
      list.append(try value(name))
    }
    throw scanner.problem("the file ends within an 'array'")
  }

  private mutating func text(until name: String) throws(DiagnosticsError) -> String {
    var text = ""
    while let piece = try scanner.next() {
      switch piece {
      case .text(let part): text += part
      case .close(name): return text
      case .open(let other, _), .close(let other):
        throw scanner.problem("expected the end of '\(name)', found '\(other)'")
      }
    }
    throw scanner.problem("the file ends within '\(name)'")
  }
}
