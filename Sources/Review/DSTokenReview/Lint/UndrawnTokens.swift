import DSCascade
import DSDiagnostics
import DSGeometry
import DSShots
import DSTokenLint

/// Tokens that are in no picture, and tokens that pictures cannot tell apart.
extension PictureLinter {
  /// Finds tokens that no shot uses; a group of which none is used is one finding.
  mutating func findUndrawnTokens() {
    // Without a shot nothing is known, and a shot that failed may use any of them.
    guard let settings = settings(of: .undrawnToken), !drawn.shots.isEmpty, drawn.failed == 0, drawn.skipped == 0
    else { return }
    let used = drawn.shots.reduce(into: Set<TokenPath>()) { $0.formUnion($1.all) }
    var drawable: Set<TokenPath> = []
    for style in styles { drawable.formUnion(style.tokenPaths.filter { style.isDrawable($0) }) }
    let looked = drawable.filter { settings.covers($0.description) }
    let unused = looked.subtracting(used)
    var inUse: Set<TokenPath> = []
    for path in drawable where !unused.contains(path) { inUse.formUnion(path.ancestors) }
    // The outermost group that holds no used token; else the token itself.
    let groups = Dictionary(grouping: unused) { path in
      path.ancestors.last { !inUse.contains($0) && !$0.description.isEmpty } ?? path
    }
    for (group, paths) in groups {
      guard let first = paths.min(by: { naturallyPrecedes($0.description, $1.description) }) else { continue }
      let isGroup = paths.count > 1
      add(
        .undrawnToken, token: isGroup ? nil : first,
        isGroup ? "no shot uses one of the \(paths.count) tokens of '\(group)'" : "no shot uses '\(first)'",
        at: place(of: first),
        hint: "draw a component or scenario that uses \(isGroup ? "them" : "it"), or remove \(isGroup ? "them" : "it")")
    }
  }

  /// Finds colours that are equal in every context, and that a component names side by side.
  mutating func findSameValues() {
    guard let settings = settings(of: .sameValueTogether) else { return }
    var users: [Pair: Set<String>] = [:]
    var values: [TokenPath: [TokenValue?]] = [:]
    let styles = styles
    var seen: Set<Named> = []
    for drawn in drawn.shots {
      let component = drawn.shot.scenario.component
      let named = drawn.direct.values.reduce(into: Set<TokenPath>()) { $0.formUnion($1) }
      guard seen.insert(Named(component: component, tokens: named)).inserted else { continue }
      let colors = named.filter { settings.covers($0.description) }.sorted()
      var equal: [[TokenValue?]: [TokenPath]] = [:]
      for path in colors {
        let all = values[path] ?? styles.map { try? $0.value(of: path) }
        values[path] = all
        // A colour that cannot be seen is equal to others on purpose.
        guard all.allSatisfy({ if case .color(let color)? = $0 { color.alpha > 0 } else { false } }) else { continue }
        equal[all, default: []].append(path)
      }
      for paths in equal.values where paths.count > 1 {
        for (index, first) in paths.enumerated() {
          for second in paths[(index + 1)...] where !areRelated(first, second) {
            users[Pair(first: first, second: second), default: []].insert(component)
          }
        }
      }
    }
    for (pair, components) in users {
      let value = styles.first.flatMap { try? $0.value(of: pair.first) }?.text ?? ""
      let names = components.sorted()
      let shown = names.prefix(3).joined(separator: ", ") + (names.count > 3 ? " and \(names.count - 3) more" : "")
      add(
        .sameValueTogether, token: pair.first,
        "'\(pair.first)' and '\(pair.second)' are equal in every context (\(value)), and \(shown) "
          + "\(names.count == 1 ? "uses" : "use") both",
        at: place(of: pair.first), hint: "use one of them, or let one refer to the other",
        notes: [Diagnostic.Note("'\(pair.second)' is here", at: place(of: pair.second))])
    }
  }

  private struct Pair: Hashable {
    let first: TokenPath
    let second: TokenPath
  }

  private struct Named: Hashable {
    let component: String
    let tokens: Set<TokenPath>
  }

  /// Whether one of two tokens refers to the other: then they are meant to be equal.
  private func areRelated(_ first: TokenPath, _ second: TokenPath) -> Bool {
    theme.coveringSelections.contains { modes in
      theme.dependencies(of: first, in: modes).contains(second)
        || theme.dependencies(of: second, in: modes).contains(first)
    }
  }
}

extension Style {
  /// Whether a picture can show a token: it has a value of a type that pictures use.
  fileprivate func isDrawable(_ path: TokenPath) -> Bool {
    switch try? value(of: path) {
    case nil, .duration, .cubicBezier, .transition, .opaque, .string, .boolean: false
    case .color, .dimension, .number, .fontFamily, .fontWeight, .strokeStyle, .border, .shadow, .gradient, .typography,
      .em:
      true
    }
  }
}
