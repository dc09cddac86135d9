import DSDiagnostics
import DSFiles
import DSProject
import DSSyntax
import Glibc

/// What two versions of a project's inputs differ in, as edits of which any may be taken back.
struct ProjectDifference: Sendable {
  /// The edits by their numbers.
  let edits: [Edit]
  /// What the views of shots differ in that are written in Swift.
  let views: [String: ViewDifference]
  /// Whether a group of tokens extends another.
  let extendsGroups: Bool
  private let trees: [String: MergedTree]
  /// Files that are no trees, by their path, and the edit that made them what they are.
  private let files: [String: Int]
  /// Files that one version has and the other has not, by the edit: folders list them.
  private let added: [String: Int]
  private let removed: [String: Int]
  private let base: any InputFiles
  private let now: any InputFiles

  /// Compares what two projects were read from, and the views of shots that are written in Swift.
  init(
    base: Project, from baseFiles: any InputFiles, now: Project, from files: any InputFiles,
    views: BaseViews = BaseViews()
  ) {
    var comparison = TreeComparison()
    var trees: [String: MergedTree] = [:]
    var added: [String: Int] = [:]
    var removed: [String: Int] = [:]
    let renamed = renamedFiles(base: base.read.trees, now: now.read.trees)
    for (path, tree) in now.read.trees.sorted(by: { $0.key < $1.key }) {
      let names = EditNames(kind(of: tree, path, now), root: name(of: tree, path))
      if let before = base.read.trees[path] ?? renamed[path].flatMap({ base.read.trees[$0] }) {
        trees[path] = comparison.compare(base: before, now: tree, names)
      } else {
        added[path] = comparison.add { Edit.file($0, names.kind, tree, path: path, isNew: true) }
        trees[path] = .edit(added[path] ?? 0, base: nil, now: tree)
      }
    }
    let old = Set(renamed.values)
    for (path, tree) in base.read.trees.sorted(by: { $0.key < $1.key })
    where now.read.trees[path] == nil && !old.contains(path) {
      removed[path] = comparison.add { Edit.file($0, kind(of: tree, path, base), tree, path: path, isNew: false) }
      trees[path] = .edit(removed[path] ?? 0, base: tree, now: nil)
    }
    var others: [String: Int] = [:]
    let paths = base.read.files.union(now.read.files).union(base.read.fonts).union(now.read.fonts)
    for path in paths.sorted() {
      let before = try? baseFiles.read(path, limit: Limits.fontFileBytes)
      let after = try? files.read(path, limit: Limits.fontFileBytes)
      if areSame(before, after) { continue }
      let isFont = base.read.fonts.union(now.read.fonts).contains(path)
      let id = comparison.add { Edit.bytes($0, path: path, before: before, after: after, isFont: isFont) }
      others[path] = id
      if before == nil { added[path] = id }
      if after == nil { removed[path] = id }
    }
    let changedFiles = comparison.edits.count
    self.views = views.differences(&comparison)
    (self.trees, self.files, self.added, self.removed) = (trees, others, added, removed)
    edits = views.placed(comparison.edits, from: changedFiles)
    (self.base, self.now) = (baseFiles, files)
    extendsGroups = (Array(base.read.trees.values) + Array(now.read.trees.values)).contains { $0.has(key: "$extends") }
  }

  /// The edits that a shot may be changed by: not those of other shots' views.
  func edits(of shot: String) -> [Edit] { edits.filter { $0.shot == nil || $0.shot == shot } }

  /// The present inputs without some edits.
  func inputs(takingBack back: Set<Int>) -> ProjectInputs {
    ProjectInputs(
      files: FilesWithoutEdits(
        base: base, now: now, fromBase: Set(files.filter { back.contains($0.value) }.keys),
        absent: Set(added.filter { back.contains($0.value) }.keys),
        present: Set(removed.filter { back.contains($0.value) }.keys)),
      trees: trees.compactMapValues { $0.taking(back: back) })
  }
}

/// Whether two files have the same bytes, or neither is there: fonts have millions, which `==` takes one by one in builds for
/// debugging.
private func areSame(_ one: [UInt8]?, _ other: [UInt8]?) -> Bool {
  guard let one, let other else { return one == nil && other == nil }
  return one.count == other.count && memcmp(one, other, one.count) == 0
}

/// The present files without some edits.
private struct FilesWithoutEdits: InputFiles {
  let base: any InputFiles
  let now: any InputFiles
  /// Files with the base's bytes.
  let fromBase: Set<String>
  /// Files that are not there without the edits.
  let absent: Set<String>
  /// Files that are there without the edits only.
  let present: Set<String>

  func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    try fromBase.contains(path) ? base.read(path, limit: limit) : now.read(path, limit: limit)
  }

  func names(in folder: String, endings: [String]) throws(FileError) -> [String] {
    func below(_ paths: Set<String>) -> [String] {
      let prefix = joinPath(folder, "")
      return paths.filter { path in path.hasPrefix(prefix) && endings.contains(where: path.hasSuffix) }.map {
        String($0.dropFirst(prefix.count))
      }
    }
    let gone = Set(below(absent))
    do throws(FileError) {
      return Set(try now.names(in: folder, endings: endings)).subtracting(gone).union(below(present)).sorted()
    } catch {
      // A folder that is gone: the base has it.
      guard error.isMissing else { throw error }
      return try base.names(in: folder, endings: endings)
    }
  }

  func pathOnDisk(of path: String) throws(FileError) -> String {
    try fromBase.contains(path) ? base.pathOnDisk(of: path) : now.pathOnDisk(of: path)
  }
}

/// Files of one component that have another name now, by the new name.
private func renamedFiles(base: [String: SyntaxNode], now: [String: SyntaxNode]) -> [String: String] {
  var gone: [String: String] = [:]
  for (path, tree) in base.sorted(by: { $0.key < $1.key }) where now[path] == nil {
    if let name = tree["component"]?.string { gone[name] = path }
  }
  var renamed: [String: String] = [:]
  for (path, tree) in now.sorted(by: { $0.key < $1.key }) where base[path] == nil {
    if let name = tree["component"]?.string, let old = gone.removeValue(forKey: name) { renamed[path] = old }
  }
  return renamed
}

private func kind(of tree: SyntaxNode, _ path: String, _ project: Project) -> Edit.Kind {
  if path == project.configuration { return .configuration }
  if tree["resolutionOrder"] != nil { return .resolver }
  if tree["component"] != nil || tree["components"] != nil { return .component }
  return .token
}

private func name(of tree: SyntaxNode, _ path: String) -> String {
  tree["component"]?.string ?? splitPath(path).leaf
}

extension SyntaxNode {
  /// Whether a mapping in it has a key.
  fileprivate func has(key: String) -> Bool {
    switch kind {
    case .scalar: false
    case .array(let elements): elements.contains { $0.has(key: key) }
    case .object(let members): members.contains { $0.key == key || $0.value.has(key: key) }
    }
  }
}

extension Edit {
  fileprivate static func file(_ id: Int, _ kind: Kind, _ tree: SyntaxNode, path: String, isNew: Bool) -> Edit {
    let place = SourceLocation(file: path, line: 1)
    let what = tree["component"]?.string.map { "the component \($0)" } ?? "the file \(path)"
    return Edit(
      id: id, kind: kind, subject: what + (isNew ? " is new" : " is gone"), basePlace: isNew ? nil : place,
      place: isNew ? place : nil)
  }

  fileprivate static func bytes(_ id: Int, path: String, before: [UInt8]?, after: [UInt8]?, isFont: Bool) -> Edit {
    let place = SourceLocation(file: path)
    let kind: Kind = isFont ? .font : path.hasSuffix(".svg") ? .symbol : .picture
    let what = "the \(kind.rawValue) \(splitPath(path).leaf)"
    let end = before == nil ? " is new" : after == nil ? " is gone" : " is another"
    return Edit(
      id: id, kind: kind, subject: what + end, basePlace: before == nil ? nil : place,
      place: after == nil ? nil : place)
  }
}
