import DSDiagnostics
import DSFiles

/// The packages that the targets of a graph may use, and which of them have which products.
struct ProjectPackages {
  private let graph: TargetGraph
  private(set) var problems = DiagnosticBag()
  /// The packages in folders, by their identities, with their manifests' text.
  private var local: [(package: PackageReference, manifest: String)] = []
  /// The packages that a project's objects name, by the path of the project and the object's id.
  private var named: [String: PackageReference] = [:]

  /// The packages of which Xcode keeps the versions.
  private let pinned: PinnedPackages

  /// - Parameters:
  ///   - folders: the packages that lie in folders which Xcode keeps in step.
  ///   - resolved: where Xcode keeps the versions of packages.
  init(of graph: TargetGraph, folders: Set<String>, resolved: [String]) {
    self.graph = graph
    pinned = PinnedPackages(resolved)
    var paths: [String] = []
    for project in graph.projects {
      for kind in ["XCLocalSwiftPackageReference", "XCRemoteSwiftPackageReference"] {
        for object in project.all(kind) {
          guard let package = PackageReference(object, in: project, &problems) else { continue }
          named[project.path + "\n" + object.id] = package
          if case .local(let path) = package.source { paths.append(path) }
        }
      }
      // Before Xcode 15 a package in a folder was a file of the project.
      let tree = ProjectPaths(of: project)
      for file in project.all("PBXFileReference") {
        let type = file.text("lastKnownFileType") ?? ""
        guard ["wrapper", "folder", "file.folder", "text"].contains(type), let path = tree.path(of: file) else {
          continue
        }
        paths.append(path)
      }
    }
    var seen: Set<String> = []
    for path in paths + graph.folders + folders.sorted() where seen.insert(path).inserted {
      // A folder without a manifest is no package.
      guard let bytes = try? readFile(joinPath(path, "Package.swift"), limit: Limits.textFileBytes) else { continue }
      local.append((PackageReference(source: .local(path)), String(decoding: bytes, as: UTF8.self)))
    }
  }

  /// The folders of all local packages by their identities; the first counts.
  var folders: [String: String] {
    let pairs = local.compactMap { known in known.package.folder.map { (known.package.identity, $0) } }
    return Dictionary(pairs) { first, _ in first }
  }

  /// The package of a product; nil for plugins of builds, and for a product that no package has, which is a warning: what imports it
  /// does not compile, and everything else does.
  mutating func package(of product: ProjectObject, in project: ProjectFile) -> PackageReference? {
    let name = product.text("productName") ?? ""
    if name.hasPrefix("plugin:") { return nil }
    if let id = product.text("package") {
      if let package = named[project.path + "\n" + id] {
        guard case .local(let path) = package.source, !local.contains(where: { $0.package == package }) else {
          return package
        }
        problems.warning(
          "missing-package", "the package '\(path)' of the product '\(name)' has no 'Package.swift'", at: product.place,
          hint: "fetch it, such as by 'git submodule update --init'")
        return nil
      }
      if project.object(id)?.kind == "XCRemoteSwiftPackageReference" { return nil }
    }
    if let package = Self.package(with: name, among: local) { return package }
    // Xcode finds products of packages that other packages depend on, too; many are called like their package.
    if let package = pinned.byIdentity[name.lowercased()] { return package }
    problems.warning(
      "missing-package", "no package of the project has the product '\(name)'", at: product.place,
      hint: "it may lie in a submodule that is not fetched, or in a workspace: name that one with '--xcodeproj'")
    return nil
  }

  /// The package whose manifest declares a product: by its text, because building manifests takes seconds each.
  private static func package(
    with product: String, among local: [(package: PackageReference, manifest: String)]
  ) -> PackageReference? {
    let quoted = "\"\(product)\""
    let declaring = local.first { declares(product, in: $0.manifest) }
    let ofName = local.first { $0.package.identity == product.lowercased() && $0.manifest.contains(quoted) }
    return (declaring ?? ofName ?? local.first { $0.manifest.contains(quoted) })?.package
  }

  /// Whether a manifest has a line such as `.library(name: "Kit"`, however it is broken.
  private static func declares(_ product: String, in manifest: String) -> Bool {
    for kind in [".library(", ".singleTargetLibrary(", ".executable("] {
      for range in manifest.ranges(of: kind) {
        let rest = manifest[range.upperBound...].prefix(200 + product.count).filter { !$0.isWhitespace }
        if rest.hasPrefix("name:\"\(product.filter { !$0.isWhitespace })\"") { return true }
      }
    }
    return false
  }
}
