import ArgumentParser
import DSComponentFiles
import DSDiagnostics
import DSFiles
import DSReport

/// Prints the vocabulary of component files and of the configuration.
struct ReferenceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reference", abstract: "Print every view, modifier, argument and key, as Markdown.")

  @Argument(
    help: ArgumentHelp("Print only these views or modifiers, such as HStack padding.", valueName: "name"),
    completion: .list(Set(referenceNames).sorted()))
  var names: [String] = []

  func run() throws {
    if names.isEmpty { return try writeStandardOutput(referenceText()) }
    let entries = try names.map { name in
      guard let entry = referenceText(of: name) else {
        throw CommandFailure(
          .usage, "there is no view and no modifier '\(name)'",
          hint: didYouMean(name, among: referenceNames) ?? "'dsrender reference' prints them all")
      }
      return entry
    }
    try writeStandardOutput(entries.joined(separator: "\n"))
  }
}
