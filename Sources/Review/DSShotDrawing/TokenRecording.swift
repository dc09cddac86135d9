package import DSProject
package import DSReport
package import DSResolve
package import DSShots

/// Takes note of the tokens that the shots of a run look up, for the page's view of tokens.
package protocol TokenRecording: Sendable {
  /// Takes note of a shot that was drawn; called once for each, from any worker.
  func note(_ uses: UsedInputs, by shot: Shot, of system: DesignSystem)

  /// What the page knows of tokens, as JSON; called once, when all shots are in the report.
  func data(for report: RunReport) -> [UInt8]
}
