import ArgumentParser
import DSCompare
import DSDiagnostics
import DSFiles
import DSMatrix
import DSPictures
import DSProject
import DSReport

/// The options of a run of two folders.
struct DiffRunArguments: ParsableArguments {
  @OptionGroup var names: PatternOption
  @Flag(help: "Write no pictures that equal the expected ones.")
  var changed = false
  @Flag(help: "Also print every changed picture, not only groups.")
  var verbose = false
  @Flag(help: "Exit with 4 if a rule covers more than half of a picture.")
  var strict = false
  @Option(help: ArgumentHelp("Workers. (default: one per core)", valueName: "number"))
  var jobs: Int?
  @Option(help: "The kinds of reports to write, separated by commas.")
  var report = CommaList(RunFiles.Report.usual)
  @OptionGroup var address: PicturesAtOption

  /// The first option that is given of those that say what is written.
  var firstOfOutput: String? {
    changed ? "--changed" : address.picturesAt != nil ? "--pictures-at" : nil
  }

  func validate() throws {
    if let jobs, !(1...Limits.workers).contains(jobs) {
      throw ValidationError("--jobs takes a number from 1 to \(Limits.workers).")
    }
  }
}

extension DiffCommand {
  /// Compares two folders and writes what a run writes.
  func writeRun(into folder: String) async throws {
    try refuse(strip, "--strip draws two pictures")
    try refuse(json, "--json prints what report.json has too")
    var options = RunOptions()
    options.files.folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    options.files.reports = runArguments.report.values
    options.files.changedOnly = runArguments.changed
    options.files.picturesAt = runArguments.address.value
    options.strict = runArguments.strict
    options.jobs = runArguments.jobs
    if let output = options.files.folder { try removeReports(in: output) }
    let loaded = try loadPictures(expected: expected, actual: actual, runArguments.names) { system in
      (system.rules, system.convertsToSRGB) = (rules, convertsToSRGB)
    }
    let result = try await runWithProgress(loaded, options)
    var printer = standardOutputPrinter
    printer.isVerbose = runArguments.verbose
    try writeStandardOutput(printer.text(result, output: options.files.folder))
    if result.exitStatus != .equal { throw CommandFailure(result.exitStatus) }
  }

  /// What does not count, as the options of the command say.
  private var rules: [PictureRule] {
    let areas = ignore.map { area in
      PictureRule(
        .ignore(area.rect), because: "--ignore \(area.text)", at: SourceLocation(file: "--ignore"))
    }
    let tolerance = counting.options.map { options in
      PictureRule(
        .tolerate(options, PixelAllowance()), because: "--mode \(counting.mode.rawValue)",
        at: SourceLocation(file: "--mode"))
    }
    return areas + [tolerance].compactMap(\.self)
  }

  private func refuse(_ isGiven: Bool, _ reason: String) throws {
    if isGiven { throw CommandFailure(.usage, "\(reason), and '\(expected)' and '\(actual)' are folders") }
  }
}
