package import DSCascade
package import DSCauses
package import DSGeometry

/// The tokens of a system that differ from a base, with their values.
package struct TokenComparison: Sendable {
  /// The changes, in natural order.
  package let changes: [TokenChange]
  /// The values of each changed token, by its name now, or in the base if it is gone.
  package let values: [TokenPath: ChangedToken]

  /// What differs between two versions of a theme.
  package init(base: Theme, now: Theme, of system: String) {
    changes = tokenChanges(base: base, now: now, of: system)
    let versions = tokenVersions(base: base, now: now)
    var values: [TokenPath: ChangedToken] = [:]
    for change in changes {
      let path = TokenPath(change.token)
      guard values[path] == nil else { continue }
      let former = TokenPath(change.formerName ?? change.token)
      var differing: [ChangedToken.Value] = []
      for (context, before, now) in versions {
        let (old, new) = (try? before.value(of: former), try? now.value(of: path))
        if old?.text != new?.text { differing.append(.init(context: context, before: old, after: new)) }
      }
      let isEverywhere =
        differing.count == versions.count
        && differing.allSatisfy { $0.before == differing[0].before && $0.after == differing[0].after }
      if isEverywhere, !differing.isEmpty {
        differing = [.init(context: "", before: differing[0].before, after: differing[0].after)]
      }
      values[path] = ChangedToken(formerName: change.formerName, values: differing)
    }
    self.values = values
  }

  /// The changes as Markdown: what was renamed, changed, added and removed.
  package var markdown: String {
    if changes.isEmpty { return "No token has another value.\n" }
    var text = ""
    func section(_ title: String, _ lines: [String], head: String? = nil) {
      if lines.isEmpty { return }
      text += (text.isEmpty ? "" : "\n") + "### \(title)\n\n" + (head ?? "") + lines.map { $0 + "\n" }.joined()
    }
    let paths = values.keys.sorted { naturallyPrecedes($0.description, $1.description) }
    func isAdded(_ token: ChangedToken) -> Bool {
      token.values.allSatisfy { $0.before == nil } && !token.values.isEmpty
    }
    func isRemoved(_ token: ChangedToken) -> Bool {
      token.values.allSatisfy { $0.after == nil } && !token.values.isEmpty
    }
    section(
      "Renamed",
      paths.compactMap { path in values[path]?.formerName.map { "- \(Self.code($0)) → \(Self.code(path.description))" }
      })
    let changed = paths.filter { path in
      values[path].map { $0.formerName == nil && !isAdded($0) && !isRemoved($0) } ?? false
    }
    section(
      "Changed",
      changed.flatMap { path in
        (values[path]?.values ?? []).map { value in
          let difference: String
          if case .color(let old)? = value.before, case .color(let new)? = value.after {
            difference = old.difference(to: new).text(digits: 1)
          } else {
            difference = ""
          }
          return "| \(Self.code(path.description)) | \(value.context.isEmpty ? "all" : Self.plain(value.context)) | "
            + "\(Self.cell(value.before)) | \(Self.cell(value.after)) | \(difference) |"
        }
      }, head: "| token | context | before | after | ΔE |\n|---|---|---|---|---:|\n")
    func listed(_ fits: (ChangedToken) -> Bool, _ side: (ChangedToken.Value) -> TokenValue?) -> [String] {
      paths.filter { path in values[path].map { $0.formerName == nil && fits($0) } ?? false }.map { path in
        "- \(Self.code(path.description)) (\(Self.cell(values[path]?.values.lazy.compactMap(side).first)))"
      }
    }
    section("Added", listed(isAdded) { $0.after })
    section("Removed", listed(isRemoved) { $0.before })
    return text
  }

  private static func cell(_ value: TokenValue?) -> String {
    guard let text = value?.text else { return "none" }
    return code(text.count > 80 ? text.prefix(79) + "…" : text)
  }

  /// A text as code: it cannot end the code, the cell or the line.
  private static func code(_ text: String) -> String {
    "`" + plain(text).replacing("`", with: "'") + "`"
  }

  private static func plain(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ").replacing("|", with: "\\|")
  }
}
