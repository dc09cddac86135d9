import DSCascade
import DSDiagnostics
import DSGeometry

/// What tokens refer to, and what refers to them.
extension Linter {
  mutating func checkReferences() {
    findDeprecatedUses()
    findUnreferenced()
    findDuplicates()
  }

  private mutating func findDeprecatedUses() {
    guard settings(of: .deprecatedUse) != nil else { return }
    var reasons: [TokenPath: Deprecation] = [:]
    for context in tokens.contexts {
      for path in context.style.tokenPaths where reasons[path] == nil {
        reasons[path] = context.style.deprecation(of: path)
      }
    }
    if reasons.isEmpty { return }
    look(.deprecatedUse) { linter, _, path, writing in
      // A deprecated token may lead to others of its age.
      guard reasons[path] == nil else { return }
      for reference in writing.definition.references {
        guard let target = reference.target, case .deprecated(let reason)? = reasons[target] else { continue }
        linter.add(
          .deprecatedUse, token: path,
          "'\(path)' refers to '\(target)', which is deprecated" + (reason.map { ": \($0)" } ?? ""),
          at: reference.location ?? linter.tokens.place(of: path), hint: "refer to what replaces '\(target)'",
          notes: [Diagnostic.Note("'\(target)' is here", at: linter.tokens.place(of: target))])
      }
    }
  }

  /// Tokens that nothing refers to, but for those of the highest tier, which components use; without tiers, but for those
  /// that refer to others themselves.
  private mutating func findUnreferenced() {
    guard let settings = settings(of: .unreferenced) else { return }
    var used: Set<TokenPath> = []
    for path in tokens.paths {
      for writing in tokens.writings[path] ?? [] {
        used.formUnion(writing.definition.references.compactMap(\.target))
      }
    }
    for path in tokens.paths where !used.contains(path) && settings.covers(path.description) {
      guard let definition = tokens.writings[path]?.first?.definition else { continue }
      if tokens.theme.tiers.isEmpty {
        if !definition.references.isEmpty { continue }
      } else if tokens.theme.tier(of: definition).map({ $0 == tokens.theme.tiers.last }) ?? true {
        continue
      }
      add(
        .unreferenced, token: path, "no token refers to '\(path)'", at: tokens.place(of: path),
        hint: "remove it, or except it under 'ignore' if components use it directly")
    }
  }

  /// Tokens of a type that are written out with equal values in every context.
  private mutating func findDuplicates() {
    guard let settings = settings(of: .duplicateValue) else { return }
    var firsts: [[TokenValue]: TokenPath] = [:]
    for path in tokens.paths where settings.covers(path.description) {
      // A reference is meant to be equal to its target.
      if tokens.writings[path]?.contains(where: { !$0.definition.references.isEmpty }) ?? true { continue }
      let values = tokens.values(of: path).compactMap(\.self)
      if values.isEmpty { continue }
      guard let first = firsts[values] else {
        firsts[values] = path
        continue
      }
      add(
        .duplicateValue, token: path, "'\(path)' is \(values[0].text), as '\(first)' is",
        at: tokens.place(of: path), hint: "write {\(first)} if the two belong together",
        notes: [Diagnostic.Note("'\(first)' is here", at: tokens.place(of: first))])
    }
  }
}
