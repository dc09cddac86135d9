import ArgumentParser
import DSChecks
import DSCrashes
import DSDiagnostics
import DSFiles
import DSGit
import DSImage
import DSMatrix
import DSParallel
import DSProject
import DSReport
import DSShotDrawing
import DSShots

/// The options of a run that `matrix` and `merge` share.
struct RunArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp("Write pictures and reports into this folder.", valueName: "folder"), completion: .directory)
  var out: String?
  @Flag(help: "With --out, write no pictures of shots that equal their baselines.")
  var changed = false
  @Option(help: ArgumentHelp("Workers. (default: one per core)", valueName: "number"))
  var jobs: Int?
  @OptionGroup var base: BaseOption
  @Flag(inversion: .prefixedNo, help: "Find the edits that changed pictures.")
  var causes = true
  @Flag(help: "Also print every changed shot, not only the groups of causes.")
  var verbose = false
  @Flag(
    help: """
      Exit with 3 if a baseline is orphaned, or with 4 if a finding has no reason. Also draw Swift views in a second \
      process, with a different clock and different random numbers, and require equal pictures.
      """)
  var strict = false
  @Option(help: "The kinds of pictures to write, separated by commas.")
  var format = CommaList([PictureFormat.png])
  @Option(help: "The kinds of reports to write, separated by commas.")
  var report = CommaList(RunFiles.Report.usual)
  @OptionGroup var address: PicturesAtOption

  func validate() throws {
    if let jobs, !(1...Limits.workers).contains(jobs) {
      throw ValidationError("--jobs takes a number from 1 to \(Limits.workers).")
    }
    if let out, out.isEmpty { throw ValidationError("--out takes the path of a folder.") }
    if address.picturesAt != nil, out == nil {
      throw ValidationError("--pictures-at is for what --out writes; give it with --out.")
    }
    if changed, out == nil { throw ValidationError("--changed limits what --out writes; give it with --out.") }
  }

  /// The folder that is written, without a slash behind it.
  var output: String? { out.map { $0.count > 1 && $0.hasSuffix("/") ? String($0.dropLast()) : $0 } }

  /// Reads the project; mistakes that end the command are also written to the reports if `writes` allows it.
  func load(_ project: ProjectOptions, writes: Bool = true) throws -> [Project] {
    var options = RunOptions()
    options.program = Program.content.invocation
    options.files.folder = writes ? output : nil
    options.files.reports = report.values
    return try project.loadAll { [options] problems in
      do throws(RunError) { try reportMistakes(problems, configuration: project.configuration, options) } catch {
        if case .fault(_, let message, _) = error { writeStandardError("dsrender: \(message)\n") }
      }
    }
  }

  /// The same for a command that works on one project.
  func loadOne(_ project: ProjectOptions) throws -> Project {
    if project.files.count > 1 { return try project.load() }
    return try load(project)[0]
  }

  /// A run of all shots of a project that changes no baseline.
  func options(_ loaded: Project) -> RunOptions {
    var options = RunOptions()
    options.jobs = jobs
    options.files.folder = output
    options.files.formats = format.values
    options.files.reports = report.values
    options.files.changedOnly = changed
    options.files.picturesAt = address.value
    options.strict = strict
    if strict, loaded.shots.contains(where: { $0.shot.scenario.runsCode }) {
      let (configuration, workers) = (loaded.configuration, jobs ?? coreCount())
      options.hooks.redraw = { HashesCommand.inSecondProcess(configuration, jobs: workers) }
    }
    options.hooks.checks = Checks(declaredIn: loaded)
    return options
  }

  /// What finds out why shots changed; nil if that is not asked.
  func explain(_ loaded: Project) -> (@Sendable (RunReport) async -> RunReport.Explanation?)? {
    causes ? base.explain(loaded, jobs: jobs ?? coreCount()) : nil
  }

  /// Runs and prints what came out.
  /// - Throws: the end of the command, where not all is equal.
  func run(_ parts: [RunPart]) async throws {
    let result = try await runWithProgress(parts)
    keepUntilExit(parts)
    var printer = standardOutputPrinter
    printer.isVerbose = verbose
    try writeStandardOutput(printer.text(result, output: output))
    if result.exitStatus != .equal { throw CommandFailure(result.exitStatus) }
  }
}

extension Project {
  /// What decides the pictures and verdicts of shards of this project.
  func shardInputs() throws -> ShardInputs {
    let runsCode = shots.contains { $0.shot.scenario.runsCode }
    let result: Result<ShardInputs, RunError> = Result { () throws(RunError) in
      try orFault { () throws(FileError) in
        try ShardInputs(of: self, tool: Version.text, views: runsCode ? try revisionOfViews() : nil)
      }
    }
    return try orFail(result)
  }

  /// What Swift views were built from: the commit, where nothing else lies in its working tree, or else the program.
  private func revisionOfViews() throws(FileError) -> String {
    // They are those of the package that this program was built in, wherever the configuration lies.
    if let repository = try? Repository(around: "."), let commit = try? repository.commit("HEAD"),
      (try? repository.uncommitted(below: repository.folder))?.isEmpty == true
    {
      return commit
    }
    return contentHash(try readFile("/proc/self/exe", limit: Limits.programBytes)).text
  }
}
