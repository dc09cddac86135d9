import DSCascade
import DSDiagnostics
import DSGeometry

/// Modes whose values lie in the tokens themselves: `$extensions` with `mode`, as Terrazzo and plugins of Figma write it,
/// `sets` of Spectrum, `darkValue`.
struct ModesInTokens {
  /// The modes, in the order of their first tokens.
  let modes: [Theme.Mode]
  /// The mode and context of a name, by the name in lower case.
  private var meanings: [String: (mode: String, context: String)] = [:]

  /// The modes that the tokens of some documents have values for.
  ///
  /// Names that occur in one token are contexts of one mode, and so are all names of light or dark schemes. The default
  /// context is the one with the tokens' own values, else a light one, else one that no token names: the scheme that is
  /// missing, or `default`.
  /// - Parameter names: ids that were given to names of modes and contexts.
  init(of documents: [TokenDocument], names ids: [String: String]) {
    let entries = documents.flatMap(\.tokens).filter { !$0.contexts.isEmpty }
    var modes: [Theme.Mode] = []
    for names in Self.groups(of: entries) {
      let mode = ContextName.id(
        for: Self.title(of: names), taken: modes.map(\.name), names: ids, fallback: "mode")
      let standard = Self.own(names, entries)
      var contexts: [String] = []
      var own: String?
      for name in names {
        let context = ContextName.id(for: name, taken: contexts, names: ids)
        contexts.append(context)
        meanings[name.lowercased()] = (mode, context)
        if name == standard { own = context }
      }
      if own == nil {
        let other = names.contains { Self.words(of: $0).contains("light") } ? "dark" : "light"
        let name = names.contains(where: Self.isScheme) ? other : "default"
        contexts.insert(ContextName.id(for: name, taken: contexts, names: ids), at: 0)
      }
      modes.append(Theme.Mode(name: mode, contexts: contexts, defaultContext: own ?? contexts[0]))
    }
    self.modes = modes
  }

  /// The modes that a configuration lists.
  init(_ modes: [Theme.Mode]) {
    self.modes = modes
    for mode in modes {
      for context in mode.contexts where meanings[context.lowercased()] == nil {
        meanings[context.lowercased()] = (mode.name, context)
      }
    }
  }

  /// The layers of a document's values for modes, which lie over its own values.
  func layers(
    of document: TokenDocument, _ surroundings: TokenSurroundings, diagnostics: inout DiagnosticBag
  ) -> [Theme.Layer] {
    var parts: [String: [String: TokenDocument]] = [:]
    for entry in document.tokens {
      for value in entry.contexts {
        guard let (mode, context) = meanings[value.name.lowercased()] else { continue }
        var other = entry
        (other.expression, other.contexts, other.location) = (value.expression, [], value.location)
        parts[mode, default: [:]][context, default: document.empty(set: "\(mode)=\(context)")].tokens.append(other)
      }
    }
    // What is noted of a token was noted with its own value.
    var notes = FileNotes()
    return modes.compactMap { mode in
      guard let contexts = parts[mode.name] else { return nil }
      var styles: [String: Style] = [:]
      for context in mode.contexts {
        guard let part = contexts[context] else { continue }
        styles[context] = part.finished(surroundings, modes: self, notes: &notes, diagnostics: &diagnostics)
      }
      return Theme.Layer(name: mode.name, .mode(mode.name, styles))
    }
  }

  /// Whether a name is a context of one of the modes.
  func have(_ name: String) -> Bool { meanings[name.lowercased()] != nil }
}

extension ModesInTokens {
  /// The names, those together that are contexts of one mode.
  private static func groups(of entries: [TokenDocument.Entry]) -> [[String]] {
    var groups: [[String]] = []
    var seen: Set<[String]> = []
    for entry in entries {
      let names = entry.contexts.map(\.name)
      guard seen.insert(names).inserted else { continue }
      let touching = groups.indices.filter { index in
        groups[index].contains { known in
          names.contains { isScheme($0) && isScheme(known) || $0.lowercased() == known.lowercased() }
        }
      }
      var merged = touching.flatMap { groups[$0] }
      for name in names where !merged.contains(where: { $0.lowercased() == name.lowercased() }) { merged.append(name) }
      guard let first = touching.first else {
        groups.append(merged)
        continue
      }
      groups[first] = merged
      for index in touching.dropFirst().reversed() { groups.remove(at: index) }
    }
    return groups
  }

  /// What a mode of contexts is called: a colour scheme is one that views know.
  private static func title(of names: [String]) -> String {
    if names.contains(where: isScheme) { return "scheme" }
    let densities: Set<String> = ["compact", "dense", "cozy", "comfortable", "spacious", "condensed", "relaxed"]
    return names.contains { densities.contains($0.lowercased()) } ? "density" : "mode"
  }

  /// The context that a token has without a choice: the first whose values are all the tokens' own, else a light one; nil for none,
  /// and for a context without another.
  private static func own(_ names: [String], _ entries: [TokenDocument.Entry]) -> String? {
    guard names.count > 1 else { return nil }
    let equal = names.first { name in
      entries.allSatisfy { entry in
        entry.contexts.allSatisfy { $0.name.lowercased() != name.lowercased() || $0.expression == entry.expression }
      }
    }
    return equal ?? names.first { $0.lowercased() == "light" } ?? names.first { words(of: $0).contains("light") }
  }

  private static func isScheme(_ name: String) -> Bool { words(of: name).contains { $0 == "light" || $0 == "dark" } }

  private static func words(of name: String) -> [Substring] {
    name.lowercased().split { !$0.isLetter }
  }
}
