package import DSCascade
package import DSDiagnostics
package import DSSyntax

/// Reads a DTCG 2025.10 resolver document as a theme: a layer for each item of `resolutionOrder`, a mode for each
/// modifier.
///
/// Sources are merged in order, and aliases are followed only in the finished style of a selection.
/// - Parameters:
///   - node: the document's content.
///   - name: the theme's name if the document gives none.
///   - tiers: the tiers of its tokens, lowest first.
///   - reading: how values are to be understood where their texts leave a choice.
///   - names: ids that are given to names of modifiers and contexts.
///   - diagnostics: takes the problems; use the theme only if there is no error.
///   - load: gives the content of a file, by its path relative to the document.
/// - Returns: the theme of what could be read; nil if there is none.
package func readResolver(
  _ node: SyntaxNode, name: String, tiers: [Tier] = [], reading: TokenReading = TokenReading(),
  names: [String: String] = [:], diagnostics: inout DiagnosticBag, load: @escaping (String) throws -> SyntaxNode
) -> Theme? {
  var reader = ResolverReader(node, reading: reading, names: names, diagnostics: diagnostics, load: load)
  let theme = reader.theme(name: name, tiers: tiers)
  diagnostics = reader.sources.diagnostics
  return theme
}

/// Reads the parts of a resolver document in two passes: first all sources, then their values.
private struct ResolverReader {
  let root: SyntaxNode
  let reading: TokenReading
  /// Ids that are given to names.
  let ids: [String: String]
  var sources: ResolverSources
  var notes = FileNotes()

  /// One layer before its values are read.
  private enum RawLayer {
    case set(String, [TokenDocument])
    case mode(Theme.Mode, [(context: String, documents: [TokenDocument])])
  }

  init(
    _ root: SyntaxNode, reading: TokenReading, names: [String: String], diagnostics: DiagnosticBag,
    load: @escaping (String) throws -> SyntaxNode
  ) {
    self.root = root
    self.reading = reading
    ids = names
    sources = ResolverSources(document: root, diagnostics: diagnostics, load: load)
  }

  mutating func theme(name: String, tiers: [Tier]) -> Theme? {
    guard var reader = ObjectReader(root, as: "a resolver document", &sources.diagnostics) else { return nil }
    for key in ["$schema", "$defs", "$extensions", "description"] { _ = reader.value(key) }
    let title = reader.string("name", &sources.diagnostics)
    checkVersion(&reader)
    let sets = reader.members("sets", &sources.diagnostics)
    let modifiers = reader.members("modifiers", &sources.diagnostics)
    let order = reader.array("resolutionOrder", required: true, &sources.diagnostics)
    reader.finish(&sources.diagnostics)

    var rawLayers: [RawLayer] = []
    var usedModifiers: Set<String> = []
    var names: Set<String> = Set((sets + modifiers).map(\.key))
    for item in order {
      guard let layer = layer(item, names: &names, usedModifiers: &usedModifiers) else { continue }
      rawLayers.append(layer)
    }
    if root["resolutionOrder"]?.elements?.isEmpty == true {
      sources.diagnostics.error(
        "empty-resolution-order", "resolutionOrder is empty", at: root["resolutionOrder"]?.location ?? root.location)
    }
    for member in sets where !sources.usedSets.contains(member.key) {
      sources.diagnostics.warning(
        "unused-set", "set '\(member.key)' is not in resolutionOrder and has no effect", at: member.location)
    }
    for member in modifiers where !usedModifiers.contains(member.key) {
      sources.diagnostics.warning(
        "unused-modifier", "modifier '\(member.key)' is not in resolutionOrder and has no effect",
        at: member.location)
    }
    return assemble(rawLayers, name: title ?? name, tiers: tiers)
  }

  private mutating func checkVersion(_ reader: inout ObjectReader) {
    guard let version = reader.required("version", &sources.diagnostics) else { return }
    if version.string != "2025.10" {
      sources.diagnostics.error(
        "unknown-resolver-version", "the version is \(version.shown), expected \"2025.10\"", at: version.location)
    }
  }

  /// One item of `resolutionOrder`.
  private mutating func layer(
    _ item: SyntaxNode, names: inout Set<String>, usedModifiers: inout Set<String>
  ) -> RawLayer? {
    if let reference = item["$ref"] {
      guard let text = reference.readString("\"$ref\"", &sources.diagnostics),
        let target = sources.resolve(item, reference: text, at: reference.location, in: .order),
        let pointer = TokenPointer(text), pointer.steps.count == 2
      else { return nil }
      let name = pointer.steps[1]
      if pointer.steps[0] == "sets" { return set(target, name: name) }
      usedModifiers.insert(name)
      return mode(target, name: name)
    }
    guard var reader = ObjectReader(item, as: "an item of resolutionOrder", &sources.diagnostics) else { return nil }
    let kind = reader.choice("type", among: ["set", "modifier"], required: true, &sources.diagnostics)
    guard let name = reader.string("name", required: true, &sources.diagnostics), let kind else { return nil }
    if !names.insert(name).inserted {
      sources.diagnostics.error(
        "duplicate-name", "the name '\(name)' is already that of a set or modifier", at: item.location)
      return nil
    }
    return kind == "set" ? set(item, name: name) : mode(item, name: name)
  }

  private mutating func set(_ node: SyntaxNode, name: String) -> RawLayer? {
    guard var reader = ObjectReader(node, as: "set '\(name)'", &sources.diagnostics) else { return nil }
    for key in ["description", "$extensions", "type", "name"] { _ = reader.value(key) }
    let list = reader.required("sources", &sources.diagnostics)
    reader.finish(&sources.diagnostics)
    return list.map { .set(name, sources.documents(of: $0, set: name)) }
  }

  private mutating func mode(_ node: SyntaxNode, name: String) -> RawLayer? {
    guard var reader = ObjectReader(node, as: "modifier '\(name)'", &sources.diagnostics) else { return nil }
    for key in ["description", "$extensions", "type", "name"] { _ = reader.value(key) }
    let members = reader.members("contexts", required: true, &sources.diagnostics)
    let fallback = reader.string("default", &sources.diagnostics)
    reader.finish(&sources.diagnostics)
    if members.count < 2, let contexts = node["contexts"], contexts.members != nil {
      sources.diagnostics.error(
        "too-few-contexts", "modifier '\(name)' has \(members.count == 0 ? "no context" : "one context only")",
        at: contexts.location, hint: "a modifier offers a choice of at least two; put constant tokens into a set")
    }
    var spellings: [String: String] = [:]
    var contexts: [(context: String, documents: [TokenDocument])] = []
    var ids: [String: String] = [:]
    for member in members {
      if let other = spellings.updateValue(member.key, forKey: member.key.lowercased()) {
        sources.diagnostics.error(
          "ambiguous-context", "contexts '\(other)' and '\(member.key)' of modifier '\(name)' differ in case only",
          at: member.location)
        continue
      }
      let id = ContextName.id(for: member.key, taken: ids.values, names: self.ids)
      ids[member.key] = id
      contexts.append((id, sources.documents(of: member.value, set: "\(name)=\(id)")))
    }
    var defaultContext = fallback.flatMap { ids[$0] }
    if let fallback, defaultContext == nil {
      defaultContext = nil
      sources.diagnostics.error(
        "unknown-context", "the default '\(fallback)' of modifier '\(name)' is not one of its contexts",
        at: node["default"]?.location ?? node.location, hint: didYouMean(fallback, among: ids.keys.sorted()))
    }
    guard let first = contexts.first else { return nil }
    if fallback == nil {
      defaultContext = first.context
    }
    if fallback == nil, contexts.count > 1 {
      sources.diagnostics.warning(
        "no-default-context",
        "modifier '\(name)' has no default: its first context '\(first.context)' counts where none is chosen",
        at: node.location, hint: "write \"default\": \"\(first.context)\", or another context")
    }
    let mode = Theme.Mode(
      name: self.ids[name] ?? name, contexts: contexts.map(\.context),
      defaultContext: defaultContext)
    return .mode(mode, contexts)
  }

  /// Reads the values, now that the groups of all sources are known.
  private mutating func assemble(_ rawLayers: [RawLayer], name: String, tiers: [Tier]) -> Theme? {
    let documents = rawLayers.flatMap { layer in
      switch layer {
      case .set(_, let documents): documents
      case .mode(_, let contexts): contexts.flatMap(\.documents)
      }
    }
    let others = TokenSurroundings(documents, reading: reading)
    var layers: [Theme.Layer] = []
    var modes: [Theme.Mode] = []
    for case .mode(let mode, _) in rawLayers where !modes.contains(where: { $0.name == mode.name }) {
      modes.append(mode)
    }
    let inTokens = ModesInTokens(modes, names: ids)
    for layer in rawLayers {
      switch layer {
      case .set(let name, let documents) where documents.allSatisfy { $0.tokens.allSatisfy(\.contexts.isEmpty) }:
        layers.append(Theme.Layer(name: name, .always(style(of: documents, others: others))))
      case .set(let name, let documents):
        for document in documents {
          let style = document.finished(others, modes: inTokens, notes: &notes, diagnostics: &sources.diagnostics)
          layers.append(Theme.Layer(name: name, .always(style)))
          layers += inTokens.layers(of: document, others, diagnostics: &sources.diagnostics)
        }
      case .mode(let mode, let contexts):
        var styles: [String: Style] = [:]
        for (context, documents) in contexts { styles[context] = style(of: documents, others: others) }
        layers.append(Theme.Layer(name: mode.name, .mode(mode.name, styles)))
      }
    }
    notes.report(to: &sources.diagnostics)
    return layers.isEmpty ? nil : Theme(name: name, layers: layers, modes: modes, tiers: tiers)
  }

  private mutating func style(of documents: [TokenDocument], others: TokenSurroundings) -> Style {
    var styles: [Style] = []
    for document in documents {
      styles.append(document.finished(others, notes: &notes, diagnostics: &sources.diagnostics))
    }
    return Style(cascading: styles)
  }
}
