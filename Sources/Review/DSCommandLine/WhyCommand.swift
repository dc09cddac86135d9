import ArgumentParser
import DSDiagnostics
import DSFiles
import DSJSON
import DSMatrix
import DSProject
import DSReport
import DSShots

/// Explains why one shot changed.
struct WhyCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "why", abstract: "Explain why a shot differs from its baseline: the edits, proved, and their effects.")

  @OptionGroup var project: ProjectOptions
  @OptionGroup var base: BaseOption
  @Argument(help: "The id of the shot, as 'dsrender matrix --list' prints it.")
  var id: String
  @Option(
    help: ArgumentHelp(
      "Write the shot's pictures into this folder: before, after, what differs, steps from cause to cause, and each region "
        + "enlarged.", valueName: "folder"), completion: .directory)
  var pictures: String?
  @Flag(help: "Print JSON.")
  var json = false

  func validate() throws {
    if pictures == "" { throw ValidationError("--pictures takes the path of a folder.") }
  }

  func run() async throws {
    let loaded = try project.load()
    guard loaded.shots.contains(where: { $0.shot.id == id }) else {
      let near = try loaded.shot(named: id).shot.id
      throw CommandFailure(.usage, "there is no shot '\(id)'", hint: "name its variant, such as '\(near)'")
    }
    var options = RunOptions()
    options.selection.filter = ShotFilter(globs: [id])
    if let pictures {
      (options.files.folder, options.files.reports, options.files.crops) = (pictures, [.json], true)
    }
    options.hooks.explain = base.explain(loaded, jobs: 1)
    let report = try await runWithProgress(loaded, options)
    if json {
      var writer = JSONWriter(.indented)
      writer.object { json in
        json.member("id", id)
        json.member("status", report.shots.first?.status.name ?? "")
        json.members(of: report.explanation ?? RunReport.Explanation())
        if let pictures { json.strings("pictures", report.pictures.map { joinPath(pictures, $0) }) }
      }
      try writeStandardOutput(String(decoding: writer.bytes, as: UTF8.self) + "\n")
    } else {
      let written = pictures.map { folder in
        report.pictures.map { "picture: \(joinPath(folder, $0).printable)\n" }
      }
      try writeStandardOutput(standardOutputPrinter.reasons(of: report) + (written ?? []).joined())
    }
    if let fault = report.faults.first { throw CommandFailure(fault.cause, fault.message) }
    if report.exitStatus != .equal { throw CommandFailure(report.exitStatus) }
  }
}

extension RunReport {
  /// The pictures of its shots, in the order in which they are looked at.
  fileprivate var pictures: [String] {
    shots.map(\.files).flatMap { files in
      [files.expected, files.actual ?? files.png, files.difference, files.aligned].compactMap(\.self) + files.steps
        + files.crops
    }
  }
}
