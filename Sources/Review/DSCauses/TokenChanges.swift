package import DSCascade
package import DSDiagnostics
import DSGeometry
package import DSProject

/// A token whose value or name differs from the base.
package struct TokenChange: Hashable, Sendable {
  /// The design system.
  package var system: String
  /// The token.
  package var token: String
  /// The name of the token in the base, if it was renamed.
  package var formerName: String?
  /// The value in the base; nil if it has no such token.
  package var before: String?
  /// The value now; nil if there is no such token.
  package var after: String?
  /// The contexts in which the values differ, such as `theme sosh, scheme dark`; empty if they do everywhere.
  package var contexts: [String]
  /// Its place now, or in the base if it is gone.
  package var place: SourceLocation?
}

/// The tokens whose values or names differ between two versions of a project, by system and name.
package func tokenChanges(base: Project, now: Project) -> [TokenChange] {
  now.systems.flatMap { system -> [TokenChange] in
    guard let old = base.systems.first(where: { $0.name == system.name }) else { return [] }
    return tokenChanges(base: old.theme, now: system.theme, of: system.name)
  }
}

/// The tokens whose values or names differ between two versions of a theme, in natural order.
package func tokenChanges(base: Theme, now: Theme, of system: String) -> [TokenChange] {
  var found: [TokenChange: [String]] = [:]
  var order: [TokenChange] = []
  var names = TokenNames()
  let selections = now.coveringSelections
  for (context, before, style) in tokenVersions(base: base, now: now) {
    names.add(before: before, now: style)
    for path in Set(style.tokenPaths).union(before.tokenPaths).sorted() {
      // A value that cannot be found is reported where it is used; here it counts as absent.
      let values = (try? before.value(of: path).text, try? style.value(of: path).text)
      // A token without a value that comes or goes changes nothing.
      guard values.0 != values.1 else { continue }
      let place = style.definition(of: path)?.location ?? before.definition(of: path)?.location
      let change = TokenChange(
        system: system, token: path.description, before: values.0, after: values.1, contexts: [], place: place)
      if found[change] == nil { order.append(change) }
      found[change, default: []].append(context)
    }
  }
  let renames = names.renames
  let formerNames = Set(renames.values)
  var reported: Set<String> = []
  let changes = order.compactMap { change -> TokenChange? in
    if formerNames.contains(change.token) { return nil }
    var change = change
    if let former = renames[change.token] {
      guard reported.insert(change.token).inserted else { return nil }
      change.formerName = former
      change.before = change.after
      return change
    }
    let contexts = found[change] ?? []
    change.contexts = contexts.count == selections.count ? [] : contexts
    return change
  }
  return changes.sorted { naturallyPrecedes($0.token, $1.token) }
}

/// Both versions of a theme in each of its present contexts, such as `theme sosh, scheme dark`.
package func tokenVersions(base: Theme, now: Theme) -> [(context: String, before: Style, now: Style)] {
  now.coveringSelections.compactMap { modes in
    // Loading both versions has reported modes that have no style.
    guard let style = try? now.style(in: modes), let before = try? base.style(in: base.known(of: modes)) else {
      return nil
    }
    return (modes.choices.map { "\($0.mode) \($0.context)" }.joined(separator: ", "), before, style)
  }
}

extension Theme {
  /// The choices of a selection that the theme offers too.
  fileprivate func known(of selection: ModeSelection) -> ModeSelection {
    var known = ModeSelection()
    for mode in modes {
      let choice = selection.choices.first { $0.mode.lowercased() == mode.name.lowercased() }
      let context = mode.contexts.first { $0.lowercased() == choice?.context.lowercased() }
      known[mode.name] = context ?? mode.defaultContext ?? mode.contexts.first
    }
    return known
  }
}
