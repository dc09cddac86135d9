import ArgumentParser
import DSDiagnostics
import DSReport

/// The message for a command line whose command does not exist; nil if it exists, or none was named.
func unknownCommand(_ arguments: [String]) -> CommandFailure? {
  var type: any ParsableCommand.Type = RootCommand.self
  var path = "dsrender"
  for argument in arguments {
    let subcommands = type.configuration.subcommands
    guard !subcommands.isEmpty, !argument.hasPrefix("-"), argument != "help" else { return nil }
    let names = subcommands.map { $0._commandName }
    guard let index = names.firstIndex(of: argument) else {
      return CommandFailure(
        .usage, "there is no command '\(argument)'" + (path == "dsrender" ? "" : " of '\(path)'"),
        hint: didYouMean(argument, among: names) ?? "'\(path) --help' lists the commands")
    }
    type = subcommands[index]
    path += " " + argument
  }
  return nil
}
