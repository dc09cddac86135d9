import DSFiles

/// Where the files of a package's modules lie in its folder: each module in `Sources/<its name>`, and below that as in the
/// project.
struct PackageLayout: Sendable {
  /// What lies at a place of the package.
  enum Entry: Hashable, Sendable {
    /// A link to a file of the project.
    case link(String)
    /// A copy of one: the package manager copies a link as a link, and readers of resources do not follow it.
    case copy(String)
    /// A source that Xcode writes when it builds: its text.
    case text(String)
  }

  /// What lies where: paths below the package's folder.
  private(set) var entries: [String: Entry] = [:]
  /// For each module, the lines of its resources: a path below the module's folder, and whether it keeps its shape.
  private(set) var resources: [String: [(path: String, isFolder: Bool)]] = [:]
  /// Resources that no bundle can hold, because another one of the target has the same name.
  private(set) var repeated: [String] = []

  /// The layout of modules.
  /// - Parameter merged: targets of local packages, whose folders are shown as a whole.
  init(_ modules: [AppModule], merged: [MergedTarget] = []) throws(FileError) {
    for target in merged {
      // The path below the package is the end of both.
      let place = "Packages/\(target.package)"
      entries[place] = .link(String(target.folder.dropLast(target.path.count - place.count)))
    }
    for module in modules {
      let name = module.settings.module
      let files = module.files.sources + module.files.resources.map(\.path)
      let root = Self.commonFolder(of: files)
      func below(_ path: String) -> String { String(path.dropFirst(root.utf8.count == 1 ? 1 : root.count + 1)) }
      for source in module.files.sources { entries["Sources/\(name)/\(below(source))"] = .link(source) }
      var lines = addGenerated(of: module)
      var names: Set<String> = []
      for resource in module.files.resources {
        let path = Self.distinct(below(resource.path), from: names)
        // Resources lie beside each other in a bundle, but for those of a language.
        guard names.insert(Self.bundleName(of: path)).inserted else {
          repeated.append(resource.path)
          continue
        }
        lines[Self.line(for: path)] = resource.isFolder
        try add(resource.path, at: "Sources/\(name)/\(path)")
      }
      resources[name] = lines.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
  }

  /// Adds what Xcode makes of models: sources, and a resource by whose name an app finds a model. Here that is a folder with a
  /// note, because objects are kept in memory, whatever the model says.
  /// - Returns: the lines of the resources.
  private mutating func addGenerated(of module: AppModule) -> [String: Bool] {
    let home = "Sources/\(module.settings.module)/"
    for (file, text) in module.generated { entries[home + Self.generatedFolder + "/" + file] = .text(text) }
    var lines: [String: Bool] = [:]
    for path in module.files.models {
      let compiled = bareName(splitPath(path).leaf) + (fileExtension(path) == "xcdatamodeld" ? ".momd" : ".mom")
      let folder = Self.generatedFolder + "/" + compiled
      entries[home + folder + "/README.txt"] = .text("dsrender keeps objects in memory and reads no compiled model.\n")
      lines[folder] = true
    }
    return lines
  }

  /// The folder of a module for what Xcode writes when it builds.
  private static let generatedFolder = "Generated"

  /// Adds a file, or all files of a folder.
  private mutating func add(_ origin: String, at place: String) throws(FileError) {
    guard isFolder(origin, within: origin), (try? readBeginning(of: origin, count: 1)) == nil else {
      entries[place] = .copy(origin)
      return
    }
    for (name, kind) in try listEverything(origin) where kind == .regular || kind == .link {
      entries[place + "/" + name] = .copy(joinPath(origin, name))
    }
  }

  /// The path that a manifest names for a resource: the folder of a language goes as a whole.
  private static func line(for path: String) -> String {
    let parts = path.split(separator: "/").map(String.init)
    guard let end = parts.firstIndex(where: { $0.hasSuffix(".lproj") }) else { return path }
    return parts[...end].joined(separator: "/")
  }

  /// A path of a resource whose name no other one has, if the name has no meaning: Xcode makes one archive of all asset
  /// catalogues of a target, and two folders of a project may each have an `Assets.xcassets`.
  private static func distinct(_ path: String, from names: Set<String>) -> String {
    let suffix = ".xcassets"
    guard path.hasSuffix(suffix) else { return path }
    var found = path
    var number = 1
    while names.contains(bundleName(of: found)) {
      number += 1
      found = "\(path.dropLast(suffix.count))-\(number)\(suffix)"
    }
    return found
  }

  /// What a resource is called in a bundle: its name, after that of its language.
  private static func bundleName(of path: String) -> String {
    let parts = path.split(separator: "/").map(String.init)
    guard let language = parts.last(where: { $0.hasSuffix(".lproj") }), let leaf = parts.last else {
      return parts.last ?? path
    }
    return language + "/" + leaf
  }

  /// The deepest folder that holds all files.
  static func commonFolder(of files: [String]) -> String {
    guard var common = files.first.map({ splitPath($0).folder }) else { return "/" }
    for file in files {
      while common != "/", !file.hasPrefix(common + "/") { common = splitPath(common).folder }
    }
    return common
  }
}
