import ArgumentParser
package import DSCauses
import DSCrashes
import DSFiles
package import DSProject
import DSReport
package import DSReview
import Glibc

/// The program `dsrender`, as a library, so that a design system can build its own with its own views.
public enum Program {
  /// What the program brings along, for the command that is running.
  ///
  /// It is one value: of task-local values set inside one another, Swift 6.3's optimizer makes a program that crashes.
  @TaskLocal static var content = ProgramContent()

  /// Runs the command that the process was called with and ends the process with the exit code that its result asks
  /// for.
  public static func main() async -> Never { await main(views: []) }

  /// The same with a server for reviews, and with what `init` reads Xcode projects by.
  package static func main(server: @escaping StartServer, describeProject: @escaping DescribeProject) async -> Never {
    await main(views: [], server: server, describeProject: describeProject)
  }

  /// The same, with scenarios that are written in Swift.
  /// - Parameters:
  ///   - views: the scenarios.
  ///   - leftOut: the code of the scenarios that does not compile.
  ///   - substitute: makes what is read if there is no `dsrender.yaml` and no other file is named.
  ///   - sources: the folder of dsrender's sources, beside which its fonts may lie; nil if the program lies among them.
  ///   - bundles: the names of the bundles that resources of its packages lie in, beside it.
  ///   - program: the command line that users call it with, for the commands that reports offer.
  ///   - server: starts a server for reviews; nil for a program that has none.
  ///   - buildViews: builds the scenarios as another revision has them; nil if nothing can.
  ///   - viewsFile: what `matrix` writes the nodes of all views into, as `views` does; nil writes none.
  ///   - describeProject: reads an Xcode project for `init`; nil for a program that draws one package alone.
  package static func main(
    views: [ViewScenario], leftOut: LeftOutCode = LeftOutCode(), substitute: (@Sendable () -> String?)? = nil,
    sources: String? = nil,
    bundles: [String] = [],
    program: [String] = ["dsrender"], server: StartServer? = nil, buildViews: ViewsBuilder? = nil,
    viewsFile: String? = nil, describeProject: DescribeProject? = nil
  ) async -> Never {
    Interruption.install()
    // HarfBuzz changes glyphs by these; a picture depends on nothing but the project.
    for name in ["HB_OPTIONS", "HB_FONT_FUNCS", "HB_FACE_LOADER"] { unsetenv(name) }
    let arguments = Array(OwnArguments.all.dropFirst())
    let content = ProgramContent(
      views: views, substitute: substitute, leftOut: leftOut, sources: sources, bundles: bundles, invocation: program,
      server: server,
      buildViews: buildViews, viewsFile: viewsFile, describeProject: describeProject)
    end(await $content.withValue(content) { await run(arguments) })
  }

  /// Ends the process; authors' code that does so is reported.
  private static func end(_ status: Int32) -> Never {
    Restarts.finish()
    // The program that started this one may want to know that it ran to the end: the file named by `DSRENDER_FINISHED`
    // is only made when the program ends by itself, and never when an author's code calls the kernel to exit.
    if let mark = getenv("DSRENDER_FINISHED") { close(open(mark, O_CREAT | O_WRONLY | O_CLOEXEC, 0o600)) }
    exit(status)
  }

  /// Runs a command.
  /// - Parameter arguments: the arguments of the command line after the program's name.
  /// - Returns: the exit code, one of the table that `dsrender --help` prints.
  public static func run(_ arguments: [String]) async -> Int32 {
    do {
      if let failure = unknownCommand(arguments) { throw failure }
      var command = try RootCommand.parseAsRoot(arguments)
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
      return ExitStatus.equal.rawValue
    } catch let failure as CommandFailure {
      writeStandardError(failure.text)
      return failure.status.rawValue
    } catch let error as FileError {
      writeStandardError(CommandFailure(.inputOutput, error.message, hint: error.hint).text)
      return ExitStatus.inputOutput.rawValue
    } catch {
      return printUsage(error)
    }
  }

  /// Prints the output of the argument parser: help and version to standard output, mistakes to standard error.
  private static func printUsage(_ error: any Error) -> Int32 {
    let code = RootCommand.exitCode(for: error)
    let text = RootCommand.fullMessage(for: error)
    guard code == .success else {
      writeStandardError(text + "\n")
      return code == .validationFailure ? ExitStatus.usage.rawValue : code.rawValue
    }
    do throws(FileError) {
      try writeStandardOutput(text + "\n")
      return ExitStatus.equal.rawValue
    } catch {
      writeStandardError("dsrender: \(error.message)\n")
      return ExitStatus.inputOutput.rawValue
    }
  }
}

/// What a program brings along beside the project on disk.
struct ProgramContent: Sendable {
  /// Scenarios that are written in Swift.
  var views: [ViewScenario] = []
  /// Makes what is read if there is no configuration file; nil if that is an error.
  var substitute: (@Sendable () -> String?)?
  /// The code of the scenarios that does not compile.
  var leftOut = LeftOutCode()
  /// The folder of dsrender's sources; nil for a program that lies among them.
  var sources: String?
  /// The names of the bundles that resources of its packages lie in, beside it.
  var bundles: [String] = []
  /// The beginning of the command line that users call the program with.
  var invocation = ["dsrender"]
  /// Starts a server for reviews; nil if there is none.
  var server: StartServer?
  /// Builds the scenarios as another revision has them; nil if nothing can.
  var buildViews: ViewsBuilder?
  /// The file that `matrix` writes the nodes of all views into; nil if it is not wanted.
  var viewsFile: String?
  /// Reads an Xcode project for `init`; nil if nothing can.
  var describeProject: DescribeProject?
}

/// Ends a command with an exit code; what there is to report is in `text`.
struct CommandFailure: Error {
  /// The exit code.
  var status: ExitStatus
  /// What is printed to standard error, with every line ended; empty if everything was printed already.
  var text: String

  /// A failure whose text has been printed already.
  init(_ status: ExitStatus) {
    self.status = status
    text = ""
  }

  /// A failure with one sentence, and perhaps a hint.
  init(_ status: ExitStatus, _ message: String, hint: String? = nil) {
    self.status = status
    text = "dsrender: \(message)\n" + (hint.map { "  hint: \($0)\n" } ?? "")
  }
}
