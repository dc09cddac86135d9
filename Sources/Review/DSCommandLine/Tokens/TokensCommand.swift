import ArgumentParser

/// Shows tokens and where their values come from.
struct TokensCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tokens", abstract: "Show tokens, their values and the sources of these values.",
    discussion: """
      A mode is chosen with an option of its name: --theme sosh --scheme dark.

      Without files, the tokens are those of the configuration. Files and folders are read without one: a resolver \
      document, Tokens Studio's sets with their themes, or token files of which the later wins. In a folder, files that \
      differ by 'light' and 'dark' in their names are the contexts of a mode 'scheme'.
      """,
    subcommands: [
      TokensListCommand.self, TokensShowCommand.self, TokensWhyCommand.self, TokensDiffCommand.self,
      TokensLintCommand.self, TokensExportCommand.self, TokensModerniseCommand.self,
    ])
}
