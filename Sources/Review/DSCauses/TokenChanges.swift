import DSCascade
package import DSDiagnostics
import DSGeometry
package import DSProject

/// A token whose value is another one than in the base.
package struct TokenChange: Hashable, Sendable {
  /// The design system.
  package var system: String
  /// The token.
  package var token: String
  /// The value in the base; nil if it has no such token.
  package var before: String?
  /// The value now; nil if there is no such token.
  package var after: String?
  /// The contexts in which the values differ, such as `theme sosh, scheme dark`; empty if they do everywhere.
  package var contexts: [String]
  /// Its place now, or in the base if it is gone.
  package var place: SourceLocation?
}

/// The tokens whose values differ between two versions of a project, by system and name.
package func tokenChanges(base: Project, now: Project) -> [TokenChange] {
  var changes: [TokenChange] = []
  for system in now.systems {
    guard let old = base.systems.first(where: { $0.name == system.name }) else { continue }
    var found: [TokenChange: [String]] = [:]
    var order: [TokenChange] = []
    let selections = system.theme.coveringSelections
    for modes in selections {
      guard let style = try? system.theme.style(in: modes), let before = try? old.theme.style(in: modes) else {
        continue
      }
      for path in Set(style.tokenPaths).union(before.tokenPaths).sorted() {
        let values = (try? before.value(of: path).text, try? style.value(of: path).text)
        guard values.0 != values.1 else { continue }
        let place = style.definition(of: path)?.location ?? before.definition(of: path)?.location
        let change = TokenChange(
          system: system.name, token: path.description, before: values.0, after: values.1, contexts: [], place: place)
        if found[change] == nil { order.append(change) }
        found[change, default: []].append(modes.choices.map { "\($0.mode) \($0.context)" }.joined(separator: ", "))
      }
    }
    changes += order.map { change in
      var change = change
      let contexts = found[change] ?? []
      change.contexts = contexts.count == selections.count ? [] : contexts
      return change
    }.sorted { $0.token < $1.token }
  }
  return changes
}
