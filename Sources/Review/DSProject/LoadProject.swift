import DSComponentFiles
import DSDiagnostics
package import DSFiles
import DSGeometry
import DSParallel
package import DSReport
import DSSyntax
import Glibc
import Synchronization

/// Reads a configuration and everything it names: tokens, components, symbols, pictures, fonts.
///
/// All problems of all files are collected; if one is an error there is no project, so that nothing is drawn from half
/// of an input.
/// - Parameters:
///   - path: the configuration file; the paths in it are relative to its folder.
///   - views: scenarios that are written in Swift; each belongs to the system that lists its module.
///   - substitute: what is read if there is no configuration file, and whose systems are taken if the file has none;
///     nil if that is an error.
///   - bundledFonts: the fonts of systems that list none.
///   - inputs: where files are read from.
package func loadProject(
  _ path: String, views: [ViewScenario] = [], substitute: String? = nil,
  bundledFonts: @autoclosure () -> BundledFonts = BundledFonts(), from inputs: ProjectInputs = ProjectInputs()
) throws(RunError) -> Project {
  var loader = InputLoader(inputs)
  let configuration = try loadConfiguration(path, substitute: substitute, &loader)
  let folder = splitPath(path).folder
  var listedSystems: [SystemConfiguration] = []
  var fonts: BundledFonts?
  for listed in configuration?.systems ?? [] {
    var system = listed
    if !listed.modules.isEmpty || listed.fonts.isEmpty {
      let brought = fonts ?? bundledFonts()
      fonts = brought
      if listed.fonts.isEmpty { system = brought.complete(listed, &loader.bag) }
      // The fonts that a configuration lists take precedence over others of the same name.
      let names = Set(system.fonts.map(\.family))
      if !listed.modules.isEmpty {
        system.resourceFonts = brought.ofResources.filter { !names.contains($0.family) }
      }
    }
    listedSystems.append(system)
  }
  var systems = loadSystems(listedSystems, folder: folder, views: views, &loader)
  // A version that is only loaded for comparison draws; pictures of other programs have no sources in it.
  if !loader.leavesModulesOut {
    for pictures in configuration?.pictures ?? [] {
      guard let system = PictureSystem(pictures, folder: folder, &loader.bag) else { continue }
      if let loaded = loadPictures(system, &loader) { systems.append(loaded) }
    }
  }
  let listed = Set(configuration?.systems.flatMap(\.modules) ?? [])
  for module in Set(views.map(\.module)).subtracting(listed).sorted() {
    loader.bag.warning(
      "unlisted-module", "no system lists the module '\(module)', so its previews are not drawn",
      at: SourceLocation(file: path), hint: "add it to 'modules' of a system")
  }
  guard let configuration, !loader.bag.hasErrors else { throw .badInput(loader.bag.sorted) }
  var project = Project(
    configuration: path, baselines: joinPath(folder, configuration.baselines.path), systems: systems,
    warnings: loader.bag.sorted)
  project.inputs = [path] + configuration.systems.flatMap(\.files).map { joinPath(folder, $0.path) }
  project.inputs += systems.compactMap(\.pictures).flatMap { [$0.expected, $0.actual] }
  project.read = loader.read
  (project.substitute, project.bundledFonts) = (substitute, fonts)
  project.isWhole = loader.leftOut.knowsAllNames && !views.contains { $0.isUnread && listed.contains($0.module) }
  return project
}

/// Reads design systems, several at once, and returns those that can be made in the order of the configuration.
///
/// With Swift views one is read after the other: the code of their authors runs then.
private func loadSystems(
  _ listed: [SystemConfiguration], folder: String, views: [ViewScenario], _ loader: inout InputLoader
) -> [DesignSystem] {
  let begun = loader
  let loaded = concurrentMap(listed.count, workers: views.isEmpty ? coreCount() : 1, by: {}) { (_: Void, index) in
    var own = begun
    return (system: loadSystem(listed[index], folder: folder, views: views, &own), loader: own)
  }
  for found in loaded { loader.add(found.loader) }
  return loaded.compactMap(\.system)
}

/// Reads a configuration file; nil, after a report, if it has no usable content.
/// - Parameter drawing: whether something is drawn, which takes components and fonts.
func loadConfiguration(
  _ path: String, drawing: Bool = true, substitute: String?, _ loader: inout InputLoader
) throws(RunError) -> Configuration? {
  let root = try loader.configuration(path, substitute: substitute)
  return readConfiguration(root, drawing: drawing, diagnostics: &loader.bag)
}

extension SystemConfiguration {
  /// Every file and folder that it names.
  fileprivate var files: [Configuration.PathSetting] {
    var files = tokens.map { Configuration.PathSetting(path: PathParts($0.path).home, location: $0.location) }
    files += components + symbols + images
    files += fonts.map(\.file)
    if let resolver { files.append(resolver) }
    return files
  }
}

/// Reads input files and collects what is wrong with them. Its copies share the files that they have parsed.
struct InputLoader: Sendable {
  /// What is wrong with the files' content.
  var bag = DiagnosticBag()
  /// What was read so far.
  private(set) var read = ReadFiles()
  /// Whether modules of Swift views are left out.
  var leavesModulesOut: Bool { inputs.leavesModulesOut }
  var leftOut: LeftOutCode { inputs.leftOut }
  /// Whether component files are left out.
  var leavesComponentsOut: Bool { inputs.leavesComponentsOut }
  /// A system that was read before, from the same inputs but for tokens.
  func known(_ system: String) -> DesignSystem? { inputs.known[system] }
  /// What was found in components, where there is a memory.
  func componentMemory(of system: String) -> ComponentMemory {
    inputs.memory?["components \(system)"]?.value as? ComponentMemory ?? ComponentMemory()
  }
  /// Keeps what was found in components, where there is a memory.
  func keep(_ components: ComponentMemory, of system: String) {
    inputs.memory?.keep("components \(system)", InputMemory.Part(value: components, problems: [], read: ReadFiles()))
  }
  /// The result of reading a part of the inputs, made at most once if there is a memory.
  mutating func remembering<Value: Sendable>(_ part: String, _ make: (inout InputLoader) -> Value) -> Value {
    guard let memory = inputs.memory else { return make(&self) }
    if let known = memory[part], let value = known.value as? Value {
      bag.add(contentsOf: known.problems)
      read.add(known.read)
      return value
    }
    let (problems, files) = (bag, read)
    (bag, read) = (DiagnosticBag(), ReadFiles())
    let value = make(&self)
    memory.keep(part, InputMemory.Part(value: value, problems: bag.sorted, read: read))
    let (ownProblems, ownFiles) = (bag.sorted, read)
    (bag, read) = (problems, files)
    bag.add(contentsOf: ownProblems)
    read.add(ownFiles)
    return value
  }

  /// Notes which of the files are component files.
  mutating func note(components files: [String]) { read.components.formUnion(files) }

  private let inputs: ProjectInputs
  private var trees: [String: PackedSyntax?] = [:]
  private let shared = SharedTrees()

  init(_ inputs: ProjectInputs = ProjectInputs()) { self.inputs = inputs }

  /// The configuration's tree, or that of what is read in its place.
  mutating func configuration(_ path: String, substitute: String?) throws(RunError) -> SyntaxNode {
    if let given = inputs.trees[path] { return keep(given, path) }
    let bytes: [UInt8]
    do throws(FileError) { bytes = try inputs.files.read(path, limit: Limits.textFileBytes) } catch {
      guard error.isMissing else { throw .badInput([error.diagnostic(at: SourceLocation(file: path))]) }
      guard let substitute else {
        throw .badInput([
          Diagnostic(
            "missing-configuration", "there is no configuration file here", at: SourceLocation(file: path),
            hint: configurationAboveHint(for: path)
              ?? "'dsrender init' makes one, with a small design system to begin with")
        ])
      }
      return keep(try syntax(Array(substitute.utf8), file: path), path)
    }
    var tree = try syntax(bytes, file: path)
    if let substitute, let members = tree.members, tree["systems"] == nil {
      let other = try syntax(Array(substitute.utf8), file: path)
      tree.kind = .object(members + (other.members ?? []).filter { $0.key == "systems" })
    }
    return keep(tree, path)
  }

  private func syntax(_ bytes: [UInt8], file: String) throws(RunError) -> SyntaxNode {
    do throws(DiagnosticsError) { return try parseSyntax(bytes, file: file) } catch {
      throw .badInput(error.diagnostics)
    }
  }

  /// A file's bytes; nil, after a report, where it cannot be read.
  mutating func bytes(_ path: String, limit: Int, at location: SourceLocation) -> [UInt8]? {
    read.files.insert(path)
    do throws(FileError) { return try inputs.files.read(path, limit: limit) } catch {
      bag.add(error.diagnostic(at: location))
      return nil
    }
  }

  /// The names of the files in a folder that end in one of `endings`; empty, after a report, where it cannot be listed.
  mutating func names(in folder: String, endings: [String], at location: SourceLocation) -> [String] {
    do throws(FileError) { return try inputs.files.names(in: folder, endings: endings) } catch {
      bag.add(error.diagnostic(at: location))
      return []
    }
  }

  /// The names of the files in a folder that may hold tokens, as people count them; nil where there is no folder.
  func tokenFiles(in folder: String) -> [String]? {
    if tokenFileEndings.contains(where: folder.hasSuffix) { return nil }
    do throws(FileError) {
      return try inputs.files.names(in: folder, endings: tokenFileEndings, passingOver: ["node_modules"])
        .filter { !isForeignTokenFile($0) }.sorted(by: naturallyPrecedes)
    } catch { return nil }
  }

  /// A parsed file, read once; nil, after a report, if there is no tree.
  mutating func tree(
    _ path: String, at location: SourceLocation, dialect: SyntaxDialect = .strict
  ) -> SyntaxNode? {
    if let known = trees[path] { return known?.node }
    if let known = shared.trees.withLock({ $0[path] }) { return known.node }
    var tree = inputs.trees[path]
    if tree == nil {
      do throws(FileError) {
        let bytes = try inputs.files.read(path, limit: Limits.textFileBytes)
        do throws(DiagnosticsError) { tree = try parseSyntax(bytes, file: path, dialect: dialect) } catch {
          bag.add(contentsOf: error.diagnostics)
        }
      } catch { bag.add(error.diagnostic(at: location)) }
    }
    let kept = tree.map { keep($0, path) }
    trees[path] = .some(kept == nil ? nil : read.trees[path])
    shared.trees.withLock { $0[path] = read.trees[path] }
    return kept
  }

  /// A parsed file that a resolver document names; its reader reports what is wrong.
  mutating func source(_ path: String) throws -> SyntaxNode {
    if let given = inputs.trees[path] { return keep(given, path) }
    let bytes = try inputs.files.read(path, limit: Limits.textFileBytes)
    return keep(try parseSyntax(bytes, file: path, dialect: .tokens), path)
  }

  /// Where a font's file can be opened.
  mutating func fontPath(_ path: String, at location: SourceLocation) -> String {
    read.fonts.insert(path)
    do throws(FileError) { return try inputs.files.pathOnDisk(of: path) } catch {
      bag.add(error.diagnostic(at: location))
      return path
    }
  }

  /// Adds what a copy has read since it was made, and what was wrong with it.
  mutating func add(_ copy: InputLoader) {
    bag.add(contentsOf: copy.bag.diagnostics)
    read.add(copy.read)
  }

  /// Adds what was read elsewhere.
  mutating func add(_ other: ReadFiles) { read.trees.merge(other.trees) { $1 } }

  private mutating func keep(_ tree: SyntaxNode, _ path: String) -> SyntaxNode {
    read.trees[path] = PackedSyntax(tree)
    return tree
  }
}

/// The files that several loaders have parsed, by path. Those that cannot be parsed are not among them, so that each loader
/// reports the place that names one.
private final class SharedTrees: Sendable {
  let trees = Mutex<[String: PackedSyntax]>([:])
}

extension FileError {
  /// The exit code for an input file that cannot be read: what an author can fix is bad input.
  package var status: ExitStatus {
    switch self {
    case .notRegular, .tooLarge, .unsafeName, .link, .notOwn, .tooManyFiles, .notInRepository, .lfsPointer:
      .badInput
    // What is a file where a folder is named, or the other way round, is named wrongly.
    case .system(_, _, let code): isMissing || code == ENOTDIR ? .badInput : .inputOutput
    case .locked, .removed, .umask: .inputOutput
    }
  }
}
