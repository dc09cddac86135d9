import DSSyntax

extension Component {
  /// The tokens that its body and its styles name, sorted; parts that are put in later are written as in the file, such
  /// as `color.${tone}.text`.
  package var tokens: [String] {
    var found: Set<String> = []
    for node in [body] + styles.values { node.addTokens(to: &found) }
    return found.sorted()
  }
}

extension SyntaxNode {
  fileprivate func addTokens(to found: inout Set<String>) {
    switch kind {
    case .scalar(let text, _): if case .token(let path) = Reference(text) { found.insert(path) }
    case .array(let elements): for element in elements { element.addTokens(to: &found) }
    case .object(let members): for member in members { member.value.addTokens(to: &found) }
    }
  }
}

extension Parameter.Kind {
  /// The type as documentation shows it, such as `small, large` or `list of string`.
  package var text: String {
    switch self {
    case .string: "string"
    case .number: "number"
    case .boolean: "boolean"
    case .symbol: "symbol"
    case .asset: "asset"
    case .color: "color"
    case .dimension: "dimension"
    case .token(let type): "token of type \(type)"
    case .choice(let values): values.joined(separator: ", ")
    case .list(let element): "list of \(element.text)"
    case .mapping(let fields) where fields.isEmpty: "mapping"
    case .mapping(let fields):
      "mapping of " + fields.map { "\($0.name)\($0.isOptional ? "?" : ""): \($0.type.text)" }.joined(separator: ", ")
    }
  }
}

extension Parameter {
  /// The default as documentation shows it, on one line; nil without one.
  package var defaultText: String? {
    guard let defaultValue, !defaultValue.isNull else { return nil }
    return defaultValue.shortText
  }
}

extension SyntaxNode {
  /// The value in the notation of YAML, on one line.
  fileprivate var shortText: String {
    switch kind {
    case .scalar(let text, _): text
    case .array(let elements): "[" + elements.map(\.shortText).joined(separator: ", ") + "]"
    case .object(let members): "{" + members.map { "\($0.key): \($0.value.shortText)" }.joined(separator: ", ") + "}"
    }
  }
}
