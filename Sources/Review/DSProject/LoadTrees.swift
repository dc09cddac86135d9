import DSCascade
import DSComponentFiles
import DSDiagnostics
import DSFiles
package import DSLayout
import DSNode
import DSReport
import DSResolve
import DSShots
import DSSyntax
import DSText

/// Reads component files outside of any project, for reports of frames.
///
/// With a configuration, the files use the fonts, tokens and pictures of one of its systems; without one there are none,
/// so that texts have to be recorded.
/// - Parameters:
///   - files: component files.
///   - configuration: the configuration file; nil for none.
///   - system: which of its systems; nil for the first.
package func loadTrees(_ files: [String], configuration path: String?, system name: String?) throws(RunError) -> Project
{
  var loader = InputLoader()
  var found = SystemConfiguration.empty
  var folder = ""
  if let path {
    folder = splitPath(path).folder
    let root = loader.tree(path, at: SourceLocation(file: path))
    if let systems = root.flatMap({ readConfiguration($0, diagnostics: &loader.bag) })?.systems {
      if let system = name == nil ? systems.first : systems.first(where: { $0.name == name }) {
        found = system
        found.modules = []
      } else {
        loader.bag.error(
          "unknown-system", "there is no design system '\(name ?? "")'", at: SourceLocation(file: path),
          hint: didYouMean(name ?? "", among: systems.map(\.name)))
      }
    }
  }
  found.location = SourceLocation(file: files.first ?? "")
  let system = loadSystem(found, folder: folder, views: [], files: files, &loader)
  guard let system, !loader.bag.hasErrors else { throw .badInput(loader.bag.sorted) }
  return Project(configuration: path ?? "", baselines: "", systems: [system], warnings: loader.bag.sorted)
}

/// Reads a file of recorded texts.
package func loadTextMetrics(_ path: String) throws(RunError) -> RecordedTexts {
  var loader = InputLoader()
  var texts = RecordedTexts()
  if let tree = loader.tree(path, at: SourceLocation(file: path)) {
    texts = readTextMetrics(tree, diagnostics: &loader.bag)
  }
  if loader.bag.hasErrors { throw .badInput(loader.bag.sorted) }
  return texts
}
