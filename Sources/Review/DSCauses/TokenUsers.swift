import DSCascade
import DSGeometry
package import DSProject
import DSShotDrawing
import DSShots

/// The tokens that each shot of a project looks up, directly or through others.
package struct TokenUsers {
  private let shots: [(id: String, component: String, tokens: Set<TokenPath>)]
  /// The number of shots that cannot be drawn, and whose tokens are not known.
  package let failed: Int

  /// Draws every shot of a project that runs no code.
  package init(_ project: Project) {
    let (renderer, dependencies) = (ShotRenderer(), TokenDependencies())
    var shots: [(id: String, component: String, tokens: Set<TokenPath>)] = []
    var failed = 0
    for entry in project.shots where !entry.shot.scenario.runsCode {
      let shot = entry.shot
      guard let drawn = Drawn(shot, of: entry.system, by: renderer, dependencies) else {
        failed += 1
        continue
      }
      shots.append((shot.id, "\(shot.scenario.system)/\(shot.scenario.component)", Set(drawn.tokens)))
    }
    (self.shots, self.failed) = (shots, failed)
  }

  /// The shots that look up a token, or one that refers to it, in the order of the matrix.
  package func shots(using token: String) -> [(id: String, component: String)] {
    let path = TokenPath(token)
    return shots.filter { $0.tokens.contains(path) }.map { ($0.id, $0.component) }
  }
}

/// The names of all tokens of a project's systems, sorted.
package func tokenNames(of project: Project) -> [String] {
  var names: Set<String> = []
  for system in project.systems {
    for modes in system.theme.coveringSelections {
      // Loading the project has reported modes that have no style.
      guard let style = try? system.theme.style(in: modes) else { continue }
      names.formUnion(style.tokenPaths.map(\.description))
    }
  }
  return names.sorted()
}
