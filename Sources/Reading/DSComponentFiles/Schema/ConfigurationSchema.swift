/// The JSON Schema (draft 2020-12) of `dsrender.yaml`, made of the vocabulary; always the same text.
package func configurationSchema() -> String {
  let values = ArgumentType.either([.name, .integer(0...100), .list(.either([.name, .integer(0...100)]))]).plainSchema
  let axes = SchemaValue.object([
    ("type", "object"),
    (
      "properties",
      .object(
        ConfigurationVocabulary.axes.map { (key: $0.name, value: $0.type.plainSchema.described($0.documentation)) })
    ),
    ("additionalProperties", values),
  ])
  // A package of Swift views may have its platform as the only key, and an Xcode project may have itself.
  let file = members(ConfigurationVocabulary.file, isPlain: true)
    .with([("anyOf", .array(["systems", "platform", "xcode"].map { .object([("required", .array([.string($0)]))]) }))])
  return schema(
    title: "dsrender configuration", file,
    [
      ("xcode", members(XcodeConfiguration.vocabulary, isPlain: true)),
      ("system", members(ConfigurationVocabulary.system, isPlain: true)),
      ("pictureSystem", members(ConfigurationVocabulary.pictureSystem, isPlain: true)),
      ("ignoredArea", members(ConfigurationVocabulary.ignoredArea, isPlain: true)),
      ("tolerance", members(ConfigurationVocabulary.tolerance, isPlain: true)),
      ("fontFile", members(ConfigurationVocabulary.font, isPlain: true)),
      ("defaults", members(ConfigurationVocabulary.defaults, isPlain: true)),
      ("tier", members(ConfigurationVocabulary.tier, isPlain: true)),
      ("acceptedIn", members(ConfigurationVocabulary.accepted, isPlain: true)),
      ("checks", members(ConfigurationVocabulary.checks, isPlain: true)),
      ("lint", members(LintVocabulary.rules, isPlain: true)),
      ("lintPair", members(LintVocabulary.pair, isPlain: true)),
      ("axes", axes),
      ("environment", environmentSchema), ("cases", casesSchema(of: nil)),
    ] + LintVocabulary.objects.map { ($0.name, members($0.members, isPlain: true)) } + configurationValues)
}

/// The definitions of values that the configuration uses, with the gradients that a paint may be.
private var configurationValues: [(key: String, value: SchemaValue)] {
  let used = [
    "token", "parameterValue", "switch", "number", "size", "fraction", "color", "paint", "font", "fontWeight",
    "fontWidth", "unitPoint",
  ]
  let gradients = Vocabulary.views.filter { $0.name.hasSuffix("Gradient") }
  return ArgumentType.definitions.filter { used.contains($0.key) }

    + gradients.map { (key: "view.\($0.name)", value: $0.list.schema.described($0.documentation)) }
}
