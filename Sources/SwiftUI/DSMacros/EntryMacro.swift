import DSSource

/// `@Entry`: accessors that read and write by a key, and the key.
enum EntryMacro {
  /// The protocols of the keys by the type that is extended.
  private static let keys = [
    "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
    "ContainerValues": "ContainerValueKey", "FocusedValues": "FocusedValueKey",
  ]

  /// The accessors or the key of a variable.
  static func expand(_ use: Use) throws(Diagnostic) -> String {
    let property = try Property(use.declSyntax?.source ?? "")
    guard let key = keys[extended(use)] else {
      throw Diagnostic("'@Entry' belongs in an extension of \(keys.keys.sorted().joined(separator: ", "))", at: 0)
    }
    let isRaw = property.name.hasPrefix("`")
    let name = isRaw ? "`__Key_" + property.name.dropFirst() : "__Key_" + property.name
    if use.macroRole == "accessor" { return "{ get { self[\(name).self] } set { self[\(name).self] = newValue } }" }

    let head = "\(property.availability)private struct \(name): SwiftUI.\(key) {"
    // A line break ends a comment behind the value. What is computed cannot be shared between threads by accident.
    guard let type = property.type else {
      return "\(head) nonisolated(unsafe) static var defaultValue =\(property.value)\n}"
    }
    if key == "FocusedValueKey" { return "\(head) typealias Value = \(type.dropLast()) }" }
    return "\(head) typealias Value = \(type)\nstatic var defaultValue: Value {\n\(property.value)\n} }"
  }

  /// The last name of the type whose extension contains the use.
  private static func extended(_ use: Use) -> String {
    let tokens = Scanner.tokens(use.lexicalContext?.first?.source ?? "").drop { $0.depth > 0 || $0.text != "extension" }
    return tokens.prefix { ![":", "{", "where"].contains($0.text) }.last?.text ?? ""
  }
}
