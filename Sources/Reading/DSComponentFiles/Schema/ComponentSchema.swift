import DSShots

/// The JSON Schema (draft 2020-12) of component files, made of the vocabulary; always the same text.
/// - Parameter system: the components and axes that files may name; nil lets any name stand for a component or a mode.
package func componentSchema(of system: SchemaSystem? = nil) -> String {
  let component = members(
    FileVocabulary.component, isPlain: true,
    narrowed: [
      "component": [("pattern", .string("^(?!\(ShotName.reservedPattern)$)[a-z0-9][a-z0-9-]{0,99}$"))],
      "parameters": [("propertyNames", ["pattern": "^(?!index$)[A-Za-z_][A-Za-z0-9_]*$"])],
      "environment": [
        (
          "propertyNames",
          ["pattern": "^[A-Za-z_][A-Za-z0-9_-]*$", "not": .oneOf(Decoding.builtInEnvironment)]
        )
      ],
      "scenarios": [("propertyNames", ["pattern": shotName])],
    ])
  return schema(
    title: "dsrender component file", .anyOf([.reference("component"), members(FileVocabulary.file, isPlain: true)]),
    [("component", component)] + viewDefinitions(of: system))
}

/// The names of scenarios.
private let shotName: SchemaValue = "^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$"

/// A schema document with its definitions.
func schema(
  title: String, _ root: SchemaValue, _ definitions: [(key: String, value: SchemaValue)]
) -> String {
  guard case .object(let members) = root else { return root.text + "\n" }
  let document = SchemaValue.object(
    [("$schema", "https://json-schema.org/draft/2020-12/schema"), ("title", .string(title))] + members
      + [("$defs", .object(definitions))])
  return document.text + "\n"
}

/// The definitions of views, modifiers, values and of what component files hold beside them.
private func viewDefinitions(of system: SchemaSystem?) -> [(key: String, value: SchemaValue)] {
  let asking = ["If", "Switch"]
  func definition(_ name: String, _ list: ArgumentList, _ documentation: String) -> SchemaValue {
    var schema = list.schema
    if asking.contains(name) { schema = schema.with([("allOf", .array([.reference("asked")]))]) }
    return schema.described(documentation)
  }
  let views = Vocabulary.views.map { (key: "view.\($0.name)", value: definition($0.name, $0.list, $0.documentation)) }
  let modifiers = Vocabulary.modifiers.map { modifier in
    let modes = modifier.name == ModifierDefinition.mode.name ? modeSchema(of: system) : nil
    return (
      key: "modifier.\(modifier.name)",
      value: modes?.described(modifier.documentation)
        ?? definition(modifier.name, modifier.list, modifier.documentation)
    )
  }
  let named = SchemaValue.object([
    ("type", "object"),
    (
      "properties",
      .object(Vocabulary.modifiers.map { (key: $0.name, value: .reference("modifier.\($0.name)")) })
    ),
    ("minProperties", .number(1)), ("maxProperties", .number(1)), ("additionalProperties", false),
  ])
  let alone = Vocabulary.modifiers.filter { !$0.list.demandsSomething }
  return [
    ("parameter", parameterSchema), ("kind", elementSchema), ("field", fieldSchema),
    ("environment", environmentSchema),
    ("scenario", .anyOf([.type("null"), scenarioSchema(system)])),
    ("offeredSize", members(FileVocabulary.size)), ("accepted", members(FileVocabulary.accepted, isPlain: true)),
    ("guidelines", members(FileVocabulary.guidelines, isPlain: true)),
    ("views", .anyOf([.reference("view"), .list(of: .reference("views")), .type("null")])),
    (
      "view",
      .anyOf([viewSchema(system), textSchema(system)])
        .described("A view by its name; a text alone is a Text.")
    ),
    ("modifier", .anyOf([.oneOf(alone.map(\.name)), named])),
    ("cases", casesSchema(of: system)), ("asked", askedSchema(of: system)),
  ] + ArgumentType.definitions + views + modifiers
    + (system?.views ?? []).map { (key: "component.\($0.name)", value: .anyOf($0.components.map(\.schema))) }
}

/// What may follow `mode`, if the modes are known.
private func modeSchema(of system: SchemaSystem?) -> SchemaValue? {
  guard let modes = system?.axes.filter({ !$0.isBuiltIn }), !modes.isEmpty else { return nil }
  return SchemaValue.closed(modes.map { ($0.name, ArgumentType.open(.oneOf($0.declared))) })
    .with([("minProperties", .number(1))])
}

/// A text: not the name of a view that needs arguments.
private func textSchema(_ system: SchemaSystem?) -> SchemaValue {
  let views = Vocabulary.views.filter { $0.list.demandsSomething }.map(\.name)
  let components = (system?.views ?? []).filter { view in
    view.components.allSatisfy { component in
      component.parameters.contains { $0.defaultValue == nil && !$0.isOptional }
    }
  }.map(\.name)
  return [
    "type": .array(["string", "number", "boolean"]), "not": .oneOf(views + components.filter { !views.contains($0) }),
  ]
}

/// A mapping with one view's name, and perhaps its modifiers and its name in reports.
private func viewSchema(_ system: SchemaSystem?) -> SchemaValue {
  var properties = Vocabulary.views.map { (key: $0.name, value: SchemaValue.reference("view.\($0.name)")) }
  let known = Set(properties.map(\.key))
  for view in system?.views ?? [] where !known.contains(view.name) {
    properties.append((view.name, .reference("component.\(view.name)")))
  }
  properties += [("modifiers", .list(of: .reference("modifier"))), ("name", .type("string"))]
  /// The number of keys where some of the two others are there.
  func count(_ others: [String], without absent: [String]) -> SchemaValue {
    .object([
      ("required", .array(others.map(SchemaValue.string))),
      ("properties", .object(absent.map { ($0, false) })),
      ("minProperties", .number(Double(others.count + 1))), ("maxProperties", .number(Double(others.count + 1))),
    ])
  }
  return .object([
    ("type", "object"), ("properties", .object(properties)),
    // Any other name may be that of a component.
    ("patternProperties", system == nil ? ["^[A-Z]": true] : [:]), ("additionalProperties", false),
    (
      "anyOf",
      .array([
        count([], without: ["modifiers", "name"]), count(["modifiers"], without: ["name"]),
        count(["name"], without: ["modifiers"]), count(["modifiers", "name"], without: []),
      ])
    ),
  ])
}

/// A scenario; axes and modes are those of the system, where it is known.
private func scenarioSchema(_ system: SchemaSystem?) -> SchemaValue {
  func values(_ words: [String]) -> SchemaValue {
    let word = SchemaValue.anyOf([.oneOf(words)] + (words.allSatisfy { Double($0) != nil } ? [numbers(words)] : []))
    return .anyOf([word, SchemaValue.list(of: word).with([("minItems", .number(1))])])
  }
  func numbers(_ words: [String]) -> SchemaValue { ["enum": .array(words.compactMap(Double.init).map { .number($0) })] }
  let modes = (system?.axes ?? []).filter { !$0.isBuiltIn }
  let builtIn = BuiltInAxis.allCases.map { (key: $0.rawValue, value: values($0.declared)) }
  let states = SchemaValue.list(of: .oneOf(ComponentState.allCases.map(\.rawValue))).with([("minItems", .number(1))])
  /// Not both keys, the second for a mapping that has the name.
  func apart(_ key: String, _ inner: String?, from name: String) -> SchemaValue {
    func has(_ key: String) -> (key: String, value: SchemaValue) { ("required", .array([.string(key)])) }
    var properties: [(key: String, value: SchemaValue)] = [("axes", .object([has(name)]))]
    if let inner { properties.append((key, .object([has(inner)]))) }
    return [
      "not": .object([("required", .array([.string(key), "axes"])), ("properties", .object(properties))])
    ]
  }
  var axes: [(key: String, value: SchemaValue)] = [
    ("properties", .object(builtIn + modes.map { ($0.name, values($0.declared)) }))
  ]
  if system != nil { axes.append(("additionalProperties", false)) }
  var fixed: [(key: String, value: SchemaValue)] = []
  if system != nil {
    fixed = [
      ("properties", .object(modes.map { ($0.name, .oneOf($0.declared)) })), ("additionalProperties", false),
    ]
  }
  return members(
    FileVocabulary.scenario, isPlain: true,
    narrowed: ["axes": axes, "modes": fixed, "each": [("properties", .object([("state", states)]))]]
  ).with([
    (
      "allOf",
      .array(
        [apart("state", nil, from: "state"), apart("each", "state", from: "state")]
          + modes.map { apart("modes", $0.name, from: $0.name) })
    )
  ])
}
