import DSCascade
import DSDiagnostics
import DSFiles
import DSProject
import DSReport

extension InitCommand {
  /// The folder that foundations are written into by default.
  static let foundationFolder = "foundations"

  /// Writes the foundations of token files: sheets of their colours, text styles, lengths and so on.
  func writeFoundations(of paths: [String], into folder: String) throws {
    let reading = reading.reading
    let loaded: Result<ProjectThemes, RunError> = Result { () throws(RunError) in
      try loadTokenFiles(paths, reading: reading)
    }
    let themes = try orFail(loaded)
    guard let theme = themes.systems.first?.theme, let account = themes.account else { return }
    writeStandardError(account.text)
    writeStandardError(standardErrorPrinter.text(themes.problems))
    // A file that cannot be read may hold any token, and 'matrix' would end with it.
    let errors = themes.problems.filter { $0.severity == .error }
    guard errors.isEmpty else { throw CommandFailure(ExitStatus(of: errors)) }
    let fonts = BundledFonts()
    let plan = FoundationPlan(theme, families: fonts.found.map(\.family))
    guard plan.pictures > 0 else {
      throw CommandFailure(
        .badInput, "no token has a value that could be drawn", hint: "'dsrender tokens list \(paths[0])' says why")
    }
    var files = FoundationFiles(
      folder: folder, paths: paths, account: account, plan: plan, reading: self.reading.settings
    )
    .files
    let advice = try preparing(&files, in: folder)
    let result: Result<[String], RunError> = Result { [files] () throws(RunError) in
      try writeProject(folder, files, font: nil)
    }
    let written = try orFail(result)
    let step = "cd \(Commands.shellWord(folder)) && "
    try writeStandardOutput(
      written.map { "wrote \($0)\n" }.joined() + advice + """

        \(plan.tokens) tokens on \(plan.sheets.count == 1 ? "1 sheet" : "\(plan.sheets.count) sheets"): \
        \(plan.sheets.map(\.sheet.rawValue).joined(separator: ", "))

        next:
          \(step)dsrender matrix --out shots         # draws them; open shots/index.html
          \(step)dsrender matrix --record missing    # records them as the baselines

        """)
  }
}
