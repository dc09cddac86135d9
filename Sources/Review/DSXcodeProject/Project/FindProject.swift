import DSDiagnostics
import DSFiles
import Glibc

/// The project that a user names, with the target whose previews are drawn.
struct FoundProject: Sendable {
  var graph: TargetGraph
  var target: XcodeTarget
  /// The absolute path of what was found: an `.xcodeproj` or an `.xcworkspace`.
  var bundle: String
  /// Where Xcode keeps the versions of packages, in the order in which they count.
  var resolved: [String]

  /// Reads the project at a path.
  /// - Parameters:
  ///   - path: an absolute path of `App.xcodeproj`, `App.xcworkspace`, or a folder with one of them.
  ///   - name: the name of the target; nil for the only app.
  init(_ path: String, target name: String?) throws(DiagnosticsError) {
    let path = try Self.bundle(path)
    bundle = path
    let place = SourceLocation(file: path)
    var workspaces: [(path: String, workspace: Workspace)] = []
    var projects: [(bundle: String, project: ProjectFile)] = []
    if path.hasSuffix(".xcworkspace") {
      let workspace = try Workspace(path)
      workspaces = [(path, workspace)]
      var problems: [Diagnostic] = []
      for bundle in workspace.projects {
        do throws(DiagnosticsError) { projects.append((bundle, try ProjectFile(bundle: bundle))) } catch {
          problems += error.diagnostics
        }
      }
      if projects.isEmpty {
        throw DiagnosticsError(
          problems.isEmpty
            ? [
              Diagnostic(
                "no-project", "the workspace lists no project", at: place, hint: "name an '.xcodeproj' instead")
            ] : problems)
      }
    } else {
      projects = [(path, try ProjectFile(bundle: path))]
      workspaces = Workspace.around(path)
    }
    let targets = projects.flatMap { XcodeTarget.all(of: $0.project) }
    target = try chooseTarget(name, among: targets, at: place)
    let home = target.project.path
    let chosen = projects.first { $0.project.path == home } ?? projects[0]
    graph = TargetGraph(chosen.project, bundle: chosen.bundle, workspaces: workspaces.map(\.workspace))
    let inside = "xcshareddata/swiftpm/Package.resolved"
    resolved = workspaces.map { joinPath($0.path, inside) } + [joinPath(chosen.bundle, "project.xcworkspace/" + inside)]
  }

  /// The project or workspace at a path.
  private static func bundle(_ path: String) throws(DiagnosticsError) -> String {
    let place = SourceLocation(file: path)
    func refuse(_ message: String, _ hint: String) -> DiagnosticsError {
      DiagnosticsError([Diagnostic("no-project", message, at: place, hint: hint)])
    }
    var status = stat()
    guard stat(path, &status) == 0 else {
      let folder = splitPath(path).folder
      // Without the list there is no hint.
      let near = ((try? childNames(of: folder)) ?? []).filter { isBundle($0) }
      throw refuse(
        "there is no project",
        near.isEmpty
          ? "name the '.xcodeproj' of the app" : "the folder has \(near.map { "'\($0)'" }.joined(separator: ", "))")
    }
    if isBundle(path) { return path }
    if path.hasSuffix(".xcodeproj/project.pbxproj") { return splitPath(path).folder }
    let names = ((try? childNames(of: path)) ?? []).filter(isBundle)
    let projects = names.filter { $0.hasSuffix(".xcodeproj") }
    if projects.count == 1 { return joinPath(path, projects[0]) }
    let makers = [("project.yml", "xcodegen generate"), ("Project.swift", "tuist generate")]
    let maker = makers.first { (try? fileKind(joinPath(path, $0.0))) == .some(.regular) }
    throw refuse(
      names.isEmpty ? "the folder has no project, expected an '.xcodeproj'" : "the folder has several projects",
      maker.map { "'\($0.1)' writes the project of '\($0.0)'; run it first" }
        ?? (names.isEmpty ? "name the '.xcodeproj' of the app" : "name one: " + names.joined(separator: ", ")))
  }

  private static func isBundle(_ path: String) -> Bool {
    path.hasSuffix(".xcodeproj") || path.hasSuffix(".xcworkspace")
  }
}
