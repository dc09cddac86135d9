import DSBaselines
import DSCrashes
import DSDiagnostics
import DSFiles
import DSReport
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

extension ShotWorker.Outcome {
  /// Records the shot's picture as its baseline.
  mutating func record(_ recording: Baselines.Recording, in baselines: Baselines) throws(FileError) {
    try baselines.record(recording)
    waiting = nil
    if baselines.lock[report.id] != recording.entry { entry = recording.entry }
    if recording.file != nil { report.recorded = true }
  }
}

/// Records what has waited, in as many places at once as shots were drawn.
/// - Returns: the outcomes, without those that could not be recorded, and why they could not.
func record(
  _ outcomes: [ShotWorker.Outcome], in baselines: Baselines, workers: Int
) async -> ([ShotWorker.Outcome], FileError?) {
  Restarts.commit()
  return await withTaskGroup(of: ([(Int, ShotWorker.Outcome)], FileError?).self) { group in
    for worker in 0..<workers {
      group.addTask {
        var done: [(Int, ShotWorker.Outcome)] = []
        for index in stride(from: worker, to: outcomes.count, by: workers) {
          var outcome = outcomes[index]
          do throws(FileError) {
            if let waiting = outcome.waiting { try outcome.record(waiting, in: baselines) }
            done.append((index, outcome))
          } catch { return (done, error) }
        }
        return (done, nil)
      }
    }
    var (all, fault): ([(Int, ShotWorker.Outcome)], FileError?) = ([], nil)
    for await (done, error) in group {
      all += done
      fault = fault ?? error
    }
    return (all.sorted { $0.0 < $1.0 }.map(\.1), fault)
  }
}
