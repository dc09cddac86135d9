import ArgumentParser
import DSChecks
import DSDiagnostics
import DSFiles
import DSMatrix
import DSProject
import DSReport
import DSShots

/// Makes the present pictures of shots their baselines.
struct ApproveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "approve", abstract: "Make the current pictures of changed and new shots their baselines.",
    discussion: """
      Writes only files whose pixels changed, each atomically, and their lines in baselines.lock. A shot that fails is \
      never approved.

      If a new shot equals an orphaned baseline pixel for pixel, that baseline moves to the shot's id. dsrender finds \
      such baselines only when it approves the whole matrix: with --all, or with --from without a pattern. Baselines of \
      a system that the configuration does not list stay where they are, unless --adopt names the system.

      Without globs, --axis, --from, --decisions, --adopt or --all, dsrender approves no picture. It rewrites lines of \
      baselines.lock that do not match their files, as after a merge, if the picture equals its baseline.

      With --from, dsrender approves only pictures that the run left in its folder. It reports and skips a shot whose \
      picture or baseline has changed since. With --decisions, it approves the pictures that reviewers accepted in the \
      same way, and skips those that are rejected or undecided.

      If CI is set, --from or --decisions is required.

      With --json, the result is JSON: the shots that were approved, moved and rejected, the reviewers' notes, and the \
      reasons for which other shots were not approved.
      """)

  @OptionGroup var project: ProjectOptions
  @OptionGroup var pictures: PictureOptions
  @Argument(help: ArgumentHelp("Approve shots whose id matches.", valueName: "glob"))
  var globs: [String] = []
  @Option(
    help: ArgumentHelp(
      "Approve only these values of an axis; can be repeated.", valueName: "name=value,value"))
  var axis: [String] = []
  @Option(
    help: ArgumentHelp("Approve the pictures that 'matrix --out' left in this folder.", valueName: "folder"),
    completion: .directory)
  var from: String?
  @Option(
    help: ArgumentHelp("With --from, approve only the pictures of one group of causes.", valueName: "number"))
  var group: Int?
  @Option(
    help: ArgumentHelp(
      "Approve the pictures that were accepted in this file of 'dsrender review' or of a run's page; several files are "
        + "merged; '-' reads standard input.", valueName: "file"), completion: .file(extensions: ["json"]))
  var decisions: [String] = []
  @Option(
    help: ArgumentHelp(
      "With --decisions, write the rejected shots as annotations at their scenarios: a file that ends in .json for GitLab, "
        + "any other for GitHub.", valueName: "file"), completion: .file())
  var rejections: String?
  @Flag(help: "Approve every changed and new shot.")
  var all = false
  @Option(
    help: ArgumentHelp(
      "Move the baselines of a system that has been renamed to the new shots that equal them pixel for pixel, and "
        + "approve nothing else.", valueName: "system"))
  var adopt: String?
  @Flag(help: "Print what was approved, moved, rejected and left as JSON.")
  var json = false
  @Option(help: ArgumentHelp("Workers. (default: one per core)", valueName: "number"))
  var jobs: Int?

  func validate() throws {
    if let jobs, !(1...Limits.workers).contains(jobs) {
      throw ValidationError("--jobs takes a number from 1 to \(Limits.workers).")
    }
    if group != nil, from == nil {
      throw ValidationError("--group names a group of a run's folder; give it with --from.")
    }
    if !decisions.isEmpty, from != nil {
      throw ValidationError("--decisions names pictures by itself; it cannot be combined with --from.")
    }
    if rejections != nil, decisions.isEmpty {
      throw ValidationError("--rejections writes what --decisions rejects; give them together.")
    }
    if decisions.count(where: { $0 == "-" }) > 1 {
      throw ValidationError("--decisions - reads standard input, which can be read only once.")
    }
    if adopt != nil, all || !globs.isEmpty || !axis.isEmpty || from != nil || !decisions.isEmpty {
      throw ValidationError(
        "--adopt moves baselines; it cannot be combined with globs, --axis, --from, --decisions or --all.")
    }
    if all, !globs.isEmpty || !axis.isEmpty || from != nil || !decisions.isEmpty {
      throw ValidationError("--all takes every shot; it cannot be combined with globs, --axis, --from or --decisions.")
    }
  }

  func run() async throws {
    if from == nil, decisions.isEmpty, ContinuousIntegration.isPresent {
      throw CommandFailure(
        .usage, "baselines are not approved if CI is set: the pictures that this run draws have not been reviewed",
        hint: "approve on your machine, or name the reviewed pictures with --decisions or --from")
    }
    let loaded = try pictures.loadAll(or: project)
    var options = RunOptions()
    options.selection.filter = try makeFilter(loaded, globs: globs, axes: axis)
    options.jobs = jobs
    var approval = Approval()
    if let from {
      var viewed = try viewed(in: from, of: loaded)
      if let group {
        guard viewed.groups.contains(group) else {
          let known = viewed.groups.map(String.init).joined(separator: ", ")
          throw CommandFailure(
            .usage, "the run in '\(from)' has no group \(group)",
            hint: known.isEmpty ? "it found no causes" : "its groups are \(known)")
        }
        viewed = viewed.only(group: group)
      }
      if viewed.ids.isEmpty { return try write(approval, or: "the run in '\(from)' found nothing to approve\n") }
      options.recording.viewed = viewed
    }
    if !decisions.isEmpty {
      let read = try mergedDecisions(&approval)
      approval.rejected = RejectedShots(read.rejected, in: loaded)
      try report(approval.rejected, configuration: loaded[0].configuration)
      let files = decisions.map { $0 == "-" ? "standard input" : $0 }.joined(separator: "', '")
      if read.accepted.ids.isEmpty { return try write(approval, or: "no picture was accepted in '\(files)'\n") }
      options.recording.viewed = try known(read.accepted, in: loaded, from: files)
    }
    if let adopt { return try await takeOver(adopt, try project.load(), options) }
    if !all, options.selection.filter.isOpen, from == nil, decisions.isEmpty {
      try await refuseToTakeAll(loaded, options)
    }
    options.recording.shots = .all
    let result = try await runWithProgress(checked(loaded, options))
    approval.report = result
    try write(approval, or: approval.text(standardOutputPrinter))
    let status = result.statusOfApproval
    if status != .equal { throw CommandFailure(status) }
  }

  /// Prints what was done, as JSON where that is asked.
  private func write(_ approval: Approval, or text: String) throws {
    try writeStandardOutput(json ? approval.json : text)
  }

  /// The pictures of a run's folder.
  private func viewed(in folder: String, of projects: [Project]) throws -> ViewedPictures {
    let viewed: ViewedPictures
    do { viewed = try ViewedPictures(folder: folder) } catch let error as DiagnosticsError {
      throw try failure(.badInput(error.diagnostics))
    } catch let error as FileError {
      throw error.isMissing
        ? CommandFailure(
          .usage, "there are no pictures of a run in '\(folder)'", hint: "'dsrender matrix --out \(folder)' leaves them"
        )
        : CommandFailure(error.status, error.message, hint: error.hint)
    }
    return try known(viewed, in: projects, from: folder)
  }

  /// The pictures, of which each must be that of a shot.
  private func known(
    _ viewed: ViewedPictures, in projects: [Project], from place: String
  ) throws -> ViewedPictures {
    let known = Set(projects.flatMap { $0.shots.map(\.shot.id) })
    if let id = viewed.ids.first(where: { !known.contains($0) }) {
      throw CommandFailure(
        .badInput, "'\(place)' names a picture of the shot '\(id)', which no longer exists",
        hint: "draw the pictures again with 'dsrender matrix --out', and look at them")
    }
    return viewed
  }

  func failure(_ error: RunError) throws -> any Error {
    do { return try orFail(Result<any Error, RunError>.failure(error)) } catch { return error }
  }

  /// Moves the baselines of a system to the new shots that equal them, and prints what is left of it.
  private func takeOver(_ system: String, _ project: Project, _ options: RunOptions) async throws {
    try requireBaselines(of: system, in: project)
    var options = options
    (options.recording.adopted, options.recording.shots) = (system, .missing)
    let result = try await runWithProgress(checked([project], options))
    let left = try orFail(Result { () throws(RunError) in try baselinesOfOtherSystems(project)[system] ?? [] })
    let approval = Approval(report: result, left: left)
    var text = approval.text(standardOutputPrinter)
    if !left.isEmpty {
      text += "left: \(left.count) baselines of '\(system)' that no new shot equals\n"
      let commands = Commands(program: Program.content.invocation, project: project.options)
      text += "  look at them: \(commands.clean(["--system", system]))\n"
    }
    try write(approval, or: text)
    if let fault = result.faults.first { throw CommandFailure(fault.cause) }
    if approval.moved.isEmpty {
      throw CommandFailure(.different, "no new shot equals a baseline of '\(system)' pixel for pixel")
    }
  }

  /// Ends the command if it would approve shots that were not named, and prints how many; lines of the lock that do not
  /// match equal pictures are rewritten.
  private func refuseToTakeAll(_ projects: [Project], _ options: RunOptions) async throws {
    var options = options
    options.recording.mendsLines = true
    let counts = try await runWithProgress(checked(projects, options)).counts
    guard counts.changed + counts.added > 0 else { return }
    let parts = [(counts.changed, "changed"), (counts.added, "new")].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    throw CommandFailure(
      .usage, "\(parts.joined(separator: " and ")) shots would be approved; no picture was written",
      hint: "look at them with 'dsrender matrix --out shots' and approve those with 'dsrender approve --from shots', "
        + "or name shots, or take all with --all")
  }
}

/// Projects that are run in one way, each held to the checks that it declares.
func checked(_ projects: [Project], _ options: RunOptions) -> [RunPart] {
  projects.map { project in
    var options = options
    options.hooks.checks = Checks(declaredIn: project)
    return RunPart(project, options)
  }
}

extension RunReport {
  /// The exit code of an approval: shots that were approved are not findings any more.
  fileprivate var statusOfApproval: ExitStatus {
    var rest = self
    for index in rest.shots.indices where rest.shots[index].recorded { rest.shots[index].status = .unchanged }
    return rest.exitStatus
  }
}
