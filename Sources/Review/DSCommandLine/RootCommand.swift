import ArgumentParser
import DSProject
import DSReport

/// The root of all subcommands.
struct RootCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "dsrender",
    abstract: "Renders the components of a design system and compares every picture with its baseline.",
    discussion: """
      Start with 'dsrender init' in an empty folder, then 'dsrender matrix --out shots/'.

      EXIT CODES:
      \(ExitStatus.table)

      If several apply, the program exits with the first of \(precedence).
      """,
    version: Version.text,
    subcommands: [
      MatrixCommand.self, MergeCommand.self, CheckCommand.self, WhyCommand.self, HistoryCommand.self,
      UsedByCommand.self,
      RenderCommand.self,
      FramesCommand.self, ReviewCommand.self, ApproveCommand.self, CleanCommand.self,
      DiffCommand.self,
      DoctorCommand.self, InitCommand.self, TryCommand.self, ImportCommand.self, TokensCommand.self,
      ReferenceCommand.self,
      SchemaCommand.self,
      HashesCommand.self, ViewsCommand.self,
    ])

  private static var precedence: String {
    ExitStatus.precedence.filter { $0 != .usage && $0 != .equal }.map { String($0.rawValue) }.joined(separator: ", ")
  }
}
