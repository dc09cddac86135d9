/// The JSON Schema (draft 2020-12) of component files, made of the vocabulary; always the same text.
package func componentSchema() -> String {
  let component = members(FileVocabulary.component)
  return schema(
    title: "dsrender component file", .anyOf([.reference("component"), members(FileVocabulary.file)]),
    [("component", component)] + viewDefinitions)
}

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
var viewDefinitions: [(key: String, value: SchemaValue)] {
  let views = Vocabulary.views.map { (key: "view.\($0.name)", value: $0.list.schema.described($0.documentation)) }
  let modifiers = Vocabulary.modifiers.map {
    (key: "modifier.\($0.name)", value: $0.list.schema.described($0.documentation))
  }
  let view = SchemaValue.object([
    ("type", "object"),
    (
      "properties",
      .object(
        Vocabulary.views.map { (key: $0.name, value: .reference("view.\($0.name)")) } + [
          ("modifiers", .list(of: .reference("modifier"))), ("name", .type("string")),
        ])
    ),
    ("patternProperties", ["^[A-Z]": true]),
    ("additionalProperties", false),
  ])
  let named = SchemaValue.object([
    ("type", "object"),
    (
      "properties",
      .object(Vocabulary.modifiers.map { (key: $0.name, value: .reference("modifier.\($0.name)")) })
    ),
    ("minProperties", .number(1)), ("maxProperties", .number(1)), ("additionalProperties", false),
  ])
  let alone = Vocabulary.modifiers.filter {
    !$0.list.arguments.contains(where: \.isRequired) && $0.list.freeNames == nil
  }
  return [
    ("parameter", members(FileVocabulary.parameter)), ("environment", members(FileVocabulary.environment)),
    ("scenario", .anyOf([.type("null"), members(FileVocabulary.scenario)])),
    ("offeredSize", members(FileVocabulary.size)), ("accepted", members(FileVocabulary.accepted)),
    ("views", .anyOf([.reference("view"), .list(of: .reference("view")), .type("null")])),
    (
      "view",
      .anyOf([view, ["type": .array(["string", "number", "boolean"])]])
        .described("A view by its name; a text alone is a Text.")
    ),
    ("modifier", .anyOf([.oneOf(alone.map(\.name)), named])),
  ] + ArgumentType.definitions + views + modifiers
}
