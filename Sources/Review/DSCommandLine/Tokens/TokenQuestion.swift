import ArgumentParser
import DSCascade
import DSGeometry

/// The arguments of a command that is asked about one token.
struct TokenQuestion: ParsableArguments {
  @OptionGroup var source: TokenSource
  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp(
      "The token, then token files and folders, and modes such as --scheme dark.", valueName: "token"))
  var arguments: [String] = []

  /// The token, and the tokens among which it is looked up in the chosen modes.
  func read() throws -> (path: TokenPath, system: AskedTokens, modes: ModeSelection) {
    let (path, words) = try TokenWords(arguments).takingToken()
    let system = try source.system(words.plain)
    return (path, system, try system.modes(words))
  }
}
