import DSBaselines
import DSDiagnostics
import DSFiles
import DSGit
import DSImage
package import DSProject
package import DSReport
import DSShotDrawing
import DSShots

/// One revision in which a shot's baseline got other pixels.
package struct HistoryEntry: Sendable {
  /// The revision as people name it.
  package var title: String
  /// The day it was committed, such as `2026-11-23`.
  package var date: String
  /// What it changed; nil for the first baseline, and where the version before cannot be read.
  package var group: RunReport.Group?
}

/// The revisions in which a shot's pixels changed, newest first, with the causes then. If the baseline was renamed,
/// those under its earlier names too; revisions that only wrote the file differently are left out.
/// - Throws: `GitError` if there is no repository.
package func history(of id: String, in project: Project) throws -> [HistoryEntry] {
  guard let repository = try project.repository(), let folder = repository.path(of: project.baselines) else {
    throw GitError("there is no git repository around the baselines")
  }
  let commits = try repository.commits(of: joinPath(folder, id + ".png"))
  let pixels = try commits.map { try pixelHash(of: $0, in: repository) }
  var entries: [HistoryEntry] = []
  for (index, commit) in commits.enumerated() {
    let isFirst = index + 1 == commits.count
    if !isFirst, let own = pixels[index], own == pixels[index + 1] { continue }
    let group = isFirst ? nil : try causes(of: commit, below: folder, project, repository)
    entries.append(HistoryEntry(title: commit.title, date: commit.date, group: group))
  }
  return entries
}

/// The causes of a change in one commit: its inputs against those of the commit before.
private func causes(
  of commit: Repository.FileCommit, below folder: String, _ project: Project, _ repository: Repository
) throws -> RunReport.Group? {
  // The first commit has none before it, and neither has the last one of a shallow clone: there is nothing to compare with.
  guard let parent = try? repository.commit(commit.name + "~1") else { return nil }
  let (files, before) = (
    try RevisionFiles(of: commit.name, in: repository), try RevisionFiles(of: parent, in: repository)
  )
  var inputs = ProjectInputs(files: files)
  inputs.leavesModulesOut = true
  // What cannot be read has no causes; the revision is listed without.
  guard let then = try? loadProject(project.configuration, from: inputs),
    let base = try? Base(title: try repository.title(of: parent), files: before, now: then, from: files)
  else { return nil }
  let id = String(commit.path.dropFirst(joinPath(folder, "").count).dropLast(".png".count))
  let now = ProjectVersion(then)
  let proof = ShotProof(
    now[id]?.shot.scenario.component ?? "", now: now, base: base, drawnBy: ShotRenderer(), drawings: Limits.triedEdits)
  guard let found = proof.causes(of: id, baseline: nil) else { return nil }
  return RunReport.Group(
    causes: found.edits.sorted().map { base.versions.difference.edits[$0].cause }, proof: found.proof,
    reason: found.reason, shots: [id], effects: found.effects)
}

/// The hash of the pixels of a baseline as a commit has it; nil for a file that cannot be read, such as a deleted one.
private func pixelHash(of commit: Repository.FileCommit, in repository: Repository) throws -> PixelHash? {
  let files = try RevisionFiles(of: commit.name, in: repository)
  let path = joinPath(repository.folder, commit.path)
  // Both are what the comment above says of such files: the revision is listed.
  guard let bytes = try? files.read(path, limit: Limits.imageFileBytes) else { return nil }
  return (try? decodePNG(bytes, policy: .asset, file: path))?.pixelHash
}
