import ArgumentParser
import DSCascade
import DSFiles
import DSTokenFiles

/// Prints all that is known about one token.
struct TokensShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Print everything about a token, and its value in the other contexts.")

  @OptionGroup var question: TokenQuestion

  func run() throws {
    let (path, system, modes) = try question.read()
    let details = try orFail { () throws(TokenError) in try TokenDetails(system.theme, path, in: modes) }
    try writeStandardOutput(question.source.json ? TokenJSON.details(details, in: modes) : details.text + "\n")
    try system.finish()
  }
}
