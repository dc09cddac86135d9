import DSBaselines
import DSDiagnostics
import DSFiles
import DSImage
package import DSProject
import DSReport
import DSShots

extension Project {
  /// The systems whose baselines are this project's own.
  var ownSystems: OwnSystems { OwnSystems(drawnSystems.lazy.map(\.name)) }
}

/// The ids of the shots whose baselines are not the files that the lock names: those that are missing, cannot be read,
/// have other bytes, or have no line.
///
/// Only the bytes are compared, whatever git reports about the files.
package func shotsWithOtherFiles(_ project: Project) throws(RunError) -> Set<String> {
  let baselines = try openBaselines(project.baselines)
  return Set(
    project.shots.map(\.shot).filter { shot in
      // Whether a picture is the expected one is found out by comparing them.
      guard shot.scenario.picture == nil, let line = baselines.lock[shot.id],
        let file = try? baselines.file(of: shot.id)
      else { return true }
      return contentHash(file) != line.file
    }.map(\.id))
}

/// The baselines of systems that a project does not list, by the name of the system, each list sorted.
package func baselinesOfOtherSystems(_ project: Project) throws(RunError) -> [String: [String]] {
  let baselines = try openBaselines(project.baselines)
  return try orFault { () throws(FileError) in try baselines.baselines(besides: project.ownSystems) }
}

/// The systems that a project does not list and whose baselines show what new shots do, with the number of these shots, by
/// name: one of them may be an earlier name of a system. New shots that orphaned baselines go with are not counted.
func namesakes(
  of report: RunReport, in project: Project, _ baselines: Baselines
) throws(FileError) -> [RunReport.OtherSystem] {
  let renamed = Set(report.renamed.map(\.shot))
  let new = report.shots.filter { shot in
    if case .added = shot.status { return !renamed.contains(shot.id) }
    return false
  }
  guard !new.isEmpty else { return [] }
  let others = try baselines.baselines(besides: project.ownSystems).values.flatMap(\.self).sorted()
  guard !others.isEmpty else { return [] }
  let pictures = OrphanedPictures(baselines) { others }
  var counts: [String: Int] = [:]
  for shot in new {
    guard let pixels = shot.pixels?.actual else { continue }
    for system in Set(try pictures.ids(showing: pixels).map(OwnSystems.system(of:))) { counts[system, default: 0] += 1 }
  }
  return counts.sorted { $0.key < $1.key }.map { RunReport.OtherSystem(name: $0.key, shots: $0.value) }
}
