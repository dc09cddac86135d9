import DSBaselines
import DSCrashes
import DSDiagnostics
import DSFiles
package import DSProject
package import DSReport
import DSShots
import Glibc
import Synchronization

/// Takes every selected shot down the line, compares it with its baseline and writes what was asked for.
///
/// 1. Baselines and the output folder are opened; what is wrong with them ends the run before anything is drawn.
/// 2. Workers, one per core by default, take shots in order. A fault of the machine stops all of them: what was
///    finished is reported.
/// 3. What was to be recorded while authors' code ran, and might crash and run again, is recorded.
/// 4. The lock is rewritten if shots were recorded, and baselines that were recorded under other ids are taken away; then the reports are written, and what earlier runs left is removed.
package func runMatrix(_ project: Project, _ options: RunOptions) async throws(RunError) -> RunReport {
  let all = project.shots
  let selected = all.filter { _, shot in
    options.filter.matches(shot) && options.viewed?.pictures.keys.contains(shot.id) != false
  }
  // Held from before the lines are read until they are written: two runs that record would lose each other's.
  let recordingLock = try lockBaselines(project.baselines, options)
  defer { withExtendedLifetime(recordingLock) {} }
  let decoded = DecodedFiles.ofUser()
  var baselines = try openBaselines(project.baselines, decoded: decoded)
  let output = try openOutput(options, selected.map(\.shot), project)

  var report = RunReport(
    tool: Version.text, program: options.program, configuration: project.configuration,
    selection: options.selection,
    systems: project.systems.map(RunReport.System.init), matrixCount: all.count, selectedCount: selected.count,
    strict: options.strict, warnings: project.warnings)
  let orphaned = project.orphanedPictures(baselines, options)
  let results = await takeAll(selected, baselines, options, output, orphaned)
  report.shots = results.outcomes.map(\.report)
  report.faults = results.fault.map { [RunReport.Fault(cause: .inputOutput, message: $0.message)] } ?? []
  if let crash = KnownCrashes.current.unexplained {
    report.faults.append(RunReport.Fault(cause: .badInput, message: crash))
  }
  report.interrupted = results.wasInterrupted
  do throws(FileError) {
    let entries = results.outcomes.compactMap(\.entry)
    for entry in entries { baselines.keep(entry) }
    for system in project.systems where entries.contains(where: { $0.fingerprint == system.fingerprint }) {
      baselines.keep(renderer: Fingerprint(fonts: system.fonts).ingredients, of: system.fingerprint)
    }
    if let orphaned {
      let isComplete = results.fault == nil && results.outcomes.count == selected.count
      report.renamed = try moveRenamed(results.outcomes, orphaned, &baselines, isComplete: isComplete)
    }
    if options.recording != .never { try baselines.writeLock() }
    if selected.count == all.count, project.isWhole {
      report.orphans = .found(try baselines.orphans(among: Set(all.map(\.shot.id))))
    }
  } catch {
    report.faults.append(RunReport.Fault(cause: .inputOutput, message: error.message))
  }
  decoded.save()
  report.explanation = await options.explain?(report)
  if let output {
    let viewed = results.outcomes.compactMap { outcome in outcome.viewed.map { (outcome.report.id, $0) } }
    writeReports(
      &report, options, output, viewed: ViewedPictures(Dictionary(viewed) { $1 }), selected: selected.map(\.shot))
  }
  return report
}

/// What all workers brought back.
private struct Results: Sendable {
  var outcomes: [ShotWorker.Outcome]
  var fault: FileError?
  var wasInterrupted: Bool
}

/// What the workers share while they run.
private final class SharedProgress: Sendable {
  let next = Atomic<Int>(0)
  let done = Atomic<Int>(0)
  let notable = Atomic<Int>(0)
  let fault = Mutex<FileError?>(nil)
}

private func takeAll(
  _ shots: [(system: DesignSystem, shot: Shot)], _ baselines: Baselines, _ options: RunOptions, _ output: OutputFolder?,
  _ orphaned: OrphanedPictures?
) async -> Results {
  let shared = SharedProgress()
  let isAlone = CurrentWork.isCareful || KnownCrashes.current.isRepeating
  let workers = isAlone ? 1 : max(1, min(options.jobs ?? coreCount(), shots.count))
  let work = shots
  let turns = ShotOrder(of: shots.map(\.shot))
  let waiting = WaitingRecords()
  let outcomes = await withTaskGroup(of: [(Int, ShotWorker.Outcome)].self) { group in
    for _ in 0..<workers {
      group.addTask {
        let worker = ShotWorker(
          baselines: baselines, options: options, output: output, waiting: waiting, orphaned: orphaned)
        var taken: [(Int, ShotWorker.Outcome)] = []
        while !Interruption.isRequested, shared.fault.withLock({ $0 == nil }) {
          let index = shared.next.wrappingAdd(1, ordering: .relaxed).oldValue
          guard index < work.count else { break }
          do throws(FileError) {
            let outcome = try worker.take(work[index].shot, of: work[index].system, in: turns.turn(of: index))
            taken.append((index, outcome))
            let notable = shared.notable.wrappingAdd(
              outcome.report.status == .unchanged ? 0 : 1, ordering: .relaxed
            ).newValue
            options.progress?(shared.done.wrappingAdd(1, ordering: .relaxed).newValue, work.count, notable)
          } catch {
            shared.fault.withLock { $0 = $0 ?? error }
          }
        }
        return taken
      }
    }
    var all: [(Int, ShotWorker.Outcome)] = []
    for await taken in group { all += taken }
    return all.sorted { $0.0 < $1.0 }.map(\.1)
  }
  let recorded = waiting.isEmpty ? (outcomes, nil) : await record(outcomes, in: baselines, workers: workers)
  return Results(
    outcomes: recorded.0, fault: shared.fault.withLock { $0 } ?? recorded.1,
    wasInterrupted: Interruption.isRequested && outcomes.count < shots.count)
}

/// The cores of the machine.
package func coreCount() -> Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

/// The baselines with a lock that is as it was written.
func openBaselines(
  _ folder: String, decoded: DecodedFiles = DecodedFiles()
) throws(RunError) -> Baselines {
  var bag = DiagnosticBag()
  let baselines: Baselines
  do throws(FileError) { baselines = try Baselines(folder: folder, decoded: decoded, &bag) } catch {
    throw .fault(.inputOutput, error.message)
  }
  if bag.hasErrors { throw .badInput(bag.sorted) }
  return baselines
}

private func lockBaselines(_ folder: String, _ options: RunOptions) throws(RunError) -> OutputFolderLockBox? {
  guard options.recording != .never else { return nil }
  do throws(FileError) {
    try createFolders(folder)
    try removeStaleTemporaries(in: folder)
    return OutputFolderLockBox(try OutputFolderLock(folder: folder))
  } catch { throw .fault(.inputOutput, error.message) }
}

/// Keeps a folder locked for as long as it lives.
final class OutputFolderLockBox: Sendable {
  private let lock: OutputFolderLock

  init(_ lock: consuming OutputFolderLock) { self.lock = lock }
}

private func openOutput(
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
