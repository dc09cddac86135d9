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
  @Flag(help: "Print JSON.")
  var json = false

  func run() async throws {
    let loaded = try project.load()
    guard loaded.shots.contains(where: { $0.shot.id == id }) else {
      let near = try loaded.shot(named: id).shot.id
      throw CommandFailure(.usage, "there is no shot '\(id)'", hint: "name its variant, such as '\(near)'")
    }
    var options = RunOptions()
    options.selection.filter = ShotFilter(globs: [id])
    options.hooks.explain = base.explain(loaded, jobs: 1)
    let report = try await runWithProgress(loaded, options)
    if json {
      var writer = JSONWriter(.indented)
      writer.object { json in
        json.member("id", id)
        json.member("status", report.shots.first?.status.name ?? "")
        if let explanation = report.explanation { json.members(of: explanation) }
      }
      try writeStandardOutput(String(decoding: writer.bytes, as: UTF8.self) + "\n")
    } else {
      try writeStandardOutput(standardOutputPrinter.reasons(of: report))
    }
    if report.exitStatus != .equal { throw CommandFailure(report.exitStatus) }
  }
}
