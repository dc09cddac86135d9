import ArgumentParser
import DSCascade
import DSFiles
import DSGeometry
import DSReport
import DSTokenFiles

/// Prints the values of tokens for a platform.
struct TokensExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Print the resolved values of all tokens as CSS, Swift or JSON.",
    discussion: """
      Every context is there: in CSS as [data-MODE="CONTEXT"] with the properties that it changes, in Swift as a constant. \
      A mode that is chosen, such as --theme forest, holds throughout. Colours that sRGB cannot show keep their colour space; lengths are in pixels. \
      The exit code is 75 where a token without a value is missing.
      """)

  /// What is printed.
  enum Format: String, CaseIterable, ExpressibleByArgument { case css, swift, json }

  @OptionGroup var source: TokenReadingSource
  @Option(help: ArgumentHelp("What the names of CSS properties begin with.", valueName: "word"))
  var prefix = ""
  @Option(help: ArgumentHelp("The name of the Swift structure. (default: DesignTokens)", valueName: "name"))
  var name = "DesignTokens"
  @Argument(help: "css, swift or json.")
  var format: Format
  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp("Token files and folders, and modes such as --theme forest.", valueName: "files"))
  var arguments: [String] = []

  func validate() throws {
    let isName = name.unicodeScalars.allSatisfy {
      $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "_")
    }
    if !isName || name.first?.isLetter != true { throw ValidationError("--name takes the name of a type.") }
  }

  func run() throws {
    let words = TokenWords(arguments)
    let system = try source.system(words.plain)
    let modes = try system.modes(words)
    let (text, remarks) = try orFail { () throws(TokenError) in
      switch format {
      case .css: try exportedCSS(system.theme, in: modes, prefix: prefix)
      case .swift: try exportedSwift(system.theme, in: modes, name: name)
      case .json: try exportedJSON(system.theme, in: modes)
      }
    }
    try writeStandardOutput(text)
    writeStandardError(remarks.text.printable)
    try system.finish()
    if remarks.isIncomplete { throw CommandFailure(.incomplete) }
  }
}

extension ExportRemarks {
  /// A line for each kind of tokens that are not in the export.
  fileprivate var text: String {
    func line(_ names: [String], _ what: String) -> String {
      if names.isEmpty { return "" }
      let shown = names.prefix(3).joined(separator: ", ") + (names.count > 3 ? " and \(names.count - 3) more" : "")
      return "dsrender: \(what): \(shown)\n"
    }
    return line(faulty.map(\.description), "left out, without a value")
      + line(inexpressible.map(\.description), "left out, because the format has no form for the value")
      + line(sharedNames, "names of two tokens")
      + line(elsewhere.map(\.description), "left out, because the default context has no such token of this type")
  }
}
