import DSDiagnostics
import DSFiles

/// What a target links: targets of its project and of others, products of packages, and what cannot be linked here.
struct TargetLinks: Sendable {
  var targets: [XcodeTarget] = []
  /// The objects that name products of packages, each once.
  var products: [ProjectObject] = []
  /// Paths of libraries that were compiled elsewhere.
  var compiled: [String] = []
}

/// The targets of a project, and of those that it can link: projects in it, and in the workspaces that list it.
struct TargetGraph: Sendable {
  /// The project itself.
  let project: ProjectFile
  let paths: ProjectPaths
  /// The projects of the graph; the project itself comes first.
  let projects: [ProjectFile]
  /// The folders that workspaces list, which may be packages.
  let folders: [String]
  private(set) var problems = DiagnosticBag()

  /// Reads a project and those around it.
  /// - Parameters:
  ///   - bundle: the absolute path of `App.xcodeproj`.
  ///   - workspaces: those that list it; nil looks for them.
  init(_ project: ProjectFile, bundle: String, workspaces: [Workspace]) {
    self.project = project
    paths = ProjectPaths(of: project)
    var found = [project]
    var seen: Set = [bundle]
    // A project in another one may hold further ones.
    var open = workspaces.flatMap(\.projects) + Self.inner(of: project)
    while !open.isEmpty {
      let next = open.removeFirst()
      guard seen.insert(next).inserted, seen.count <= Limits.linkedProjects else { continue }
      do throws(DiagnosticsError) {
        let other = try ProjectFile(bundle: next)
        found.append(other)
        open += Self.inner(of: other)
      } catch {
        // Pods are a project that `pod install` makes; what needs them does not compile, and the compiler says so.
        for problem in error.diagnostics {
          problems.warning(problem.id, problem.message, at: problem.location, hint: "its targets are not linked")
        }
      }
    }
    projects = found
    folders = workspaces.flatMap(\.folders)
  }

  /// The absolute paths of the projects that a project holds.
  private static func inner(of project: ProjectFile) -> [String] {
    let paths = ProjectPaths(of: project)
    let references = project.root.fields["projectReferences"].map { value -> [ListValue] in
      if case .list(let list) = value.content { list } else { [] }
    }
    return (references ?? []).compactMap { project.object($0.table?["ProjectRef"]?.text) }
      .compactMap { paths.path(of: $0) }
  }

  /// What a target links.
  func links(of target: XcodeTarget) -> TargetLinks {
    var links = TargetLinks()
    let project = target.project
    let paths = project.path == self.project.path ? self.paths : ProjectPaths(of: project)
    var seen: Set = [Self.key(target)]
    func add(_ found: XcodeTarget?) -> Bool {
      guard let found, case .framework = found.kind else { return found != nil }
      if seen.insert(Self.key(found)).inserted { links.targets.append(found) }
      return true
    }
    let phases = project.objects("buildPhases", of: target.object).found
    var products = target.object.ids("packageProductDependencies")
    for phase in phases where phase.kind == "PBXFrameworksBuildPhase" {
      for file in project.objects("files", of: phase).found {
        if let product = file.text("productRef") { products.append(product) }
        guard let reference = project.object(file.text("fileRef")) else { continue }
        if add(self.target(building: reference, in: project)) { continue }
        let path = paths.path(of: reference)
        if let path, case .leftOut = FileUse(path), reference.text("sourceTree") != "SDKROOT",
          !path.contains("/System/Library/")
        {
          links.compiled.append(path)
        }
      }
    }
    for dependency in project.objects("dependencies", of: target.object).found {
      if let product = dependency.text("productRef") { products.append(product) }
      if let other = project.object(dependency.text("target")) {
        _ = add(XcodeTarget(other, in: project))
      } else if let proxy = project.object(dependency.text("targetProxy")) {
        _ = add(remote(proxy, in: project))
      }
    }
    var known: Set<String> = []
    links.products = products.compactMap { project.object($0) }
      .filter { $0.kind == "XCSwiftPackageProductDependency" && known.insert($0.text("productName") ?? "").inserted }
    return links
  }

  /// A name that no other target has.
  static func key(_ target: XcodeTarget) -> String { target.project.path + "\n" + target.object.id }

  /// The target that builds what a project links; nil for what no target here builds.
  private func target(building reference: ProjectObject, in project: ProjectFile) -> XcodeTarget? {
    if let own = XcodeTarget.all(of: project).first(where: { $0.object.text("productReference") == reference.id }) {
      return own
    }
    // A product of another project is only named: Xcode looks for a target that builds it, too.
    let isBuilt = reference.kind == "PBXReferenceProxy" || reference.text("sourceTree") == "BUILT_PRODUCTS_DIR"
    guard isBuilt, let name = reference.text("path").map({ splitPath($0).leaf }) else { return nil }
    return projects.lazy.flatMap { XcodeTarget.all(of: $0) }.first { $0.product == name }
  }

  /// The target of another project that a dependency names.
  private func remote(_ proxy: ProjectObject, in project: ProjectFile) -> XcodeTarget? {
    guard let name = proxy.text("remoteInfo") else { return nil }
    return projects.lazy.filter { $0.path != project.path }.flatMap { XcodeTarget.all(of: $0) }.first {
      $0.name == name || $0.object.id == proxy.text("remoteGlobalIDString")
    }
  }
}
