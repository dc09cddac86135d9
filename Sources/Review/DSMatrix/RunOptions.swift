/// What a run of the matrix is to do.
package struct RunOptions: Sendable {
  /// The beginning of the command line that calls the program, for the commands that reports offer.
  package var program = ["dsrender"]
  /// Workers; nil for one per core.
  package var jobs: Int?
  /// Whether orphaned baselines end the run with their own exit code.
  package var strict = false
  /// Which shots are looked at.
  package var selection = RunSelection()
  /// Which baselines are written.
  package var recording = RunRecording()
  /// Which files are written, and where.
  package var files = RunFiles()
  /// Who takes part in the run.
  package var hooks = RunHooks()

  /// Looks at everything, writes nothing.
  package init() {}
}
