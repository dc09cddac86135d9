import DSDiagnostics
import DSFiles
import DSProject
import DSSyntax
import DSTokenFiles
import Glibc

/// The differences between two versions of a project's inputs, as edits of which any may be reverted.
struct ProjectDifference: Sendable {
  /// The edits by their numbers.
  let edits: [Edit]
  /// What the views of shots differ in that are written in Swift.
  let views: [String: ViewDifference]
  /// The components of both versions.
  let components: ComponentTrees
  /// Lists whose elements may not be compared with their own partners, because they differ in too many.
  let unaligned: [SourceLocation]
  private let trees: [String: MergedTree]
  /// Files that are not trees, by their path, and the edit that changed them.
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
    components = ComponentTrees(base: base, now: now, &comparison)
    for (path, tree) in now.treesBesideComponents {
      let names = EditNames(
        kind(of: tree, path, now), root: splitPath(path).leaf, holdsSets: tree.holdsTokenSets)
      if let before = base.read.trees[path]?.node {
        trees[path] = comparison.compare(base: before, now: tree, names)
      } else {
        added[path] = comparison.add { Edit.file($0, names.kind, path: path, isNew: true) }
        trees[path] = .edit(added[path] ?? 0, base: nil, now: tree)
      }
    }
    for (path, tree) in base.treesBesideComponents where now.read.trees[path] == nil {
      removed[path] = comparison.add { Edit.file($0, kind(of: tree, path, base), path: path, isNew: false) }
      trees[path] = .edit(removed[path] ?? 0, base: tree, now: nil)
    }
    let configured = splitPath(now.configuration).folder
    let ofFonts = Dictionary(
      comparison.edits.flatMap { edit in edit.fontFiles.map { (joinPath(configured, $0), edit.id) } }
    ) { first, _ in first }
    var others: [String: Int] = [:]
    let paths = base.read.files.union(now.read.files).union(base.read.fonts).union(now.read.fonts)
    for path in paths.sorted() {
      // Both versions have been read. A file that one of them cannot read again counts as absent there, which is an edit.
      let before = try? baseFiles.read(path, limit: Limits.fontFileBytes)
      let after = try? files.read(path, limit: Limits.fontFileBytes)
      if areSame(before, after) { continue }
      let isFont = base.read.fonts.union(now.read.fonts).contains(path)
      let id =
        ofFonts[path] ?? comparison.add { Edit.bytes($0, path: path, before: before, after: after, isFont: isFont) }
      others[path] = id
      if before == nil { added[path] = id }
      if after == nil { removed[path] = id }
    }
    let changedFiles = comparison.edits.count
    self.views = views.differences(&comparison)
    (self.trees, self.files, self.added, self.removed) = (trees, others, added, removed)
    edits = views.placed(comparison.edits, from: changedFiles)
    unaligned = comparison.unaligned
    (self.base, self.now) = (baseFiles, files)
  }

  /// Whether fonts differ, so that equal display lists need not be equal pictures.
  var hasFonts: Bool { edits.contains { $0.kind == .font } }

  /// The present inputs without some edits, but for components.
  func inputs(takingBack back: Set<Int>) -> ProjectInputs {
    var inputs = ProjectInputs(
      files: FilesWithoutEdits(
        base: base, now: now, fromBase: Set(files.filter { back.contains($0.value) }.keys),
        absent: Set(added.filter { back.contains($0.value) }.keys),
        present: Set(removed.filter { back.contains($0.value) }.keys)),
      trees: trees.compactMapValues { $0.taking(back: back) })
    inputs.leavesModulesOut = true
    inputs.leavesComponentsOut = true
    return inputs
  }

  /// The paths of the symbols and images that some edits changed.
  func files(of edits: Set<Int>) -> [String] { files.filter { edits.contains($0.value) }.keys.sorted() }
}

extension Project {
  /// The parsed files other than component files, sorted by path.
  fileprivate var treesBesideComponents: [(key: String, value: SyntaxNode)] {
    read.trees.filter { !read.components.contains($0.key) }.sorted { $0.key < $1.key }
      .map { (key: $0.key, value: $0.value.node) }
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

private func kind(of tree: SyntaxNode, _ path: String, _ project: Project) -> Edit.Kind {
  if path == project.configuration { return .configuration }
  return tree["resolutionOrder"] == nil ? .token : .resolver
}

extension Edit {
  fileprivate static func file(_ id: Int, _ kind: Kind, path: String, isNew: Bool) -> Edit {
    let place = SourceLocation(file: path, line: 1)
    return Edit(
      id: id, kind: kind, subject: "the file \(path) is \(isNew ? "new" : "gone")", basePlace: isNew ? nil : place,
      place: isNew ? place : nil)
  }

  fileprivate static func bytes(_ id: Int, path: String, before: [UInt8]?, after: [UInt8]?, isFont: Bool) -> Edit {
    let place = SourceLocation(file: path)
    let kind: Kind = isFont ? .font : path.hasSuffix(".svg") ? .symbol : .picture
    let what = "the \(kind.rawValue) \(splitPath(path).leaf)"
    let end = before == nil ? " is new" : after == nil ? " is gone" : " has different content"
    return Edit(
      id: id, kind: kind, subject: what + end, basePlace: before == nil ? nil : place,
      place: after == nil ? nil : place, reach: isFont ? .everything : .file(named: splitPath(path).leaf.withoutEnding))
  }
}

extension String {
  /// The text before its last full stop; all of it where it has none.
  fileprivate var withoutEnding: String { lastIndex(of: ".").map { String(self[..<$0]) } ?? self }
}
