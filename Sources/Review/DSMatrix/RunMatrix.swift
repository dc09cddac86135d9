package import DSBaselines
import DSCrashes
import DSDiagnostics
import DSFiles
package import DSProject
package import DSReport
import DSShots
import Glibc
import Synchronization

/// Takes every selected shot, compares it with its baseline and writes the requested files.
///
/// 1. Baselines and the output folder are opened; if they have errors, the run ends before anything is drawn.
/// 2. Workers, one per core by default, take shots in order. A fault of the machine stops all of them: finished shots
///    are reported.
/// 3. Shots that run authors' code are drawn once more, if requested, and fail if their pictures come out differently.
/// 4. What was to be recorded while authors' code ran, and might crash and run again, is recorded.
/// 5. The lock is rewritten if shots were recorded, and baselines that were recorded under other ids are removed; then
///    the reports are written, and the files of earlier runs are removed.
package func runMatrix(_ project: Project, _ options: RunOptions) async throws(RunError) -> RunReport {
  let all = project.shots
  Interruption.postpone()
  defer { Interruption.resume() }
  // Held from before the lines are read until they are written: two runs that record would lose each other's.
  let recordingLock = try lockBaselines(project.baselines, options)
  defer { withExtendedLifetime(recordingLock) {} }
  let decoded = options.kept?.decoded ?? DecodedFiles.ofUser()
  var baselines = try openBaselines(project.baselines, decoded: decoded, lockedBy: recordingLock)
  let selected = selectedIndices(of: project, options, baselines)
  let selectedShots = selected.map { all[$0].shot }
  let output = try openOutput(options, selectedShots, project)

  var report = RunReport(
    tool: Version.text, program: options.program, configuration: project.configuration,
    selection: options.selection,
    systems: project.systems.map(RunReport.System.init), matrixCount: all.count, selectedCount: selected.count,
    strict: options.strict, warnings: project.warnings)
  report.shard = options.shard?.part.text
  report.leftOut = options.only?.others
  let orphaned = project.orphanedPictures(baselines, options)
  let results = await takeAll(
    Work(
      all: all, selected: selected, turns: ShotOrder(of: selectedShots),
      known: options.kept?.outcomes(for: project) ?? [:]),
    baselines, options, output, orphaned, project)
  report.shots = results.reports
  report.staleLines = results.staleLines
  if let found = options.checks?.checkTogether(), !found.isEmpty {
    let shots = Dictionary(selectedShots.map { ($0.id, $0) }) { first, _ in first }
    for index in report.shots.indices {
      guard let problems = found[report.shots[index].id], let shot = shots[report.shots[index].id] else { continue }
      report.shots[index].add(problems, of: shot)
    }
  }
  report.faults = results.fault.map { [RunReport.Fault(cause: .inputOutput, message: $0.message)] } ?? []
  if !results.wasRedrawn {
    report.faults.append(RunReport.Fault(cause: .internalError, message: "previews could not be drawn a second time"))
  }
  if let crash = KnownCrashes.current.unexplained {
    report.faults.append(RunReport.Fault(cause: .badInput, message: crash))
  }
  report.interrupted = results.wasInterrupted
  do throws(FileError) {
    for entry in results.entries { baselines.keep(entry) }
    for renderer in results.renderers { baselines.keep(renderer: renderer.ingredients, of: renderer.text) }
    if let orphaned {
      let isComplete = results.fault == nil && results.reports.count == selected.count
      report.renamed = try moveRenamed(results.twins, orphaned, &baselines, isComplete: isComplete)
    }
    let seesAll = selected.count == all.count && options.shard == nil && options.only == nil && project.isWhole
    if seesAll, options.recording == .all || options.mendsLines {
      try baselines.dropLines(
        withoutFileAmong: try baselines.orphans(among: Set(all.map(\.shot.id)), of: project.ownSystems))
    }
    if options.writesBaselines { try baselines.writeLock() }
    if seesAll {
      let orphans = try baselines.orphans(among: Set(all.map(\.shot.id)), of: project.ownSystems)
      report.orphans = .found(orphans)
      if !options.writesBaselines { report.otherSystems = try namesakes(of: report, in: project, baselines) }
      if let output, options.reports.contains(.html) {
        report.orphanPictures = try output.writeOrphans(orphans, of: baselines)
      }
    }
  } catch { report.add(error) }
  report.checkPresence(output, baselines)
  // What is kept of earlier runs may be what is gone.
  if !report.faults.isEmpty { options.kept?.forget() }
  decoded.save()
  if let explain = options.explain, !Interruption.isRequested {
    report.explanation = await explain(report)
    if report.explanation != nil, Interruption.isRequested { report.interrupted = true }
    report.warnings += report.explanation?.warnings ?? []
  }
  Interruption.keep()
  if let output {
    writeReports(
      &report, options, output, viewed: ViewedPictures(results.viewed, groups: report.explanation?.groups ?? []),
      shard: ShardRecord(options, report, results.lines), selected: selectedShots)
  }
  return report
}

/// The ids of the shots that a run takes, in order.
package func selectedIDs(of project: Project, _ options: RunOptions) throws(RunError) -> [String] {
  let all = project.shots
  return selectedIndices(of: project, options, try openBaselines(project.baselines)).map { all[$0].shot.id }
}

/// The numbers of the shots that a run takes.
private func selectedIndices(of project: Project, _ options: RunOptions, _ baselines: Baselines) -> [Int] {
  let all = project.shots
  let numbers = options.shard.map { project.shardNumbers(count: $0.part.count, baselines) }
  return all.indices.filter { index in
    let shot = all[index].shot
    return options.filter.matches(shot) && options.only?.ids.contains(shot.id) != false
      && options.viewed?.pictures.keys.contains(shot.id) != false
      && numbers?[shot.id] == options.shard?.part.number
  }
}

/// What all workers returned, without data that is no longer needed.
private struct Results: Sendable {
  var reports: [ShotReport] = []
  var entries: [BaselineLock.Entry] = []
  var renderers: Set<Fingerprint> = []
  var viewed: [String: ViewedPictures.Picture] = [:]
  var twins: [TwinnedShot] = []
  var staleLines: [String] = []
  var lines: [String: ShardRecord.Line] = [:]
  var fault: FileError?
  var wasInterrupted = false
  /// Whether the shots that had to be drawn a second time were.
  var wasRedrawn = true

  init(_ outcomes: [ShotWorker.Outcome?], keepsLines: Bool) {
    reports.reserveCapacity(outcomes.count)
    for case let outcome? in outcomes {
      let report = outcome.report
      reports.append(report)
      if let entry = outcome.entry { entries.append(entry) }
      if let renderer = outcome.renderer { renderers.insert(renderer) }
      if keepsLines { lines[report.id] = outcome.shardLine }
      if outcome.isLineStale { staleLines.append(report.id) }
      if let viewed = outcome.viewed { self.viewed[report.id] = viewed }
      if let twin = outcome.twin {
        twins.append(TwinnedShot(id: report.id, pixels: twin, isRecorded: report.recorded))
      }
    }
  }
}

/// The shots that are to be taken.
private struct Work: Sendable {
  var all: ProjectShots
  /// The numbers of those that were selected.
  var selected: [Int]
  var turns: ShotOrder
  /// What is known of shots that need not be drawn, by id.
  var known: [String: ShotWorker.Outcome]
}

/// What the workers share while they run.
private final class SharedProgress: Sendable {
  let next = Atomic<Int>(0)
  let done = Atomic<Int>(0)
  let notable = Atomic<Int>(0)
  let fault = Mutex<FileError?>(nil)
  /// What became of each shot, in the order of the shots: they are in memory once, as there may be very many.
  let outcomes: Mutex<[ShotWorker.Outcome?]>

  init(count: Int) { outcomes = Mutex(Array(repeating: nil, count: count)) }
}

private func takeAll(
  _ work: Work, _ baselines: Baselines, _ options: RunOptions, _ output: OutputFolder?, _ orphaned: OrphanedPictures?,
  _ project: Project
) async -> Results {
  let shared = SharedProgress(count: work.selected.count)
  let isAlone = CurrentWork.isCareful || KnownCrashes.current.isRepeating
  let workers = isAlone ? 1 : max(1, min(options.jobs ?? coreCount(), work.selected.count))
  let waiting = WaitingRecords()
  await withTaskGroup(of: Void.self) { group in
    for _ in 0..<workers {
      group.addTask {
        let worker = ShotWorker(
          baselines: baselines, options: options, output: output, waiting: waiting, orphaned: orphaned,
          shots: work.selected.count)
        while !Interruption.isRequested, shared.fault.withLock({ $0 == nil }) {
          let index = shared.next.wrappingAdd(1, ordering: .relaxed).oldValue
          guard index < work.selected.count else { break }
          let (system, shot) = work.all[work.selected[index]]
          do throws(FileError) {
            let outcome: ShotWorker.Outcome
            if let known = work.known[shot.id] {
              outcome = known
            } else {
              outcome = try worker.take(shot, of: system, in: work.turns.turn(of: index))
            }
            let isNotable = outcome.report.status != .unchanged
            shared.outcomes.withLock { $0[index] = outcome }
            let notable = shared.notable.wrappingAdd(isNotable ? 1 : 0, ordering: .relaxed).newValue
            let done = shared.done.wrappingAdd(1, ordering: .relaxed).newValue
            options.progress?(done, work.selected.count, notable)
          } catch {
            shared.fault.withLock { $0 = $0 ?? error }
          }
        }
      }
    }
  }
  var fault = shared.fault.withLock { $0 }
  var outcomes = shared.outcomes.withLock { outcomes in
    defer { outcomes = [] }
    return outcomes
  }
  let wasInterrupted = Interruption.isRequested && outcomes.contains { $0 == nil }
  let wasRedrawn = wasInterrupted || failUnsteady(&outcomes, options)
  failDisagreeing(&outcomes, options)
  if !waiting.isEmpty {
    let recorded = await record(outcomes.compactMap(\.self), in: baselines, workers: workers)
    outcomes = recorded.0
    fault = fault ?? recorded.1
  }
  if fault == nil, !wasInterrupted { options.kept?.keep(outcomes, of: project, instead: work.known) }
  var results = Results(outcomes, keepsLines: options.shard != nil)
  results.fault = fault
  results.wasInterrupted = wasInterrupted
  results.wasRedrawn = wasRedrawn
  return results
}

/// The cores of the machine.
package func coreCount() -> Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

/// The baselines with a lock that is as it was written.
package func openBaselines(
  _ folder: String, decoded: DecodedFiles = DecodedFiles(), lockedBy lock: OutputFolderLockBox? = nil
) throws(RunError) -> Baselines {
  var bag = DiagnosticBag()
  var baselines: Baselines
  do throws(FileError) { baselines = try Baselines(folder: folder, decoded: decoded, &bag) } catch {
    throw .badInput([error.diagnostic(at: SourceLocation(file: error.path))])
  }
  if bag.hasErrors { throw .badInput(bag.sorted) }
  if let lock { baselines.checkFolder = { () throws(FileError) in try lock.check() } }
  return baselines
}

/// Locks a folder of baselines where some are to be recorded, making it if it is missing.
func lockBaselines(_ folder: String, _ options: RunOptions) throws(RunError) -> OutputFolderLockBox? {
  guard options.writesBaselines else { return nil }
  do throws(FileError) {
    try createFolders(folder)
    try removeStaleTemporaries(in: folder)
    return OutputFolderLockBox(try OutputFolderLock(folder: folder))
  } catch { throw RunError(error) }
}

/// Locks a folder of baselines that need not exist, and is not made.
func lockExistingBaselines(_ folder: String) throws(RunError) -> OutputFolderLockBox? {
  try orFault { () throws(FileError) in
    guard try fileKind(folder) == .folder else { return nil }
    return OutputFolderLockBox(try OutputFolderLock(folder: folder))
  }
}

/// Keeps a folder locked for as long as it lives.
package final class OutputFolderLockBox: Sendable {
  private let lock: OutputFolderLock

  init(_ lock: consuming OutputFolderLock) { self.lock = lock }

  /// Checks that the folder is the one that was locked.
  func check() throws(FileError) { try lock.check() }
}

func openOutput(
  _ options: RunOptions, _ shots: [Shot], _ project: Project
) throws(RunError) -> OutputFolder? {
  guard let path = options.output else { return nil }
  do throws(OutputFolderError) {
    if isFolder(path, within: project.baselines) { throw .isBaselines(path) }
    for input in project.inputs where isFolder(path, within: input) || isFolder(input, within: path) {
      throw .holdsInput(path, input: input)
    }
    return try OutputFolder(path: path, files: OutputFolder.files(of: shots, options))
  } catch {
    if case .file(let error) = error { throw RunError(error) }
    throw .fault(.inputOutput, error.message)
  }
}

extension RunReport.System {
  init(_ system: DesignSystem) {
    self.init(
      name: system.name,
      axes: system.matrix.axes.filter { $0.values.count > 1 }.map { RunReport.Axis(name: $0.name, values: $0.values) },
      fingerprint: system.fingerprint)
  }
}
