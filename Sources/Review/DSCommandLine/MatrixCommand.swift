import ArgumentParser
import DSCauses
import DSDiagnostics
import DSFiles
import DSGit
import DSMatrix
import DSProject
import DSReport
import DSShots
import DSTokenReview

/// Draws shots and compares them with their baselines: the main job.
struct MatrixCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "matrix", abstract: "Draw every shot and compare it with its baseline.",
    discussion: """
      Without --out nothing is written. With it, the folder gets a picture per shot, report.json, junit.xml and \
      index.html, a page that opens from disk.

      A run that records exits with the same code as without recording: look at the recorded pictures, then run again.
      """)

  @OptionGroup var project: ProjectOptions
  @OptionGroup var selection: SelectionOptions
  @OptionGroup var arguments: RunArguments
  @Flag(help: "Print the ids of the shots and draw nothing.")
  var list = false
  @Flag(help: "With --out, add a view of tokens to the page: their values by context, their origin and their uses.")
  var tokens = false
  @Option(help: "Which baselines to write.")
  var record = Choice(RunRecording.Shots.never)
  @Option(
    help: ArgumentHelp(
      "Draw one shard of the matrix, such as 2/4 for the second of four; 'merge' joins them.", valueName: "number/count"
    )
  )
  var shard: String?
  @Flag(help: "Count shards from 0, as Kubernetes does: 0/4 is the first of four.")
  var shardsFromZero = false

  /// The part of the matrix that is taken; nil for all of it.
  private var part: Shard? { shard.flatMap { Shard($0, fromZero: shardsFromZero) } }

  @Option(
    help: ArgumentHelp(
      "Only take shots whose sources or baselines differ from the commit where this branch left a revision. The others "
        + "are skipped.", valueName: "revision"))
  var onlyChanged: String?
  @Flag(help: "Only take shots that were not equal in the last run to the same --out folder.")
  var lastFailed = false

  func validate() throws {
    let isPart = !selection.filter.isEmpty || !selection.axis.isEmpty
    if arguments.strict && (isPart || lastFailed || onlyChanged != nil) {
      throw ValidationError(
        "--strict judges the whole matrix; it cannot be combined with --filter, --axis, --only-changed or --last-failed."
      )
    }
    if lastFailed, onlyChanged != nil {
      throw ValidationError("--last-failed and --only-changed both select shots: give one of them.")
    }
    if lastFailed, arguments.out == nil {
      throw ValidationError("--last-failed reads the report of the last run; give it that run's --out.")
    }
    if tokens, arguments.out == nil || !arguments.report.values.contains(.html) {
      throw ValidationError("--tokens adds a view to the page; give it with --out and the report html.")
    }
    if tokens, shard != nil {
      throw ValidationError("--tokens is for a run of the whole matrix: a shard does not see all uses of a token.")
    }
    guard shard != nil else {
      if shardsFromZero {
        throw ValidationError("--shards-from-zero changes how --shard counts; give it with --shard.")
      }
      return
    }
    if part == nil { throw ValidationError("--shard takes a number and a count, such as 2/4.") }
    if isPart || lastFailed || onlyChanged != nil {
      throw ValidationError("--shard divides the whole matrix; it cannot be combined with options that select a part.")
    }
    if record.value != .never { throw ValidationError("--shard records nothing; run without it to record baselines.") }
    if arguments.out == nil, !list { throw ValidationError("--shard writes what 'merge' reads; give it --out.") }
  }

  func run() async throws {
    if record.value != .never, ContinuousIntegration.isPresent {
      throw CommandFailure(
        .usage, "baselines are not recorded if CI is set: the pictures have not been reviewed",
        hint: "record them on your machine, look at them, and commit them")
    }
    let last = try lastRun()
    // Reports of an earlier run do not apply to this one, however it ends.
    if let output = arguments.output, !list { try removeReports(in: output) }
    let loaded = try arguments.load(project, writes: !list)
    if loaded.count > 1, shard != nil || onlyChanged != nil || lastFailed {
      throw CommandFailure(
        .usage, "--shard, --only-changed and --last-failed work on one configuration, and \(loaded.count) are named")
    }
    let filter = try makeFilter(loaded, globs: selection.filter, axes: selection.axis)
    let recorder = tokens ? TokenRecorder(loaded) : nil
    let parts = try loaded.map { project in
      var options = try options(project, filter, last)
      options.hooks.tokens = recorder
      return RunPart(project, options)
    }
    if list {
      let ids = try orFail(
        Result { () throws(RunError) in
          var ids: [String] = []
          for part in parts { ids += try selectedIDs(of: part.project, part.options) }
          return ids
        })
      return try writeStandardOutput(ids.map { $0 + "\n" }.joined())
    }
    let isWhole = parts.allSatisfy {
      $0.options.selection.only == nil && shard == nil && $0.options.selection.words.isEmpty
    }
    guard isWhole, parts.count == 1, let file = Program.content.viewsFile else { return try await arguments.run(parts) }
    let views = ViewRecorder()
    var part = parts[0]
    part.options.hooks.drawn = { views.add($1, of: $0) }
    // Pictures that differ end the command, and their views are wanted as well. That they are kept saves time and nothing
    // else: a disk that is full does not change how the run ends.
    defer { if let text = views.text(of: part.project) { try? writeOutput(file, Array(text.utf8)) } }
    try await arguments.run([part])
  }

  /// How the shots of a project are taken.
  private func options(_ loaded: Project, _ filter: ShotFilter, _ last: LastRun?) throws -> RunOptions {
    var options = arguments.options(loaded)
    options.selection.filter = filter
    if let part { options.selection.shard = (part, try loaded.shardInputs()) }
    options.selection.only = try only(loaded, last)
    options.selection.words =
      selection.filter.flatMap { ["--filter", $0] } + selection.axis.flatMap { ["--axis", $0] }
      + (lastFailed ? ["--last-failed"] : []) + (onlyChanged.map { ["--only-changed", $0] } ?? [])
    options.recording.shots = record.value
    // Why pictures changed is asked when all of them are known.
    if record.value == .never, shard == nil { options.hooks.explain = arguments.explain(loaded) }
    return options
  }

  /// What the last run into the folder found out; nil if that is not asked.
  private func lastRun() throws -> LastRun? {
    guard lastFailed, let output = arguments.output else { return nil }
    do { return try LastRun(in: output) } catch let error as FileError {
      throw error.isMissing
        ? CommandFailure(
          .usage, "there is no report of a run in '\(output)'", hint: "run 'dsrender matrix --out \(output)' first")
        : CommandFailure(error.status, error.message, hint: error.hint)
    } catch let error as DiagnosticsError {
      throw CommandFailure(.badInput, error.diagnostics.first?.text ?? "the report cannot be read")
    }
  }

  /// The only shots that are looked at; nil for all.
  private func only(_ loaded: Project, _ last: LastRun?) throws -> (ids: Set<String>, others: String)? {
    if last == nil, onlyChanged == nil { return nil }
    let others = try orFail(Result { () throws(RunError) in try shotsWithOtherFiles(loaded) })
    if let last {
      let equal = last.equal(in: loaded).subtracting(others)
      return (Set(loaded.shots.map(\.shot.id)).subtracting(equal), "which the last run found equal" + last.ending)
    }
    guard let onlyChanged else { return nil }
    let base: BaseProject
    do throws(GitError) { base = try BaseProject(onlyChanged, of: loaded) } catch {
      throw CommandFailure(.badInput, error.message, hint: error.hint)
    }
    func every(_ reason: String) -> (Set<String>, String) {
      writeStandardError("dsrender: comparing every shot: \(reason)\n")
      return (Set(loaded.shots.map(\.shot.id)), "")
    }
    let before: Project
    switch base.project {
    case .success(let project): before = project
    case .failure(let error): return every(error.message)
    }
    if let file = base.unknownFiles.first {
      let more = base.unknownFiles.count > 1 ? " and \(base.unknownFiles.count - 1) more" : ""
      return every("'\(file)'\(more) is not in \(onlyChanged), so its earlier content is unknown")
    }
    let ids = shotsWithOtherInputs(loaded, than: before).union(base.otherBaselines).union(others)
    let redrawn = try orFail(Result { () throws(RunError) in try shotsOfOtherRenderers(loaded) })
    return (ids.union(redrawn), "whose sources, baselines and renderer equal those of \(onlyChanged)")
  }
}

/// Runs the matrix with a bar on a terminal, and a line per thousand shots elsewhere.
func runWithProgress(_ project: Project, _ options: RunOptions) async throws -> RunReport {
  try await runWithProgress([RunPart(project, options)])
}

/// The same for several projects.
func runWithProgress(_ parts: [RunPart]) async throws -> RunReport {
  var parts = parts
  let showsBar = standardErrorIsTerminal
  let style = TerminalStyle(isColored: wantsColor)
  let progress: @Sendable (Int, Int, Int) -> Void = { done, total, notable in
    if showsBar {
      if done == total || done.isMultiple(of: max(1, total / 100)) {
        writeStandardError(ProgressLine.text(done: done, total: total, notable: notable, style: style))
      }
      if done == total { writeStandardError(ProgressLine.erase) }
    } else if done.isMultiple(of: 1000), done < total {
      writeStandardError("\(done)/\(total) shots\n")
    }
  }
  for index in parts.indices {
    parts[index].options.program = Program.content.invocation
    parts[index].options.hooks.progress = progress
  }
  let result: Result<RunReport, RunError>
  do throws(RunError) { result = .success(try await runMatrix(parts)) } catch { result = .failure(error) }
  if showsBar { writeStandardError(ProgressLine.erase) }
  return try orFail(result)
}
