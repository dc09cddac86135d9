import CFreeMemory
import DSBaselines
import DSCrashes
import DSDiagnostics
import DSFiles
import DSParallel
import DSProject
import DSReport
import DSShotDrawing
import DSShots

/// The shots that are to be taken.
struct RunWork: Sendable {
  /// All shots of the matrix.
  var all: ProjectShots
  /// The numbers of those that were selected.
  var selected: [Int]
  /// When authors' code may run for each.
  var turns: ShotOrder
  /// What is known of shots that need not be drawn, by id.
  var known: [String: ShotOutcome]
}

/// What all workers found out, without data that is no longer needed.
struct RunResults: Sendable {
  /// The reports of all shots that were taken, in order.
  var reports = ShotReports()
  /// New lines of the lock.
  var entries: [BaselineLock.Entry] = []
  /// The renderers of what was recorded.
  var renderers: Set<Fingerprint> = []
  /// The pictures that a person may look at and approve, in the order of the matrix.
  var viewed: [ViewedPictures.Line] = []
  /// New shots that an orphaned baseline shows.
  var twins: [TwinnedShot] = []
  /// Shots of whose baselines the lock has no line.
  var staleLines: [String] = []
  /// The records of shots for a shard; empty in other runs.
  var lines: [String: ShardRecord.Line] = [:]
  /// The fault of the machine that ended the run; nil if none did.
  var fault: FileError?
  /// Whether the user ended the run.
  var wasInterrupted = false
  /// Whether the shots that had to be drawn a second time were.
  var wasRedrawn = true

  /// The results of outcomes.
  /// - Parameter keepsLines: whether the run is a shard.
  init(_ outcomes: [ShotOutcome?], keepsLines: Bool) {
    // An array that grows takes three times the room of what a large run found.
    viewed.reserveCapacity(outcomes.count { $0?.comparison?.viewed != nil })
    for outcome in outcomes.lazy.compactMap(\.self) {
      reports.append(outcome.boxedReport)
      if keepsLines { lines[outcome.report.id] = outcome.shardLine }
      if let shot = outcome.comparison { add(shot) }
    }
  }

  private mutating func add(_ shot: ComparedShot) {
    let id = shot.report.id
    if let line = shot.line { entries.append(line) }
    if let renderer = shot.renderer { renderers.insert(renderer) }
    if shot.isLineStale { staleLines.append(id) }
    if let viewed = shot.viewed { self.viewed.append(ViewedPictures.Line(id: id, picture: viewed)) }
    if shot.hasTwin { twins.append(TwinnedShot(id: id, pixels: shot.hash, isRecorded: shot.report.recorded)) }
  }
}

/// Draws the shots behind the last crash, until no more of them ends the process, and starts the program again: the process
/// that takes them draws all in order.
/// - Parameter isKnown: whether a shot is taken without being drawn.
private func tryDrawing(_ work: RunWork, workers: Int, without isKnown: @escaping @Sendable (Shot) -> Bool) async {
  guard let last = KnownCrashes.current.placeToTry(drawing: true),
    let start = work.selected.firstIndex(where: { work.all[$0].shot.id == last })
  else { return }
  let tried = work.selected[start...].map { work.all[$0] }
    .filter { $0.shot.scenario.runsCode && work.known[$0.shot.id] == nil && !isKnown($0.shot) }
  let order = ShotOrder(of: tried.map(\.shot))
  _ = await inParallel(
    tried.count, workers: workers, isStopped: { Interruption.isRequested }, by: { ShotRenderer(traces: false) }
  ) { renderer, index in
    // What is wrong with the shot is reported when it is taken.
    _ = try? renderer.draw(tried[index].shot, of: tried[index].system, in: order.turn(of: index))
  }
  if !Interruption.isRequested { Restarts.again() }
}

/// How many shots are taken until memory that was freed meanwhile is returned to the system.
private let shotsBetweenReturns = 8_192

/// Takes shots on several workers, then draws those that run authors' code once more, and records what waited for that.
func takeAll(
  _ work: RunWork, _ baselines: Baselines, _ locks: BaselineLocks, _ options: RunOptions, _ output: OutputFolder?,
  _ orphaned: OrphanedPictures?, _ project: Project
) async -> RunResults {
  let isAlone = CurrentWork.isCareful || KnownCrashes.current.isRepeating
  let workers = isAlone ? 1 : options.jobs ?? coreCount()
  Restarts.beginDrawing()
  await tryDrawing(work, workers: workers) { options.equalInShard($0, baselines.lock) != nil }
  let waiting = WaitingRecords()
  let large = LargePictures()
  let count = RunProgress(total: work.selected.count, options.hooks.progress)
  var taken = await inParallel(
    work.selected.count, workers: workers, isStopped: { Interruption.isRequested },
    by: {
      ShotWorker(
        baselines: baselines, locks: locks, options: options, output: output, waiting: waiting, large: large,
        orphaned: orphaned, shots: work.selected.count)
    }
  ) { worker, index throws(FileError) -> ShotOutcome in
    let entry = work.all[work.selected[index]]
    let shot = entry.shot
    let outcome: ShotOutcome
    if let known = work.known[shot.id] {
      outcome = known
    } else {
      outcome = try worker.take(shot, of: entry.system, in: work.turns.turn(of: index))
    }
    count.add(outcome.report)
    if (index + 1).isMultiple(of: shotsBetweenReturns) { free_memory_return() }
    return outcome
  }
  let wasInterrupted = Interruption.isRequested && taken.outcomes.contains { $0 == nil }
  let wasRedrawn = wasInterrupted || failUnsteady(&taken.outcomes, options)
  failDisagreeing(&taken.outcomes, options)
  if !waiting.isEmpty {
    let recorded = await record(taken.outcomes.compactMap(\.self), in: baselines, workers: workers)
    taken.outcomes = recorded.0
    taken.failure = taken.failure ?? recorded.1
  }
  if taken.failure == nil, !wasInterrupted {
    options.selection.kept?.keep(taken.outcomes, of: project, instead: work.known)
  }
  if work.selected.count >= shotsBetweenReturns { free_memory_return() }
  var results = RunResults(taken.outcomes, keepsLines: options.selection.shard != nil)
  results.fault = taken.failure
  results.wasInterrupted = wasInterrupted
  results.wasRedrawn = wasRedrawn
  return results
}
