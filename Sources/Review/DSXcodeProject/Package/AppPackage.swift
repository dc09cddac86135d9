import DSDiagnostics
import DSFiles

/// A target of a project as a target of a package.
struct AppModule: Sendable {
  /// The name of the target in its project.
  var target: String
  var settings: CompilerSettings
  var files: TargetFiles
  /// The sources that Xcode writes for its models: the names of files, and their texts.
  var generated: [String: String] = [:]
  /// The modules that it links.
  var modules: [String] = []
  /// The products that it links, each with its package.
  var products: [Product] = []

  /// A product of a package.
  struct Product: Hashable, Sendable {
    var name: String
    var package: PackageReference
  }

  /// The number of previews that its sources declare, by their text.
  var previews: Int {
    files.sources.reduce(0) { count, path in
      // The compiler reports a source that cannot be read.
      guard let bytes = try? readFile(path, limit: Limits.textFileBytes) else { return count }
      return count + previewCount(in: String(decoding: bytes, as: UTF8.self))
    }
  }
}

/// The number of previews that a source declares, by its text.
func previewCount(in text: String) -> Int {
  guard text.contains("Preview") else { return 0 }
  return text.split(whereSeparator: \.isNewline).reduce(0) { count, line in
    let line = line.drop(while: \.isWhitespace)
    if line.hasPrefix("//") || line.hasPrefix("*") { return count }
    let isProvider = line.contains(": PreviewProvider") || line.contains(": SwiftUI.PreviewProvider")
    return count + (line.hasPrefix("#Preview") || isProvider ? 1 : 0)
  }
}

/// The package that a target of a project becomes: that target, and the frameworks of the project that it links.
struct AppPackage: Sendable {
  /// The name of the project, of which the design system's is made.
  var name: String
  /// The folder in which the project lies, as an absolute path.
  var folder: String
  /// The modules; one comes after those that it links, so that the chosen target is the last.
  var modules: [AppModule] = []
  /// The folders of the local packages of the project and its workspaces, by their identities.
  var folders: [String: String] = [:]
  /// Targets of local packages that became targets of this one; one comes after those that it links.
  var merged: [MergedTarget] = []
  /// The packages, by their identities.
  var packages: [PackageReference] = []
  /// The language of texts that have no translation.
  var language: String
  /// The file in which Xcode keeps the versions of packages; nil if the project has none.
  var resolved: String?
  /// That file, if any package is needed: the package manager fetches all that it lists, needed or not.
  var usedVersions: String? { packages.isEmpty ? nil : resolved }
  /// The text of the `Info.plist` of the chosen target.
  var info = ""
  /// What is left out, in words that a list of names follows.
  var leftOut: [String: [String]] = [:]
  /// What is wrong and does not prevent drawing.
  var warnings: [Diagnostic] = []
}

extension AppPackage {
  /// Makes the package of a target.
  /// - Parameters:
  ///   - graph: the targets that it can link.
  ///   - configuration: the name of a build configuration; nil for `Debug`.
  ///   - without: identities of packages that are left out.
  ///   - resolved: where Xcode keeps the versions of packages.
  /// - Throws: all that is wrong in the project.
  init(
    of target: XcodeTarget, in graph: TargetGraph, configuration: String?, without: Set<String>, resolved: [String]
  ) throws(DiagnosticsError) {
    let project = graph.project
    name = project.name
    folder = project.folder
    language = project.root.text("developmentRegion") ?? "en"
    if language == "English" { language = "en" }
    // The package manager fetches all packages that the file lists, needed or not.
    self.resolved = without.isEmpty ? resolved.first { (try? fileKind($0)) == .some(.regular) } : nil
    var problems = graph.problems
    if let configuration, !project.configurationNames(of: target.object).contains(configuration) {
      let names = project.configurationNames(of: target.object)
      problems.error(
        "unknown-configuration", "the target '\(target.name)' has no configuration '\(configuration)'",
        at: target.object.place,
        hint: didYouMean(configuration, among: names) ?? "it has \(names.map { "'\($0)'" }.joined(separator: ", "))")
    }
    var reader = ModuleReader(graph: graph, configuration: configuration)
    let order = reader.order(from: target)
    var found: [(module: AppModule, links: TargetLinks, project: ProjectFile)] = []
    for target in order { found.append(reader.module(target, &problems)) }
    problems.add(contentsOf: reader.problems)
    info = reader.info
    var packages = ProjectPackages(of: graph, folders: reader.folders, resolved: resolved)
    self.folders = packages.folders
    var used: [String: PackageReference] = [:]
    let names = Dictionary(zip(order.map(TargetGraph.key), found.map(\.module.settings.module))) { first, _ in first }
    for (module, links, project) in found {
      var module = module
      module.modules = links.targets.compactMap { names[TargetGraph.key($0)] }
      for product in links.products {
        guard let package = packages.package(of: product, in: project) else { continue }
        let title = product.text("productName") ?? ""
        guard !without.contains(package.identity) else {
          leftOut["packages, by '--without-package'", default: []].append(package.identity)
          continue
        }
        used[package.identity] = package
        module.products.append(AppModule.Product(name: title, package: package))
      }
      for (reason, files) in module.files.leftOut { leftOut[reason, default: []] += files }
      leftOut["compiled libraries", default: []] += links.compiled
      modules.append(module)
    }
    problems.add(contentsOf: packages.problems.diagnostics)
    leftOut = leftOut.mapValues { Set($0).sorted() }.filter { !$0.value.isEmpty }
    self.packages = used.values.sorted { $0.identity < $1.identity }
    warnings = problems.sorted.filter { $0.severity != .error }
    if problems.hasErrors { throw DiagnosticsError(problems.sorted) }
    if modules.allSatisfy(\.files.sources.isEmpty) {
      throw DiagnosticsError([
        Diagnostic(
          "no-sources", "the target '\(target.name)' has no Swift files", at: target.object.place,
          hint: "name a different one with '--target'")
      ])
    }
  }
}

/// Reads targets as modules.
private struct ModuleReader {
  let graph: TargetGraph
  let configuration: String?
  private(set) var problems: [Diagnostic] = []
  /// The text of the `Info.plist` of the target that was read last.
  private(set) var info = ""
  /// The packages in folders that Xcode keeps in step.
  private(set) var folders: Set<String> = []
  /// The paths of projects that were read.
  private var known: [String: ProjectPaths] = [:]

  init(graph: TargetGraph, configuration: String?) { (self.graph, self.configuration) = (graph, configuration) }

  /// A target and all that it links; one comes after those that it links.
  func order(from target: XcodeTarget) -> [XcodeTarget] {
    var seen: Set<String> = []
    var found: [XcodeTarget] = []
    func add(_ target: XcodeTarget) {
      guard seen.insert(TargetGraph.key(target)).inserted else { return }
      graph.links(of: target).targets.forEach(add)
      found.append(target)
    }
    add(target)
    return found
  }

  mutating func module(
    _ target: XcodeTarget, _ bag: inout DiagnosticBag
  ) -> (module: AppModule, links: TargetLinks, project: ProjectFile) {
    let project = target.project
    let paths = known[project.path] ?? ProjectPaths(of: project)
    known[project.path] = paths
    let settings = project.settings(of: target.object, configuration: configuration, paths: paths, &bag)
    let compiler = CompilerSettings(settings, target: target.name)
    info = InfoList(settings, in: paths.sourceRoot).filled
    var reader = TargetFileReader(project, paths, platform: compiler.platform == .macos ? "macos" : "ios")
    let files = reader.files(of: target.object)
    problems += reader.problems.diagnostics
    folders.formUnion(reader.packages)
    let module = AppModule(
      target: target.name, settings: compiler, files: files, generated: generated(of: files.models))
    return (module, graph.links(of: target), project)
  }
  /// What Xcode writes for models; one that cannot be read is reported, and what needs its classes is left out by the build.
  private mutating func generated(of models: [String]) -> [String: String] {
    var found: [String: String] = [:]
    for path in models {
      do throws(DiagnosticsError) {
        let model = try DataModel(path: path)
        guard let text = DataModelSource(model: model).text else { continue }
        found["\(model.name)+CoreData.swift"] = text
      } catch {
        problems += error.diagnostics.map { problem in
          Diagnostic(problem.id, problem.message, at: problem.location, severity: .warning, hint: problem.hint)
        }
      }
    }
    return found
  }
}
