import DSShots

/// An environment value of which every value is known: the program's own and, with a system, its modes.
private struct KnownValue {
  let name: String
  let values: [String]

  /// The name as a switch writes it.
  var spellings: SchemaValue { .oneOf([name, "@" + name]) }
}

private func knownValues(of system: SchemaSystem?) -> [KnownValue] {
  let builtIn = ["state", "colorScheme", "isEnabled", "layoutDirection", "dynamicTypeSize"].compactMap { name in
    Decoding.builtInValues(name).map { KnownValue(name: name, values: $0) }
  }
  // What a component declares hides a mode of its name.
  let hidden = Set(builtIn.map(\.name) + (system?.components ?? []).flatMap(\.environment).map(\.name))
  let modes = (system?.axes ?? []).filter { !$0.isBuiltIn && !hidden.contains($0.name) }
  return builtIn + modes.map { KnownValue(name: $0.name, values: $0.declared) }
}

/// What holds of the cases of a switch: they are values that its subject can have.
func casesSchema(of system: SchemaSystem?) -> SchemaValue {
  .object([
    (
      "allOf",
      .array(
        knownValues(of: system).map { known in
          when(
            "switch", known.spellings,
            then: .object([("propertyNames", caseNames(known, besides: ["switch", "default"]))]))
        })
    )
  ])
}

/// What holds of the cases of a `Switch` over views or modifiers, and of what an `If` compares with.
func askedSchema(of system: SchemaSystem?) -> SchemaValue {
  let all = knownValues(of: system)
  var rules = all.map { known in
    when(
      "on", known.spellings,
      then: ["properties": ["cases": .object([("propertyNames", caseNames(known, besides: []))])]])
  }
  rules += all.map { known in
    let value = compared(with: known)
    var then: [(key: String, value: SchemaValue)] = [
      ("properties", .object([("is", value), ("isNot", value)]))
    ]
    // Without either, the condition is whether it is true.
    if !known.values.contains("true") {
      then.append(("anyOf", .array([["required": .array(["is"])], ["required": .array(["isNot"])]])))
    }
    return when("environment", known.spellings, then: .object(then))
  }
  if let state = all.first(where: { $0.name == "state" }) {
    rules.append(["properties": .object([("state", compared(with: state))])])
  }
  return .object([("allOf", .array(rules))])
}

/// What holds where a key has one of some values.
private func when(_ key: String, _ values: SchemaValue, then: SchemaValue) -> SchemaValue {
  .object([
    (
      "if",
      .object([("type", "object"), ("properties", .object([(key, values)])), ("required", .array([.string(key)]))])
    ),
    ("then", then),
  ])
}

/// The keys of cases: one value or several with commas between, of which some may be parameters.
private func caseNames(_ known: KnownValue, besides others: [String]) -> SchemaValue {
  let word = " *(" + (known.values.map(escaped) + [#"\$[^,]*"#]).joined(separator: "|") + ") *"
  let whole = (others + ["\(word)(,\(word))*"]).joined(separator: "|")
  return ["pattern": .string("^(\(whole))$")]
}

/// What a condition may compare with: a value, a parameter, or a list of these.
private func compared(with known: KnownValue) -> SchemaValue {
  var words: [SchemaValue] = known.values.map(SchemaValue.string)
  for value in known.values {
    if let number = Double(value) { words.append(.number(number)) }
    if value == "true" || value == "false" { words.append(.boolean(value == "true")) }
  }
  let word = SchemaValue.anyOf([["enum": .array(words)], ["type": "string", "pattern": #"\$"#], ["type": "object"]])
  return .anyOf([word, .list(of: word)])
}

/// A text as a pattern that fits it alone.
private func escaped(_ text: String) -> String {
  text.reduce(into: "") { pattern, character in
    if #"\^$.|?*+()[]{}/-"#.contains(character), character != "-", character != "/" { pattern += "\\" }
    pattern.append(character)
  }
}
