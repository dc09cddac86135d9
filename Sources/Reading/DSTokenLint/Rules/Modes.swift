import DSCascade
import DSDiagnostics
import DSGeometry

/// What tokens have in which contexts.
extension Linter {
  mutating func checkModes() {
    findGaps()
    checkRequiredModes()
  }

  /// Tokens that some contexts of a mode lack while others have them: one finding for all of a file that lack the same.
  private mutating func findGaps() {
    guard let settings = settings(of: .modeGap) else { return }
    var gaps: [Gap: [TokenPath]] = [:]
    // A context that lacks a quarter of all tokens is a part on purpose, such as a theme of one platform's texts.
    let whole = tokens.contexts.indices.filter {
      tokens.contexts[$0].style.tokenPaths.count * 4 >= tokens.paths.count * 3
    }
    for path in tokens.paths where settings.covers(path.description) {
      let present = Set(tokens.writings[path]?.flatMap(\.contexts) ?? []).intersection(whole)
      guard present.count < whole.count, !present.isEmpty else { continue }
      gaps[Gap(contexts: present.sorted(), file: tokens.place(of: path).file), default: []].append(path)
    }
    for (gap, paths) in gaps.sorted(by: { ($0.key.file, $0.value[0]) < ($1.key.file, $1.value[0]) }) {
      let missing = whole.filter { !gap.contexts.contains($0) }
      let lacking = missing.count <= gap.contexts.count
      let names = (lacking ? missing : gap.contexts).map { tokens.contexts[$0].name }
      let shown = names.prefix(3).joined(separator: ", ") + (names.count > 3 ? " and \(names.count - 3) more" : "")
      let what =
        paths.count == 1 ? "'\(paths[0])'" : "\(paths.count) tokens, such as '\(paths[0])',"
      let verb = paths.count == 1 ? (lacking ? "does not exist" : "exists") : (lacking ? "do not exist" : "exist")
      add(
        .modeGap, token: paths.count == 1 ? paths[0] : nil, "\(what) \(verb) in \(shown)\(lacking ? "" : " alone")",
        at: tokens.place(of: paths[0]),
        hint: "define \(paths.count == 1 ? "it" : "them") in every context, or in a set that always counts")
    }
  }

  private struct Gap: Hashable {
    var contexts: [Int]
    var file: String
  }

  /// Tokens that contexts do not define themselves although they must.
  private mutating func checkRequiredModes() {
    guard let settings = settings(of: .requiredMode) else { return }
    for name in settings.modes {
      guard let mode = tokens.theme.modes.first(where: { $0.name.lowercased() == name.lowercased() }) else {
        let known = tokens.theme.modes.map(\.name)
        add(
          .requiredMode, "there is no mode '\(name)'", at: SourceLocation(file: tokens.theme.name),
          hint: didYouMean(name, among: known)
            ?? (known.isEmpty ? "these tokens have no modes" : "modes: " + known.joined(separator: ", ")))
        continue
      }
      let defined = definedTokens(of: mode)
      for path in tokens.paths where settings.covers(path.description) {
        let missing = mode.contexts.filter { defined[$0]?.contains(path) != true }
        guard !missing.isEmpty else { continue }
        add(
          .requiredMode, token: path,
          "'\(path)' is not defined in \(missing.map { "\(mode.name)=\($0)" }.joined(separator: ", "))",
          at: tokens.place(of: path), hint: "define it in the files of these contexts")
      }
    }
  }

  /// The tokens that the layers of a mode define, by context.
  private func definedTokens(of mode: Theme.Mode) -> [String: Set<TokenPath>] {
    var defined: [String: Set<TokenPath>] = [:]
    for layer in tokens.theme.layers {
      switch layer.content {
      case .always: break
      case .mode(let name, let styles) where name == mode.name:
        for (context, style) in styles { defined[context, default: []].formUnion(style.tokenPaths) }
      case .mode: break
      case .modes(let names, let styles):
        guard let index = names.firstIndex(of: mode.name) else { break }
        for (contexts, style) in styles { defined[contexts[index], default: []].formUnion(style.tokenPaths) }
      }
    }
    return defined
  }
}
