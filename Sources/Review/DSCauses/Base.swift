import DSDiagnostics
import DSFiles
import DSGit
import DSProject

/// What changed pictures are compared with to find causes.
package enum BaseChoice: Hashable, Sendable {
  /// The revision that recorded each shot's baseline.
  case recording
  /// Where the present branch left a revision, or a folder with another version of the working folder.
  case named(String)
}

/// The files of a folder that holds another version of the working folder; what it lacks, such as fonts, is read here.
struct FolderFiles: InputFiles {
  let folder: String

  func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] { try readFile(inside(path), limit: limit) }

  func names(in path: String, endings: [String]) throws(FileError) -> [String] {
    try FilesOnDisk().names(in: inside(path), endings: endings)
  }

  func pathOnDisk(of path: String) throws(FileError) -> String {
    let other = inside(path)
    return (try fileKind(other)) == nil ? path : other
  }

  /// Whether a file is read from the folder: not one that a path leads to which does not begin in the working folder.
  func holds(_ path: String) -> Bool { !path.hasPrefix("/") && !path.split(separator: "/").contains("..") }

  private func inside(_ path: String) -> String { path.hasPrefix("/") ? path : joinPath(folder, path) }
}

/// A version of the project that shots are argued from.
struct Base: Sendable {
  /// How a person names it.
  let title: String
  let version: ProjectVersion
  let versions: ProjectVersions
  /// The views that are written in Swift.
  let views: BaseViews

  /// Reads a version of a project.
  /// - Parameter views: its views that are written in Swift.
  /// - Throws: if its configuration or an input cannot be read.
  init(
    title: String, files: any InputFiles, now: Project, from nowFiles: any InputFiles, views: BaseViews = BaseViews()
  ) throws(RunError) {
    var inputs = ProjectInputs(files: files)
    inputs.leavesModulesOut = true
    let project = try loadProject(
      now.configuration, substitute: now.substitute, bundledFonts: now.bundledFonts ?? BundledFonts(), from: inputs)
    (self.title, self.views) = (title, views)
    let version = ProjectVersion(project, views: views.shots)
    self.version = version
    versions = ProjectVersions(
      ProjectDifference(base: project, from: files, now: now, from: nowFiles, views: views), of: now, version)
  }
}
