import DSBaselines
import DSCrashes
import DSDiagnostics
import DSFiles
import DSGit
import DSImage
package import DSProject
package import DSReport
import DSShots
import Synchronization

/// Finds out why the changed shots of a run changed, and proves it.
///
/// Shots with the same causes are one group. What cannot be found out is said.
/// - Parameters:
///   - report: the run.
///   - project: the project it drew.
///   - choice: what to argue from.
///   - jobs: workers.
///   - buildViews: builds a revision's views that are written in Swift; nil where nothing can.
///   - progress: called after each shot with the numbers of finished and of all changed shots.
/// - Returns: nil where no shot changed.
package func explainChanges(
  of report: RunReport, _ project: Project, from choice: BaseChoice, jobs: Int, buildViews: ViewsBuilder? = nil,
  progress: (@Sendable (_ done: Int, _ total: Int) -> Void)? = nil
) async -> RunReport.Explanation? {
  let changed = report.shots.filter { if case .changed = $0.status { true } else { false } }.map(\.id)
  guard !changed.isEmpty else { return nil }
  var bag = DiagnosticBag()
  guard let baselines = try? Baselines(folder: project.baselines, &bag) else { return nil }
  let views = viewFinder(for: Set(changed), of: project, buildViews)
  let finder = BaseFinder(project, baselines, views: views, jobs: jobs)
  let plan: [(base: Base, shots: [String])]
  do throws(GitError) { plan = try await finder.plan(changed, choice) } catch {
    return RunReport.Explanation(problem: error.message, hint: error.hint)
  }
  let now = ProjectVersion(project, views: views.still)
  var explained: [(id: String, causes: ShotCauses, base: Base)] = []
  let done = Atomic<Int>(0)
  for (base, shots) in plan {
    let causes = await eachShot(shots, jobs: jobs) {
      let proof = ShotProof(now: now, base: base)
      return { id in
        defer { progress?(done.wrappingAdd(1, ordering: .relaxed).newValue, changed.count) }
        if Interruption.isRequested { return ShotCauses(proof: .none, reason: "the run was interrupted") }
        guard let baseline = try? baselines.picture(of: id) else {
          return ShotCauses(proof: .none, reason: "its baseline cannot be read")
        }
        return proof.causes(of: id, baseline: baseline)
      }
    }
    explained += zip(shots, causes).map { ($0, $1, base) }
  }
  var titles: [String] = []
  for part in plan where !titles.contains(part.base.title) { titles.append(part.base.title) }
  let order = Dictionary(uniqueKeysWithValues: changed.enumerated().map { ($1, $0) })
  explained.sort { (order[$0.id] ?? 0) < (order[$1.id] ?? 0) }
  let isUncertain = explained.contains { $0.causes.rendererDiffers || $0.causes.proof != .complete }
  let isShallow = isUncertain && ((try? project.repository())??.isShallow ?? false)
  return RunReport.Explanation(
    base: titles.count > 2 ? "\(titles[0]) and \(titles.count - 1) other revisions" : titles.joined(separator: ", "),
    hint: isShallow ? "this clone's history is cut short, perhaps before the baselines: git fetch --unshallow" : nil,
    groups: grouped(explained, baselines, project))
}

/// What finds the views of the changed shots that are written in Swift.
private func viewFinder(for changed: Set<String>, of project: Project, _ build: ViewsBuilder?) -> ViewFinder {
  let shots = project.shots.map(\.shot).filter { changed.contains($0.id) && $0.scenario.runsCode }
  let isAsked = build != nil && !shots.isEmpty
  return ViewFinder(shots, now: isAsked ? ViewTrees(of: project, only: changed) : ViewTrees(), build)
}

/// Runs a closure for each shot on some workers, each of which makes its own; the results in the order of the shots.
func eachShot<Result: Sendable>(
  _ shots: [String], jobs: Int, _ make: @escaping @Sendable () -> (String) -> Result
) async -> [Result] {
  let workers = max(1, min(jobs, shots.count))
  return await withTaskGroup(of: [(Int, Result)].self) { group in
    for worker in 0..<workers {
      group.addTask {
        let body = make()
        // Every so-manieth: neighbours in the matrix cost alike.
        return stride(from: worker, to: shots.count, by: workers).map { ($0, body(shots[$0])) }
      }
    }
    var found: [(Int, Result)] = []
    for await part in group { found += part }
    return found.sorted { $0.0 < $1.0 }.map(\.1)
  }
}

/// Shots by their causes, the largest group first.
private func grouped(
  _ explained: [(id: String, causes: ShotCauses, base: Base)], _ baselines: Baselines, _ project: Project
) -> [RunReport.Group] {
  let fingerprints = Dictionary(project.systems.map { ($0.name, $0) }) { first, _ in first }
  var groups: [RunReport.Group] = []
  var places: [RunReport.Group: Int] = [:]
  for (id, shot, base) in explained {
    var causes = shot.edits.sorted().map { base.versions.difference.edits[$0].cause }
    if shot.rendererDiffers {
      let system = fingerprints[String(id.prefix { $0 != "/" })]
      causes.append(rendererCause(id, baselines, system, base))
    }
    var key = RunReport.Group(causes: causes, proof: shot.proof, reason: shot.reason, shots: [])
    if let place = places[key] {
      groups[place].shots.append(id)
      continue
    }
    places[key] = groups.count
    key.shots = [id]
    key.effects = shot.effects
    groups.append(key)
  }
  let sorted = groups.enumerated().sorted {
    $0.element.shots.count == $1.element.shots.count
      ? $0.offset < $1.offset : $0.element.shots.count > $1.element.shots.count
  }.map(\.element)
  return sorted.enumerated().map { index, group in
    var group = group
    group.number = index + 1
    return group
  }
}

/// Why the base's own inputs give another picture than the baseline.
private func rendererCause(
  _ id: String, _ baselines: Baselines, _ system: DesignSystem?, _ base: Base
) -> RunReport.Cause {
  let present = system?.fingerprint ?? ""
  guard let recorded = baselines.lock[id]?.fingerprint, recorded != present, let system else {
    return RunReport.Cause(kind: "baseline", subject: "the baseline is not what \(base.title) draws")
  }
  let then = baselines.lock.renderers[recorded] ?? []
  let now = Fingerprint(fonts: system.fonts).ingredients
  let gone = then.filter { !now.contains($0) }
  let new = now.filter { !then.contains($0) }
  let parts =
    zip(gone, new).map { "\($0) → \($1)" } + gone.dropFirst(new.count).map { "\($0) is gone" }
    + new.dropFirst(gone.count).map { "\($0) is new" }
  return RunReport.Cause(
    kind: "renderer", subject: "renderer \(recorded) → \(present)" + inShort(parts))
}

/// Differences of a renderer as they stand in a cause: three of them, with the beginnings of hashes.
func inShort(_ differences: [String]) -> String {
  if differences.isEmpty { return "" }
  let shown = differences.prefix(3).map { difference in
    difference.split(separator: " ").map { $0.utf8.count == 64 ? $0.prefix(12) : $0 }.joined(separator: " ")
  }
  let more = differences.count - shown.count
  return " (" + shown.joined(separator: ", ") + (more > 0 ? " and \(more) more, which 'dsrender doctor' lists" : "")
    + ")"
}
