extension ArgumentList {
  /// What may follow the name of a view or modifier: arguments by name, by position, or the shorthand.
  var schema: SchemaValue {
    var forms: [SchemaValue] = []
    if let freeNames {
      forms.append(
        .object([("minProperties", .number(1)), ("type", "object"), ("additionalProperties", freeNames.schema)]))
    } else {
      forms.append(members(arguments, rules))
    }
    if !demandsSomething { forms.append(.type("null")) }
    if !arguments.isEmpty, !takesList { forms.append(positions) }
    for (index, name) in shorthand.enumerated() {
      guard let type = self[name]?.type else { continue }
      // A text alone is the first shorthand's.
      let isText = index == 0 || type != .views
      forms.append(isText ? type.schema : type.schema.with([("type", .array(["object", "array"]))]))
    }
    return .anyOf(forms)
  }

  /// Whether the name alone is not enough.
  var demandsSomething: Bool {
    arguments.contains(where: \.isRequired) || rules.contains(where: \.demandsSomething) || freeNames != nil
  }

  /// A list of arguments in their order.
  private var positions: SchemaValue {
    var parts: [(key: String, value: SchemaValue)] = [
      ("type", "array"),
      ("prefixItems", .array(arguments.map { .anyOf([$0.type.schema, .type("null")]) })), ("items", false),
    ]
    let least = arguments.lastIndex(where: \.isRequired).map { $0 + 1 } ?? 0
    if least > 0 { parts.append(("minItems", .number(Double(least)))) }
    return .object(parts)
  }
}

/// The schema of a mapping with these keys.
/// - Parameters:
///   - rules: what holds between them.
///   - isPlain: whether the keys are read literally, instead of as expressions.
///   - narrowed: further constraints on the values of some keys.
func members(
  _ definitions: [ArgumentDefinition], _ rules: [ArgumentRule] = [], isPlain: Bool = false,
  narrowed: [String: [(key: String, value: SchemaValue)]] = [:]
) -> SchemaValue {
  let closed = SchemaValue.closed(
    definitions.map { definition in
      (
        key: definition.name,
        value: (isPlain ? definition.type.plainSchema : definition.type.schema).with(narrowed[definition.name] ?? [])
          .described(definition.documentation, default: definition.defaultText)
      )
    }, required: definitions.filter(\.isRequired).map(\.name))
  return rules.isEmpty ? closed : closed.with([("allOf", .array(rules.map(\.schema)))])
}
