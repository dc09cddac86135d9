import DSDiagnostics
import DSFiles

/// A target of a local package that became one of the app's package: so its previews are drawn, and its sources are read for the
/// platform as the app's are.
struct MergedTarget: Sendable {
  let name: String
  /// The identity of the package that it is from.
  let package: String
  /// The folder of its sources, absolute and as the app's package sees it.
  let folder: String
  let path: String
  /// What it links, as a manifest names it.
  let dependencies: [String]
  /// The rest of its line in the manifest.
  let lines: [String]

  /// The paths of its sources.
  var sources: [String] {
    // The package manager reports a folder that cannot be listed.
    ((try? listFiles(folder, suffix: ".swift")) ?? []).map { joinPath(folder, $0) }
  }

  /// The number of previews that its sources declare.
  var previews: Int {
    sources.reduce(0) { count, path in
      // The compiler reports a source that cannot be read.
      guard let bytes = try? readFile(path, limit: Limits.textFileBytes) else { return count }
      return count + previewCount(in: String(decoding: bytes, as: UTF8.self))
    }
  }
}

extension AppPackage {
  /// Makes the targets of local packages targets of this package, with the packages that they depend on; those that cannot be
  /// stay packages, and so does what they depend on, because a target belongs to one package only.
  /// - Parameters:
  ///   - without: identities of packages that are left out.
  ///   - load: reads the manifest of a package in a folder; nil if that fails.
  mutating func mergeLocalPackages(without: Set<String>, load: (String) -> LocalPackage?) {
    var known: [String: LocalPackage] = [:]
    var missing: Set<String> = []
    var open = packages.compactMap(\.folder)
    while let path = open.popLast() {
      guard known[path] == nil, !missing.contains(path), known.count < Limits.linkedProjects else { continue }
      guard var package = load(path) else {
        missing.insert(path)
        continue
      }
      for gone in package.override(by: folders) {
        leftOut["packages that local packages do not find", default: []].append(gone.folder ?? gone.identity)
      }
      known[path] = package
      open += package.dependencies.values.compactMap(\.folder)
    }
    let plain = Self.mergeable(known, besides: Set(modules.map(\.settings.module)))
    var merger = Merger(packages: plain, without: without)
    var used = Dictionary(packages.map { ($0.identity, $0) }) { first, _ in first }
    for index in modules.indices {
      var kept: [AppModule.Product] = []
      for product in modules[index].products {
        guard let names = merger.merge(product.name, of: product.package) else {
          var product = product
          if let folder = product.package.folder, plain[folder] != nil {
            // Its text names the product, but it is one of a package that it depends on.
            guard let other = Self.package(with: product.name, among: known) else {
              leftOut["products of no package", default: []].append(product.name)
              continue
            }
            if without.contains(other.identity) { continue }
            if let names = merger.merge(product.name, of: other) {
              modules[index].modules += names.filter { !modules[index].modules.contains($0) }
              continue
            }
            product.package = other
            used[other.identity] = used[other.identity] ?? other
          }
          kept.append(product)
          continue
        }
        modules[index].modules += names.filter { !modules[index].modules.contains($0) }
      }
      modules[index].products = kept
    }
    merged = merger.targets
    if !merger.unbuilt.isEmpty { leftOut["targets of local packages that have no sources"] = merger.unbuilt.sorted() }
    let mergedFolders = Set(plain.keys)
    for package in merger.others.sorted(by: { $0.identity < $1.identity }) where used[package.identity] == nil {
      used[package.identity] = package
    }
    packages = used.values.filter { $0.folder.map { !mergedFolders.contains($0) } ?? true }
      .sorted { $0.identity < $1.identity }
  }

  /// The package of a product that a target of a local package names: the local one that declares it, or the one that the
  /// target's manifest names.
  private static func package(with product: String, among known: [String: LocalPackage]) -> PackageReference? {
    let packages = known.sorted { $0.key < $1.key }
    if let found = packages.first(where: { $0.value.products[product] != nil }) {
      return PackageReference(source: .local(found.key))
    }
    for (_, package) in packages {
      for case .product(product, let name) in package.targets.flatMap(\.dependencies) {
        if let found = package.dependencies[name.lowercased()] { return found }
      }
    }
    return nil
  }

  /// The packages whose targets can be this package's, by their folders.
  private static func mergeable(_ known: [String: LocalPackage], besides modules: Set<String>) -> [String: LocalPackage]
  {
    var names: [String: Int] = Dictionary(modules.map { ($0, 1) }) { first, _ in first }
    for target in known.values.flatMap(\.targets) { names[target.name, default: 0] += 1 }
    var refused = Set(
      known.filter { _, package in
        !package.isPlain || package.targets.contains { names[$0.name, default: 0] > 1 }
      }.keys)
    // What a package that stays depends on stays, too.
    var open = Array(refused)
    while let path = open.popLast() {
      for folder in (known[path]?.dependencies.values ?? [:].values).compactMap(\.folder)
      where refused.insert(folder).inserted { open.append(folder) }
    }
    return known.filter { !refused.contains($0.key) }
  }
}

extension PackageReference {
  /// The folder of a local package; nil for others.
  var folder: String? {
    if case .local(let path) = source { path } else { nil }
  }
}

/// Collects the targets that products need.
private struct Merger {
  let packages: [String: LocalPackage]
  let without: Set<String>
  private(set) var targets: [MergedTarget] = []
  /// The packages that merged targets depend on and that stay packages.
  private(set) var others: Set<PackageReference> = []
  /// The targets of products that are not built from sources, such as compiled libraries.
  private(set) var unbuilt: Set<String> = []
  private var seen: Set<String> = []

  init(packages: [String: LocalPackage], without: Set<String>) { (self.packages, self.without) = (packages, without) }

  /// The names of a product's targets, which are added with all that they need; nil if the product stays one of a package.
  mutating func merge(_ product: String, of reference: PackageReference) -> [String]? {
    guard let package = reference.folder.flatMap({ packages[$0] }), let names = package.products[product] else {
      return nil
    }
    let added = names.filter { add($0, of: package) }
    unbuilt.formUnion(names.filter { !added.contains($0) })
    return added
  }

  /// Adds a target; false if the package builds none of this name from sources.
  private mutating func add(_ name: String, of package: LocalPackage) -> Bool {
    guard let target = package.targets.first(where: { $0.name == name }), let path = Self.path(of: target, in: package)
    else { return false }
    guard seen.insert(name).inserted else { return true }
    var dependencies: [String] = []
    for dependency in target.dependencies {
      switch dependency {
      case .target(let other):
        if add(other, of: package) { dependencies.append(Self.line(other)) } else { unbuilt.insert(other) }
      case .product(let product, let name): dependencies += lines(for: product, named: name, from: package)
      case .byName(let other):
        if add(other, of: package) {
          dependencies.append(Self.line(other))
        } else if package.targets.contains(where: { $0.name == other }) {
          unbuilt.insert(other)
        } else {
          dependencies += lines(for: other, named: nil, from: package)
        }
      }
    }
    // A manifest is no source of its own package, but would be one of another's.
    let manifests = path.isEmpty ? ["Package.swift"] + Self.otherManifests(of: package) : []
    let excluded = (target.excluded + manifests).map(literal).joined(separator: ", ")
    targets.append(
      MergedTarget(
        name: name, package: package.identity, folder: normalizedPath(joinPath(package.path, path)),
        path: normalizedPath(joinPath("Packages/\(package.identity)", path)), dependencies: dependencies,
        lines: (excluded.isEmpty ? [] : ["exclude: [\(excluded)]"]) + target.lines))
    return true
  }

  /// The manifests of a package for versions of Swift.
  private static func otherManifests(of package: LocalPackage) -> [String] {
    // A folder that cannot be listed is reported where its sources are needed.
    ((try? listFiles(package.path, suffix: ".swift") { $0.hasPrefix("Package@swift-") }) ?? [])
  }

  /// What a manifest says of a product of another package; nothing for one that is left out or not found.
  private mutating func lines(for product: String, named name: String?, from package: LocalPackage) -> [String] {
    let all = package.dependencies.sorted { $0.key < $1.key }
    let named = all.first { name != nil && ($0.key == name?.lowercased() || $0.value.identity == name?.lowercased()) }
    let declaring = all.first { $0.value.folder.flatMap { packages[$0] }?.products[product] != nil }
    let ofName = all.first { $0.key == product.lowercased() }
    // A product without its package's name is often called like the package.
    guard let found = named ?? declaring ?? ofName ?? all.first(where: { $0.value.folder == nil }) else { return [] }
    guard !without.contains(found.key) else { return [] }
    if let names = merge(product, of: found.value) { return names.map(Self.line) }
    others.insert(found.value)
    return [".product(name: \(literal(product)), package: \(literal(found.value.identity)))"]
  }

  private static func line(_ target: String) -> String { ".target(name: \(literal(target)))" }

  /// The folder of a target below its package's, empty for that folder itself; nil if there is none.
  private static func path(of target: LocalTarget, in package: LocalPackage) -> String? {
    // What cannot be asked about is reported where its sources are needed.
    func kind(_ path: String) -> FileKind?? { try? fileKind(joinPath(package.path, path)) }
    func exists(_ path: String) -> Bool { kind(path) == .some(.folder) }
    // A folder that only a build writes, such as one of generated sources, is not in a fresh clone.
    if let path = target.path { return exists("") && kind(path) == .some(nil) ? nil : normalizedPath(path) }
    let usual = ["Sources", "Source", "src", "srcs"]
    // The only target of a package may have the whole folder.
    let whole = package.targets.count == 1 ? usual : []
    return (usual.map { "\($0)/\(target.name)" } + whole).first(where: exists)
  }
}
