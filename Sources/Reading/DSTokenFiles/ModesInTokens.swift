import DSCascade
import DSDiagnostics
import DSGeometry

/// Modes whose values lie in the tokens themselves: `$extensions` with `mode`, as Terrazzo and plugins of Figma write it,
/// `sets` of Spectrum, `darkValue`.
struct ModesInTokens {
  /// The modes, in the order of their first tokens.
  let modes: [Theme.Mode]
  /// The mode and context of a name, by the name in lower case; nil for a name of which every value is its token's own.
  private var meanings: [String: (mode: String, context: String)?] = [:]
  /// Ids that were given to names.
  private let ids: [String: String]
  /// Whether tokens have values for further modes.
  private(set) var isFull = false

  /// The modes that the tokens of some documents have values for.
  ///
  /// Names that occur in one token are contexts of one mode, and so are all names of light or dark schemes. A name without
  /// another makes no mode if its values are the tokens' own. Those after the twentieth mode are not read.
  /// - Parameters:
  ///   - taken: the names of modes that there are already.
  ///   - names: ids that were given to names of modes and contexts.
  init(of documents: [TokenDocument], besides taken: [String] = [], names ids: [String: String]) {
    self.ids = ids
    let entries = documents.flatMap(\.tokens).filter { !$0.contexts.isEmpty }
    var modes: [Theme.Mode] = []
    for group in ContextGroup.groups(of: entries) {
      if group.names.count == 1, group.isOwn(group.names[0]) {
        meanings[group.names[0].lowercased()] = .some(nil)
        continue
      }
      guard modes.count < Limits.modesInTokens else {
        isFull = true
        continue
      }
      let mode = ContextName.id(
        for: group.title, taken: taken + modes.map(\.name), names: ids, fallback: "mode")
      let standard = group.standard
      var contexts: [String] = []
      var own: String?
      for name in group.names {
        let context = ContextName.id(for: name, taken: contexts, names: ids)
        contexts.append(context)
        meanings[name.lowercased()] = (mode, context)
        if name == standard { own = context }
      }
      if own == nil { contexts.insert(ContextName.id(for: group.other, taken: contexts, names: ids), at: 0) }
      modes.append(Theme.Mode(name: mode, contexts: contexts, defaultContext: own ?? contexts[0]))
    }
    self.modes = modes
  }

  /// The modes that a configuration or a resolver document lists.
  init(_ modes: [Theme.Mode], names ids: [String: String] = [:]) {
    (self.modes, self.ids) = (modes, ids)
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
        guard case (let mode, let context)?? = meaning(of: value.name) else { continue }
        var other = entry
        (other.expression, other.contexts, other.location) = (value.expression, [], value.location)
        other.fault = value.fault
        // A file that is written of a context has no values for others.
        for key in ["mode", "modes"] { other.extensions[key] = nil }
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

  /// Whether the values of a name are read.
  func have(_ name: String) -> Bool { meaning(of: name) != nil }

  private func meaning(of name: String) -> (mode: String, context: String)?? {
    meanings[name.lowercased()] ?? ids[name].flatMap { meanings[$0.lowercased()] }
  }
}

/// Names of contexts that belong to one mode.
private struct ContextGroup {
  private(set) var names: [String] = []
  /// The values of each name, by the name in lower case: how many there are, and how many are their token's own.
  private var counts: [String: (all: Int, own: Int)] = [:]
  private var entries = 0

  /// The names in the order of their first tokens, those together that are contexts of one mode.
  static func groups(of entries: [TokenDocument.Entry]) -> [ContextGroup] {
    var groups: [ContextGroup?] = []
    var places: [String: Int] = [:]
    var schemes: Int?
    for entry in entries {
      let keys = entry.contexts.map { $0.name.lowercased() }
      let isScheme = isScheme(entry.contexts.map(\.name))
      var touching = Set(keys.compactMap { places[$0] })
      if isScheme, let schemes { touching.insert(schemes) }
      let place = touching.min() ?? groups.count
      if place == groups.count { groups.append(ContextGroup()) }
      for other in touching.sorted() where other != place {
        guard let merged = groups[other] else { continue }
        groups[place]?.add(merged)
        for name in merged.names { places[name.lowercased()] = place }
        if schemes == other { schemes = place }
        groups[other] = nil
      }
      groups[place]?.add(entry)
      for key in keys { places[key] = place }
      if isScheme { schemes = place }
    }
    return groups.compactMap { $0 }
  }

  private mutating func add(_ entry: TokenDocument.Entry) {
    entries += 1
    for value in entry.contexts {
      let key = value.name.lowercased()
      if counts[key] == nil { names.append(value.name) }
      let isOwn = value.expression == entry.expression
      counts[key, default: (0, 0)].all += 1
      counts[key, default: (0, 0)].own += isOwn ? 1 : 0
    }
  }

  private mutating func add(_ other: ContextGroup) {
    entries += other.entries
    for name in other.names where counts[name.lowercased()] == nil { names.append(name) }
    counts.merge(other.counts) { ($0.all + $1.all, $0.own + $1.own) }
  }

  /// What the mode is called: a colour scheme is one that views know.
  var title: String {
    if Self.isScheme(names) { return "scheme" }
    let densities: Set<String> = ["compact", "dense", "cozy", "comfortable", "spacious", "condensed", "relaxed"]
    return names.contains { densities.contains($0.lowercased()) } ? "density" : "mode"
  }

  /// Whether every value of a name is its token's own.
  func isOwn(_ name: String) -> Bool { counts[name.lowercased()].map { $0.all == $0.own } ?? false }

  /// The context that a token has without a choice: the first that every token names with its own value, else the light one;
  /// nil for none, and for a context without another. A dark one is chosen only beside a light one.
  var standard: String? {
    guard names.count > 1 else { return nil }
    let light = Self.isScheme(names) ? names.first(where: Self.isLight) : nil
    let own = names.first { name in
      isOwn(name) && counts[name.lowercased()]?.all == entries
        && (light != nil || !Self.words(of: name).contains("dark"))
    }
    return own ?? light
  }

  /// What the context with the tokens' own values is called where no token names it.
  var other: String {
    guard Self.isScheme(names) else { return "default" }
    return names.contains(where: Self.isLight) ? "dark" : "light"
  }

  /// Whether names are of colour schemes: `Light` beside `Bold` is a weight.
  private static func isScheme(_ names: [String]) -> Bool {
    names.contains { words(of: $0).contains("dark") } || names.allSatisfy(isLight)
  }

  /// Whether a name is the light scheme's, and not that of a variant of it.
  private static func isLight(_ name: String) -> Bool {
    words(of: name).filter { !["mode", "theme", "scheme"].contains($0) } == ["light"]
  }

  /// The words of a name, such as `lightMode` or `dark-contrast`, in lower case.
  private static func words(of name: String) -> [String] {
    var words: [String] = [""]
    var isLower = false
    for letter in name {
      if !letter.isLetter || letter.isUppercase && isLower { words.append("") }
      if letter.isLetter { words[words.count - 1] += letter.lowercased() }
      isLower = letter.isLowercase
    }
    return words.filter { !$0.isEmpty }
  }
}
