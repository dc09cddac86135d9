package import DSImage
package import DSReport
package import DSShotDrawing
package import DSShots

/// Who takes part in a run besides the matrix: what looks at its pictures, and who is notified of its progress.
package struct RunHooks: Sendable {
  /// Finds problems in pictures, independently of their baselines; nil leaves that out.
  package var checks: (any PictureChecks)?
  /// Takes note of the tokens that shots look up, for a page; nil leaves its view of tokens out.
  package var tokens: (any TokenRecording)?
  /// Draws the shots that run authors' code once more, in another process, and returns the hashes of their pictures;
  /// nil if that failed. Shots whose pictures differ fail.
  package var redraw: (@Sendable () -> [String: PixelHash]?)?
  /// Called with what every shot became that runs authors' code and is drawn, before it is compared; from any worker.
  package var drawn: (@Sendable (Shot, Result<ShotRenderer.Drawing, ShotFailure>) -> Void)?
  /// Finds out why shots changed, before the reports are written; nil leaves that out.
  package var explain: (@Sendable (RunReport) async -> RunReport.Explanation?)?
  /// Called after every shot with the numbers of finished, selected and notable shots; from any worker.
  package var progress: (@Sendable (_ done: Int, _ total: Int, _ notable: Int) -> Void)?
}
