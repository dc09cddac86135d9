import ArgumentParser
import DSCascade
import DSDiagnostics
import DSFiles
import DSGeometry
import DSReport
import DSTokenFiles

/// Prints all tokens with their values.
struct TokensListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "Print the path, type and value of every token.")

  @OptionGroup var source: TokenSource
  @Option(help: "Print only the tokens of a group.")
  var group = ""
  @Flag(help: "Exit with 4 if a token has a fault, in any context.")
  var strict = false
  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp("Token files and folders, and modes such as --scheme dark.", valueName: "files"))
  var arguments: [String] = []

  func run() throws {
    let words = TokenWords(arguments)
    let system = try source.system(words.plain)
    let modes = try system.modes(words)
    let rows = try orFail { () throws(TokenError) in try tokenRows(system.theme, in: modes, prefix: group) }
    // If a file cannot be read, the list of tokens is unknown.
    if rows.isEmpty { try system.finish() }
    if rows.isEmpty, !group.isEmpty {
      throw CommandFailure(
        .usage, "there are no tokens in the group '\(group)'",
        hint: didYouMean(
          group, among: try orFail { () throws(TokenError) in try tokenGroups(system.theme, in: modes) })
          ?? "'dsrender tokens list' prints all tokens")
    }
    if source.json {
      try writeStandardOutput(TokenJSON.list(rows, of: system, in: modes))
    } else {
      try writeStandardOutput(rows.isEmpty ? "there are no tokens\n" : tokenList(rows) + "\n")
    }
    try system.finish()
    guard strict else { return }
    let faulty = faultyTokens(system.theme).map(\.description)
    guard !faulty.isEmpty else { return }
    let names = faulty.prefix(3).joined(separator: ", ") + (faulty.count > 3 ? " …" : "")
    throw CommandFailure(
      .findings, "\(faulty.count == 1 ? "1 token has" : "\(faulty.count) tokens have") a fault: \(names)")
  }
}
