extension ArgumentList {
  /// What may stand behind the name of a view or modifier: arguments by name, by position, or the shorthand.
  var schema: SchemaValue {
    var forms: [SchemaValue] = []
    if let freeNames {
      forms.append(.dictionary(of: freeNames.schema))
    } else {
      forms.append(members(arguments))
    }
    if arguments.isEmpty || !arguments.contains(where: \.isRequired) { forms.append(.type("null")) }
    if !arguments.isEmpty, !takesList { forms.append(.type("array")) }
    for name in shorthand { self[name].map { forms.append($0.type.schema) } }
    return .anyOf(forms)
  }
}

/// The schema of a mapping with these keys.
func members(_ definitions: [ArgumentDefinition]) -> SchemaValue {
  .closed(
    definitions.map { definition in
      (
        key: definition.name,
        value: definition.type.schema.described(definition.documentation, default: definition.defaultText)
      )
    }, required: definitions.filter(\.isRequired).map(\.name))
}
