import DSShots

/// The JSON Schema (draft 2020-12) of component files, made of the vocabulary; always the same text.
/// - Parameter system: the components and axes that files may name; nil lets any name stand for a component or a mode.
package func componentSchema(of system: SchemaSystem? = nil) -> String {
  let component = members(
    FileVocabulary.component, isPlain: true,
    narrowed: [
      "component": [("pattern", "^[a-z0-9][a-z0-9-]{0,99}$")],
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
  let views = Vocabulary.views.map { (key: "view.\($0.name)", value: $0.list.schema.described($0.documentation)) }
  let modifiers = Vocabulary.modifiers.map {
    (key: "modifier.\($0.name)", value: $0.list.schema.described($0.documentation))
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
    ("views", .anyOf([.reference("view"), .list(of: .reference("views")), .type("null")])),
    (
      "view",
      .anyOf([viewSchema(system), ["type": .array(["string", "number", "boolean"])]])
        .described("A view by its name; a text alone is a Text.")
    ),
    ("modifier", .anyOf([.oneOf(alone.map(\.name)), named])),
  ] + ArgumentType.definitions + views + modifiers
    + (system?.components ?? []).map { (key: "component.\($0.viewName)", value: $0.schema) }
}

/// A mapping with one view's name, and perhaps its modifiers and its name in reports.
private func viewSchema(_ system: SchemaSystem?) -> SchemaValue {
  var properties = Vocabulary.views.map { (key: $0.name, value: SchemaValue.reference("view.\($0.name)")) }
  let known = Set(properties.map(\.key))
  for component in system?.components ?? [] where !known.contains(component.viewName) {
    properties.append((component.viewName, .reference("component.\(component.viewName)")))
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
    return .anyOf([word, .list(of: word)])
  }
  func numbers(_ words: [String]) -> SchemaValue { ["enum": .array(words.compactMap(Double.init).map { .number($0) })] }
  let modes = (system?.axes ?? []).filter { !$0.isBuiltIn }
  let builtIn = BuiltInAxis.allCases.map { (key: $0.rawValue, value: values($0.declared)) }
  let states = SchemaValue.list(of: .oneOf(ComponentState.allCases.map(\.rawValue)))
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
    narrowed: ["axes": axes, "modes": fixed, "each": [("properties", .object([("state", states)]))]])
}
