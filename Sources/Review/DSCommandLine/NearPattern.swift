import DSDiagnostics
import DSShots

/// The pattern that one which fits no shot was probably meant to be: misspelt names put right, the system in front, or the
/// rest of the id behind; nil if none of these fits a shot.
func nearPattern(_ pattern: String, among shots: [Shot]) -> String? {
  let words = pattern.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
  let names = NameLevels(shots)
  var candidates = [words]
  // With the system in front, or without it.
  for start in [0, 1] {
    let right = words.enumerated().map { index, word in names.nearest(word, level: index + start) }
    candidates.append(start == 0 ? right : ["*"] + right)
  }
  for candidate in candidates {
    let text = candidate.joined(separator: "/")
    for whole in [text, text + "/**", text + "*"] where whole != pattern {
      let glob = Glob(whole)
      if shots.contains(where: { glob.matches($0.id) || glob.matches($0.scenario.id) }) { return whole }
    }
  }
  return nil
}

/// The names at each place of the ids: systems, components, scenarios, and the words of variants.
private struct NameLevels {
  private var levels: [Set<String>] = [[], [], []]
  private var variants: Set<String> = []

  init(_ shots: [Shot]) {
    for shot in shots {
      levels[0].insert(shot.scenario.system)
      levels[1].insert(shot.scenario.component)
      levels[2].insert(shot.scenario.name)
      variants.formUnion(shot.id.split(separator: "@").dropFirst().joined().split(separator: ".").map(String.init))
    }
  }

  /// A word with its names put right; wildcards stay.
  func nearest(_ word: String, level: Int) -> String {
    guard levels.indices.contains(level) else { return word }
    let parts = word.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let name = nearest(parts[0], among: levels[level])
    guard parts.count > 1 else { return name }
    let values = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    return name + "@" + values.map { nearest(String($0), among: variants) }.joined(separator: ".")
  }

  private func nearest(_ name: String, among known: Set<String>) -> String {
    if known.contains(name) || name.contains(where: { "*?{}".contains($0) }) { return name }
    return suggestion(for: name, among: known.sorted()) ?? name
  }
}
