import DSGeometry
import DSShots

/// The whole vocabulary as Markdown, made of the same definitions that the decoder uses; always the same text.
package func referenceText() -> String {
  var lines = [
    "# Reference", "",
    "Every view, modifier and value of component files, and every key of `dsrender.yaml`. Made from the program's",
    "own vocabulary; `dsrender reference` prints it.", "",
  ]
  lines += section("Component files", FileVocabulary.component)
  lines += section("Parameters", FileVocabulary.parameter)
  lines += section("Scenarios", FileVocabulary.scenario)
  lines += section("Components: guidelines", FileVocabulary.guidelines)
  lines += section("Scenarios: an accepted finding", FileVocabulary.accepted)
  lines += ValueReference.lines
  lines += ["## Views", "", ViewReference.introduction, ""]
  lines += Vocabulary.views.flatMap(entry)
  lines += ["## Modifiers", "", ViewReference.modifiers, ""]
  for family in ModifierDefinition.Family.allCases {
    lines += Vocabulary.modifiers.filter { $0.family == family }.flatMap(entry)
  }
  lines += section("Configuration", ConfigurationVocabulary.file)
  lines += section("Configuration: a design system", ConfigurationVocabulary.system)
  lines += section("Configuration: pictures of other programs", ConfigurationVocabulary.pictureSystem)
  lines += section("Configuration: an ignored area", ConfigurationVocabulary.ignoredArea)
  lines += section("Configuration: a tolerance", ConfigurationVocabulary.tolerance)
  lines += section("Configuration: a font", ConfigurationVocabulary.font)
  lines += section("Configuration: defaults", ConfigurationVocabulary.defaults)
  lines += section("Configuration: a tier", ConfigurationVocabulary.tier)
  lines += section("Configuration: an accepted finding", ConfigurationVocabulary.accepted)
  lines += section("Configuration: checks", ConfigurationVocabulary.checks)
  lines += section("Configuration: lint", LintVocabulary.rules)
  lines += section("Configuration: options of a rule of lint", LintVocabulary.options)
  lines += section("Configuration: a pair of colours", LintVocabulary.pair)
  lines += section("Configuration: axes", ConfigurationVocabulary.axes)
  lines += ["Every other key of `axes` is a mode of the resolver or one of these:", ""]
  for axis in BuiltInAxis.allCases {
    lines.append("- `\(axis.rawValue)`: \(axis.declared.joined(separator: " · ")). Default: \(axis.defaultValue).")
  }
  return lines.joined(separator: "\n") + "\n"
}

/// The reference of the view or modifier of a name, as Markdown; nil if there is none.
package func referenceText(of name: String) -> String? {
  let entries = Vocabulary.views.filter { $0.name == name }.map(entry)
  let lines = (entries + Vocabulary.modifiers.filter { $0.name == name }.map(entry)).joined()
  return lines.isEmpty ? nil : lines.joined(separator: "\n")
}

/// The names that `referenceText(of:)` knows.
package let referenceNames = Vocabulary.views.map(\.name) + Vocabulary.modifiers.map(\.name)

private func entry(_ view: ViewDefinition) -> [String] {
  entry(view.name, view.documentation, view.list, view.example)
}

private func entry(_ modifier: ModifierDefinition) -> [String] {
  let note = modifier.fitsSpans ? " A piece of a text may have it too." : ""
  return entry(modifier.name, modifier.documentation + note, modifier.list, modifier.example)
}

private func section(_ title: String, _ definitions: [ArgumentDefinition]) -> [String] {
  ["## \(title)", ""] + definitions.map(line) + [""]
}

private func entry(_ name: String, _ documentation: String, _ list: ArgumentList, _ example: String) -> [String] {
  var lines = ["### \(name)", "", documentation, ""]
  lines += list.arguments.map(line)
  if let free = list.freeNames { lines.append("- any name: \(free.words)") }
  if list.freeNames != nil || !list.arguments.isEmpty { lines.append("") }
  return lines + ["```yaml", example, "```", ""]
}

private func line(_ definition: ArgumentDefinition) -> String {
  let need = definition.isRequired ? ", required" : ""
  let preset = definition.defaultText.map { " Default: \($0)." } ?? ""
  return "- `\(definition.name)` (\(definition.type.words)\(need)): \(definition.documentation)\(preset)"
}
