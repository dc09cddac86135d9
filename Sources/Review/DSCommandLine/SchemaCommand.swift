import ArgumentParser
import DSComponentFiles
import DSDiagnostics
import DSFiles
import DSProject
import DSReport
import DSShots

/// Prints the JSON Schemas that editors complete and check files with.
struct SchemaCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema",
    abstract: "Print the JSON Schema of a file that dsrender reads, or of what a command prints as JSON.",
    discussion: """
      Editors with YAML support read the schema that a file's first line names:
      # yaml-language-server: $schema=component.schema.json
      """)

  /// What a schema describes.
  enum Subject: String, ExpressibleByArgument, CaseIterable {
    case component, configuration, report, decisions, why, history, frames, check, approve, lint
  }

  @Argument(
    help: """
      component, configuration and decisions are files, report is report.json; why, history, frames, check, approve and \
      lint are what these commands print.
      """)
  var subject: Subject
  @Option(
    help: ArgumentHelp(
      "With component, include the components and axes of this design system, or of 'all' in the project.",
      valueName: "name"))
  var system: String?
  @Option(
    name: .customLong("config"), help: ArgumentHelp("The configuration file of --system.", valueName: "file"),
    completion: .file(extensions: ["yaml", "yml"]))
  var configuration: String?

  func validate() throws {
    if system != nil, subject != .component {
      throw ValidationError("--system is for the schema of component files.")
    }
    if configuration != nil, system == nil { throw ValidationError("--config needs a --system that it lists.") }
  }

  func run() throws {
    let text =
      switch subject {
      case .component: componentSchema(of: try known())
      case .configuration: configurationSchema()
      case .report: reportSchema()
      case .decisions: decisionsSchema()
      case .why: whySchema()
      case .history: historySchema()
      case .frames: framesSchema()
      case .check: checkSchema()
      case .approve: approvalSchema()
      case .lint: lintSchema()
      }
    try writeStandardOutput(text)
  }

  /// What the schema knows of the project; nil if the project is not requested.
  private func known() throws -> SchemaSystem? {
    guard let system else { return nil }
    var options = ProjectOptions()
    options.files = [configuration].compactMap(\.self)
    let loaded = try options.load()
    let found = loaded.systems.filter { system == "all" || $0.name == system }
    guard !found.isEmpty else {
      let names = loaded.systems.map(\.name)
      throw CommandFailure(
        .usage, "there is no design system '\(system)'",
        hint: didYouMean(system, among: names) ?? "design systems: " + names.joined(separator: ", "))
    }
    var axes: [MatrixAxis] = []
    for axis in found.flatMap(\.matrix.axes) {
      if let index = axes.firstIndex(where: { $0.name == axis.name }) {
        axes[index].declared += axis.declared.filter { !axes[index].declared.contains($0) }
      } else {
        axes.append(axis)
      }
    }
    return SchemaSystem(components: found.flatMap(\.components), axes: axes)
  }
}
