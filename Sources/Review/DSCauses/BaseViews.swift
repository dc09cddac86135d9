import DSDiagnostics
package import DSGit
import DSReport
import DSShots

/// The result of building a revision of the project's Swift sources.
package struct BuiltViews: Sendable {
  /// The trees of all its shots.
  package var trees: ViewTrees
  /// The folders of the sources that were built, as absolute paths.
  package var folders: [String]

  /// The result of a build.
  package init(trees: ViewTrees, folders: [String]) { (self.trees, self.folders) = (trees, folders) }
}

/// Builds a commit's Swift sources and gives their views, or why it cannot.
package typealias ViewsBuilder = @Sendable (_ commit: String) -> Result<BuiltViews, GitError>

/// The views of changed shots that are written in Swift, as a base has them.
struct BaseViews: Sendable {
  /// The shots with nodes in place of their code.
  private(set) var shots: [Shot] = []
  /// Both versions of each, by the shot's id.
  private var trees: [String: (base: ViewTree, now: ViewTree, code: ViewCode?)] = [:]
  /// Why nothing is proved of others.
  private var reasons: [String: String] = [:]
  /// What is reported about shots with code in their layout, if the layout is in question.
  private var code: [String: String] = [:]
  /// The lines of the sources that differ from the base.
  private var changes: [ChangedLines] = []
  /// The working folder in the repository; reported paths are relative to it.
  private var folder = ""

  /// No views.
  init() {}

  /// No views, and why.
  init(of shots: [Shot], missing reason: String) {
    reasons = Dictionary(shots.map { ($0.id, reason) }) { first, _ in first }
  }

  /// The views of both versions.
  init(of present: [Shot], base: ViewTrees, now: ViewTrees, changes: [ChangedLines], seenFrom folder: String) {
    (self.changes, self.folder) = (changes, folder)
    for shot in present {
      guard let after = now.shots[shot.id] else {
        reasons[shot.id] = "it cannot be drawn"
        continue
      }
      guard let before = base.shots[shot.id] else {
        reasons[shot.id] =
          base.failures[shot.id].map { "the base's shot cannot be drawn: \($0)" } ?? "the base has no such shot"
        continue
      }
      let names = Set(before.functionNames + after.functionNames).sorted()
      if !names.isEmpty {
        let lines = changes.isEmpty ? "" : "; changed lines: \(changedLines.joined(separator: "; "))"
        code[shot.id] = "code takes part in its layout, and is not taken back: \(names.joined(separator: ", "))\(lines)"
      }
      if now.unfaithful.contains(shot.id) {
        reasons[shot.id] = code[shot.id] ?? "its layout changes it in a way that its nodes do not say"
        continue
      }
      guard before.functions == after.functions, let old = before.shot(like: shot, now.code[shot.id]) else {
        reasons[shot.id] = code[shot.id] ?? "the base's nodes cannot be read"
        continue
      }
      shots.append(old)
      trees[shot.id] = (before, after, now.code[shot.id])
    }
  }

  /// Why nothing is proved of a shot; nil if something may be.
  func reason(_ id: String) -> String? { reasons[id] }

  /// Why an explanation of a shot may not be complete: the code of its view is today's in every picture; nil if it has
  /// none.
  func code(_ id: String) -> String? { code[id] }

  /// What the views differ in.
  func differences(_ comparison: inout TreeComparison) -> [String: ViewDifference] {
    var found: [String: ViewDifference] = [:]
    for (id, tree) in trees.sorted(by: { $0.key < $1.key }) {
      found[id] = ViewDifference(of: id, base: tree.base, now: tree.now, code: tree.code, &comparison)
    }
    return found
  }

  /// The edits with the places of those of views, whose nodes have none: the only lines that changed, or else all of them.
  /// - Parameter count: how many edits of files there are, which may have changed views as well.
  func placed(_ edits: [Edit], from count: Int) -> [Edit] {
    edits.map { edit in
      guard edit.isOfView else { return edit }
      var edit = edit
      if count == 0, changes.count == 1, let base = changes[0].base, let now = changes[0].now {
        edit.basePlace = place(changes[0].file, base)
        edit.place = place(changes[0].file, now)
      } else {
        edit.lines = changedLines
      }
      return edit
    }
  }

  private func place(_ file: String, _ lines: Range<Int>) -> SourceLocation {
    SourceLocation(file: path(file), line: lines.lowerBound)
  }

  /// `Sources/Kit/Card.swift:8, 38-44` for each file; some of them where there are many.
  private var changedLines: [String] {
    let most = 4
    var files: [(file: String, lines: [String])] = []
    for change in changes {
      if files.last?.file != change.file { files.append((change.file, [])) }
      // A file that is gone has no lines.
      guard let lines = change.now, lines.lowerBound > 0 else { continue }
      let end = lines.count > 1 ? "-\(lines.upperBound - 1)" : ""
      files[files.count - 1].lines.append("\(lines.lowerBound)\(end)")
    }
    let said = files.prefix(most).map { file, lines in
      let more = lines.count > 8 ? lines.prefix(8) + ["…"] : lines[...]
      return path(file) + (lines.isEmpty ? "" : ":" + more.joined(separator: ", "))
    }
    return said + (files.count > most ? ["and \(files.count - most) more files"] : [])
  }

  /// A path of the repository as one of the working folder.
  private func path(_ file: String) -> String {
    if folder.isEmpty { return file }
    if file.hasPrefix(folder + "/") { return String(file.dropFirst(folder.count + 1)) }
    return String(repeating: "../", count: folder.split(separator: "/").count) + file
  }
}

/// Finds the views of the revisions that changed shots are argued from, where these are written in Swift.
final class ViewFinder: Sendable {
  /// The changed shots that are written in Swift.
  let shots: [Shot]
  private let now: ViewTrees
  private let build: ViewsBuilder?

  /// A finder for shots of which these are the present trees.
  init(_ shots: [Shot], now: ViewTrees, _ build: ViewsBuilder?) {
    (self.shots, self.now, self.build) = (shots, now, build)
  }

  /// The present shots with their nodes in the place of views that may still change.
  var still: [Shot] {
    shots.compactMap { shot in
      now.unfaithful.contains(shot.id) ? nil : now.shots[shot.id]?.shot(like: shot, now.code[shot.id])
    }
  }

  /// The views of a commit.
  /// - Parameters:
  ///   - baselines: the folder of the baselines in the repository.
  ///   - builds: how many revisions may still be built.
  func views(of commit: String, in repository: Repository, except baselines: String, builds: inout Int) -> BaseViews {
    if shots.isEmpty { return BaseViews() }
    let folder = repository.path(of: ".") ?? ""
    guard let build else {
      return BaseViews(
        of: shots, missing: "'swift package dsrender' builds the base's Swift sources; this run went without it")
    }
    do throws(GitError) {
      guard try repository.differs(from: commit, except: baselines) else {
        return BaseViews(of: shots, base: now, now: now, changes: [], seenFrom: folder)
      }
      guard builds > 0 else {
        return BaseViews(of: shots, missing: "none of the revisions that were built draws its baseline")
      }
      builds -= 1
      let built = try build(commit).get()
      let folders = built.folders.compactMap(repository.path)
      let changes = repository.meaningful(
        try repository.changedLines(since: commit, in: folders), since: commit)
      return BaseViews(of: shots, base: built.trees, now: now, changes: changes, seenFrom: folder)
    } catch { return BaseViews(of: shots, missing: error.message) }
  }
}
