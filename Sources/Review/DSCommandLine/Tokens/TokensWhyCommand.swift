import ArgumentParser
import DSCascade
import DSFiles
import DSReport

/// Prints the chain from a token to its raw value.
struct TokensWhyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "why",
    abstract: "Print the chain from a token to its raw value, each link with its place and the set that defines it.")

  @OptionGroup var question: TokenQuestion

  func run() throws {
    let (path, system, modes) = try question.read()
    let explanation = try orFail { () throws(TokenError) in try system.theme.explain(path, in: modes) }
    try writeStandardOutput(
      question.source.json ? TokenJSON.explanation(explanation, in: modes) : explanation.text + "\n")
    if case .failure = explanation.result { throw CommandFailure(.badInput) }
    try system.finish()
  }
}
