import ArgumentParser
import DSCascade
import DSFiles
import DSTokenFiles

/// Prints all that is known about one token.
struct TokensShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Print everything about a token, and its value in the other contexts.")

  @OptionGroup var source: TokenSource
  @Argument(parsing: .allUnrecognized, help: tokenArgument)
  var arguments: [String] = []

  func run() throws {
    let (path, words) = try TokenWords(arguments).takingToken()
    let system = try source.system(words.plain)
    let modes = try system.modes(words)
    let details = try orFail { () throws(TokenError) in try TokenDetails(system.theme, path, in: modes) }
    try writeStandardOutput(source.json ? TokenJSON.details(details, in: modes) : details.text + "\n")
    try system.finish()
  }
}

/// The help of the argument that begins with a token.
let tokenArgument = ArgumentHelp(
  "The token, then token files and folders, and modes such as --scheme dark.", valueName: "token")
