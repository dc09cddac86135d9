import ArgumentParser
import DSChecks
import DSDiagnostics
import DSFiles
import DSMatrix
import DSProject
import DSReport
import DSShots
import Glibc

/// Draws shots and compares them with their baselines: the main job.
struct MatrixCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "matrix", abstract: "Draw every shot and compare it with its baseline.",
    discussion: """
      Without --out nothing is written. With it, the folder gets a picture per shot, report.json, junit.xml and a \
      page, index.html, that opens from disk.

      A run that records ends as it would have without recording: look at what it recorded, then run again.
      """)

  @OptionGroup var project: ProjectOptions
  @OptionGroup var selection: SelectionOptions
  @Option(help: ArgumentHelp("Write pictures and reports into this folder.", valueName: "folder"))
  var out: String?
  @Flag(help: "With --out, write no pictures of shots that equal their baselines.")
  var changed = false
  @Flag(help: "Print the ids of the shots and draw nothing.")
  var list = false
  @Option(help: ArgumentHelp("Workers. (default: one per core)", valueName: "number"))
  var jobs: Int?
  @Option(help: "Which baselines to write.")
  var record = Choice(RunOptions.Recording.never)
  @OptionGroup var base: BaseOption
  @Flag(inversion: .prefixedNo, help: "Find out which edits changed pictures.")
  var causes = true
  @Flag(help: "Print every changed shot, beside the groups of causes.")
  var verbose = false
  @Flag(
    help: """
      End with a code of its own where baselines are used by no shot or findings have no reason, and draw Swift views \
      in a second process too: with another clock and other random numbers they must look the same.
      """)
  var strict = false
  @Option(help: "The kinds of pictures to write, separated by commas.")
  var format = CommaList([RunOptions.Format.png])
  @Option(help: "The kinds of reports to write, separated by commas.")
  var report = CommaList(RunOptions.Report.allCases)

  func validate() throws {
    if let jobs, !(1...Limits.workers).contains(jobs) {
      throw ValidationError("--jobs takes a number from 1 to \(Limits.workers).")
    }
    if let out, out.isEmpty { throw ValidationError("--out takes the path of a folder.") }
    if changed, out == nil { throw ValidationError("--changed says what --out writes; give it with --out.") }
    let isPart = !selection.filter.isEmpty || !selection.axis.isEmpty
    if strict && isPart {
      throw ValidationError("--strict judges the whole matrix; it cannot be combined with --filter or --axis.")
    }
  }

  func run() async throws {
    if record.value != .never, let variable = getenv("CI"), variable.pointee != 0 {
      throw CommandFailure(
        .usage, "baselines are not recorded where CI is set: nobody has looked at them",
        hint: "record them on your machine, look at them, and commit them")
    }
    let output = out.map { $0.count > 1 && $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
    // What an earlier run said is not what this one finds, however it ends.
    if let output, !list { try removeReports(in: output) }
    let loaded = try project.load()
    var options = RunOptions()
    options.filter = try makeFilter(loaded, globs: selection.filter, axes: selection.axis)
    if list {
      let ids = loaded.shots.map(\.shot).filter(options.filter.matches).map(\.id)
      try writeStandardOutput(ids.map { $0 + "\n" }.joined())
      return
    }
    options.selection =
      selection.filter.flatMap { ["--filter", $0] } + selection.axis.flatMap { ["--axis", $0] }
    options.jobs = jobs
    options.output = output
    options.formats = format.values
    options.reports = report.values
    options.writesChangedOnly = changed
    options.recording = record.value
    options.strict = strict
    if strict, loaded.shots.contains(where: { $0.shot.scenario.runsCode }) {
      let (configuration, workers) = (project.configuration, jobs ?? coreCount())
      options.redraw = { HashesCommand.inSecondProcess(configuration, jobs: workers) }
    }
    options.checks = Checks(declaredIn: loaded)
    if causes, record.value == .never {
      options.explain = base.explain(loaded, jobs: jobs ?? coreCount())
    }
    let result = try await runWithProgress(loaded, options)
    var printer = standardOutputPrinter
    printer.isVerbose = verbose
    try writeStandardOutput(printer.text(result, output: options.output))
    if result.exitStatus != .equal { throw CommandFailure(result.exitStatus) }
  }
}

/// Runs the matrix with a bar on a terminal, and a line per thousand shots elsewhere.
func runWithProgress(_ project: Project, _ options: RunOptions) async throws -> RunReport {
  var options = options
  options.program = Program.content.invocation
  let showsBar = standardErrorIsTerminal
  let style = TerminalStyle(isColored: wantsColor)
  options.progress = { done, total, notable in
    if showsBar {
      if done == total || done.isMultiple(of: max(1, total / 100)) {
        writeStandardError(ProgressLine.text(done: done, total: total, notable: notable, style: style))
      }
      if done == total { writeStandardError(ProgressLine.erase) }
    } else if done.isMultiple(of: 1000), done < total {
      writeStandardError("\(done)/\(total) shots\n")
    }
  }
  let result: Result<RunReport, RunError>
  do throws(RunError) { result = .success(try await runMatrix(project, options)) } catch { result = .failure(error) }
  if showsBar { writeStandardError(ProgressLine.erase) }
  return try orFail(result)
}
