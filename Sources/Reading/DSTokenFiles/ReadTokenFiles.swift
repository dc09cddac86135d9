package import DSCascade
package import DSDiagnostics
package import DSSyntax

/// Reads a plain list of token files as a theme; later files win.
///
/// The theme has modes where the files do: themes of Tokens Studio, files of Figma that are the modes of one collection, and
/// values for modes that lie in the tokens.
/// - Parameters:
///   - files: the files' paths and contents.
///   - name: the theme's name.
///   - tiers: the tiers of its tokens, lowest first.
///   - reading: how values are to be understood where their texts leave a choice.
///   - names: ids that are given to names of modes and contexts in the files.
///   - diagnostics: takes the problems; use the theme only if there is no error.
///   - load: gives the content of a further file, by its path as in `files`: Tokens Studio's `$themes.json` names the files
///     of its sets.
package func readTokenFiles(
  _ files: [(name: String, node: SyntaxNode)], name: String, tiers: [Tier] = [],
  reading: TokenReading = TokenReading(), names: [String: String] = [:], diagnostics: inout DiagnosticBag,
  load: ((String) throws -> SyntaxNode)? = nil
) -> Theme {
  let studio = StudioSets(files, diagnostics: &diagnostics, load: load)
  let files = studio?.sets ?? files
  var documents: [TokenDocument] = []
  for file in files { documents.append(readTokenDocument(file.node, set: file.name, diagnostics: &diagnostics)) }
  let surroundings = TokenSurroundings(documents, reading: reading)
  let collections = studio == nil ? FigmaModes.collections(of: files, documents, names: names) : []
  // The contexts of a collection have no contexts themselves.
  let inCollections = Set(collections.flatMap { $0.contexts.map(\.file) })
  let outside = documents.indices.filter { !inCollections.contains($0) }
  let own =
    studio == nil
    ? ModesInTokens(of: outside.map { documents[$0] }, besides: collections.map(\.mode), names: names) : nil
  var styles: [(name: String, style: Style)] = []
  var notes = FileNotes()
  for (index, document) in documents.enumerated() {
    let modes = inCollections.contains(index) ? nil : own
    styles.append(
      (document.set, document.finished(surroundings, modes: modes, notes: &notes, diagnostics: &diagnostics)))
  }
  notes.report(to: &diagnostics)
  if let studio {
    let (layers, modes) = studio.layers(of: styles, names: names, diagnostics: &diagnostics)
    return Theme(name: name, layers: layers, modes: modes, tiers: tiers)
  }
  var layers: [Theme.Layer] = []
  for (index, style) in styles.enumerated() {
    if let collection = collections.first(where: { $0.contexts.contains { $0.file == index } }) {
      guard collection.contexts[0].file == index else { continue }
      let contexts = collection.contexts.map { ($0.id, styles[$0.file].style) }
      layers.append(
        Theme.Layer(name: collection.mode, .mode(collection.mode, Dictionary(uniqueKeysWithValues: contexts))))
    } else {
      layers.append(Theme.Layer(name: style.name, .always(style.style)))
      layers += own?.layers(of: documents[index], surroundings, diagnostics: &diagnostics) ?? []
    }
  }
  let modes = collections.map {
    Theme.Mode(name: $0.mode, contexts: $0.contexts.map(\.id), defaultContext: $0.contexts[0].id)
  }
  return Theme(name: name, layers: layers, modes: modes + (own?.modes ?? []), tiers: tiers)
}

/// A file of a list of token files, or several of which the chosen contexts of some modes pick one.
package struct TokenFileChoice {
  /// The modes that pick; empty for a file that always counts.
  package var modes: [String]
  /// The files, each with the contexts of the modes that pick it.
  package var files: [(contexts: [String], node: SyntaxNode)]

  /// A file that always counts.
  package init(_ node: SyntaxNode) { (modes, files) = ([], [([], node)]) }

  /// Files that modes pick.
  package init(modes: [String], files: [(contexts: [String], node: SyntaxNode)]) {
    (self.modes, self.files) = (modes, files)
  }
}

/// Reads a list of token files as a theme whose modes a configuration lists; later files win.
///
/// Files may be picked by the modes, one for each combination of contexts, and tokens may have values for contexts of the
/// modes. Modes that do neither are read by views directly.
/// - Parameter names: ids that were given to names of contexts in tokens.
package func readTokenFiles(
  _ choices: [TokenFileChoice], modes: [Theme.Mode], name: String, tiers: [Tier] = [],
  reading: TokenReading = TokenReading(), names: [String: String] = [:], diagnostics: inout DiagnosticBag
) -> Theme {
  var documents: [[TokenDocument]] = []
  for choice in choices {
    var ofChoice: [TokenDocument] = []
    for (contexts, node) in choice.files {
      let set = zip(choice.modes, contexts).map { "\($0)=\($1)" }.joined(separator: " ")
      ofChoice.append(readTokenDocument(node, set: set.isEmpty ? "tokens" : set, diagnostics: &diagnostics))
    }
    documents.append(ofChoice)
  }
  let surroundings = TokenSurroundings(documents.flatMap(\.self), reading: reading)
  let own = ModesInTokens(modes, names: names)
  var notes = FileNotes()
  var layers: [Theme.Layer] = []
  var pending: [Style] = []
  func flush() {
    if !pending.isEmpty { layers.append(Theme.Layer(name: "tokens", .always(Style(cascading: pending)))) }
    pending = []
  }
  for (choice, ofChoice) in zip(choices, documents) {
    var styles: [[String]: Style] = [:]
    for (file, document) in zip(choice.files, ofChoice) {
      styles[file.contexts] = document.finished(
        surroundings, modes: choice.modes.isEmpty ? own : nil, notes: &notes, diagnostics: &diagnostics)
    }
    if choice.modes.isEmpty {
      pending += styles.values
      let over = ofChoice.flatMap { own.layers(of: $0, surroundings, diagnostics: &diagnostics) }
      if !over.isEmpty {
        flush()
        layers += over
      }
    } else {
      flush()
      layers.append(Theme.Layer(name: choice.modes.joined(separator: " "), .modes(choice.modes, styles)))
    }
  }
  flush()
  notes.report(to: &diagnostics)
  let picking = Set(choices.flatMap(\.modes))
  for mode in modes where !picking.contains(mode.name) {
    let styles = Dictionary(uniqueKeysWithValues: mode.contexts.map { ($0, Style()) })
    layers.append(Theme.Layer(name: mode.name, .mode(mode.name, styles)))
  }
  return Theme(name: name, layers: layers, modes: modes, tiers: tiers)
}
