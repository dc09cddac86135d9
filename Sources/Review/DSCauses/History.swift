import DSBaselines
import DSDiagnostics
import DSFiles
import DSGit
import DSImage
package import DSProject
package import DSReport

/// One revision in which a shot's baseline got other pixels.
package struct HistoryEntry: Sendable {
  /// The revision as people name it.
  package var title: String
  /// The day it was committed, such as `2026-11-23`.
  package var date: String
  /// What it changed; nil for the first baseline, and where the version before cannot be read.
  package var group: RunReport.Group?
}

/// The revisions in which a shot's pixels changed, newest first, from the lock in git, with the causes then.
/// - Throws: `GitError` where there is no repository.
package func history(of id: String, in project: Project) throws -> [HistoryEntry] {
  guard let repository = try project.repository(), let folder = repository.path(of: project.baselines) else {
    throw GitError("there is no git repository around the baselines")
  }
  let lock = joinPath(folder, Baselines.lockName)
  let commits = try repository.commits(of: joinPath(folder, id + ".png"))
  var entries: [HistoryEntry] = []
  for (index, commit) in commits.enumerated() {
    let files = try RevisionFiles(of: commit.name, in: repository)
    let older = index + 1 < commits.count ? try RevisionFiles(of: commits[index + 1].name, in: repository) : nil
    let pixels = try files.pixels(of: id, lock, in: repository)
    if let older, pixels == (try older.pixels(of: id, lock, in: repository)) { continue }
    let group = try older.flatMap { _ in try causes(of: id, at: commit.name, files, project, repository) }
    entries.append(HistoryEntry(title: commit.title, date: commit.date, group: group))
  }
  return entries
}

/// The causes of a change in one commit: its inputs against those of the commit before.
private func causes(
  of id: String, at commit: String, _ files: RevisionFiles, _ project: Project, _ repository: Repository
) throws -> RunReport.Group? {
  guard let parent = try? repository.commit(commit + "~1") else { return nil }
  let before = try RevisionFiles(of: parent, in: repository)
  var inputs = ProjectInputs(files: files)
  inputs.leavesModulesOut = true
  guard let then = try? loadProject(project.configuration, from: inputs),
    let base = try? Base(title: try repository.title(of: parent), files: before, now: then, from: files)
  else { return nil }
  let proof = ShotProof(now: ProjectVersion(then), base: base)
  let found = proof.causes(of: id, baseline: nil)
  return RunReport.Group(
    causes: found.edits.sorted().map { base.versions.difference.edits[$0].cause }, proof: found.proof,
    reason: found.reason, shots: [id], effects: found.effects)
}

extension RevisionFiles {
  /// The hash of a shot's pixels, as the lock of the revision has it; nil where it has no line.
  fileprivate func pixels(of id: String, _ lock: String, in repository: Repository) throws -> PixelHash? {
    var bag = DiagnosticBag()
    let path = joinPath(repository.folder, lock)
    var lines = readBaselineLock(try read(path, limit: Limits.lockFileBytes), file: lock, &bag)
    lines.settle { id in
      (try? read(joinPath(splitPath(path).folder, id + ".png"), limit: Limits.imageFileBytes)).map(contentHash)
    }
    return lines[id]?.pixels
  }
}
