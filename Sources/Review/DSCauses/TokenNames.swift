import DSCascade
import DSGeometry

/// The tokens that one version of a theme has and the other lacks, to find those that were only renamed.
struct TokenNames {
  /// What a token says in each selection: its value, and how it is written.
  private struct Content: Hashable {
    var lines: [String] = []
  }

  private var gone: [String: Content] = [:]
  private var new: [String: Content] = [:]
  private var kept: Set<String> = []
  private var count = 0

  /// Adds the tokens of a selection.
  mutating func add(before: Style, now: Style) {
    let (old, new) = (Set(before.tokenPaths), Set(now.tokenPaths))
    kept.formUnion(old.intersection(new).map(\.description))
    for path in old.subtracting(new) { note(path, of: before, in: &gone) }
    for path in new.subtracting(old) { note(path, of: now, in: &self.new) }
    count += 1
  }

  private func note(_ path: TokenPath, of style: Style, in contents: inout [String: Content]) {
    var content = contents[path.description] ?? Content()
    // Where a token was not there before, its place in the list stays empty.
    while content.lines.count < count { content.lines.append("") }
    // A token without a value is in no list, so that it is no former name of another.
    if let value = try? style.value(of: path) { content.lines.append("\(value.type.rawValue) \(value.text)") }
    contents[path.description] = content
  }

  /// The former names of renamed tokens, by their names now.
  ///
  /// A token was renamed if one that is gone had the same values in every selection. Of several, the one that shares most
  /// names of groups, and its own, with it counts; names that share nothing count only where there is no choice.
  var renames: [String: String] {
    var renames: [String: String] = [:]
    let old = Dictionary(grouping: gone.filter { isWhole($0) }, by: \.value).mapValues { $0.map(\.key) }
    for (content, names) in Dictionary(grouping: new.filter({ isWhole($0) }), by: \.value) {
      guard let candidates = old[content] else { continue }
      let pairs = names.flatMap { name in candidates.map { (name.key, $0, Self.likeness(name.key, $0)) } }
      let isOnly = names.count == 1 && candidates.count == 1
      var taken: Set<String> = []
      for (now, before, likeness) in pairs.sorted(by: { ($1.2, $0.0, $0.1) < ($0.2, $1.0, $1.1) }) {
        guard likeness > 0 || isOnly, renames[now] == nil, taken.insert(before).inserted else { continue }
        renames[now] = before
      }
    }
    return renames
  }

  /// Whether a token is on one side in every selection, and has a value.
  private func isWhole(_ token: (key: String, value: Content)) -> Bool {
    !kept.contains(token.key) && token.value.lines.contains { !$0.isEmpty }
  }

  /// How many names two paths share at their beginnings and ends.
  private static func likeness(_ a: String, _ b: String) -> Int {
    let (left, right) = (TokenPath(a).segments, TokenPath(b).segments)
    let start = zip(left, right).prefix { $0 == $1 }.count
    let end = zip(left.reversed(), right.reversed()).prefix { $0 == $1 }.count
    return min(start + end, min(left.count, right.count))
  }
}
