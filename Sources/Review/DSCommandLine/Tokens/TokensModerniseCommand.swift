import ArgumentParser
import DSDiagnostics
import DSFiles
import DSGeometry
import DSProject
import DSReport
import DSTokenFiles

/// Writes tokens as files of DTCG 2025.10.
struct TokensModerniseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "modernise", abstract: "Write DTCG 2025.10 files with the same values, from files of any format.",
    discussion: """
      Writes a token file for each set and context, and a resolver document if there are several. The order of tokens, \
      references, descriptions and unknown extensions stay. What is written is read again: the command fails if a token \
      has another value in any context.
      """)

  @OptionGroup var source: TokenReadingSource
  @Option(help: ArgumentHelp("The new folder for the files.", valueName: "folder"), completion: .directory)
  var out: String
  @Argument(help: "Token files and folders.", completion: .file())
  var files: [String] = []

  func run() throws {
    let system = try source.system(files)
    let modern: ModernTokens
    do throws(DiagnosticsError) { modern = try ModernTokens(system.theme) } catch {
      var failure = CommandFailure(.badInput)
      failure.text = standardErrorPrinter.text(error.diagnostics)
      throw failure
    }
    guard modern.changed.isEmpty else {
      let names = modern.changed.prefix(3).map(\.description).joined(separator: ", ")
      throw CommandFailure(
        .badInput, "\(modern.changed.count.counted("token")) would have another value in some context: \(names)",
        hint: "nothing was written; sets of several modes that override each other in turn have no form in DTCG")
    }
    let result: Result<[String], RunError> = Result { () throws(RunError) in
      try writeProject(out, modern.files, font: nil)
    }
    var text = try DSCommandLine.orFail(result).map { "wrote \($0)\n" }.joined()
    if !modern.kept.isEmpty {
      let names = modern.kept.prefix(3).map(\.description).joined(separator: ", ")
      let more = modern.kept.count > 3 ? " and \(modern.kept.count - 3) more" : ""
      text +=
        "\(modern.kept.count.counted("token")) kept as before, because DTCG has no form for the value: \(names)\(more)\n"
    }
    try writeStandardOutput(text.printable)
    try system.finish()
  }
}
