import DSBaselines
import DSCrashes
import DSDiagnostics
import DSFiles
package import DSProject
import DSReport
import DSShots

/// The baselines that no shot uses, and what became of them.
package struct CleanedBaselines: Sendable {
  /// Orphans that were removed or would be, sorted.
  package var own: [String] = []
  /// Orphans that are left alone, with the reason in one sentence: the program did not write them, or not there.
  package var foreign: [(id: String, reason: String)] = []
}

/// The baselines that no shot of the whole matrix uses; with `removing`, those that the program wrote are gone
/// afterwards.
/// - Parameter tests: the shots of all tests, to look at the baselines of tests in place of the matrix's; nil for those.
package func cleanBaselines(
  _ project: Project, removing: Bool, tests: Set<String>? = nil
) throws(RunError) -> CleanedBaselines {
  guard project.isWhole || tests != nil else {
    throw .badInput(
      project.shots.compactMap(\.shot.scenario.failure).prefix(1) + [
        Diagnostic(
          "unknown-shots", "which baselines no shot uses is not known, because previews crashed",
          at: SourceLocation(file: project.configuration))
      ])
  }
  // Held from before the lines are read: another run's would be lost.
  let lock = removing ? try lockExistingBaselines(project.baselines) : nil
  defer { withExtendedLifetime(lock) {} }
  var baselines = try openBaselines(project.baselines, lockedBy: lock)
  Interruption.postpone()
  defer { Interruption.resume() }
  var wasInterrupted = false
  var cleaned = CleanedBaselines()
  do throws(FileError) {
    let orphans =
      if let tests { try baselines.orphans(ofTests: tests) } else {
        try baselines.orphans(among: Set(project.shots.map(\.shot.id)))
      }
    for orphan in orphans {
      wasInterrupted = Interruption.isRequested
      if wasInterrupted { break }
      do throws(FileError) {
        if removing {
          try baselines.remove(orphan)
        } else if try !baselines.isOwn(orphan) {
          throw .notOwn(path: try baselines.path(of: orphan))
        }
        cleaned.own.append(orphan)
      } catch {
        cleaned.foreign.append((orphan, error.message))
      }
    }
    if removing, !cleaned.own.isEmpty { try baselines.writeLock() }
  } catch { throw RunError(error) }
  if wasInterrupted {
    throw .fault(.interrupted, "interrupted: \(removing ? cleaned.own.count : 0) orphaned baselines were removed")
  }
  return cleaned
}
