import DSCascade
import DSDiagnostics
import DSGeometry

/// What tokens and groups are called, and which there must be.
extension Linter {
  mutating func checkNames() {
    checkNaming()
    findMissingTokens()
    findMissingChildren()
    look(.missingDescription) { linter, _, path, writing in
      guard writing.definition.description?.isEmpty ?? true else { return }
      linter.add(
        .missingDescription, token: path, "'\(path)' has no description", at: linter.tokens.place(of: path),
        hint: "add \"$description\": what the token is for")
    }
  }

  /// Each name is found once, at its first token: a group of a hundred tokens has one wrong name.
  private mutating func checkNaming() {
    guard let settings = settings(of: .naming), let nameCase = settings.nameCase else { return }
    var seen: Set<String> = []
    for path in tokens.paths where settings.covers(path.description) {
      var prefix = ""
      for name in path.segments {
        prefix += prefix.isEmpty ? name : "." + name
        // DTCG's own name for the token of a group.
        if name == "$root" || nameCase.fits(name) || !seen.insert(prefix).inserted { continue }
        add(
          .naming, token: path, "'\(name)' in '\(path)' is not \(nameCase.rawValue)", at: tokens.place(of: path),
          hint: "call it '\(nameCase.spelling(of: name))'")
      }
    }
  }

  private mutating func findMissingTokens() {
    guard let settings = settings(of: .requiredToken) else { return }
    for wanted in settings.tokens {
      let pattern = TokenPattern(wanted)
      guard !tokens.paths.contains(where: { pattern.matches($0.description) }) else { continue }
      let names = tokens.paths.prefix(Limits.tokens).map(\.description)
      add(
        .requiredToken, "there is no token '\(wanted)'", at: SourceLocation(file: tokens.theme.name),
        hint: didYouMean(wanted, among: names) ?? "add the token, or take it from the rule's 'tokens'")
    }
  }

  private mutating func findMissingChildren() {
    guard let settings = settings(of: .requiredChild) else { return }
    var children: [TokenPath: Set<String>] = [:]
    var first: [TokenPath: TokenPath] = [:]
    for path in tokens.paths {
      var child = String(path.lastName)
      for group in path.ancestors {
        children[group, default: []].insert(child)
        if first[group] == nil { first[group] = path }
        child = String(group.lastName)
      }
    }
    // Without patterns, every group that holds tokens would be asked for the children.
    for group in children.keys.sorted() where !settings.only.isEmpty && settings.covers(group.description) {
      let missing = settings.children.filter { children[group]?.contains($0) == false }
      guard !missing.isEmpty, let path = first[group] else { continue }
      let names = missing.map { "'\($0)'" }.joined(separator: ", ")
      add(
        .requiredChild, "the group '\(group)' lacks \(names)", at: tokens.place(of: path),
        hint: "add \(missing.count == 1 ? "it" : "them") to the group, or except the group under 'ignore'")
    }
  }
}
