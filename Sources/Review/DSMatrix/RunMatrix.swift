import DSBaselines
import DSCrashes
import DSDiagnostics
import DSFiles
package import DSProject
package import DSReport
import DSShotDrawing
import DSShots

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
  try await runMatrix([RunPart(project, options)])
}

/// The same for several projects, one after the other, into one folder and one report.
/// - Parameter parts: at least one; what is written is decided by the first. The names of their systems must differ.
package func runMatrix(_ parts: [RunPart]) async throws(RunError) -> RunReport {
  guard let options = parts.first?.options else { preconditionFailure("a run has a project") }
  Interruption.postpone()
  defer { Interruption.resume() }
  // Held from before the lines are read until they are written: two runs that record would lose each other's.
  let locks = try BaselineLocks(of: parts)
  defer { withExtendedLifetime(locks) {} }
  var opened: [OpenedPart] = []
  for part in parts { opened.append(try OpenedPart(part, locks)) }
  let shots = opened.flatMap(\.shots)
  let output = try openOutput(options, shots, parts.map(\.project))

  var (whole, viewed, lines) = (nil as RunReport?, ViewedPictures(), [:] as [String: ShardRecord.Line])
  for index in parts.indices {
    // An earlier part may have recorded into the same folder. What was opened is not needed once its shots are taken.
    let part = opened.removeFirst()
    let (own, results) = await take(index == 0 ? part : try OpenedPart(part.part, locks), locks, output)
    viewed.add(results.viewed)
    lines.merge(results.lines) { first, _ in first }
    if whole == nil { whole = own } else { whole?.append(own) }
  }
  guard var report = whole.take() else { preconditionFailure("a run has a project") }
  report.groupAlikeDifferences()
  if output != nil { report.tokens = options.hooks.tokens?.data(for: report) }
  Interruption.keep()
  if let output {
    viewed.note(report.explanation?.groups ?? [])
    await writeReports(
      &report, options, output, viewed: viewed, shard: ShardRecord(options, report, lines), selected: shots)
  }
  return report
}

/// A project with its baselines, and the numbers of the shots that are taken.
private struct OpenedPart {
  let part: RunPart
  let decoded: DecodedFiles
  let baselines: Baselines
  let selected: [Int]

  /// The shots that are taken.
  var shots: [Shot] { selected.map { part.project.shots[$0].shot } }

  init(_ part: RunPart, _ locks: BaselineLocks) throws(RunError) {
    self.part = part
    decoded = part.options.selection.kept?.decoded ?? DecodedFiles.ofUser()
    baselines = try openBaselines(
      part.project.baselines, decoded: decoded, lockedBy: locks.drawn(in: part.project))
    selected = selectedIndices(of: part.project, part.options, baselines)
  }
}

/// Takes the selected shots of one project.
private func take(
  _ opened: OpenedPart, _ locks: BaselineLocks, _ output: OutputFolder?
) async -> (RunReport, RunResults) {
  let (project, options, selected) = (opened.part.project, opened.part.options, opened.selected)
  let (all, selectedShots, decoded) = (project.shots, opened.shots, opened.decoded)
  var baselines = opened.baselines

  var report = RunReport(
    tool: Version.text, program: options.program, configuration: project.configuration,
    selection: options.selection.words,
    systems: project.systems.map(RunReport.System.init), matrixCount: all.count, selectedCount: selected.count,
    strict: options.strict, warnings: project.warnings)
  report.project = project.options
  report.shard = options.selection.shard?.part.text
  report.leftOut = options.selection.only?.others
  let orphaned = project.orphanedPictures(baselines, options)
  var results = await takeAll(
    RunWork(
      all: all, selected: selected, turns: ShotOrder(of: selectedShots),
      known: options.selection.kept?.outcomes(for: project) ?? [:]),
    baselines, locks, options, output, orphaned, project)
  swap(&report.shots, &results.reports)
  report.staleLines = results.staleLines
  if let found = options.hooks.checks?.checkTogether() { report.add(found, of: selectedShots) }
  report.faults = results.fault.map { [RunReport.Fault(cause: .inputOutput, message: $0.message)] } ?? []
  report.faults += project.leftOutPictures
  if !results.wasRedrawn {
    report.faults.append(RunReport.Fault(cause: .internalError, message: "previews could not be drawn a second time"))
  }
  if let crash = KnownCrashes.current.unexplained {
    report.faults.append(RunReport.Fault(cause: .badInput, message: crash))
  }
  report.interrupted = results.wasInterrupted
  report.noteUnshown(among: project.faultyFiles(known: decoded).map(\.problems))
  do throws(FileError) {
    try finish(&baselines, results, orphaned, project, options, output, &report)
  } catch { report.add(error) }
  report.checkPresence(output, baselines, project)
  // What is kept of earlier runs may be what is gone.
  if !report.faults.isEmpty { options.selection.kept?.forget() }
  decoded.save()
  if let explain = options.hooks.explain, !Interruption.isRequested {
    report.explanation = await explain(report)
    if report.explanation != nil, Interruption.isRequested { report.interrupted = true }
    report.warnings += report.explanation?.warnings ?? []
    report.showCauses(in: output)
  }
  return (report, results)
}

/// Writes the lock of a run that records, moves baselines that were recorded under other ids, and finds those that no shot
/// uses.
private func finish(
  _ baselines: inout Baselines, _ results: RunResults, _ orphaned: OrphanedPictures?, _ project: Project,
  _ options: RunOptions, _ output: OutputFolder?, _ report: inout RunReport
) throws(FileError) {
  for entry in results.entries { baselines.keep(entry) }
  for renderer in results.renderers { baselines.keep(renderer: renderer.ingredients, of: renderer.text) }
  if let orphaned {
    let isComplete = results.fault == nil && report.shots.count == report.selectedCount
    report.renamed = try moveRenamed(results.twins, orphaned, &baselines, isComplete: isComplete)
  }
  let isPart = options.selection.shard != nil || options.selection.only != nil || !project.isWhole
  guard report.selectedCount == report.matrixCount, !isPart else {
    if options.recording.writesBaselines { try baselines.writeLock() }
    return
  }
  let ids = Set(project.shots.map(\.shot.id))
  if options.recording.shots == .all || options.recording.mendsLines {
    try baselines.dropLines(withoutFileAmong: try baselines.orphans(among: ids, of: project.ownSystems))
  }
  if options.recording.writesBaselines { try baselines.writeLock() }
  let orphans = try baselines.orphans(among: ids, of: project.ownSystems)
  let removed = project.removedPictures
  report.orphans = .found((orphans + removed.keys).sorted())
  if !options.recording.writesBaselines, !project.drawnSystems.isEmpty {
    report.otherSystems = try namesakes(of: report, in: project, baselines)
  }
  if let output, options.files.reports.contains(.html) {
    report.orphanPictures = try output.writeOrphans(orphans, of: baselines) + output.writeRemoved(removed)
  }
}

extension RunReport {
  /// Adds what checks found between shots.
  fileprivate mutating func add(_ found: [String: [Diagnostic]], of selected: [Shot]) {
    guard !found.isEmpty else { return }
    let taken = Dictionary(selected.map { ($0.id, $0) }) { first, _ in first }
    for index in shots.indices {
      guard let problems = found[shots[index].id], let shot = taken[shots[index].id] else { continue }
      shots[index].add(problems, of: shot)
    }
  }
}

/// The ids of the shots that a run takes, in order.
package func selectedIDs(of project: Project, _ options: RunOptions) throws(RunError) -> [String] {
  let all = project.shots
  return selectedIndices(of: project, options, try openBaselines(project.baselines)).map { all[$0].shot.id }
}

/// The numbers of the shots that a run takes.
private func selectedIndices(of project: Project, _ options: RunOptions, _ baselines: Baselines) -> [Int] {
  let all = project.shots
  let numbers = options.selection.shard.map { project.shardNumbers(count: $0.part.count, baselines) }
  return all.indices.filter { index in
    let shot = all[index].shot
    return options.selection.filter.matches(shot) && options.selection.only?.ids.contains(shot.id) != false
      && options.recording.viewed.map { $0[shot.id] != nil } != false
      && numbers?[shot.id] == options.selection.shard?.part.number
  }
}
