import DSBaselines
import DSDiagnostics
import DSFiles
package import DSProject
import DSReport
import DSShots

/// The baselines that no shot of the whole matrix uses, sorted; with `removing`, they are gone afterwards.
package func cleanBaselines(_ project: Project, removing: Bool) throws(RunError) -> [String] {
  guard project.isWhole else {
    throw .badInput(
      project.shots.compactMap(\.shot.scenario.failure).prefix(1) + [
        Diagnostic(
          "unknown-shots", "which baselines no shot uses is not known, because previews crashed",
          at: SourceLocation(file: project.configuration))
      ])
  }
  var baselines = try openBaselines(project.baselines)
  do throws(FileError) {
    let orphans = try baselines.orphans(among: Set(project.shots.map(\.shot.id)))
    guard removing, !orphans.isEmpty else { return orphans }
    let lock = OutputFolderLockBox(try OutputFolderLock(folder: project.baselines))
    defer { withExtendedLifetime(lock) {} }
    for orphan in orphans { try baselines.remove(orphan) }
    try baselines.writeLock()
    return orphans
  } catch { throw .fault(.inputOutput, error.message) }
}
