import DSCascade
import DSDiagnostics
import DSGeometry

/// Which edits of tokens are which differences of a theme's layers, so that a theme without some of them is made at once
/// instead of being read again.
struct ThemeEdits: Sendable {
  private let now: Theme
  private let places: [Int: [Theme.Difference]]

  /// Matches edits with the differences of two themes; nil unless each difference is one edit's, so that reading the
  /// files without some edits gives the theme with the base's definitions at their places.
  init?(base: Theme, now: Theme, _ edits: [Edit]) {
    guard let differences = now.differences(from: base) else { return nil }
    var (inBase, inNow): ([SourceLocation: Int], [SourceLocation: Int]) = ([:], [:])
    for edit in edits {
      if let place = edit.keys?.base { inBase[place] = edit.id }
      if let place = edit.keys?.now { inNow[place] = edit.id }
    }
    var places: [Int: [Theme.Difference]] = [:]
    for difference in differences {
      let old = difference.base.map { $0.location.flatMap { inBase[$0] } }
      let new = difference.now.map { $0.location.flatMap { inNow[$0] } }
      // Of what both versions define, both definitions have to be the edit's own.
      guard let owner = (old ?? new) ?? nil, old ?? owner == owner, new ?? owner == owner else { return nil }
      places[owner, default: []].append(difference)
    }
    (self.now, self.places) = (now, places)
  }

  /// The present theme without some edits; those of other themes change nothing.
  func theme(takingBack edits: Set<Int>) -> Theme { now.replacing(edits.sorted().flatMap { places[$0] ?? [] }) }

  /// The tokens that an edit makes, removes or changes.
  func tokens(of edit: Int) -> [TokenPath] { (places[edit] ?? []).map(\.path) }
}
