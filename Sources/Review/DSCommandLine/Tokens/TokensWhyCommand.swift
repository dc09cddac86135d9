import ArgumentParser
import DSCascade
import DSFiles
import DSReport

/// Prints the chain from a token to its raw value.
struct TokensWhyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "why",
    abstract: "Print the chain from a token to its raw value, each link with its place and the set that defines it.")

  @OptionGroup var source: TokenSource
  @Argument(parsing: .allUnrecognized, help: tokenArgument)
  var arguments: [String] = []

  func run() throws {
    let (path, words) = try TokenWords(arguments).takingToken()
    let system = try source.system(words.plain)
    let modes = try system.modes(words)
    let explanation = try orFail { () throws(TokenError) in try system.theme.explain(path, in: modes) }
    try writeStandardOutput(source.json ? TokenJSON.explanation(explanation, in: modes) : explanation.text + "\n")
    if case .failure = explanation.result { throw CommandFailure(.badInput) }
    try system.finish()
  }
}
