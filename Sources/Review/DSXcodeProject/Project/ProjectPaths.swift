import DSFiles

/// The paths of files and groups: a group's path continues that of the group around it, or begins anew.
struct ProjectPaths: Sendable {
  private let project: ProjectFile
  /// The group around a file or group, by its id.
  private let parents: [String: String]
  /// What `SOURCE_ROOT` stands for.
  let sourceRoot: String

  init(of project: ProjectFile) {
    self.project = project
    var parents: [String: String] = [:]
    for group in project.objects.values where ["PBXGroup", "PBXVariantGroup", "XCVersionGroup"].contains(group.kind) {
      for child in group.ids("children") { parents[child] = group.id }
    }
    self.parents = parents
    sourceRoot = normalizedPath(joinPath(project.folder, project.root.text("projectDirPath") ?? ""))
  }

  /// The path of a file or a group; nil for what lies in a toolchain or is built.
  func path(of object: ProjectObject) -> String? {
    var seen: Set<String> = []
    return path(of: object, &seen)
  }

  private func path(of object: ProjectObject, _ seen: inout Set<String>) -> String? {
    // Groups in one another in a circle have no path.
    guard seen.insert(object.id).inserted else { return nil }
    let own = object.text("path") ?? ""
    switch object.text("sourceTree") ?? "<group>" {
    case "<absolute>": return own.hasPrefix("/") ? normalizedPath(own) : nil
    case "SOURCE_ROOT", "PROJECT_DIR", "SRCROOT": return normalizedPath(joinPath(sourceRoot, own))
    case "<group>":
      if own.hasPrefix("/") { return normalizedPath(own) }
      guard let parent = project.object(parents[object.id]) else { return normalizedPath(joinPath(sourceRoot, own)) }
      return path(of: parent, &seen).map { normalizedPath(joinPath($0, own)) }
    default: return nil
    }
  }
}
