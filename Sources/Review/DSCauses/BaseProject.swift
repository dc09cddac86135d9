import DSBaselines
import DSDiagnostics
import DSFiles
package import DSGit
package import DSProject
import DSShots

/// A project as a revision or a folder has it.
package struct BaseProject: Sendable {
  /// The project, or why the base has none that can be read, such as one that needs a file which is not in it.
  package let project: Result<Project, GitError>
  /// Files that it was read from and that the base does not hold, sorted, such as generated ones that git ignores: what they
  /// were then is not known. Fonts are not among them, whose hashes the configuration names.
  package let unknownFiles: [String]
  /// The shots whose baselines have other bytes than in the base, are not in it, or cannot be read.
  package let otherBaselines: Set<String>

  /// The base of a project by the name of a revision or a folder.
  /// - Throws: if there is no such revision or no repository.
  package init(_ name: String, of project: Project) throws(GitError) {
    // A name that is no path is looked up as a revision, which reports what is wrong with it.
    if (try? fileKind(name)) == .some(.folder) {
      let files = FolderFiles(folder: name)
      self.project = Self.load(project, from: files, name)
      unknownFiles = Self.sources(self.project).filter { !files.holds($0) }
      otherBaselines = Self.otherBaselines(of: project) { id, file in
        let path = joinPath(project.baselines, id + ".png")
        return files.holds(path) && (try? files.read(path, limit: Limits.imageFileBytes)) == file
      }
      return
    }
    let repository = try project.requiredRepository()
    let commit = try repository.mergeBase(name)
    let files = try RevisionFiles(of: commit, in: repository)
    self.project = Self.load(project, from: files, name)
    unknownFiles = Self.sources(self.project).filter { !files.holds($0) }
    let held = files.files(below: project.baselines)
    otherBaselines = Self.otherBaselines(of: project) { id, file in
      held.map { $0.files.holds(file, at: joinPath($0.path, id + ".png")) } ?? false
    }
  }

  /// The shots without a baseline that can be read, and those whose baseline the base does not hold.
  /// - Parameter isHeld: whether the base holds a file of these bytes as the baseline of an id.
  private static func otherBaselines(
    of project: Project, isHeld: (_ id: String, _ file: [UInt8]) -> Bool
  ) -> Set<String> {
    var ignored = DiagnosticBag()
    let ids = project.shots.map(\.shot.id)
    // The run opens them too and reports why it cannot; until then every shot counts.
    guard let baselines = try? Baselines(folder: project.baselines, &ignored) else { return Set(ids) }
    return Set(
      ids.filter { id in
        guard let file = try? baselines.file(of: id) else { return true }
        return !isHeld(id, file)
      })
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
  /// The git repository that its configuration lies in; nil if there is none.
  package func repository() throws(GitError) -> Repository? {
    try Repository(around: splitPath(configuration).folder)
  }

  /// The same.
  /// - Throws: if there is none.
  func requiredRepository() throws(GitError) -> Repository {
    if let repository = try repository() { return repository }
    let folder = splitPath(configuration).folder
    throw GitError(
      "there is no git repository \(folder == "." ? "here" : "around '\(folder)'") to compare with",
      hint: "name a folder with a different version: --base ../before")
  }
}

extension RunError {
  /// Why a version of a project cannot be read, in one sentence.
  func text(of base: String) -> String {
    switch self {
    case .fault(_, let message, _): return "the base '\(base)' cannot be read: \(message)"
    case .badInput(let problems):
      let first = problems.first { $0.severity == .error } ?? problems[0]
      return "the base '\(base)' cannot be read: \(first.location): \(first.message)"
    }
  }
}
