import DSDiagnostics
import DSNode
import DSNodeText
import DSShots
import DSSyntax

@testable import DSComponentFiles

/// What became of component files.
struct Reading {
  var components: [Component]
  var scenarios: [Scenario]
  var diagnostics: [Diagnostic]

  /// Reads the texts as files `a.yaml`, `b.yaml`, … of a system `s` with two modes and one environment value.
  init(_ texts: String...) throws {
    var bag = DiagnosticBag()
    let files = try texts.enumerated().map { index, text in
      try parseSyntax(Array(text.utf8), file: ["a.yaml", "b.yaml", "c.yaml"][index])
    }
    let names = SystemNames(
      "s",
      modes: [
        MatrixAxis("hue", values: ["neutral", "critical"]), MatrixAxis("density", values: ["regular", "compact"]),
      ],
      environment: [
        EnvironmentDefinition(
          name: "isNew", type: .boolean, defaultValue: .boolean(false), location: SourceLocation(file: "c"))
      ])
    var memory = ComponentMemory()
    components = readComponents(files, system: names, memory: &memory, diagnostics: &bag)
    scenarios = DSComponentFiles.scenarios(of: components, system: names, memory: &memory, diagnostics: &bag)
    diagnostics = bag.sorted
  }

  /// Reads a component that has a body and one scenario, with parameters to choose from.
  init(body: String) throws {
    let lines = body.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }
    try self.init(
      """
      component: test
      parameters:
        title: {type: string, default: Buy}
        size: {type: choice, values: [small, large], default: small}
        count: {type: number, default: 3}
        icon: {type: symbol, optional: true}
        rows: {type: list, of: {type: mapping, fields: {name: string}}, default: [{name: a}, {name: b}]}
      slots: [leading]
      scenarios: {default: {}}
      body:
      """ + "\n" + lines.joined(separator: "\n"))
  }

  /// Where and what, such as `3:7 unknown-view`.
  var problems: [String] { diagnostics.map { "\($0.location.line):\($0.location.column) \($0.id)" } }

  /// The views of the first scenario.
  var dump: String {
    guard case .component(_, let views)? = scenarios.first?.node.kind else { return "" }
    return views.map { $0.text(.comparable) }.joined(separator: "\n")
  }
}
