import DSCrashes
import DSDiagnostics
import DSFiles
import DSMatrix
import DSParallel
import DSProject
import DSReport
import DSReview
import DSShots
import Dispatch
import Glibc

/// A run whose folder follows the sources: what is saved is read again, and what depends on it drawn again.
final class WatchedRun {
  /// The updates that are sent to the page.
  let updates = ReviewUpdates()
  private let command: ReviewCommand
  private let access: SerialAccess
  private let kept = KeptShots()
  private let memory = InputMemory()
  private let watch: FolderWatch
  private var project: Project
  /// What the last run found, without causes.
  private var last: RunReport?
  /// Files that were read, and folders of which every file is; those of baselines among them.
  private var files: Set<String> = []
  private var folders: [String] = []

  /// Draws everything once, as `matrix --out` does.
  /// - Throws: the end of the command, where there is nothing to begin with.
  init(_ command: ReviewCommand, _ access: SerialAccess) async throws {
    (self.command, self.access) = (command, access)
    project = try orFail(command.project.read(memory))
    writeStandardError(standardErrorPrinter.text(project.warnings))
    guard let watch = FolderWatch() else {
      throw CommandFailure(
        .inputOutput, "the system does not let this user watch more folders",
        hint: "raise fs.inotify.max_user_instances, or stop other programs that watch folders")
    }
    self.watch = watch
    // Watched before anything is drawn: what is saved meanwhile is not missed.
    try follow(project)
    var options = options
    if command.causes { options.hooks.explain = command.base.explain(project, jobs: coreCount()) }
    let report = try await runWithProgress(project, options)
    if let fault = report.faults.first { throw CommandFailure(.inputOutput, fault.message) }
  }

  /// Draws what depends on saved files, until the program is interrupted.
  func follow(_ server: any RunningServer) async throws {
    var sinceWake = 0
    while !Interruption.isRequested {
      let changed = await nextChanges().filter(isRead)
      if changed.isEmpty {
        sinceWake += 1
        // Pages that were closed are noticed when they are answered.
        if sinceWake.isMultiple(of: 100) { server.wake() }
        continue
      }
      let began = ContinuousClock.now
      // Editors write beside a file and rename: what is gone again has no name worth saying, unless it is all there is.
      let there = changed.filter { (try? fileKind($0)) != .some(nil) }
      let name = Set((there.isEmpty ? changed : there).map { splitPath($0).leaf }).sorted().prefix(3)
        .joined(separator: ", ")
      let problem = await access.take { await draw(changed) }
      server.wake()
      let spent = Int((ContinuousClock.now - began) / .milliseconds(1))
      if let problem {
        writeStandardError(problem.said)
        try writeStandardOutput("\(name): not drawn, the last good pictures stay\n")
      } else {
        let count = kept.drawn.count
        try writeStandardOutput("\(name): \(count) \(count == 1 ? "shot" : "shots") drawn, \(spent) ms\n")
        try await explain(server)
      }
    }
  }

  private var options: RunOptions {
    var options = RunOptions()
    options.files.folder = command.folder
    options.program = Program.content.invocation
    options.selection.kept = kept
    return options
  }

  /// What an update could not be made of, for the page and for the terminal.
  private struct Problem {
    var text: String
    var said: String

    init(_ error: RunError) {
      switch error {
      case .badInput(let diagnostics):
        text = ConsoleReport(style: TerminalStyle(isColored: false)).text(diagnostics)
        said = standardErrorPrinter.text(diagnostics)
      case .fault(let status, let message, let hint):
        (text, said) = (message, CommandFailure(status, message, hint: hint).text)
      }
    }

    init(_ message: String) {
      text = message
      said = "dsrender: \(message)\n"
    }
  }

  /// Reads the project again and draws what has changed.
  private func draw(_ changed: Set<String>) async -> Problem? {
    let problem = await redraw(changed)
    updates.note(drawn: problem == nil ? kept.drawn : [], problem: problem?.text)
    return problem
  }

  private func redraw(_ changed: Set<String>) async -> Problem? {
    if changed.contains(where: { isPath($0, in: project.baselines) }) { kept.forget() }
    let read: Project
    let isComponents = project.read.components.isSuperset(of: changed)
    if !isComponents { memory.forget() }
    switch command.project.read(memory) {
    case .success(let project): read = kept.withOpenFonts(project)
    case .failure(let error): return Problem(error)
    }
    if read.warnings != project.warnings { writeStandardError(standardErrorPrinter.text(read.warnings)) }
    project = read
    // Components name no files; what else changes may be a folder that is not watched yet.
    if !isComponents {
      do { try follow(read) } catch {
        return Problem((error as? CommandFailure)?.text ?? "\(error)")
      }
    }
    return await run(nil)
  }

  private func run(_ explanation: RunReport.Explanation?) async -> Problem? {
    var options = options
    if let explanation { options.hooks.explain = { _ in explanation } }
    do throws(RunError) {
      let report = try await runMatrix(project, options)
      if explanation == nil { last = report }
      return report.faults.first.map { Problem($0.message) }
    } catch { return Problem(error) }
  }

  /// Reports which edits changed pictures, after the pictures are there.
  private func explain(_ server: any RunningServer) async throws {
    guard command.causes, let last,
      let explanation = await command.base.explain(project, jobs: coreCount())(last)
    else { return }
    await access.take {
      let problem = await run(explanation)
      updates.note(drawn: [], problem: problem?.text)
    }
    server.wake()
  }

  // MARK: What is watched

  private func follow(_ project: Project) throws {
    files = project.read.files.union(project.read.fonts).union(project.read.trees.keys).union(project.inputs)
    folders = project.inputs.filter { (try? fileKind($0)) != .regular } + [project.baselines]
    // Where a folder is a link, what it points to is watched.
    let watched = folders.flatMap { foldersBelow($0) + [$0] } + files.map { splitPath($0).folder }
    if !watch.add(Set(watched.map { $0.isEmpty ? "." : $0 })) {
      throw CommandFailure(
        .inputOutput, "the system does not let this user watch more folders", hint: "raise fs.inotify.max_user_watches"
      )
    }
  }

  private func nextChanges() async -> Set<String> {
    let watch = watch
    return await withCheckedContinuation { continuation in
      DispatchQueue.global().async { continuation.resume(returning: watch.next(patience: 50)) }
    }
  }

  /// Whether a file decides about pictures; those that editors make beside it do not.
  private func isRead(_ path: String) -> Bool {
    let path = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    if files.contains(path) { return true }
    let name = splitPath(path).leaf
    if name.hasPrefix(".") || name.hasSuffix("~") { return false }
    return folders.contains { isPath(path, in: $0) }
  }

  private func isPath(_ path: String, in folder: String) -> Bool { path == folder || path.hasPrefix(folder + "/") }
}
