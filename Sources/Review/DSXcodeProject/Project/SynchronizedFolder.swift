import DSDiagnostics
import DSFiles

/// A folder that Xcode keeps in step with the file system: all that lies in it belongs to the targets that name it, but for
/// the exceptions that the project lists.
struct SynchronizedFolder: Sendable {
  private let project: ProjectFile
  private let group: ProjectObject
  /// The folder, as an absolute path.
  let path: String

  /// The folder of a group; nil if it is no such group or has no path.
  init?(_ group: ProjectObject, in project: ProjectFile, _ paths: ProjectPaths) {
    guard group.kind == "PBXFileSystemSynchronizedRootGroup", let path = paths.path(of: group) else { return nil }
    (self.project, self.group, self.path) = (project, group, path)
  }

  /// What belongs to a target, as sorted absolute paths, each with its use.
  /// - Parameters:
  ///   - files: what lies in the folder, from `Self.contents`.
  ///   - isOwn: whether the target names the folder; of another one only exceptions belong to the target.
  func members(of target: String, among files: [String], isOwn: Bool) -> [(path: String, use: FileUse)] {
    let excepted = exceptions(of: target)
    let folders = Set(group.ids("explicitFolders"))
    var found: [(path: String, use: FileUse)] = []
    var shown: Set<String> = []
    for file in files {
      let isExcepted = ancestors(of: file).contains { excepted.contains($0) }
      guard isOwn != isExcepted else { continue }
      if let folder = ancestors(of: file).first(where: folders.contains) {
        if shown.insert(folder).inserted { found.append((joinPath(path, folder), .resource(isFolder: true))) }
        continue
      }
      found.append((joinPath(path, file), FileUse(file)))
    }
    return found
  }

  /// Whether exceptions give a target files of this folder although it does not name it.
  func concerns(_ target: String) -> Bool { !exceptions(of: target).isEmpty }

  /// The relative paths that are exceptions of a target.
  private func exceptions(of target: String) -> Set<String> {
    let sets = project.objects("exceptions", of: group).found.filter { set in
      if let own = set.text("target") { return own == target }
      // Those of a phase belong to the target of the phase.
      guard let phase = set.text("buildPhase"), let object = project.object(target) else { return false }
      return object.ids("buildPhases").contains(phase)
    }
    return Set(
      sets.flatMap { $0.ids("membershipExceptions") }.map { name in
        // A file of languages is named once for all of them: "/Localized: Localizable.strings".
        name.hasPrefix("/Localized: ") ? String(name.dropFirst("/Localized: ".count)) : name
      })
  }

  /// A path, the folders above it, and, for a file of a language, its name beside the folders of languages.
  private func ancestors(of file: String) -> [String] {
    var found = [file]
    var rest = file
    while let slash = rest.lastIndex(of: "/") {
      rest = String(rest[..<slash])
      found.append(rest)
    }
    let (folder, name) = splitPath(file)
    if folder.hasSuffix(".lproj") { found.append(joinPath(splitPath(folder).folder, name)) }
    return found
  }

  /// What lies in a folder, as relative paths: a catalogue or a bundle is one file, and packages are none of a target's.
  static func contents(of folder: String) throws(FileError) -> (files: [String], packages: [String]) {
    let all = try listEverything(folder).filter { $0.kind == .regular || $0.kind == .link }.map(\.name)
    let packages = Set(
      all.filter { splitPath($0).leaf == "Package.swift" && $0 != "Package.swift" }
        .map { splitPath($0).folder })
    var found: Set<String> = []
    for file in all where !splitPath(file).leaf.hasPrefix(".") {
      let parts = file.split(separator: "/").map(String.init)
      var path = ""
      var isOfPackage = false
      for part in parts {
        path = path.isEmpty ? part : path + "/" + part
        if packages.contains(path) { isOfPackage = true }
        if FileUse.bundles.contains(fileExtension(part)) { break }
      }
      if !isOfPackage { found.insert(path) }
    }
    return (found.sorted(), packages.sorted())
  }
}
