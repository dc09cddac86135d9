import DSBaselines
import DSCrashes
import DSDiagnostics
import DSFiles
import DSParallel
import Synchronization

/// Decides which baselines wait to be recorded until authors' code has run for all shots.
///
/// Code that crashes starts the program again. What the first process had recorded, the second would find equal and not
/// report.
final class WaitingRecords: Sendable {
  private let bytes = Atomic<Int>(0)

  /// Whether nothing waits.
  var isEmpty: Bool { bytes.load(ordering: .relaxed) == 0 }

  /// Whether a picture is to wait. Where too many do already, the rest are recorded at once, and a crash ends the program
  /// from then on.
  func take(_ recording: Baselines.Recording) -> Bool {
    guard Restarts.arePrepared else { return false }
    let size = (recording.file?.count ?? 0) + 1
    if bytes.load(ordering: .relaxed) + size > Limits.waitingBytes {
      Restarts.commit()
      return false
    }
    bytes.add(size, ordering: .relaxed)
    return true
  }
}

/// Records what has waited, in as many places at once as shots were drawn.
/// - Returns: the outcomes, without those that could not be recorded, and why they could not.
func record(
  _ outcomes: [ShotOutcome], in baselines: Baselines, workers: Int
) async -> ([ShotOutcome], FileError?) {
  Restarts.commit()
  let recorded = await inParallel(outcomes.count, workers: workers) { index throws(FileError) -> ShotOutcome in
    guard case .compared(var shot) = outcomes[index] else { return outcomes[index] }
    try shot.recordWaiting(in: baselines)
    return .compared(shot)
  }
  return (recorded.outcomes.compactMap(\.self), recorded.failure)
}
