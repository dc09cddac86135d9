import DSCascade
import DSGeometry
package import DSProject
import DSShotDrawing
import DSShots

/// The shots that look up a token, or one that refers to it, in the order of the matrix. Shots that cannot be drawn are
/// left out.
package func shotsUsing(token: String, in project: Project) -> [(id: String, component: String)] {
  let (renderer, dependencies) = (ShotRenderer(), TokenDependencies())
  var found: [(id: String, component: String)] = []
  for (system, shot) in project.shots where !shot.scenario.runsCode {
    guard let drawn = Drawn(shot, of: system, by: renderer, dependencies) else { continue }
    if drawn.tokens.contains(TokenPath(token)) {
      found.append((shot.id, "\(shot.scenario.system)/\(shot.scenario.component)"))
    }
  }
  return found
}

/// The names of all tokens of a project's systems, sorted.
package func tokenNames(of project: Project) -> [String] {
  var names: Set<String> = []
  for system in project.systems {
    for modes in system.theme.coveringSelections {
      guard let style = try? system.theme.style(in: modes) else { continue }
      names.formUnion(style.tokenPaths.map(\.description))
    }
  }
  return names.sorted()
}
