import DSBaselines
package import DSProject
import DSShots

/// The ids of the shots that may look different from those in another version of a project: shots whose resolved views,
/// with their tokens, symbols and pictures, or whose fonts, sizes or accepted findings differ; new shots; and all shots
/// that run authors' code, whose effects are not known in advance.
package func shotsWithOtherInputs(_ project: Project, than base: Project) -> Set<String> {
  var found: Set<String> = []
  for system in project.systems {
    let earlier = base.systems.first { $0.name == system.name && $0.hasFonts(of: system) }
    let shots = Dictionary((earlier?.shots ?? []).map { ($0.id, $0) }) { first, _ in first }
    for shot in system.shots {
      let scenario = shot.scenario
      if !scenario.runsCode, let earlier, let before = shots[shot.id],
        before.scenario.accepts == scenario.accepts,
        Resolved(before, of: earlier) == Resolved(shot, of: system)
      {
        continue
      }
      found.insert(shot.id)
    }
  }
  return found
}

/// The ids of the shots without a baseline of today's renderer: those that another one recorded, with another drawing or
/// other fonts, and those that have none.
package func shotsOfOtherRenderers(_ project: Project) throws(RunError) -> Set<String> {
  let lock = try openBaselines(project.baselines).lock
  var found: Set<String> = []
  for system in project.systems {
    let fingerprint = Fingerprint(fonts: system.fonts)
    // There are few fingerprints, and many shots of each.
    let ofToday = Set(Set(lock.lines.map(\.fingerprint)).filter { fingerprint.covers($0, lock.renderers) })
    for shot in system.shots {
      guard let recorded = lock[shot.id]?.fingerprint, ofToday.contains(recorded) else {
        found.insert(shot.id)
        continue
      }
    }
  }
  return found
}

extension Scenario {
  /// The findings that are accepted, with their reasons.
  fileprivate var accepts: [String] { accepted.map { "\($0.finding) \($0.reason)" } }
}
