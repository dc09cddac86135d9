import ArgumentParser
import DSCascade
import DSDiagnostics
import DSFiles
import DSMatrix
import DSProject
import DSReport
import DSShotDrawing

/// Draws what it recognises in a folder without a configuration, and names the command for everything else.
struct TryCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "try", abstract: "Recognise what a folder holds and draw it; nothing is written into the folder.",
    discussion: """
      Finds design tokens, icons, pictures of other tools, Swift packages, Xcode projects and configurations of dsrender. \
      Tokens, icons and pictures are shown on a page at once; for everything found, the table names the command that goes on.
      """)

  @Argument(help: ArgumentHelp("The folder.", valueName: "folder"), completion: .directory)
  var folder = "."
  @Option(
    help: ArgumentHelp("Where the page goes. (default: a new temporary folder)", valueName: "folder"),
    completion: .directory)
  var out: String?

  func run() async throws {
    guard try fileKind(folder) == .folder else {
      throw CommandFailure(.usage, "there is no folder '\(folder)'")
    }
    let found = try orFail(
      Result { () throws(RunError) in try orFault { () throws(FileError) in try FolderFindings(folder) } })
    for limit in found.limits { writeStandardError("dsrender: \(limit)\n") }
    guard !found.isEmpty else {
      throw CommandFailure(
        .badInput, "nothing that dsrender draws or compares was recognised in '\(folder)'",
        hint: "it looks for design tokens, SVG icons, PNG pictures, Swift packages and Xcode projects with "
          + "previews; 'dsrender init' begins a design system")
    }
    // A second run goes to the same page, so what is drawn lies beside it, in a new folder.
    let scratch = try makeScratchFolder()
    let all =
      found.tokens.map { TryDraft(tokens: $0) } + found.icons.map { TryDraft(icons: $0) }
      + found.pictures.map { TryDraft(pictures: $0) }
    if all.count > Limits.triedFolders {
      writeStandardError(
        "dsrender: only \(Limits.triedFolders) of \(all.count) folders of tokens, icons and pictures are shown and listed\n"
      )
    }
    var drafts = Array(all.prefix(Limits.triedFolders))
    for index in drafts.indices {
      let place = joinPath(scratch, "try-\(index + 1)")
      drafts[index] = try orFail(
        Result { () throws(RunError) in try drafts[index].written(into: place, number: index + 1) })
    }
    let page = joinPath(out ?? scratch, "shots")
    let report = try await draw(drafts.compactMap(\.project), into: page)
    var table = TryTable()
    for draft in drafts { table.add(draft, report) }
    table.add(found, of: folder)
    guard let report else { return try writeStandardOutput(table.text) }
    // A page that could not be written cannot be opened.
    let isWritten = !report.faults.contains { $0.cause == .inputOutput }
    try writeStandardOutput(table.text + (isWritten ? "\npage: \(joinPath(page, "index.html"))\n" : ""))
    // Without all of its pictures the page is not the whole.
    for fault in report.faults { writeStandardError("dsrender: \(fault.message.printable)\n") }
    if !report.faults.isEmpty || report.interrupted { throw CommandFailure(report.exitStatus) }
  }

  /// Draws some projects onto one page; nil if there are none.
  private func draw(_ projects: [Project], into output: String) async throws -> RunReport? {
    if projects.isEmpty { return nil }
    var options = RunOptions()
    options.files.folder = output
    options.files.formats = [.png]
    options.files.reports = RunFiles.Report.usual
    return try await runWithProgress(projects.map { RunPart($0, options) })
  }
}
