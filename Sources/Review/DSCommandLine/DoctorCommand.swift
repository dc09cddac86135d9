import ArgumentParser
import DSDiagnostics
import DSFiles
import DSMatrix
import DSProject
import DSReport

/// Prints what a run would draw with, and what would differ and why.
struct DoctorCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Report what is missing, and what a run would find: fonts, baselines, renderer, git.",
    discussion: "Draws every shot and decodes every baseline, and writes nothing.")

  @OptionGroup var project: ProjectOptions

  func run() async throws {
    let read = project.read()
    guard case .success(let loaded) = read else { return try sayWhatKeepsItFromStarting(read) }
    writeStandardError(standardErrorPrinter.text(loaded.warnings))
    let result: Result<Examination, RunError> = Result { () throws(RunError) in try examine(loaded) }
    let examination = try orFail(result)
    let baselines = examination.baselines
    var lines = [Version.text, ""]
    lines += Self.missing(
      examination.fontProblems.map(DoctorFinding.ofFile)
        + [.noBaselines(baselines), .unwritable(loaded.baselines), .ofGit(around: project.configuration)])
    lines.append("")

    lines.append("renderer")
    for (system, fingerprint) in examination.fingerprints {
      lines.append("  \(system): \(fingerprint.text)")
      lines += fingerprint.ingredients.map { "    \($0)" }
    }
    lines += ["", "fonts"]
    lines += examination.fonts.map { "  \($0)" }
    if examination.fontProblems.isEmpty { lines.append("  all are the listed files") }
    lines += examination.fontProblems.map(\.text)

    lines += ["", "baselines in \(baselines.folder)"]
    lines.append("  \(baselines.whole) of \(baselines.shots) shots have a complete baseline that matches its line")
    lines += Self.names("without a baseline", baselines.missing)
    lines += Self.names(
      "different from baselines.lock, so decoded in every run; 'approve' fixes the line", baselines.unlocked)
    lines += Self.names("damaged", baselines.damaged)
    lines += Self.names("used by no shot", baselines.orphans)
    for other in baselines.otherSystems {
      lines.append(
        "  \(other.count) of the system '\(other.name)', which \(project.configuration) does not list: left alone")
    }
    for other in baselines.otherRenderers {
      lines.append("  \(other.count) recorded with a different renderer or different fonts (\(other.fingerprint)):")
      lines += other.differences.map { "    \($0)" }
    }

    let report = try await runWithProgress(loaded, RunOptions())
    let printer = standardOutputPrinter
    let unshown = printer.unshown(of: report)
    let text = lines.map { $0 + "\n" }.joined() + (unshown.isEmpty ? "" : "\n" + unshown)
    try writeStandardOutput(text + "\nwhat a run would find\n" + printer.text(report))
    let fonts: ExitStatus = examination.fontProblems.isEmpty ? .equal : .badInput
    let status = ExitStatus.first(of: [report.exitStatus, fonts, baselines.damaged.isEmpty ? .equal : .badInput])
    if status != .equal { throw CommandFailure(status) }
  }

  /// Prints the problems of a project that cannot be read, and ends the command.
  private func sayWhatKeepsItFromStarting(_ read: Result<Project, RunError>) throws {
    var isThere = true
    var files: [DoctorFinding?] = []
    if case .failure(.badInput(let problems)) = read {
      isThere = !problems.contains { $0.id == "missing-configuration" }
      files = problems.filter { $0.severity == .error }.map(DoctorFinding.ofFile)
    }
    var lines = [Version.text, ""]
    lines += Self.missing(
      files + [isThere ? nil : .noConfiguration(project.configuration), .ofGit(around: project.configuration)],
      none: "nothing around the project; its own faults are below")
    try writeStandardOutput(lines.map { $0 + "\n" }.joined())
    guard isThere else { throw CommandFailure(.badInput) }
    try writeStandardOutput("\nwhat keeps the project from being read\n")
    _ = try orFail(read)
  }

  /// What is missing around the project.
  private static func missing(_ findings: [DoctorFinding?], none: String = "nothing") -> [String] {
    let found = findings.compactMap(\.self)
    return ["what is missing"] + (found.isEmpty ? ["  " + none] : found.flatMap(\.lines))
  }

  /// A count with the first few names; nothing where there are none.
  private static func names(_ what: String, _ names: [String]) -> [String] {
    guard !names.isEmpty else { return [] }
    let more = names.count > 5 ? ["    … and \(names.count - 5) more"] : []
    return ["  \(names.count) \(what):"] + names.prefix(5).map { "    \($0)" } + more
  }
}
