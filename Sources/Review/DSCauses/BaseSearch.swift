import DSDiagnostics
import DSFiles
import DSGit
import DSProject
import DSShots

/// Finds, for each changed shot, the version of the project that its causes are proved from.
final class BaseSearch {
  /// Proves the causes of shots from a base; of those whose baselines the base has to draw and does not, nothing.
  typealias Proof = (_ shots: [String], _ base: Base, _ requiringBaseline: Bool) async -> [ShotCauses?]

  /// A changed shot with its causes, and the base that they were proved from.
  typealias Found = (id: String, causes: ShotCauses, base: Base)

  private let project: Project
  private let views: ViewFinder
  private let prove: Proof
  private let files = FilesOnDisk()
  private var builds = Limits.builtRevisions
  private var known: [String: Base] = [:]
  private var found: [Found] = []

  /// A search in the history of a project.
  init(_ project: Project, views: ViewFinder, prove: @escaping Proof) {
    (self.project, self.views, self.prove) = (project, views, prove)
  }

  /// The causes of shots, each from the base that fits it, in any order.
  func causes(of shots: [String], _ choice: BaseChoice) async throws(GitError) -> [Found] {
    switch choice {
    case .named(let name):
      // A name that is no path is looked up as a revision, which reports what is wrong with it.
      if (try? fileKind(name)) == .some(.folder) {
        let missing = BaseViews(
          of: views.shots, missing: "a folder's Swift sources are not built; name a revision to have its own built")
        await proveAll(shots, from: try base(title: "the folder \(name)", FolderFiles(folder: name), views: missing))
      } else {
        let repository = try project.requiredRepository()
        await proveAll(shots, from: try base(of: try repository.mergeBase(name), in: repository))
      }
    case .recording: try await proveFromRecordings(shots, try project.requiredRepository())
    }
    return found
  }

  /// From the last commit, for shots whose baselines it draws; for others from the one that recorded the baseline, or a
  /// later one where that draws it and the other does not: sources may have been committed after their pictures.
  private func proveFromRecordings(_ shots: [String], _ repository: Repository) async throws(GitError) {
    let head = try base(of: try repository.commit("HEAD"), in: repository)
    var rest = await proveDrawn(shots, from: head)
    if rest.isEmpty { return }
    guard let folder = repository.path(of: project.baselines) else { return await proveAll(rest, from: head) }
    let files = Dictionary(rest.map { ($0, joinPath(folder, $0 + ".png")) }) { first, _ in first }
    let commits = try repository.lastCommits(of: files.values.sorted(), below: folder)
    let uncommitted = try repository.uncommitted(below: folder)
    // A baseline that is not committed was recorded from sources that no commit has.
    let unknown = rest.filter { commits[files[$0] ?? ""] == nil || uncommitted.contains(files[$0] ?? "") }
    await proveAll(unknown, from: head)
    rest.removeAll(where: Set(unknown).contains)
    while let shot = rest.first, let recorded = commits[files[shot] ?? ""] {
      let own = Set(rest.filter { commits[files[$0] ?? ""] == recorded })
      try await prove(rest.filter(own.contains), recordedIn: recorded, besides: folder, repository, head)
      rest.removeAll(where: own.contains)
    }
  }

  /// Proves shots from the commit that recorded their baselines, or one of the next that changed more than baselines.
  private func prove(
    _ shots: [String], recordedIn recorded: String, besides folder: String, _ repository: Repository, _ head: Base
  ) async throws(GitError) {
    let later = try repository.commits(after: recorded, limit: Limits.laterRevisions, changingMoreThan: folder)
    var left = shots
    var first: Base?
    for commit in [recorded] + later where !left.isEmpty {
      // A commit that cannot be read draws no baseline.
      guard let other = try? base(of: commit, in: repository) else { continue }
      first = first ?? other
      left = await proveDrawn(left, from: other)
    }
    await proveAll(left, from: first ?? head)
  }

  /// Proves the shots whose baselines a base draws; the others.
  private func proveDrawn(_ shots: [String], from base: Base) async -> [String] {
    let causes = await prove(shots, base, true)
    found += zip(shots, causes).compactMap { id, causes in causes.map { (id, $0, base) } }
    return zip(shots, causes).filter { $0.1 == nil }.map(\.0)
  }

  private func proveAll(_ shots: [String], from base: Base) async {
    if shots.isEmpty { return }
    found += zip(shots, await prove(shots, base, false)).compactMap { id, causes in causes.map { (id, $0, base) } }
  }

  // MARK: Bases

  private func base(of commit: String, in repository: Repository) throws(GitError) -> Base {
    if let known = known[commit] { return known }
    let folder = repository.path(of: project.baselines) ?? ""
    let made = try base(
      title: try repository.title(of: commit), try RevisionFiles(of: commit, in: repository),
      views: views.views(of: commit, in: repository, except: folder, builds: &builds))
    known[commit] = made
    return made
  }

  private func base(title: String, _ files: any InputFiles, views: BaseViews) throws(GitError) -> Base {
    do throws(RunError) {
      return try Base(title: title, files: files, now: project, from: self.files, views: views)
    } catch {
      throw GitError(error.text(of: title))
    }
  }
}
