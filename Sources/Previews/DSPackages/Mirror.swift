import Foundation
import Glibc

#if canImport(DSSource)
  import DSSource
#endif

/// A copy of the package's manifest with one more program, beside links to everything else of the package.
///
/// It lies in a tree that repeats the paths of the machine below the plugin's work folder, so that paths of packages
/// beside this one lead where they should, and a path in a message becomes the real one by taking the tree's off.
final class Mirror {
  /// The name of the program's target; that of another revision has its own, so that it replaces none.
  var product: String { revision == nil ? "dsrender-previews" : "dsrender-base" }

  /// The top of the tree.
  let root: String
  /// The build folder of the program.
  let scratch: String
  private let targets: [PreviewTarget]
  /// The package.
  let package: SourcePackage
  /// Those that it depends on, each once.
  let packages: [SourcePackage]
  /// The build folder of the package.
  let packageScratch: String
  /// The revision whose sources replace the present ones; nil for the present ones.
  private let revision: Revision?
  /// The platform of Apple's that sources are read for; nil reads them as they are.
  let platform: PlatformReading.Platform?
  /// The files without the code that does not compile, by their paths in the package.
  var partial: [String: PartialSource] = [:]
  /// The packages that are given SwiftUI.
  private let adopted: AdoptedPackages
  /// The products that are left out, because their sources are Objective-C.
  let foreign: [String]
  private let files = FileManager.default

  init(
    _ context: PackageContext, targets: [PreviewTarget], platform: PlatformReading.Platform?, revision: Revision? = nil
  ) {
    (package, self.targets, self.platform, self.revision) = (context.package, targets, platform, revision)
    packages = Mirror.dependencies(of: context.package)
    adopted = AdoptedPackages(among: packages, isRead: platform != nil)
    foreign = ForeignProducts(among: packages) { [adopted] in adopted.contains($0) }.names
    let work = context.work
    root = work.path + "/mirror"
    scratch = work.path + "/build-without-index"
    // The work folder is plugins/<name>/outputs in the build folder.
    packageScratch = work.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path
  }

  /// The mirrored package.
  var folder: String { root + package.folder }

  /// The targets' names, for messages.
  var targetNames: String { targets.map(\.name).joined(separator: ", ") }

  /// Makes the mirror what the package is now; files that stay as they are keep their dates.
  func update() throws {
    let added = try added.merging(partial.mapValues(\.text)) { $1 }.merging(adoptedManifests()) { $1 }
    try makeFolder(folder + "/.dsrender/previews")
    try linkEntries(added)
    // A folder comes before those in it.
    let atAddresses = Set(adopted.all.filter { $0.package.address != nil }.map(\.package.folder))
    for path in packages.map(\.folder).sorted()
    where atAddresses.contains(path) || !path.hasPrefix(packageScratch + "/") {
      try show(path, added)
    }
    try write(mainSource, to: folder + "/.dsrender/previews/main.swift")
    try shareCheckouts(added)
    try removeForeignModules()
  }

  /// The paths of all files of the package and of those it depends on by path, one a line.
  var fileList: String {
    let own = ([package] + packages).filter { !$0.folder.hasPrefix(packageScratch + "/") }
    let files = own.flatMap { $0.targets }.flatMap(\.files)
    return (files.map(\.path) + added.keys).sorted().joined(separator: "\n")
  }

  /// A key of all that the program is built from: another one wherever a file may differ.
  var inputs: String {
    let paths = ([package] + packages).flatMap { package in
      package.targets.flatMap(\.files).map(\.path)
        + ["/Package.swift", "/Package.resolved"].map { package.folder + $0 }
    }
    return key(of: paths + PlatformSources.overlayFiles(of: packages))
  }

  /// A key of dsrender's own sources, against which the package is compiled: another one wherever a file may differ.
  var modules: String {
    let own = packages.filter(\.isDsrender).flatMap(\.targets).flatMap(\.files).map(\.path)
    return key(of: own + PlatformSources.overlayFiles(of: packages))
  }

  private func key(of paths: [String]) -> String {
    let lines = paths.sorted().map { path in
      var status = stat()
      guard stat(path, &status) == 0 else { return path }
      return "\(path) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
    }
    return PackageState.hash(([platform?.rawValue ?? ""] + lines).joined(separator: "\n"))
  }

  /// The folders of the package and of those that it depends on by path, but for dsrender's.
  var folders: [String] {
    ([package] + packages).map(\.folder).filter { $0 != dsrender && !$0.hasPrefix(packageScratch + "/") }
  }

  /// The files that differ between the mirror and the package, or are missing there, by their paths in the mirror: as
  /// they are when this is first read.
  private lazy var added: [String: String] = {
    let sources = platform.map { PlatformSources(platform: $0, of: package, with: packages, adopted) }
    let unaware = Set(sources?.unaware ?? [])
    let symbols = package.targets.filter(\.isSwift)
      .filter { [.library, .program].contains($0.kind) }
      .compactMap {
        AssetSymbols(of: $0, in: package.displayName, knowsSwiftUI: unaware.contains($0.name), readFrom: source)
      }
    let theirs = adopted.all.flatMap { one in
      one.package.targets.filter { one.targets.contains($0.name) }.compactMap {
        AssetSymbols(of: $0, in: one.package.displayName, knowsSwiftUI: true, readFrom: source)
      }
    }
    let own = EntryPoints.removed(from: package, readFrom: source)
      .merging((symbols + theirs).map { ($0.path, $0.text) }) { $1 }
    guard let sources else { return own }
    let read = sources.changed(
      in: [package] + packages.filter { $0.folder != dsrender }
    ) {
      // A source that cannot be read is linked as it is, and the compiler reports it.
      own[$0] ?? (try? String(contentsOfFile: source(of: $0), encoding: .utf8))
    }
    return own.merging(read) { $1 }
  }()

  /// A source of the package, or of one that it depends on, as the compiler reads it when nothing is left out; nil for any
  /// other file, such as dsrender's own.
  func source(at path: String) -> String? {
    guard sourceFiles.contains(path) else { return nil }
    // The compiler has reported a source that cannot be read.
    return added[path] ?? (try? String(contentsOfFile: source(of: path), encoding: .utf8))
  }

  /// The Swift sources that code may be left out of.
  private(set) lazy var sourceFiles: Set<String> = {
    let own = ([package] + packages).filter { $0.folder != dsrender }
    let files = own.flatMap(\.targets).filter { $0.isSwift && $0.kind != .macro }.flatMap(\.files)
    return Set(files.filter { $0.kind == .source && $0.isSwift }.map(\.path)).union(added.keys)
  }()

  /// What messages call a file: its path below the package's folder. The package of an Xcode project lies in the folder
  /// `.dsrender` beside it and links to its sources: those have their path below the project's folder.
  func name(of path: String) -> String {
    func below(_ folder: String, _ path: String) -> String {
      path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
    }
    guard let project = package.projectFolder else { return below(package.folder, path) }
    return below(project, (path as NSString).resolvingSymlinksInPath)
  }

  /// The modules of Apple's names that dsrender has.
  var overlays: Set<String> { PlatformSources.modules(of: [package] + packages) }

  /// The modules of Apple's names that the package, or one that it depends on, has a module for itself.
  var hidden: [String] { PlatformSources.hidden(by: [package] + packages) }

  /// Whether it shows other sources than the present ones.
  var isOfRevision: Bool { revision != nil }

  /// Leaves a link to the program in the package's build folder, to be run without the package manager.
  func link(_ program: URL) throws {
    try link(packageScratch + "/dsrender", to: program.path)
  }

  /// Takes that link away: what the program needs is about to be that of another revision.
  func unlink() throws {
    if isLink(packageScratch + "/dsrender") { try files.removeItem(atPath: packageScratch + "/dsrender") }
  }

  /// Links everything except manifests, which are rewritten, and build folders.
  private func linkEntries(_ added: [String: String]) throws {
    let origin = package.folder
    // A commit may lack the folder.
    let ofCommit = revision.flatMap { $0.path(of: origin) } ?? ""
    let past = files.fileExists(atPath: ofCommit) ? try files.contentsOfDirectory(atPath: ofCommit) : []
    let entries = Set(try files.contentsOfDirectory(atPath: origin) + past)
      .subtracting([".build", ".git", ".dsrender"])
    let resources = CopiedResources(of: package)
    for stale in try files.contentsOfDirectory(atPath: folder)
    where stale != ".dsrender" && !entries.contains(stale) && added[origin + "/" + stale] == nil {
      try files.removeItem(atPath: folder + "/" + stale)
    }
    for (path, text) in added where (path as NSString).deletingLastPathComponent == origin {
      try write(text, to: root + path)
    }
    for entry in entries where origin + "/" + entry != packageScratch {
      let path = origin + "/" + entry
      if isManifest(entry) {
        try write(manifest(try String(contentsOfFile: path, encoding: .utf8)), to: folder + "/" + entry)
      } else if entry == "Package.resolved" {
        // A copy: the package manager may write it, and what it writes there is not the package's.
        try write(try String(contentsOfFile: path, encoding: .utf8), to: folder + "/" + entry)
      } else {
        try place(path, at: root + path, with: added, resources)
      }
    }
  }

  /// Shows a file or folder of the package: as a link, or, if files are added below it, as links to what it holds;
  /// resources beside such links are copied.
  private func place(
    _ path: String, at shown: String, with added: [String: String], _ resources: CopiedResources
  ) throws {
    let below = added.filter { $0.key.hasPrefix(path + "/") }
    guard !below.isEmpty else {
      // A folder of links, of which none is needed any more.
      if resources.paths.contains(path) { return try resources.copy(source(of: path), to: shown) }
      if files.fileExists(atPath: shown), !isLink(shown) { try files.removeItem(atPath: shown) }
      return try link(shown, to: source(of: path))
    }
    if isLink(shown) { try files.removeItem(atPath: shown) }
    try makeFolder(shown)
    let entries = Set(try files.contentsOfDirectory(atPath: source(of: path)))
    for stale in try files.contentsOfDirectory(atPath: shown)
    where !entries.contains(stale) && below[path + "/" + stale] == nil {
      try files.removeItem(atPath: shown + "/" + stale)
    }
    // Folders that only the present has, where a file is added to one that the revision has not.
    let missing = below.keys.compactMap { $0.dropFirst(path.count + 1).split(separator: "/").dropLast().first }
    for entry in entries.union(missing.map(String.init)).sorted() where below[path + "/" + entry] == nil {
      try place(path + "/" + entry, at: shown + "/" + entry, with: below, resources)
    }
    for (file, text) in below where (file as NSString).deletingLastPathComponent == path {
      let copy = shown + file.dropFirst(path.count)
      if isLink(copy) { try files.removeItem(atPath: copy) }
      try write(text, to: copy)
    }
  }

  /// The manifests of the packages that are given SwiftUI, by their paths.
  private func adoptedManifests() throws -> [String: String] {
    guard let dsrender = packages.first(where: { $0.products.contains("DSPreviewProgram") }) else { return [:] }
    var texts: [String: String] = [:]
    for one in adopted.all {
      for name in try files.contentsOfDirectory(atPath: one.package.folder) where isManifest(name) {
        let path = one.package.folder + "/" + name
        texts[path] =
          AdoptedManifest(
            source: try String(contentsOfFile: source(of: path), encoding: .utf8), targets: one.targets,
            isRead: platform != nil, resources: Self.unlistedResources(of: one.package), foreign: foreign,
            place: try place(of: dsrender),
            name: dsrender.address == nil ? dsrender.displayName : dsrender.id
          ).text
      }
    }
    return texts
  }

  /// Where the mirrored package's manifest has dsrender: a path that is absolute there leads to the folder itself, and others to
  /// the one in the tree. The package manager takes two paths for two packages.
  private func place(of dsrender: SourcePackage) throws -> AdoptedManifest.Place {
    if let address = dsrender.address { return .address(address) }
    let manifest = try String(contentsOfFile: source(of: package.folder + "/Package.swift"), encoding: .utf8)
    let isNamed = manifest.contains(literal(dsrender.folder))
    return .folder(isNamed ? dsrender.folder : root + dsrender.folder)
  }

  private func isManifest(_ name: String) -> Bool {
    name == "Package.swift" || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")
  }

  /// Where a file or folder of the package, or of one beside it, is read from.
  private func source(of path: String) -> String {
    guard let past = revision?.path(of: path), files.fileExists(atPath: past) else { return path }
    return past
  }

  /// Makes a folder appear in the tree: as a link, or, where the package lies in it, as links to what else it holds.
  private func show(_ path: String, _ added: [String: String]) throws {
    let origin = package.folder
    guard path != origin else { return }
    var parent = root
    for part in path.split(separator: "/").dropLast() {
      parent += "/" + part
      guard isLink(parent) else { continue }
      // Everything below a link is there, as it is: a package that lies in another's folder may need changed files.
      guard added.contains(where: { $0.key.hasPrefix(path + "/") }) else { return }
      try unfold(parent)
    }
    let isOther = packages.contains { $0.folder == path && path != dsrender }
    let isOfDSRender = !isOther && dsrender.map { path == $0 || path.hasPrefix($0 + "/") } ?? false
    if isOther, !(origin + "/").hasPrefix(path == "/" ? path : path + "/") {
      return try place(path, at: root + path, with: added, resources(of: path))
    }
    var isFolder: ObjCBool = false
    guard files.fileExists(atPath: root + path, isDirectory: &isFolder), isFolder.boolValue, !isLink(root + path) else {
      return try link(root + path, to: isOfDSRender ? path : source(of: path))
    }
    for entry in try files.contentsOfDirectory(atPath: path) where ![".build", ".git"].contains(entry) {
      try show(path == "/" ? "/" + entry : path + "/" + entry, added)
    }
  }

  /// Makes a folder of links to what is in a folder out of a link to it.
  private func unfold(_ link: String) throws {
    let target = try files.destinationOfSymbolicLink(atPath: link)
    try files.removeItem(atPath: link)
    try makeFolder(link)
    for entry in try files.contentsOfDirectory(atPath: target) {
      try self.link(link + "/" + entry, to: target + "/" + entry)
    }
  }

  /// Lets the program's build use what the package's own has checked out, so that nothing is loaded twice.
  private func shareCheckouts(_ added: [String: String]) throws {
    try makeFolder(scratch)
    try shareSources(added)
    for name in ["repositories", "artifacts", "registry"]
    where files.fileExists(atPath: packageScratch + "/" + name) {
      try link(scratch + "/" + name, to: packageScratch + "/" + name)
    }
    let name = "/workspace-state.json"
    guard files.fileExists(atPath: packageScratch + name) else { return }
    let state = try String(contentsOfFile: packageScratch + name, encoding: .utf8)
    // The program's build changes its own; it is taken again only where the package's has changed.
    if try write(state, to: scratch + "/package-state.json") { try write(state, to: scratch + name) }
  }

  /// Shows what the package has checked out: links, except where sources are read differently from how they are
  /// written.
  private func shareSources(_ added: [String: String]) throws {
    let (checkouts, shown) = (packageScratch + "/checkouts", scratch + "/checkouts")
    guard files.fileExists(atPath: checkouts) else { return }
    let entries = try files.contentsOfDirectory(atPath: checkouts)
    if isLink(shown) { try files.removeItem(atPath: shown) }
    try makeFolder(shown)
    for entry in entries.sorted() {
      let path = checkouts + "/" + entry
      try place(path, at: shown + "/" + entry, with: added, resources(of: path))
    }
  }

  /// The resources of the package at a path, which are copied.
  private func resources(of path: String) -> CopiedResources {
    packages.first { $0.folder == path }.map { CopiedResources(of: $0) } ?? CopiedResources(paths: [])
  }

  /// Takes away what was built for another platform: the compiler finds every module that lies there.
  private func removeForeignModules() throws {
    let mark = scratch + "/platform.txt"
    let name = platform?.rawValue ?? "none"
    // A mark that is missing or cannot be read was left by no platform; what may be there is removed again.
    let last = (try? String(contentsOfFile: mark, encoding: .utf8)) ?? "none"
    guard last != name else { return }
    for configuration in ["debug", "release"] {
      for module in PlatformSources.modules(of: [package] + packages) {
        try removeFile("\(scratch)/\(configuration)/Modules/\(module).swiftmodule")
      }
    }
    try write(name, to: mark)
  }

  private func manifest(_ source: String) throws -> String {
    guard let dsrender = ([package] + packages).first(where: { $0.products.contains("DSPreviewProgram") })
    else { throw Failure(message: "no dependency of the package has the product DSPreviewProgram") }
    let reading = platform.map { PlatformSources(platform: $0, of: package, with: packages, adopted) }
    return MirroredManifest(
      source: source, product: product, targets: targets, libraries: EntryPoints.libraries(of: package),
      unaware: reading?.unaware ?? [], importing: reading?.readers ?? [],
      resources: Self.unlistedResources(of: package),
      linksByLLD: Toolchain.program("ld.lld") != nil, adopted: adoptedFolders, foreign: foreign, identity: dsrender.id,
      name: dsrender.displayName
    ).text
  }

  /// The mirrored folders of the packages that are given SwiftUI, by their identities.
  private var adoptedFolders: [String: String] {
    Dictionary(adopted.all.map { ($0.package.id.lowercased(), root + $0.package.folder) }) { first, _ in first }
  }

  /// Resources that no manifest names, and Xcode finds.
  private static func unlistedResources(of package: SourcePackage) -> [String: [String]] {
    let targets = package.targets.filter(\.isSwift).filter { $0.kind == .library }
    return Dictionary(uniqueKeysWithValues: targets.map { ($0.name, UnlistedResources.paths(of: $0)) })
      .filter { !$0.value.isEmpty }
  }

  /// The folder of dsrender's sources, which are never those of another revision; nil if the package is dsrender.
  var dsrender: String? {
    packages.first { $0.products.contains("DSPreviewProgram") }?.folder
  }

  private var mainSource: String {
    let sources = dsrender ?? ""
    let modules = targets.map { literal($0.module) }.joined(separator: ", ")
    let unusual = targets.filter { $0.folder != "Sources/" + $0.module }
    let folders = unusual.map { literal($0.module) + ": " + literal($0.folder) }.joined(separator: ", ")
    return """
      import DSPreviewProgram

      await PreviewProgram.main(
        package: \(literal(package.displayName)), modules: [\(modules)], folders: [\(folders.isEmpty ? ":" : folders)],
        bundles: [\(bundles.map(literal).joined(separator: ", "))], sources: \(literal(sources))\(leftOut))

      """
  }

  /// The arguments with which the program reports code that is left out; empty if there is none.
  private var leftOut: String {
    let cuts = partial.sorted { $0.key < $1.key }.flatMap { path, source in
      source.cuts.filter(\.losesCode).map { cut in
        (losesNames: cut.losesNames, text: NotCompiled.text(of: cut.problem, in: name(of: path), label: cut.label))
      }
    }
    if cuts.isEmpty { return "" }
    let texts = cuts.map { "\n      " + literal($0.text) }.joined(separator: ",")
    return ",\n    leftOut: [\(texts),\n    ], knowsAllNames: \(!cuts.contains(where: \.losesNames))"
  }

  /// The names that the package manager gives the bundles of the targets that may be in the program.
  private var bundles: [String] {
    ([package] + packages).filter { $0.folder != dsrender }.flatMap { package in
      package.targets.map { "\(package.displayName)_\($0.name).resources" }
    }.sorted()
  }

  private static func dependencies(of package: SourcePackage) -> [SourcePackage] {
    var seen: Set<String> = []
    var found: [SourcePackage] = []
    var open = package.dependencies
    while let next = open.popLast() {
      guard seen.insert(next.folder).inserted else { continue }
      found.append(next)
      open += next.dependencies
    }
    return found
  }

  /// Makes a folder, of real folders as far as it lies in the tree: a link on the way, which another package's mirror in the
  /// same build folder left there, leads to sources, and what is written below it would replace them.
  private func makeFolder(_ path: String) throws {
    if path.hasPrefix(root + "/") {
      var part = root
      for name in path.dropFirst(root.count + 1).split(separator: "/") {
        part += "/" + name
        if isLink(part) { try files.removeItem(atPath: part) }
      }
    }
    try files.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  /// The destination is an error for everything but a link.
  private func isLink(_ path: String) -> Bool { (try? files.destinationOfSymbolicLink(atPath: path)) != nil }

  /// Makes a link or lets it lead elsewhere; nothing but a link is ever replaced, or a file of the tree, which another
  /// package's mirror wrote.
  private func link(_ path: String, to target: String) throws {
    // Anything but a link to the target is replaced.
    if (try? files.destinationOfSymbolicLink(atPath: path)) == target { return }
    var isFolder: ObjCBool = false
    let isOwnFile =
      path.hasPrefix(root + "/") && files.fileExists(atPath: path, isDirectory: &isFolder)
      && !isFolder.boolValue
    if isLink(path) || isOwnFile { try files.removeItem(atPath: path) }
    try makeFolder((path as NSString).deletingLastPathComponent)
    try files.createSymbolicLink(atPath: path, withDestinationPath: target)
  }

  /// Writes a file if its text differs; returns whether it did.
  @discardableResult
  private func write(_ text: String, to path: String) throws -> Bool {
    // A file that cannot be read is written.
    if let old = try? String(contentsOfFile: path, encoding: .utf8), old == text { return false }
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return true
  }
}
