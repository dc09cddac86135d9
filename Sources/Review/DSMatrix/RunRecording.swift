import DSReport
import DSShots

/// Which baselines a run writes.
package struct RunRecording: Sendable {
  /// The shots whose baselines a run may write.
  package enum Shots: String, Hashable, Sendable, CaseIterable {
    /// None.
    case never
    /// Those that have no baseline.
    case missing
    /// Those that differ.
    case changed
    /// All that are missing or differ; lines of the lock that do not match their files are corrected too.
    case all
  }

  /// Whose baselines are written.
  package var shots = Shots.never
  /// Whether lines of the lock that do not match their files are rewritten if the picture equals its baseline, in a run
  /// that records nothing else.
  package var mendsLines = false
  /// The system that the project does not list and whose baselines are taken over: only new shots that one of them shows are
  /// recorded; nil if no system is.
  package var adopted: String?
  /// The pictures that a person has looked at, of the only shots that are drawn, to be recorded as they were; nil for
  /// any.
  package var viewed: ViewedPictures?

  /// Whether the run may write into the folder of the baselines.
  var writesBaselines: Bool { shots != .never || mendsLines }

  /// Why a shot is not approved where only what a person looked at is; nil if it is, or if anything is.
  /// - Parameter picture: what the shot shows now.
  func refusal(of shot: Shot, showing picture: ViewedPictures.Picture) -> ShotReport.Failure? {
    guard let viewed else { return nil }
    let looked = viewed[shot.id]
    if let looked, looked.isSame(picture) { return nil }
    return ShotReport.Failure(picture, insteadOf: looked, shot)
  }
}
