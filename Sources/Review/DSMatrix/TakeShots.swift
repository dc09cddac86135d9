import DSBaselines
import DSDiagnostics
import DSFiles
package import DSProject
package import DSReport
import DSShots
import Glibc

/// The list of all shots that tests looked at, in the folder of their pictures: an id a line, perhaps more than once.
package let lookedAtName = "looked-at.txt"

/// Takes every shot of a project down the line on the calling thread, one after the other, compares it with its baseline and
/// writes pictures: for tests, which draw where they run.
///
/// What other shots there are is not known: nothing is called orphaned, and no baseline is moved. Processes that share the
/// output folder take turns.
/// - Parameters:
///   - project: the shots, and what they are drawn with.
///   - options: what is recorded, and where pictures go; reports are not written.
///   - output: the folder for pictures, and for the list of what was looked at.
package func takeShots(_ project: Project, _ options: RunOptions, output path: String) throws(RunError) -> RunReport {
  var options = options
  options.files.folder = path
  let shots = project.shots
  let selected = shots.map(\.shot)
  let turn = try orFault { () throws(FileError) in try TestTurn(in: path) }
  defer { withExtendedLifetime(turn) {} }
  try orFault { () throws(FileError) in try turn.note(selected.map(\.id)) }
  let locks = try BaselineLocks(of: [RunPart(project, options)])
  defer { withExtendedLifetime(locks) {} }
  var baselines = try openBaselines(
    project.baselines, decoded: DecodedFiles.ofUser(), lockedBy: locks.drawn(in: project))
  let output = try openOutput(options, selected, [project])
  var report = RunReport(
    tool: Version.text, program: options.program, configuration: project.configuration,
    systems: project.systems.map(RunReport.System.init), matrixCount: shots.count, selectedCount: shots.count,
    warnings: project.warnings)
  let worker = ShotWorker(
    baselines: baselines, locks: locks, options: options, output: output, waiting: WaitingRecords(),
    large: LargePictures(), shots: shots.count)
  do throws(FileError) {
    for entry in shots {
      let outcome = try worker.take(entry.shot, of: entry.system)
      report.shots.append(outcome.boxedReport)
      guard let shot = outcome.comparison, let line = shot.line else { continue }
      baselines.keep(line)
      if let renderer = shot.renderer { baselines.keep(renderer: renderer.ingredients, of: renderer.text) }
    }
    if options.recording.shots != .never { try baselines.writeLock() }
    try output?.finish(
      written: FileNameList(report.shots.lazy.flatMap(\.files.all)),
      lookedAt: Set(OutputFolder.files(of: selected, options)))
  } catch { report.add(error) }
  report.checkPresence(output, baselines, project)
  return report
}

/// A process's turn among those that draw into one folder; it ends with the value.
private final class TestTurn {
  private let descriptor: Int32
  private let folder: String

  /// Waits for the turn, making the folder if it is missing.
  init(in folder: String) throws(FileError) {
    try createFolders(folder)
    self.folder = folder
    let path = joinPath(folder, ".turn.lock")
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o666)
    guard descriptor >= 0 else { throw .system(.lock, path: path, code: errno) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else { throw .system(.lock, path: path, code: errno) }
    }
  }

  deinit { close(descriptor) }

  /// Adds ids to the list of what was looked at.
  func note(_ ids: [String]) throws(FileError) {
    let path = joinPath(folder, lookedAtName)
    let list = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o666)
    guard list >= 0 else { throw .system(.write, path: path, code: errno) }
    defer { close(list) }
    let text = ids.map { $0 + "\n" }.joined()
    guard write(list, text, text.utf8.count) == text.utf8.count else { throw .system(.write, path: path, code: errno) }
  }
}
