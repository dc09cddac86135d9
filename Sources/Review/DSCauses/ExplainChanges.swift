import DSBaselines
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
/// Shots with the same causes are one group. What cannot be found out is reported.
/// - Parameters:
///   - report: the run.
///   - project: the project it drew.
///   - choice: the base that causes are proved from.
///   - jobs: workers.
///   - buildViews: builds a revision's views that are written in Swift; nil if nothing can.
///   - progress: called after each shot with the numbers of finished and of all changed shots.
/// - Returns: nil if no shot changed.
package func explainChanges(
  of report: RunReport, _ project: Project, from choice: BaseChoice, jobs: Int, buildViews: ViewsBuilder? = nil,
  progress: (@Sendable (_ done: Int, _ total: Int) -> Void)? = nil
) async -> RunReport.Explanation? {
  let changed = report.shots.filter { shot in
    // Nothing here made the pictures of other programs.
    if case .changed = shot.status { shot.pair == nil } else { false }
  }.map(\.id)
  guard !changed.isEmpty else { return nil }
  let baselines: Baselines
  do throws(RunError) { baselines = try openBaselines(project.baselines) } catch {
    return RunReport.Explanation(problem: error.text(of: project.baselines))
  }
  let views = viewFinder(for: Set(changed), of: project, buildViews)
  let now = ProjectVersion(project, views: views.still)
  let isShown = report.shots.contains { $0.inside.elements != nil }
  let proofs = Proofs(
    now: now, baselines, shots: changed.count, jobs: jobs, showsInside: isShown, progress: progress)
  let search = BaseSearch(project, views: views) { await proofs.causes(of: $0, from: $1, requiringBaseline: $2) }
  var explained: [BaseSearch.Found]
  do throws(GitError) { explained = try await search.causes(of: changed, choice) } catch {
    return RunReport.Explanation(problem: error.message, hint: error.hint)
  }
  let order = Dictionary(uniqueKeysWithValues: changed.enumerated().map { ($1, $0) })
  explained.sort { (order[$0.id] ?? 0) < (order[$1.id] ?? 0) }
  var found = explanation(of: explained, baselines, project)
  guard isShown else { return found }
  do throws(GitError) { found.history = try pastBaselines(of: changed, baselines, project) } catch {
    found.warnings.append(
      Diagnostic(
        "unknown-history", "earlier baselines are not shown: \(error.message)",
        at: SourceLocation(file: project.configuration), severity: .warning,
        hint: error.hint))
  }
  return found
}

private func explanation(
  of explained: [BaseSearch.Found], _ baselines: Baselines, _ project: Project
) -> RunReport.Explanation {
  var titles: [String] = []
  var warnings: [Diagnostic] = []
  for (_, _, base) in explained where !titles.contains(base.title) {
    titles.append(base.title)
    warnings += base.versions.difference.unaligned.map { place in
      Diagnostic(
        "long-lists", "the list here and the base's differ in too many places to find each element's partner",
        at: place,
        severity: .warning, hint: "causes in it may be named by other elements; they are proved all the same")
    }
  }
  let isUncertain = explained.contains { $0.causes.rendererDiffers || $0.causes.proof != .complete }
  // Only decides on a hint; the causes themselves have been found without an error of git.
  let isShallow = isUncertain && ((try? project.repository())??.isShallow ?? false)
  var explanation = RunReport.Explanation(
    base: titles.count > 2 ? "\(titles[0]) and \(titles.count - 1) other revisions" : titles.joined(separator: ", "),
    hint: isShallow ? "this clone's history is cut short, perhaps before the baselines: git fetch --unshallow" : nil,
    groups: grouped(explained, baselines, project))
  explanation.warnings = warnings
  for (id, causes, _) in explained { explanation.inside[id] = causes.inside }
  let unaligned = explained.count { $0.causes.inside.isUnaligned }
  if unaligned > 0 {
    explanation.warnings.append(
      Diagnostic(
        "unaligned-differences", "\(unaligned) of \(explained.count) changed shots have the plain difference alone",
        at: SourceLocation(file: project.configuration), severity: .warning,
        hint:
          "differences with each view put back to its place are kept up to \(Limits.insideBytesOfRun >> 20) MB a run; "
          + "--filter takes fewer shots"))
  }
  return explanation
}

/// What finds the views of the changed shots that are written in Swift.
private func viewFinder(for changed: Set<String>, of project: Project, _ build: ViewsBuilder?) -> ViewFinder {
  let shots = project.shots.map(\.shot).filter { changed.contains($0.id) && $0.scenario.runsCode }
  let isAsked = build != nil && !shots.isEmpty
  return ViewFinder(shots, now: isAsked ? ViewTrees(of: project, only: changed) : ViewTrees(), build)
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
  guard let recorded = baselines.lock[id]?.fingerprint, let system else { return .otherBaseline(base) }
  let present = Fingerprint(fonts: system.fonts)
  if present.covers(recorded, baselines.lock.renderers) { return .otherBaseline(base) }
  let parts = baselines.lock.renderers[recorded].map(present.differences) ?? []
  return RunReport.Cause(kind: "renderer", subject: "the renderer differs from \(recorded)" + inShort(parts))
}

extension RunReport.Cause {
  /// The baseline is not what the base draws, by the renderer that recorded it.
  fileprivate static func otherBaseline(_ base: Base) -> RunReport.Cause {
    RunReport.Cause(kind: "baseline", subject: "the baseline is not what \(base.title) draws")
  }
}

/// Differences between renderers as they appear in a cause: three of them, with the beginnings of hashes.
func inShort(_ differences: [String]) -> String {
  if differences.isEmpty { return "" }
  let shown = differences.prefix(3).map { difference in
    difference.split(separator: " ").map { $0.utf8.count == 64 ? $0.prefix(12) : $0 }.joined(separator: " ")
  }
  let more = differences.count - shown.count
  return " (" + shown.joined(separator: ", ") + (more > 0 ? " and \(more) more, which 'dsrender doctor' lists" : "")
    + ")"
}
