import DSDiagnostics
import DSFiles
import DSGeometry
import DSImage
import DSPictures
import DSProject
import DSSyntax
import DSTokenFiles

/// What dsrender recognises in a folder that was not made for it.
struct FolderFindings {
  /// Folders of icons: SVG files.
  struct Icons: Hashable {
    /// The folder's path.
    var folder: String
    /// How many files there are, at any depth.
    var count: Int
  }

  /// A folder of pictures.
  struct Pictures: Hashable {
    /// The folder's path.
    var folder: String
    /// The tool that wrote them; nil where nothing tells.
    var tool: PictureTool?
    /// How many pictures there are.
    var count: Int
  }

  /// Swift code with previews: a package or an Xcode project.
  struct Code: Hashable {
    /// The package's folder, or the project.
    var path: String
    /// How many previews its files declare.
    var previews: Int
  }

  /// Configurations of dsrender.
  var configurations: [String] = []
  /// Folders of token files, or single files; those with most files first. Several belong together.
  var tokens: [[String]] = []
  /// Folders of icons, the largest first.
  var icons: [Icons] = []
  /// Folders of pictures, the largest first: of tools, or of none where nothing else was recognised.
  var pictures: [Pictures] = []
  /// Swift packages with previews.
  var packages: [Code] = []
  /// Xcode projects with previews.
  var projects: [Code] = []
  /// The files that were passed over, as sentences.
  var limits: [String] = []

  /// Whether nothing was recognised.
  var isEmpty: Bool {
    configurations.isEmpty && tokens.isEmpty && icons.isEmpty && pictures.isEmpty && packages.isEmpty
      && projects.isEmpty
  }

  /// Names of folders whose content others made, or that tools write.
  private static let foreign: Set<String> = [
    "node_modules", "bower_components", "Pods", "Carthage", "DerivedData", "vendor", "third_party", "dist", "build",
    "out",
    "output", "target", "coverage", "storybook-static",
  ]
  /// Fewer SVG files than this are pictures of a page, and no set of icons.
  private static let fewestIcons = 5
  /// Fewer pictures than this are no folder of snapshots.
  private static let fewestPictures = 2
  /// Fewer pictures of no tool are illustrations.
  private static let fewestPlainPictures = 5

  /// Looks through a folder.
  /// - Throws: `FileError` where it cannot be read, or has more entries than are looked at.
  init(_ folder: String) throws(FileError) {
    let endings = tokenFileEndings + PictureKind.comparedEndings + [".svg", ".swift", ".pbxproj", ".yaml"]
    let all = try FilesOnDisk().names(in: folder, endings: endings, passingOver: Self.foreign)
    let own = all.filter { splitPath($0).leaf == "dsrender.yaml" }
    configurations = own.map { joinPath(folder, $0) }
    // What lies below a configuration is what it draws; at the top it may draw a part of the folder alone.
    let configured = own.map { splitPath($0).folder }.filter { $0 != "." }
    let names = all.filter { name in !configured.contains { Self.contains($0, name) } }
    findTokens(names, in: folder)
    findIcons(names.filter { $0.hasSuffix(".svg") }, in: folder)
    findPictures(names, in: folder)
    findCode(names, in: folder)
    // Beside sources, pictures of no tool are those of a web site.
    if isEmpty { findPlainPictures(names, in: folder) }
  }

  // MARK: Tokens

  private mutating func findTokens(_ names: [String], in folder: String) {
    let candidates = names.filter { name in
      tokenFileEndings.contains(where: name.hasSuffix) && !isForeignTokenFile(name)
    }
    if candidates.count > Limits.triedTokenFiles {
      limits.append(
        "only the first \(Limits.triedTokenFiles) of \(candidates.count) JSON files were looked at for tokens")
    }
    var homes: [String: Int] = [:]
    for name in candidates.prefix(Limits.triedTokenFiles) {
      if let home = Self.home(of: name, in: folder) { homes[home, default: 0] += 1 }
    }
    // A folder inside another one is read with it.
    let outer = homes.keys.filter { home in !homes.keys.contains { $0 != home && Self.contains($0, home) } }
    let sorted = outer.sorted { a, b in
      let (many, few) = (homes[a] ?? 0, homes[b] ?? 0)
      return many == few ? naturallyPrecedes(a, b) : many > few
    }
    tokens = Self.belongingTogether(sorted.map { $0 == "." ? folder : joinPath(folder, $0) })
  }

  /// Folders side by side as one, where their tokens refer to one another.
  private static func belongingTogether(_ paths: [String]) -> [[String]] {
    var rest = paths
    var groups: [[String]] = []
    while let first = rest.first {
      let siblings = rest.filter { splitPath($0).folder == splitPath(first).folder }.sorted(by: naturallyPrecedes)
      let alone = siblings.reduce(0) { $0 + faults(in: [$1]) }
      if siblings.count > 1, alone > 0, faults(in: siblings) < alone {
        groups.append(siblings)
        rest.removeAll(where: siblings.contains)
      } else {
        groups.append([first])
        rest.removeFirst()
      }
    }
    return groups
  }

  /// How many tokens of some paths have a fault; of paths that cannot be read, more than there can be.
  private static func faults(in paths: [String]) -> Int {
    let loaded: Result<ProjectThemes, RunError> = Result { () throws(RunError) in try loadTokenFiles(paths) }
    guard let theme = (try? loaded.get())?.systems.first?.theme else { return Limits.tokens }
    return faultyTokens(theme).count
  }

  /// What has to be named to read the tokens of a file; nil for a file that holds none beyond doubt: tokens of DTCG or of
  /// Tokens Studio, or older ones in a place that says so.
  private static func home(of name: String, in folder: String) -> String? {
    let path = joinPath(folder, name)
    guard let bytes = try? readFile(path, limit: Limits.textFileBytes),
      let node = try? parseSyntax(bytes, file: path, dialect: .tokens)
    else { return nil }
    let parts = name.split(separator: "/").map(String.init)
    switch TokenFileKind(path, node) {
    case .other: return nil
    case .resolver, .studioFolder: return splitPath(name).folder
    case .studioFile: return name
    case .tokens:
      guard bytes.firstRange(of: "\"$value\"".utf8) != nil || name.lowercased().contains("token") else { return nil }
      // The outermost folder that speaks of tokens, else the file's own folder, or the file where it lies at the top.
      if let index = parts.dropLast().firstIndex(where: { $0.lowercased().contains("token") }) {
        return parts[...index].joined(separator: "/")
      }
      return parts.count == 1 ? name : parts.dropLast().joined(separator: "/")
    }
  }

  private static func contains(_ folder: String, _ path: String) -> Bool {
    folder == "." ? path != "." : path.hasPrefix(folder + "/")
  }

  // MARK: Icons and pictures

  private mutating func findIcons(_ names: [String], in folder: String) {
    var counts: [String: Int] = [:]
    for name in names { counts[splitPath(name).folder, default: 0] += 1 }
    icons = Self.joined(counts.filter { $0.value >= Self.fewestIcons })
      .map { Icons(folder: joinPath(folder, $0.key), count: $0.value) }
      .sorted { ($1.count, $0.folder) < ($0.count, $1.folder) }
  }

  /// Folders side by side, such as one for each size or style, as one; with the number of their files.
  private static func joined(_ folders: [String: Int]) -> [String: Int] {
    var counts = folders
    var isMerged = true
    while isMerged {
      isMerged = false
      for (parent, folders) in Dictionary(grouping: counts.keys.filter { $0 != "." }, by: { splitPath($0).folder })
      where folders.count > 1 && parent != "." {
        let sum = folders.reduce(counts[parent] ?? 0) { $0 + (counts.removeValue(forKey: $1) ?? 0) }
        counts[parent] = sum
        isMerged = true
      }
    }
    return counts
  }

  private mutating func findPictures(_ names: [String], in folder: String) {
    var found: [String: (tool: PictureTool, count: Int)] = [:]
    for (home, own) in Self.pictures(names) {
      guard let tool = PictureTool(folder: home, names: own.map { splitPath($0).leaf }) else { continue }
      // Several folders of one tool in one place are one folder of pictures.
      let place = Self.snapshotFolder(home)
      found[place] = (tool, (found[place]?.count ?? 0) + own.count)
    }
    pictures = found.filter { $0.value.count >= Self.fewestPictures }
      .map { Pictures(folder: joinPath(folder, $0.key), tool: $0.value.tool, count: $0.value.count) }
      .sorted { ($1.count, $0.folder) < ($0.count, $1.folder) }
  }

  /// Pictures in folders, by folder.
  private static func pictures(_ names: [String]) -> [String: [String]] {
    let files = names.filter { name in PictureKind.comparedEndings.contains(where: name.lowercased().hasSuffix) }
    return Dictionary(grouping: files) { splitPath($0).folder }
  }

  private mutating func findPlainPictures(_ names: [String], in folder: String) {
    let counts = Self.joined(Self.pictures(names).mapValues(\.count))
    // A folder inside another one is shown with it.
    let outer = counts.keys.filter { home in !counts.keys.contains { $0 != home && Self.contains($0, home) } }
    pictures = outer.map { home in
      let count = counts.filter { $0.key == home || Self.contains(home, $0.key) }.values.reduce(0, +)
      return Pictures(folder: home == "." ? folder : joinPath(folder, home), tool: nil, count: count)
    }
    .filter { $0.count >= Self.fewestPlainPictures }
    .sorted { ($1.count, $0.folder) < ($0.count, $1.folder) }
  }

  /// The folder that a tool keeps all of its pictures in, of a folder in it.
  private static func snapshotFolder(_ home: String) -> String {
    let parts = home.split(separator: "/").map(String.init)
    let index = parts.firstIndex { $0.hasPrefix("__") || $0 == "bitmaps_reference" || $0 == "images" }
    return index.map { parts[...$0].joined(separator: "/") } ?? home
  }

  // MARK: Swift

  private mutating func findCode(_ names: [String], in folder: String) {
    let files = names.filter { $0.hasSuffix(".swift") }
    let manifests = files.filter { splitPath($0).leaf == "Package.swift" }.map { splitPath($0).folder }
    let xcode = names.filter { $0.hasSuffix(".xcodeproj/project.pbxproj") }.map { splitPath($0).folder }
    guard !manifests.isEmpty || !xcode.isEmpty else { return }
    if files.count > Limits.triedSwiftFiles {
      limits.append(
        "only the first \(Limits.triedSwiftFiles) of \(files.count) Swift files were looked at for previews")
    }
    var previews: [(name: String, count: Int)] = []
    for name in files.prefix(Limits.triedSwiftFiles) {
      guard let bytes = try? readFile(joinPath(folder, name), limit: Limits.textFileBytes) else { continue }
      let count = Self.count("#Preview".utf8, in: bytes) + Self.count(": PreviewProvider".utf8, in: bytes)
      if count > 0 { previews.append((name, count)) }
    }
    // A package inside another one has its own previews.
    func nearest(_ name: String) -> String? {
      manifests.filter { $0 == "." || Self.contains($0, name) }.max { $0.utf8.count < $1.utf8.count }
    }
    let ofPackages = Dictionary(grouping: previews) { nearest($0.name) }.mapValues { $0.reduce(0) { $0 + $1.count } }
    packages = manifests.map { Code(path: $0 == "." ? folder : joinPath(folder, $0), previews: ofPackages[$0] ?? 0) }
    projects = xcode.map { project in
      let home = splitPath(project).folder
      let own = previews.filter { home == "." || Self.contains(home, $0.name) }
      return Code(path: joinPath(folder, project), previews: own.reduce(0) { $0 + $1.count })
    }
    packages = packages.filter { $0.previews > 0 }.sorted { ($1.previews, $0.path) < ($0.previews, $1.path) }
    projects = projects.filter { $0.previews > 0 }.sorted { ($1.previews, $0.path) < ($0.previews, $1.path) }
  }

  private static func count(_ word: String.UTF8View, in bytes: [UInt8]) -> Int {
    var (count, rest) = (0, bytes[...])
    while let range = rest.firstRange(of: word) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
