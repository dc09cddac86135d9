import DSCascade
import DSDiagnostics
import DSFiles
import DSPictures
import DSProject
import DSReport
import DSTokenFiles

/// Tokens, icons or pictures that were found, and the project that draws them.
struct TryDraft {
  /// What was found.
  enum Content {
    /// Folders and files of tokens, which belong together.
    case tokens([String])
    /// A folder of icons.
    case icons(FolderFindings.Icons)
    /// A folder of pictures.
    case pictures(FolderFindings.Pictures)
  }

  /// What was found.
  let content: Content
  /// The project that draws it; nil where nothing can be drawn.
  private(set) var project: Project?
  /// What it is, with numbers.
  private(set) var summary = ""
  /// What it lacks, as clauses.
  private(set) var lacks: [String] = []

  init(tokens paths: [String]) { content = .tokens(paths) }

  init(icons: FolderFindings.Icons) { content = .icons(icons) }

  init(pictures: FolderFindings.Pictures) { content = .pictures(pictures) }

  /// Its path.
  var path: String {
    switch content {
    case .tokens(let paths): paths.joined(separator: ", ")
    case .icons(let icons): icons.folder
    case .pictures(let pictures): pictures.folder
    }
  }

  /// The name of its system in the page.
  private func name(_ number: Int) -> String {
    switch content {
    case .tokens: "tokens-\(number)"
    case .icons: "icons-\(number)"
    case .pictures: "pictures-\(number)"
    }
  }

  /// The draft with its project, written and loaded. What is wrong with the files that were found is among what they lack.
  /// - Throws: the machine's fault where the project cannot be written.
  func written(into folder: String, number: Int) throws(RunError) -> TryDraft {
    var draft = self
    try draft.write(into: folder, number: number)
    return draft
  }

  private mutating func write(into folder: String, number: Int) throws(RunError) {
    do throws(RunError) {
      switch content {
      case .tokens(let paths): try writeTokens(paths, folder, name(number))
      case .icons(let icons): try writeIcons(icons, folder, name(number))
      case .pictures(let pictures): try writePictures(pictures, folder, name(number))
      }
    } catch {
      guard case .badInput(let problems) = error else { throw error }
      lacks.append(problems.first.map { "\($0.location.file): \($0.message)" } ?? "it cannot be read")
    }
  }

  private mutating func writeTokens(_ paths: [String], _ folder: String, _ system: String) throws(RunError) {
    let themes = try loadTokenFiles(paths)
    guard let theme = themes.systems.first?.theme, let account = themes.account else { return }
    let plan = FoundationPlan(theme, families: BundledFonts().found.map(\.family))
    let faults = faultyTokens(theme).count
    summary = plan.tokens == 1 ? "1 design token" : "\(plan.tokens) design tokens"
    if faults > 0 {
      lacks.append(
        "a value for \(faults == 1 ? "1 token" : "\(faults) tokens"): 'dsrender tokens list "
          + "\(paths.map(Commands.shellWord).joined(separator: " "))' says why"
      )
    }
    if plan.pictures == 0 { return lacks.append("no token has a value that could be drawn") }
    let files = FoundationFiles(
      folder: folder, paths: paths, account: account, plan: plan, reading: [], system: system)
    _ = try writeProject(folder, files.files, font: nil)
    project = try loadProject(joinPath(folder, "dsrender.yaml"))
  }

  private mutating func writeIcons(
    _ icons: FolderFindings.Icons, _ folder: String, _ system: String
  ) throws(RunError) {
    summary = "\(icons.count) SVG icons"
    let names: [String]
    do throws(FileError) {
      names = try FilesOnDisk().names(in: icons.folder, endings: [".svg"]).map { String($0.dropLast(4)) }
    } catch { return lacks.append(error.message) }
    let shown = Array(names.prefix(Limits.triedIcons))
    if shown.count < names.count { lacks.append("only the first \(shown.count) are drawn") }
    func write(_ names: [String], _ place: String) throws(RunError) -> Project {
      let sheets = IconSheets(folder: absolutePath(icons.folder), system: system, names: names)
      _ = try writeProject(place, sheets.files, font: nil)
      return try loadProject(joinPath(place, "dsrender.yaml"))
    }
    let first = try write(shown, folder)
    let faulty = first.faultyFiles
    guard let example = faulty.first else { return project = first }
    let paths = Set(faulty.map(\.path))
    let usable = shown.filter { !paths.contains(joinPath(absolutePath(icons.folder), $0 + ".svg")) }
    let reason = example.problems.first?.message ?? "it cannot be read"
    lacks.append(
      "\(shown.count - usable.count) of \(shown.count) icons, such as '\(splitPath(example.path).leaf)': \(reason)")
    if !usable.isEmpty { project = try write(usable, folder + "-usable") }
  }

  /// Pictures are shown as they are, next to an empty folder of expected ones.
  private mutating func writePictures(
    _ pictures: FolderFindings.Pictures, _ folder: String, _ system: String
  ) throws(RunError) {
    summary = pictures.count.counted("picture") + (pictures.tool.map { " of " + $0.rawValue } ?? "")
    lacks.append(
      pictures.tool == nil
        ? "a second folder of pictures to compare them with"
        : "new pictures to compare them with, which your tool makes")
    guard pictures.count <= Limits.triedPictures else {
      return lacks.append("at most \(Limits.triedPictures) pictures are shown")
    }
    let configuration = """
      # The pictures in \(pictures.folder.printable).
      version: 1
      systems:
        \(system):
          kind: pictures
          expected: none
          actual: \(yamlScalar(absolutePath(pictures.folder)))

      """
    _ = try writeProject(folder, [("dsrender.yaml", configuration), ("none/.keep", "")], font: nil)
    project = try loadProject(joinPath(folder, "dsrender.yaml"))
  }
}
