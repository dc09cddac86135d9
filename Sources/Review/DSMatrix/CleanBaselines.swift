import DSBaselines
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
package func cleanBaselines(_ project: Project, removing: Bool) throws(RunError) -> CleanedBaselines {
  guard project.isWhole else {
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
  var baselines = try openBaselines(project.baselines)
  do throws(FileError) {
    var cleaned = CleanedBaselines()
    for orphan in try baselines.orphans(among: Set(project.shots.map(\.shot.id))) {
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
    return cleaned
  } catch { throw .fault(.inputOutput, error.message) }
}
