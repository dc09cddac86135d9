import DSCascade
import DSCauses
import DSDiagnostics
import DSFiles
import DSGeometry
import DSGit
import DSMatrix
import DSParallel
import DSProject
import DSReport
import DSTokenReview
import Glibc

/// The page of `tokens diff --out`: the pictures that token changes change, and the changed tokens.
///
/// The base is drawn first, and its pictures are what the present ones are compared with, whatever the baselines are.
struct TokensDiffPage {
  /// The base as it was named.
  let base: String
  /// The folder that is written.
  let folder: String
  /// The folder as the user named it.
  let shown: String

  /// Draws a project and its base.
  func write(of project: Project, before: Project, _ changes: [String: [TokenPath: ChangedToken]]) async throws {
    let scratch = try makeScratchFolder()
    defer { Self.remove(scratch) }
    try await write(of: project, before: before, changes, scratch: scratch, baseFolder: base)
  }

  /// Draws the foundations of token files, and of the same files in the base.
  /// - Parameters:
  ///   - now: the files, and what they are read from.
  ///   - before: those of the base.
  func write(
    ofFiles now: TokenFileSource, before: TokenFileSource, _ reading: TokenReadingOptions,
    _ changes: [TokenPath: ChangedToken]
  ) async throws {
    let scratch = try makeScratchFolder()
    defer { Self.remove(scratch) }
    let output = absolutePath(folder)
    let (old, new) = (joinPath(scratch, "base"), joinPath(scratch, "now"))
    let oldNames = try before.copy(into: old, reading.reading)
    let newNames = try now.copy(into: new, reading.reading)
    // The page names files as they are named in the folder that they were copied from.
    let home = absolutePath(".")
    defer { _ = chdir(home) }
    try Self.enter(old)
    let first = try foundations(of: oldNames, reading)
    try Self.enter(new)
    guard let second = try foundations(of: newNames, reading) else {
      throw CommandFailure(
        .badInput, "no token has a value that could be drawn", hint: "'dsrender tokens list' says why")
    }
    let page = TokensDiffPage(base: base, folder: output, shown: shown)
    let system = second.systems.first?.name ?? ""
    try await page.write(
      of: second, before: first, [system: changes], scratch: scratch, baseFolder: "../base", entering: (old, new))
  }

  private func write(
    of project: Project, before: Project?, _ changes: [String: [TokenPath: ChangedToken]], scratch: String,
    baseFolder: String, entering folders: (before: String, now: String)? = nil
  ) async throws {
    let pictures = joinPath(scratch, "Baselines")
    if var before {
      before.baselines = pictures
      before.systems = before.drawnSystems
      var options = RunOptions()
      options.recording.shots = .all
      if let folders { try Self.enter(folders.before) }
      let recorded = try await runWithProgress(before, options)
      let failed = recorded.shots.count(where: \.isFailed)
      if failed > 0 {
        writeStandardError(
          "dsrender: \(failed.counted("shot")) of \(base) cannot be drawn or shown, and count as new\n".printable)
      }
    }
    if let folders { try Self.enter(folders.now) }
    var project = project
    project.baselines = pictures
    project.systems = project.drawnSystems
    var options = RunOptions()
    options.files.folder = folder
    options.hooks.tokens = TokenRecorder([project], changes: changes)
    let (name, now) = (base, project)
    options.hooks.explain = { report in
      var explanation = await explainChanges(of: report, now, from: .named(baseFolder), jobs: coreCount())
      explanation?.base = name
      return explanation
    }
    let report = try await runWithProgress(project, options)
    guard report.faults.isEmpty, !report.interrupted else {
      for fault in report.faults { writeStandardError("dsrender: \(fault.message.printable)\n") }
      throw CommandFailure(report.exitStatus)
    }
    let changed = report.shots.count { if case .changed = $0.status { true } else { false } }
    let added = report.shots.count { if case .added = $0.status { true } else { false } }
    var words = [changed.counted("picture") + " changed"]
    if added > 0 { words.append("\(added) new") }
    if !report.orphanedBaselines.isEmpty { words.append("\(report.orphanedBaselines.count) gone") }
    let failed = report.shots.count(where: \.isFailed)
    if failed > 0 { words.append("\(failed) failed") }
    writeStandardError("\(words.joined(separator: ", ")) of \(report.shots.count)\n")
    writeStandardError("page: \(joinPath(shown, "index.html").printable)#view=tokens\n")
  }

  /// The project of the foundations of files in the working folder; nil if nothing can be drawn.
  private func foundations(of paths: [String], _ reading: TokenReadingOptions) throws -> Project? {
    let tokens = reading.reading
    let themes = try orFail(Result { () throws(RunError) in try loadTokenFiles(paths, reading: tokens) })
    guard let theme = themes.systems.first?.theme, let account = themes.account else { return nil }
    let plan = FoundationPlan(theme, families: BundledFonts().found.map(\.family))
    if plan.pictures == 0 { return nil }
    let files = FoundationFiles(folder: ".", paths: paths, account: account, plan: plan, reading: reading.settings)
    return try orFail(
      Result { () throws(RunError) in
        _ = try writeProject(".", files.files, font: nil)
        return try loadProject("dsrender.yaml")
      })
  }

  private static func enter(_ folder: String) throws {
    guard chdir(folder) == 0 else { throw CommandFailure(.inputOutput, "'\(folder)' cannot be entered") }
  }

  /// Removes what was made on the way; what cannot be removed lies in the folder for temporary files.
  private static func remove(_ scratch: String) {
    for name in (try? listEveryFile(scratch, endings: [""])) ?? [] { _ = try? removeFile(joinPath(scratch, name)) }
  }
}

/// Token files and what they are read from.
struct TokenFileSource {
  /// The files and folders as they were named.
  let paths: [String]
  /// What they are read from.
  let files: any InputFiles
  /// Whether a file may be compared with one of another name: each is then called by its number.
  let isNumbered: Bool

  /// The files and folders as they are called in the copy.
  private var names: [String] { paths.indices.map { isNumbered ? numbered($0) : Self.inside(paths[$0]) } }

  /// Copies everything that counts.
  /// - Returns: the files and folders as they are called in the copy, without those that hold no tokens.
  func copy(into folder: String, _ reading: TokenReading) throws -> [String] {
    let files = files
    let account = try orFail(
      Result { () throws(RunError) in try loadTokenFiles(paths, reading: reading, from: files).account })
    for file in account?.read ?? [] {
      let target = joinPath(folder, place(of: file.path))
      try createFolders(splitPath(target).folder)
      try writeOutput(target, try files.read(file.path, limit: Limits.textFileBytes))
    }
    return try names.filter { try fileKind(joinPath(folder, $0)) != nil }
  }

  private func place(of path: String) -> String {
    guard isNumbered else { return Self.inside(path) }
    let path = normalizedPath(path)
    for (index, root) in paths.map(normalizedPath).enumerated() {
      if path == root { return numbered(index) }
      if path.hasPrefix(root + "/") { return numbered(index) + path.dropFirst(root.count) }
    }
    return Self.inside(path)
  }

  private func numbered(_ index: Int) -> String {
    let leaf = splitPath(paths[index]).leaf
    let isFile = (try? fileKind(paths[index])) == .regular
    let ending = isFile ? leaf.lastIndex(of: ".").map { String(leaf[$0...]) } ?? "" : ""
    return "tokens" + (index == 0 ? "" : "-\(index + 1)") + ending
  }

  /// A path as one below a folder, wherever it leads.
  private static func inside(_ path: String) -> String {
    let parts = normalizedPath(path).split(separator: "/").map { $0 == ".." ? "up" : String($0) }
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}
