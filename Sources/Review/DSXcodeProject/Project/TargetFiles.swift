import DSDiagnostics
import DSFiles

/// The files that a target is made of.
struct TargetFiles: Hashable, Sendable {
  /// A resource of a target.
  struct Resource: Hashable, Sendable {
    /// The absolute path of a file or a folder.
    var path: String
    /// Whether it is a folder that keeps its shape.
    var isFolder = false
  }

  /// The Swift sources, as sorted absolute paths.
  var sources: [String] = []
  /// The resources, sorted by path.
  var resources: [Resource] = []
  /// The models of Core Data, as sorted absolute paths.
  var models: [String] = []
  /// The files that are left out, by what they are.
  var leftOut: [String: [String]] = [:]
}

/// Finds the files of targets: those of their phases, and those of folders that Xcode keeps in step.
struct TargetFileReader {
  private let project: ProjectFile
  private let paths: ProjectPaths
  /// The platform of the build, as filters of files name it: `ios` or `macos`.
  private let platform: String
  private(set) var problems = DiagnosticBag()
  /// What lies in folders that were listed.
  private var known: [String: [String]] = [:]
  /// The packages in these folders, as absolute paths.
  private(set) var packages: Set<String> = []

  init(_ project: ProjectFile, _ paths: ProjectPaths, platform: String) {
    (self.project, self.paths, self.platform) = (project, paths, platform)
  }

  /// The files of a target.
  mutating func files(of target: ProjectObject) -> TargetFiles {
    var found: [(path: String, use: FileUse)] = []
    for phase in known("buildPhases", of: target) {
      switch phase.kind {
      case "PBXSourcesBuildPhase", "PBXResourcesBuildPhase":
        for file in known("files", of: phase) where isMeant(file) { found += members(of: file) }
      default: continue
      }
    }
    let own = Set(target.ids("fileSystemSynchronizedGroups"))
    for group in project.all("PBXFileSystemSynchronizedRootGroup") {
      guard let folder = SynchronizedFolder(group, in: project, paths),
        own.contains(group.id) || folder.concerns(target.id)
      else { continue }
      found += folder.members(
        of: target.id, among: contents(of: folder.path, at: group.place), isOwn: own.contains(group.id))
    }
    return sorted(found, target)
  }

  private mutating func sorted(_ found: [(path: String, use: FileUse)], _ target: ProjectObject) -> TargetFiles {
    var files = TargetFiles()
    var missing: [String] = []
    var seen: Set<String> = []
    for (path, use) in found.sorted(by: { $0.path < $1.path }) where seen.insert(path).inserted {
      switch use {
      case .none: continue
      case .leftOut(let reason): files.leftOut[reason, default: []].append(path)
      case _ where !exists(path): missing.append(path)
      case .source: files.sources.append(path)
      case .model: files.models.append(path)
      case .resource(let isFolder): files.resources.append(TargetFiles.Resource(path: path, isFolder: isFolder))
      }
    }
    if let first = missing.first {
      problems.warning(
        "missing-file",
        "\(missing.count) \(missing.count == 1 ? "file" : "files") of the target '\(target.title)' do not exist, such as '\(first)'",
        at: target.place, hint: "files that a build writes, such as generated sources, have to be written first")
    }
    return files
  }

  /// The files that a member of a phase stands for: itself, or its languages.
  private mutating func members(of file: ProjectObject) -> [(path: String, use: FileUse)] {
    guard let id = file.text("fileRef") else { return [] }
    guard let object = project.object(id) else {
      report("fileRef", [id], of: file)
      return []
    }
    switch object.kind {
    case "PBXVariantGroup":
      return known("children", of: object).compactMap { child in
        paths.path(of: child).map { ($0, FileUse($0)) }
      }
    case "PBXFileReference":
      guard let path = paths.path(of: object) else { return [] }
      let isFolder = ["folder", "file.folder"].contains(object.text("lastKnownFileType") ?? "")
      if isFolder, case .resource = FileUse(path) { return [(path, .resource(isFolder: true))] }
      return [(path, FileUse(path))]
    case "XCVersionGroup":
      return paths.path(of: object).map { [($0, FileUse($0))] } ?? []
    default: return []
    }
  }

  /// Whether a file is meant for the platform of the build.
  private func isMeant(_ file: ProjectObject) -> Bool {
    let filters = file.ids("platformFilters") + file.ids("platformFilter")
    return filters.isEmpty || filters.contains(platform)
  }

  /// The objects that a field lists; ids that are none's are reported.
  private mutating func known(_ field: String, of object: ProjectObject) -> [ProjectObject] {
    let (found, missing) = project.objects(field, of: object)
    report(field, missing, of: object)
    return found
  }

  private mutating func report(_ field: String, _ missing: [String], of object: ProjectObject) {
    guard let first = missing.first else { return }
    problems.warning(
      "dangling-reference",
      "'\(field)' names \(missing.count == 1 ? "an object" : "\(missing.count) objects") that the project does not have, such as '\(first)'",
      at: object.place, hint: "merges leave such lines; remove them")
  }

  private mutating func contents(of folder: String, at place: SourceLocation) -> [String] {
    if let files = known[folder] { return files }
    var files: [String] = []
    do throws(FileError) {
      let listed = try SynchronizedFolder.contents(of: folder)
      files = listed.files
      packages.formUnion(listed.packages.map { joinPath(folder, $0) })
    } catch {
      problems.warning("missing-file", error.message, at: place, hint: error.hint)
    }
    known[folder] = files
    return files
  }

  /// Whether there is a file or a folder; one that cannot be examined is reported when it is read.
  private func exists(_ path: String) -> Bool { (try? fileKind(path)) != .some(nil) }
}
