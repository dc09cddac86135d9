import ArgumentParser
import DSDiagnostics
import DSFiles
import DSMatrix
import DSReport

/// Makes the present pictures of shots their baselines.
struct ApproveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "approve", abstract: "Make the present pictures of changed and new shots their baselines.",
    discussion: """
      Only files whose pixels changed are written, each in one step, and the lines of baselines.lock that belong to \
      them. A shot that fails is never approved.
      """)

  @OptionGroup var project: ProjectOptions
  @Argument(help: ArgumentHelp("Approve only shots whose id fits. (default: all)", valueName: "glob"))
  var globs: [String] = []
  @Option(help: ArgumentHelp("Workers. (default: one per core)", valueName: "number"))
  var jobs: Int?

  func validate() throws {
    if let jobs, !(1...Limits.workers).contains(jobs) {
      throw ValidationError("--jobs takes a number from 1 to \(Limits.workers).")
    }
  }

  func run() async throws {
    let loaded = try project.load()
    var options = RunOptions()
    options.filter = try makeFilter(loaded, globs: globs, axes: [])
    options.jobs = jobs
    options.recording = .all
    let result = try await runWithProgress(loaded, options)
    let recorded = result.shots.filter(\.recorded)
    var text = recorded.map { "approved  \($0.id)\n" }.joined()
    let failed = result.shots.filter { if case .failed = $0.status { true } else { false } }
    if !failed.isEmpty {
      var failures = result
      failures.shots = failed
      text += standardOutputPrinter.failures(of: failures)
    }
    text += result.faults.map { "failed: \($0.message)\n" }.joined()
    let rest = result.counts.unchanged
    text += "approved \(recorded.count) of \(result.selectedCount) shots; \(rest) equalled their baselines already\n"
    try writeStandardOutput(text)
    let status = result.statusOfApproval
    if status != .equal { throw CommandFailure(status) }
  }
}

extension RunReport {
  /// How an approval ends: shots that were approved are no findings any more.
  fileprivate var statusOfApproval: ExitStatus {
    var rest = self
    for index in rest.shots.indices where rest.shots[index].recorded { rest.shots[index].status = .unchanged }
    return rest.exitStatus
  }
}
