import DSCascade
import DSDiagnostics
import DSGeometry
import DSJSON
import DSProject
import DSTokenLint

/// What the page's view of tokens shows: for each system its tokens with their values, chains, uses and findings.
///
/// Members are short, because a page may have ten thousand tokens: `t` the path, `k` the type, `r` the tier, `d` the
/// description, `x` the deprecation, `v` the values by context (one if they are equal everywhere), `l` the chain in the
/// first context, `p` the place, `u` the numbers of the first shots that use it, `n` how many do, `f` findings, `c` the
/// change.
struct TokenViewData {
  /// The tokens of a system.
  struct System {
    let system: DesignSystem
    /// The numbers of the shots that use each token.
    let uses: [TokenPath: [Int]]
    /// Whether a token without uses is unused: every shot was drawn.
    let knowsUnused: Bool
    let findings: [LintFinding]
    let changes: [TokenPath: ChangedToken]
  }

  let systems: [System]

  /// Shots of a token that the page can show; `n` counts all.
  private static let shownUses = 48

  var json: [UInt8] {
    var json = JSONWriter(.compact, escapesMarkup: true)
    json.array { json in
      for system in systems { json.object { write(system, &$0) } }
    }
    return json.bytes
  }

  private func write(_ part: System, _ json: inout JSONWriter) {
    let theme = part.system.theme
    let selections = theme.coveringSelections
    let styles = selections.compactMap { try? theme.style(in: $0) }
    json.member("name", part.system.name)
    json.key("knowsUnused")
    json.value(part.knowsUnused)
    json.strings("contexts", selections.map { Self.name(of: $0, beside: selections[0]) })
    json.strings("tiers", theme.tiers.map(\.name))
    let findings = Dictionary(grouping: part.findings.filter { $0.token != nil }) { $0.token ?? "" }
    let paths = styles.reduce(into: Set(part.changes.keys)) { $0.formUnion($1.tokenPaths) }
    json.key("tokens")
    json.array { json in
      for path in paths.sorted(by: { naturallyPrecedes($0.description, $1.description) }) {
        json.object { json in
          json.member("t", path.description)
          let definition = styles.lazy.compactMap { $0.definition(of: path) }.first
          let values = styles.map { try? $0.value(of: path) }
          if let type = values.lazy.compactMap({ $0?.type }).first { json.member("k", type.rawValue) }
          if let tier = definition.flatMap({ theme.tier(of: $0)?.name }) { json.member("r", tier) }
          if let description = definition?.description { json.member("d", description) }
          if case .deprecated(let reason)? = styles.lazy.compactMap({ $0.deprecation(of: path) }).first {
            json.member("x", reason ?? "")
          }
          write(values, &json)
          writeChain(of: path, theme, selections[0], &json)
          if let place = definition?.location { json.member("p", place.description) }
          let uses = part.uses[path] ?? []
          json.key("u")
          json.array { json in for index in uses.prefix(Self.shownUses) { json.value(index) } }
          json.member("n", uses.count)
          if let found = findings[path.description] {
            json.strings("f", found.map { "\($0.rule.rawValue): \($0.problem.message)" })
          }
          if let change = part.changes[path] {
            json.key("c")
            json.object { change.write(to: &$0) }
          }
        }
      }
    }
  }

  private func write(_ values: [TokenValue?], _ json: inout JSONWriter) {
    let isOne = values.allSatisfy { $0 == values[0] }
    json.key("v")
    json.array { json in
      for value in isOne ? Array(values.prefix(1)) : values { json.object { $0.members(of: value) } }
    }
  }

  /// The chain below the token in the first context: depth, token and what is written there.
  private func writeChain(of path: TokenPath, _ theme: Theme, _ modes: ModeSelection, _ json: inout JSONWriter) {
    guard let links = try? theme.explain(path, in: modes).links, !links.isEmpty else { return }
    json.key("l")
    json.array { json in
      for link in links.prefix(Self.shownUses) {
        json.array { json in
          json.value(link.depth)
          json.value(link.path.description)
          json.value(link.written.count > 200 ? link.written.prefix(199) + "…" : link.written)
        }
      }
    }
  }

  private static func name(of modes: ModeSelection, beside first: ModeSelection) -> String {
    let own = modes == first ? modes.choices : modes.choices.filter { first[$0.mode] != $0.context }
    return own.map { "\($0.mode) \($0.context)" }.joined(separator: ", ")
  }
}

extension JSONWriter {
  /// The text of a value, and its colour where it is one: members `s` and `c`.
  mutating func members(of value: TokenValue?) {
    guard let value else { return }
    let text = value.text
    member("s", text.count > Limits.shownTokenCharacters ? text.prefix(Limits.shownTokenCharacters) + "…" : text)
    if case .color(let color) = value { member("c", color.hexText) }
  }
}
