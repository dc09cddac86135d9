package import DSGeometry

extension Theme {
  /// One place in the layers of a theme where another theme with the same layers has another definition.
  package struct Difference: Sendable {
    /// The token.
    package let path: TokenPath
    /// The other theme's definition; nil for none.
    package let base: TokenDefinition?
    /// This theme's definition; nil for none.
    package let now: TokenDefinition?
    /// The layer's number, from the lowest.
    package let layer: Int
    /// The contexts of the layer's modes; empty for a layer that always holds.
    package let contexts: [String]
  }

  /// The differences of the tokens of two themes, sorted by layer, context and token; nil if they differ in more than
  /// the definitions of tokens: in their modes, layers or groups, or where groups have faults.
  package func differences(from base: Theme) -> [Difference]? {
    guard modes == base.modes, tiers == base.tiers, layers.count == base.layers.count else { return nil }
    var found: [Difference] = []
    for (index, pair) in zip(base.layers, layers).enumerated() {
      switch (pair.0.content, pair.1.content) {
      case (.always(let old), .always(let new)):
        guard let part = Self.differences(index, [], old, new) else { return nil }
        found += part
      case (.mode(let oldMode, let old), .mode(let mode, let new)):
        guard oldMode == mode, Set(old.keys) == Set(new.keys) else { return nil }
        for context in new.keys.sorted() {
          guard let part = Self.differences(index, [context], old[context] ?? Style(), new[context] ?? Style()) else {
            return nil
          }
          found += part
        }
      case (.modes(let oldModes, let old), .modes(let modes, let new)):
        guard oldModes == modes, Set(old.keys) == Set(new.keys) else { return nil }
        for contexts in new.keys.sorted(by: { $0.lexicographicallyPrecedes($1) }) {
          guard let part = Self.differences(index, contexts, old[contexts] ?? Style(), new[contexts] ?? Style()) else {
            return nil
          }
          found += part
        }
      case (.always, _), (.mode, _), (.modes, _): return nil
      }
    }
    return found
  }

  private static func differences(_ layer: Int, _ contexts: [String], _ base: Style, _ now: Style) -> [Difference]? {
    guard base.slots.isEmpty, now.slots.isEmpty, base.tokens.groups == now.tokens.groups,
      !now.tokens.hasGroupFaults
    else { return nil }
    let (old, new) = (base.tokens.definitions, now.tokens.definitions)
    return Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }.sorted().map { path in
      Difference(path: path, base: old[path], now: new[path], layer: layer, contexts: contexts)
    }
  }

  /// The theme with the other theme's definitions at some of the places where the two differ; its time grows with the number
  /// of these places, not with that of the tokens.
  package func replacing(_ differences: [Difference]) -> Theme {
    if differences.isEmpty { return self }
    var layers = layers
    for (index, ofLayer) in Dictionary(grouping: differences, by: \.layer) {
      switch layers[index].content {
      case .always(let style): layers[index].content = .always(style.replacing(ofLayer))
      case .mode(let mode, var styles):
        for (contexts, ofContext) in Dictionary(grouping: ofLayer, by: \.contexts) {
          guard let context = contexts.first, let style = styles[context] else { continue }
          styles[context] = style.replacing(ofContext)
        }
        layers[index].content = .mode(mode, styles)
      case .modes(let modes, var styles):
        for (contexts, ofContexts) in Dictionary(grouping: ofLayer, by: \.contexts) {
          guard let style = styles[contexts] else { continue }
          styles[contexts] = style.replacing(ofContexts)
        }
        layers[index].content = .modes(modes, styles)
      }
    }
    return Theme(self, layers: layers, replacing: Set(differences.map(\.path)))
  }

  /// The theme with another value of a token wherever it is defined, to see what depends on it; nil for tokens whose values
  /// have no other of their type that any font and any layout can draw.
  package func changing(_ path: TokenPath) -> Theme? {
    var replacements: [Difference] = []
    func replace(_ style: Style, in layer: Int, _ contexts: [String]) -> Bool {
      guard let now = style.tokens.own(path) else { return true }
      guard let value = coveringSelections.lazy.compactMap({ try? self.value(of: path, in: $0) }).first?.changed else {
        return false
      }
      let base = TokenDefinition(
        path, type: value.type, .value(value), extensions: [:], set: now.set, location: now.location)
      replacements.append(Difference(path: path, base: base, now: now, layer: layer, contexts: contexts))
      return true
    }
    for (index, layer) in layers.enumerated() {
      switch layer.content {
      case .always(let style): if !replace(style, in: index, []) { return nil }
      case .mode(_, let styles):
        for (context, style) in styles where !replace(style, in: index, [context]) { return nil }
      case .modes(_, let styles):
        for (contexts, style) in styles where !replace(style, in: index, contexts) { return nil }
      }
    }
    return replacements.isEmpty ? nil : replacing(replacements)
  }

  /// A token with all that its value may depend on: the tokens that it refers to, directly or through others, and those
  /// that groups which extend others may take them from.
  package func dependencies(of path: TokenPath, in modes: ModeSelection) -> Set<TokenPath> {
    guard let style = try? style(in: modes) else { return [path] }
    var found: Set<TokenPath> = []
    var queue = [path]
    while let next = queue.popLast() {
      guard found.insert(next).inserted else { continue }
      queue += style.tokens.inheritanceCandidates(next)
      queue += (style.tokens.definition(at: next)?.references ?? []).compactMap(\.target)
    }
    return found
  }
}

extension Style {
  fileprivate func replacing(_ differences: [Theme.Difference]) -> Style {
    var style = self
    style.tokens = tokens.replacing(Dictionary(differences.map { ($0.path, $0.base) }) { $1 })
    return style
  }
}
