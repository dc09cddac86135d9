package import DSCascade
package import DSDiagnostics
package import DSSyntax

/// Reads a plain list of token files as a theme; later files win.
///
/// The theme has modes where the files do: themes of Tokens Studio, and files of Figma that are the modes of one collection.
/// - Parameters:
///   - files: the files' paths and contents.
///   - name: the theme's name.
///   - tiers: the tiers of its tokens, lowest first.
///   - reading: how values are to be understood where their texts leave a choice.
///   - diagnostics: takes the problems; use the theme only if there is no error.
///   - load: gives the content of a further file, by its path as in `files`: Tokens Studio's `$themes.json` names the files
///     of its sets.
package func readTokenFiles(
  _ files: [(name: String, node: SyntaxNode)], name: String, tiers: [Tier] = [],
  reading: TokenReading = TokenReading(), diagnostics: inout DiagnosticBag,
  load: ((String) throws -> SyntaxNode)? = nil
) -> Theme {
  let studio = StudioSets(files, diagnostics: &diagnostics, load: load)
  let files = studio?.sets ?? files
  var documents: [TokenDocument] = []
  for file in files { documents.append(readTokenDocument(file.node, set: file.name, diagnostics: &diagnostics)) }
  let surroundings = TokenSurroundings(documents, reading: reading)
  let collections = studio == nil ? FigmaModes.collections(of: files, documents) : []
  var styles: [(name: String, style: Style)] = []
  for document in documents {
    let set = document.set
    styles.append((set, document.finished(surroundings, diagnostics: &diagnostics)))
  }
  if let studio {
    let (layers, modes) = studio.layers(of: styles, diagnostics: &diagnostics)
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
    }
  }
  let modes = collections.map {
    Theme.Mode(name: $0.mode, contexts: $0.contexts.map(\.id), defaultContext: $0.contexts[0].id)
  }
  return Theme(name: name, layers: layers, modes: modes, tiers: tiers)
}

/// Reads a plain list of token files as a theme with modes that change no token, because views read them directly;
/// later files win.
package func readTokenFiles(
  _ files: [(name: String, node: SyntaxNode)], beneath modes: [Theme.Mode], name: String, tiers: [Tier] = [],
  reading: TokenReading = TokenReading(), diagnostics: inout DiagnosticBag
) -> Theme {
  let set = "tokens"
  var documents: [TokenDocument] = []
  for file in files { documents.append(readTokenDocument(file.node, set: set, diagnostics: &diagnostics)) }
  let surroundings = TokenSurroundings(documents, reading: reading)
  var styles: [Style] = []
  for document in documents { styles.append(document.finished(surroundings, diagnostics: &diagnostics)) }
  let layers = modes.map { mode in
    Theme.Layer(
      name: mode.name, .mode(mode.name, Dictionary(uniqueKeysWithValues: mode.contexts.map { ($0, Style()) })))
  }
  return Theme(
    name: name, layers: [Theme.Layer(name: set, .always(Style(cascading: styles)))] + layers, modes: modes,
    tiers: tiers)
}
