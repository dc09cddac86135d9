package import DSCascade
import DSComponentFiles
package import DSDiagnostics
import DSFiles
package import DSTokenLint

/// The tokens of a project's systems, for commands that only need tokens.
package struct ProjectThemes: Sendable {
  /// The systems whose tokens could be read, in the order of the configuration.
  package var systems: [(name: String, theme: Theme)]
  /// What is wrong with the configuration and the token files.
  package var problems: [Diagnostic]
  /// Which files were read and left out; nil for those that a configuration names.
  package var account: TokenFileAccount?
  /// What `tokens lint` looks for in systems that say so.
  package var lint: [String: LintSettings] = [:]
  /// Whether the configuration names something to draw, and not tokens alone.
  package var namesViews = false
}

/// Reads a configuration and the tokens of its systems, and nothing else that it names: tokens can be read while
/// components, fonts or other tokens are broken.
/// - Parameters:
///   - path: the configuration file; the paths in it are relative to its folder.
///   - substitute: what is read if there is no configuration file; nil if that is an error.
package func loadThemes(_ path: String, substitute: String? = nil) throws(RunError) -> ProjectThemes {
  var loader = InputLoader()
  let configuration = try loadConfiguration(path, drawing: false, substitute: substitute, &loader)
  let folder = splitPath(path).folder
  let systems = (configuration?.systems ?? []).compactMap { system in
    loadTheme(system, folder: folder, &loader).map { (name: system.name, theme: $0) }
  }
  if systems.isEmpty { throw .badInput(loader.bag.sorted) }
  let lint = Dictionary((configuration?.systems ?? []).map { ($0.name, $0.lint) }) { first, _ in first }
  let namesViews = configuration?.systems.contains { !$0.components.isEmpty || !$0.modules.isEmpty } ?? false
  return ProjectThemes(systems: systems, problems: loader.bag.sorted, lint: lint, namesViews: namesViews)
}
