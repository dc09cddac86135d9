import DSComponentFiles
import DSDiagnostics
import DSFiles
package import DSShots
package import DSSyntax

/// Everything that decides the shots of a design system but its components, so that some of them can be read again by
/// themselves.
package struct ShotReader: Sendable {
  let system: SystemConfiguration
  let names: SystemNames
  let matrix: Matrix
  /// The folder of the configuration.
  let folder: String

  /// The shots of some components as they are among all others, if the components that these use are there too.
  /// - Parameter components: a document for each component.
  /// - Returns: nil if one of them has an error.
  package func shots(of components: [SyntaxNode]) -> [Shot]? {
    var bag = DiagnosticBag()
    var memory = ComponentMemory()
    let found = readComponents(components, system: names, memory: &memory, diagnostics: &bag)
    var scenarios = scenarios(of: found, system: names, memory: &memory, diagnostics: &bag)
    system.accept(in: &scenarios)
    let shots = expandMatrix(scenarios, matrix, &bag)
    return bag.hasErrors ? nil : shots
  }

  /// Whether a file lies in one of the system's folders of components.
  package func holds(component path: String) -> Bool { name(of: path, in: system.components) != nil }

  /// The name of the symbol in a file; nil for a file that is not one of the system's symbols.
  package func symbol(in path: String) -> String? { name(of: path, in: system.symbols) }

  /// The name of the image in a file; nil for a file that is not one of the system's images.
  package func image(in path: String) -> String? { name(of: path, in: system.images) }

  /// The path of a file in one of some folders, without its ending; nil for a file in none of them.
  private func name(of path: String, in folders: [Configuration.PathSetting]) -> String? {
    for setting in folders {
      let prefix = joinPath(joinPath(folder, setting.path), "")
      guard path.hasPrefix(prefix) else { continue }
      let file = path.dropFirst(prefix.count)
      return String(file.lastIndex(of: ".").map { file[..<$0] } ?? file)
    }
    return nil
  }
}

extension SystemConfiguration {
  /// Gives scenarios the findings that the system accepts in them.
  func accept(in scenarios: inout [Scenario]) {
    guard !accepted.isEmpty else { return }
    for index in scenarios.indices {
      let name = scenarios[index].nameInSystem
      scenarios[index].accepted += accepted.filter { $0.covers(scenario: name) }
    }
  }
}
