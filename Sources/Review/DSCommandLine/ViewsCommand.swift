import ArgumentParser
import DSCauses
import DSFiles
import DSGit
import DSProject
import DSReport

/// Writes the views of the revision that this program was built from, for the program that compares with them.
///
/// This is not a command for users: `swift package dsrender` calls it in the package's folder.
struct ViewsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "views", abstract: "Write the nodes of every Swift view.", shouldDisplay: false)

  @Option(help: "The revision whose sources the program was built from.")
  var revision: String
  @Option(help: "The file to write.")
  var out: String

  func run() throws {
    guard let repository = try orFailure({ () throws(GitError) in try Repository(around: ".") }) else {
      throw CommandFailure(.usage, "there is no git repository here")
    }
    let files = try orFailure { () throws(GitError) in
      try RevisionFiles(of: repository.commit(revision), in: repository)
    }
    let loaded: Result<Project, RunError> = Result { () throws(RunError) in
      try loadProject(
        ProjectOptions.defaultConfiguration, views: Program.content.views,
        substitute: Program.content.substitute?(),
        bundledFonts: BundledFonts(sources: Program.content.sources, bundles: Program.content.bundles),
        from: ProjectInputs(files: files))
    }
    try writeOutput(out, Array(ViewTrees(of: try orFail(loaded)).text.utf8))
  }

  private func orFailure<Value>(_ body: () throws(GitError) -> Value) throws(CommandFailure) -> Value {
    do throws(GitError) { return try body() } catch { throw CommandFailure(.inputOutput, error.message) }
  }
}
