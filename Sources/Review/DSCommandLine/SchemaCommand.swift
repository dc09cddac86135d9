import ArgumentParser
import DSComponentFiles
import DSFiles

/// Prints the JSON Schemas that editors complete and check files with.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Print the JSON Schema of component files or of the configuration.",
    discussion: """
      Editors that know YAML read a schema that is named in a file's first line:
      # yaml-language-server: $schema=component.schema.json
      """)

  /// What a schema describes.
  enum Subject: String, ExpressibleByArgument, CaseIterable {
    case component, configuration
  }

  @Argument(help: "component or configuration.")
  var subject: Subject

  func run() throws {
    let text =
      switch subject {
      case .component: componentSchema()
      case .configuration: configurationSchema()
      }
    try writeStandardOutput(text)
  }
}
