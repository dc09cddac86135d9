import ArgumentParser
import DSChecks
import DSDiagnostics
import DSFiles
import DSGeometry
import DSJSON
import DSMatrix
import DSProject
import DSReport
import DSShots

/// Finds problems in pictures, independently of their baselines.
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Find low contrast, what overlaps or is cut, and views whose position differs between variants.",
    discussion: """
      Draws the shots without comparing them with baselines. Contrast is computed as in WCAG 2.2, against the pixels \
      painted behind each text and symbol. Texts and touch targets must not overlap, nothing may be cut or cover a \
      neighbour for lack of space, and every mode must change a pixel of each component. Frames must be equal in light and dark, equal in points at every scale, and \
      mirrored in right-to-left layouts. Accept an intended finding with a reason, at the scenario or in the \
      configuration; docs/findings.md lists all findings.

      Exits with 4 if a finding has no reason.
      """)

  @OptionGroup var project: ProjectOptions
  @OptionGroup var selection: SelectionOptions
  @Flag(help: "Print every finding as JSON, accepted ones too.")
  var json = false
  @Flag(help: "Print the contrast of every text and symbol, with the level of WCAG 2.2 that it meets.")
  var contrasts = false
  @Option(help: ArgumentHelp("Workers. (default: one per core)", valueName: "number"))
  var jobs: Int?

  func validate() throws {
    if let jobs, !(1...Limits.workers).contains(jobs) {
      throw ValidationError("--jobs takes a number from 1 to \(Limits.workers).")
    }
  }

  func run() async throws {
    var loaded = try project.load()
    // What other programs drew has no views to look at.
    loaded.systems = loaded.drawnSystems
    var options = RunOptions()
    options.selection.filter = try makeFilter([loaded], globs: selection.filter, axes: selection.axis)
    options.jobs = jobs
    let checks = Checks(usual: CheckSettings())
    options.hooks.checks = checks
    let report = try await runWithProgress(loaded, options)
    if json {
      try writeStandardOutput(text(report, checks.contrasts))
    } else if contrasts {
      try writeStandardOutput(checks.contrasts.map { $0.line + "\n" }.joined())
    } else {
      let printer = standardOutputPrinter
      try writeStandardOutput(
        printer.findings(of: report) + printer.unshown(of: report) + printer.failures(of: report) + summary(report))
    }
    if report.checkStatus != .equal { throw CommandFailure(report.checkStatus) }
  }

  private func summary(_ report: RunReport) -> String {
    let all = report.shots.flatMap(\.findings)
    let accepted = all.count { $0.reason != nil }
    let concerned = report.shots.count(where: \.needsReason)
    let shots = report.shots.count == 1 ? "1 shot" : "\(report.shots.count) shots"
    var text = "checked \(shots): "
    if all.count == accepted {
      text += "no findings"
    } else {
      text += "\(all.count - accepted) findings in \(concerned)"
    }
    if accepted > 0 { text += ", \(accepted) accepted with a reason" }
    return text + "\n"
  }

  private func text(_ report: RunReport, _ contrasts: [Contrast]) -> String {
    var json = JSONWriter(.indented, escapesMarkup: true)
    json.object { json in
      json.member("schema", "dsrender-check")
      json.key("version")
      json.value(1)
      json.member("shots", report.shots.count)
      json.findings(of: report.shots)
      json.key("contrasts")
      json.array { json in for contrast in contrasts { json.object { $0.members(of: contrast) } } }
      json.diagnostics("unshownFaults", report.unshownFaults)
      json.failures(of: report.shots)
    }
    return String(decoding: json.bytes, as: UTF8.self) + "\n"
  }
}

extension Contrast {
  /// The level that is met, in words.
  fileprivate var levelText: String { level?.rawValue ?? "below AA" }

  /// One line of text.
  fileprivate var line: String { "\(shot)  \(ratio.text(digits: 1))  \(levelText)  \(what) at \(location.description)" }
}

extension JSONWriter {
  fileprivate mutating func members(of contrast: Contrast) {
    member("shot", contrast.shot)
    member("what", contrast.what)
    member("file", contrast.location.file)
    member("line", contrast.location.line)
    key("ratio")
    value(contrast.ratio, digits: 1)
    if let level = contrast.level { member("level", level.rawValue) }
  }
}
