import DSDiagnostics
import DSFiles

/// The projects and packages that a workspace lists.
struct Workspace: Hashable, Sendable {
  /// The absolute paths of the `.xcodeproj` folders, in the workspace's order.
  var projects: [String] = []
  /// The absolute paths of other folders, which may be packages.
  var folders: [String] = []

  /// Reads a workspace.
  /// - Parameter path: the absolute path of the folder `App.xcworkspace`.
  init(_ path: String) throws(DiagnosticsError) {
    let file = joinPath(path, "contents.xcworkspacedata")
    let bytes = try readInput(file, limit: Limits.textFileBytes, "name an '.xcworkspace' that holds one")
    var scanner = XMLScanner(bytes, file: file)
    // The folders of the groups around a reference.
    let home = splitPath(path).folder
    var groups = [home]
    while let piece = try scanner.next() {
      switch piece {
      case .open("Group", let attributes):
        groups.append(Self.path(attributes["location"] ?? "", in: groups, home) ?? home)
      case .close("Group"): if groups.count > 1 { groups.removeLast() }
      case .open("FileRef", let attributes):
        guard let found = Self.path(attributes["location"] ?? "", in: groups, home) else { continue }
        if found.hasSuffix(".xcodeproj") { projects.append(found) } else { folders.append(found) }
      case .open, .close, .text: continue
      }
    }
  }

  /// The path of a location such as `group:Kit/Kit.xcodeproj`; nil for what lies in Xcode.
  private static func path(_ location: String, in groups: [String], _ home: String) -> String? {
    guard let colon = location.firstIndex(of: ":") else { return nil }
    let name = String(location[location.index(after: colon)...])
    switch location[..<colon] {
    case "group": return normalizedPath(joinPath(groups.last ?? home, name))
    case "container": return normalizedPath(joinPath(home, name))
    case "absolute": return normalizedPath(name.hasPrefix("/") ? name : "/" + name)
    default: return nil
    }
  }

  /// The workspaces that list a project, beside it or in a folder above it within its repository: targets and packages of
  /// theirs may be linked. The nearest comes first.
  static func around(_ project: String) -> [(path: String, workspace: Workspace)] {
    var found: [(path: String, workspace: Workspace)] = []
    var place = splitPath(project).folder
    while true {
      // A folder that cannot be listed has none.
      let names = (try? childNames(of: place)) ?? []
      for name in names where name.hasSuffix(".xcworkspace") {
        // Xcode would not open one that cannot be read; the project says what it needs.
        guard let workspace = try? Workspace(joinPath(place, name)), workspace.projects.contains(project) else {
          continue
        }
        found.append((joinPath(place, name), workspace))
      }
      if place == "/" || names.contains(".git") { return found }
      place = splitPath(place).folder
    }
  }
}
