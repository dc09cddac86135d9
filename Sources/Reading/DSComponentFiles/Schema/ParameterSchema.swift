/// A parameter: its type decides its further keys and its default.
var parameterSchema: SchemaValue {
  kinds(beside: ["description", "optional"]) { type in
    guard let type else { return [] }
    return [("default", .anyOf([type.schema, .type("null")]))]
  }
}

/// The elements of a list, if they are described by more than a word.
var elementSchema: SchemaValue { kinds(beside: []) { _ in [] } }

/// A field of a mapping, if it is described by more than a word.
var fieldSchema: SchemaValue { kinds(beside: ["optional"]) { _ in [] } }

/// A custom environment value, whose default its type decides.
var environmentSchema: SchemaValue {
  let description = FileVocabulary.environment.filter { $0.name == "description" }
  return .anyOf(
    EnvironmentDefinition.Kind.allCases.map { kind in
      let value: SchemaValue =
        switch kind {
        case .boolean: .type("boolean")
        case .number: .type("number")
        case .string: ArgumentType.word
        case .color: .reference("color")
        }
      return .closed(
        [("type", ["const": .string(kind.rawValue)]), ("default", .anyOf([value, .reference("token")]))]
          + description.map { (key: $0.name, value: $0.type.plainSchema.described($0.documentation)) },
        required: ["type", "default"])
    })
}

/// One mapping for each type, with what that type has beside the common keys.
private func kinds(
  beside common: [String], _ more: (Parameter.Kind?) -> [(key: String, value: SchemaValue)]
) -> SchemaValue {
  let definitions = FileVocabulary.parameter.filter { common.contains($0.name) }
  func mapping(
    _ type: String, _ own: [(key: String, value: SchemaValue)], _ required: [String], _ kind: Parameter.Kind?
  ) -> SchemaValue {
    let shared = definitions.map { (key: $0.name, value: $0.type.plainSchema.described($0.documentation)) }
    return .closed([("type", ["const": .string(type)])] + own + shared + more(kind), required: ["type"] + required)
  }
  let words = Decoding.parameterTypes.filter { !["choice", "list", "mapping"].contains($0) }
  let fields = SchemaValue.dictionary(of: .anyOf([.oneOf(words), .reference("field")]))
  let values: SchemaValue = ["type": "array", "items": ArgumentType.word, "minItems": .number(1)]
  let plain = words.map { word in mapping(word, [], [], Parameter.Kind(word)) }
  return .anyOf(
    plain + [
      mapping("choice", [("values", values)], ["values"], .string),
      mapping("list", [("of", .anyOf([.oneOf(words), .reference("kind")]))], ["of"], .list(.mapping([]))).anyDefault,
      mapping("list", [("of", ["const": "mapping"]), ("fields", fields)], ["of"], .list(.mapping([]))),
      mapping("mapping", [("fields", fields)], [], .mapping([])),
    ])
}

extension Parameter.Kind {
  /// The kind of a type that is complete by its name.
  fileprivate init(_ word: String) {
    self =
      switch word {
      case "string": .string
      case "number": .number
      case "boolean": .boolean
      case "symbol": .symbol
      case "asset": .asset
      case "color": .color
      case "dimension": .dimension
      default: .token(word)
      }
  }
}

extension SchemaValue {
  /// The same mapping with a list of anything as its default.
  fileprivate var anyDefault: SchemaValue {
    guard case .object(var members) = self, let index = members.firstIndex(where: { $0.key == "properties" }),
      case .object(var properties) = members[index].value,
      let preset = properties.firstIndex(where: { $0.key == "default" })
    else { return self }
    properties[preset].value = .anyOf([ArgumentType.decided(.type("array")), .type("null")])
    members[index].value = .object(properties)
    return .object(members)
  }
}
