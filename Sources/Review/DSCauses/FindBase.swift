import DSBaselines
import DSDiagnostics
import DSFiles
package import DSGit
import DSMatrix
package import DSProject
import DSShots

/// A project as a revision or a folder has it.
package struct BaseProject: Sendable {
  /// The project, or why the base has none that can be read, such as one that needs a file which is not in it.
  package let project: Result<Project, GitError>
  /// Files that it was read from and that the base does not hold, sorted, such as generated ones that git ignores: what they
  /// were then is not known. Fonts are not among them, whose hashes the configuration names.
  package let unknownFiles: [String]
  /// The shots whose baselines are others than in the base, or were not in it.
  package let otherBaselines: Set<String>

  /// The base of a project by the name of a revision or a folder.
  /// - Throws: where there is no such revision or no repository.
  package init(_ name: String, of project: Project) throws(GitError) {
    let ids = project.shots.map(\.shot.id)
    if (try? fileKind(name)) == .some(.folder) {
      let files = FolderFiles(folder: name)
      self.project = Self.load(project, from: files, name)
      unknownFiles = Self.sources(self.project).filter { !files.holds($0) }
      otherBaselines = Set(
        ids.filter { id in
          let path = joinPath(project.baselines, id + ".png")
          guard files.holds(path), let then = try? files.read(path, limit: Limits.imageFileBytes) else {
            return true
          }
          return (try? readFile(path, limit: Limits.imageFileBytes)) != then
        })
      return
    }
    let repository = try project.requiredRepository()
    let commit = try repository.mergeBase(name)
    let files = try RevisionFiles(of: commit, in: repository)
    self.project = Self.load(project, from: files, name)
    unknownFiles = Self.sources(self.project).filter { !files.holds($0) }
    guard let folder = repository.path(of: project.baselines) else {
      otherBaselines = Set(ids)
      return
    }
    let changed = try repository.changed(since: commit, below: folder)
    otherBaselines = Set(ids.filter { changed.contains(joinPath(folder, $0 + ".png")) })
  }

  private static func load(
    _ project: Project, from files: any InputFiles, _ name: String
  ) -> Result<Project, GitError> {
    var inputs = ProjectInputs(files: files)
    inputs.leavesModulesOut = true
    do throws(RunError) {
      return .success(
        try loadProject(
          project.configuration, substitute: project.substitute, bundledFonts: project.bundledFonts ?? BundledFonts(),
          from: inputs))
    } catch { return .failure(GitError(error.text(of: name))) }
  }

  private static func sources(_ project: Result<Project, GitError>) -> [String] {
    guard case .success(let project) = project else { return [] }
    return (Array(project.read.trees.keys) + Array(project.read.files)).sorted()
  }
}

extension Project {
  /// The git repository that its configuration lies in; nil where there is none.
  package func repository() throws(GitError) -> Repository? {
    try Repository(around: splitPath(configuration).folder)
  }

  /// The same.
  /// - Throws: where there is none.
  func requiredRepository() throws(GitError) -> Repository {
    if let repository = try repository() { return repository }
    let folder = splitPath(configuration).folder
    throw GitError(
      "there is no git repository \(folder == "." ? "here" : "around '\(folder)'") to compare with",
      hint: "name a folder with another version: --base ../before")
  }
}

/// Chooses which version of the project each changed shot is argued from.
final class BaseFinder {
  private let project: Project
  private let baselines: Baselines
  private let files = FilesOnDisk()

  /// Revisions after the one that recorded a baseline which are tried where its own sources draw another picture.
  private static let laterRevisions = 8

  /// Revisions that are built for views that are written in Swift: a build takes seconds.
  private static let builtRevisions = 3

  private let jobs: Int
  private let views: ViewFinder
  private var builds = builtRevisions
  private var known: [String: Base] = [:]

  init(_ project: Project, _ baselines: Baselines, views: ViewFinder, jobs: Int) {
    (self.project, self.baselines, self.views, self.jobs) = (project, baselines, views, jobs)
  }

  /// The versions with the shots that are argued from each.
  func plan(_ shots: [String], _ choice: BaseChoice) async throws(GitError) -> [(base: Base, shots: [String])] {
    switch choice {
    case .named(let name):
      if (try? fileKind(name)) == .some(.folder) {
        let missing = BaseViews(
          of: views.shots, missing: "a folder's Swift sources are not built; name a revision to have its own built")
        return [(try base(title: "the folder \(name)", FolderFiles(folder: name), views: missing), shots)]
      }
      let repository = try project.requiredRepository()
      return [(try base(of: try repository.mergeBase(name), in: repository), shots)]
    case .recording: return try await recordings(shots, try project.requiredRepository())
    }
  }

  /// The last commit, for shots whose baselines it draws; for others the one that recorded the baseline, or a later one
  /// where that draws it and the other does not: sources may have been committed after their pictures.
  private func recordings(
    _ shots: [String], _ repository: Repository
  ) async throws(GitError) -> [(base: Base, shots: [String])] {
    let head = try base(of: try repository.commit("HEAD"), in: repository)
    var (fitting, rest) = await parted(shots, by: head)
    var plan = fitting.isEmpty ? [] : [(base: head, shots: fitting)]
    if rest.isEmpty { return plan }
    guard let folder = repository.path(of: project.baselines) else { return plan + [(head, rest)] }
    let files = Dictionary(rest.map { ($0, joinPath(folder, $0 + ".png")) }) { first, _ in first }
    let commits = try repository.lastCommits(of: files.values.sorted(), below: folder)
    let uncommitted = try repository.uncommitted(below: folder)
    // A baseline that is not committed was recorded from sources that no commit has.
    let unknown = rest.filter { commits[files[$0] ?? ""] == nil || uncommitted.contains(files[$0] ?? "") }
    if !unknown.isEmpty { plan.append((head, unknown)) }
    rest.removeAll(where: Set(unknown).contains)
    while let shot = rest.first, let recorded = commits[files[shot] ?? ""] {
      let later = try repository.commits(after: recorded, limit: Self.laterRevisions, changingMoreThan: folder)
      let own = rest.filter { commits[files[$0] ?? ""] == recorded }
      var left = own
      var first: Base?
      for commit in [recorded] + later where !left.isEmpty {
        guard let other = try? base(of: commit, in: repository) else { continue }
        first = first ?? other
        (fitting, left) = await parted(left, by: other)
        if !fitting.isEmpty { plan.append((other, fitting)) }
      }
      if !left.isEmpty { plan.append((first ?? head, left)) }
      rest.removeAll(where: Set(own).contains)
    }
    return plan
  }

  /// The shots whose baselines a version draws, and the others.
  private func parted(_ shots: [String], by base: Base) async -> (drawn: [String], others: [String]) {
    let baselines = baselines
    let drawn = await eachShot(shots, jobs: jobs) {
      let renderer = ShotRenderer()
      return { id in
        guard let baseline = try? baselines.picture(of: id), let (system, shot) = base.version[id],
          let drawing = try? renderer.draw(shot, of: system)
        else { return false }
        return (try? renderer.rasterize(drawing, of: shot)) == baseline
      }
    }
    let pairs = zip(shots, drawn)
    return (pairs.filter(\.1).map(\.0), pairs.filter { !$0.1 }.map(\.0))
  }

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

extension RunError {
  /// Why a version of a project cannot be read, in one sentence.
  fileprivate func text(of base: String) -> String {
    switch self {
    case .fault(_, let message, _): return "the base '\(base)' cannot be read: \(message)"
    case .badInput(let problems):
      let first = problems.first { $0.severity == .error } ?? problems[0]
      return "the base '\(base)' cannot be read: \(first.location): \(first.message)"
    }
  }
}
