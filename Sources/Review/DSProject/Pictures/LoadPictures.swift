import DSCascade
package import DSDiagnostics
import DSFiles
import DSNode
package import DSPictures
import DSResolve
package import DSShots
import DSText

/// What a system of pictures from other programs is made of.
package struct PictureSystem: Sendable {
  /// The system's name.
  package var name: String
  /// The folder of the pictures that are expected; it need not exist.
  package var expected: String
  /// The folder of the pictures as they are now.
  package var actual: String
  /// How names split; nil to find that out.
  package var pattern: PicturePattern?
  /// Whether the colours of both pictures are converted to sRGB before they are compared.
  package var convertsToSRGB = false
  /// What of differences does not count.
  package var rules: [PictureRule]
  /// Findings that pictures may have.
  package var accepted: [AcceptedFinding] = []
  /// Where the system is written.
  package var location: SourceLocation

  /// A system of two folders.
  package init(
    name: String = "pictures", expected: String, actual: String, pattern: PicturePattern? = nil,
    rules: [PictureRule] = [],
    at location: SourceLocation
  ) {
    (self.name, self.expected, self.actual) = (name, expected, actual)
    (self.pattern, self.rules, self.location) = (pattern, rules, location)
  }
}

/// A project of pictures alone, which takes no configuration.
/// - Parameters:
///   - system: the only system.
///   - options: the options that name it, for the commands that reports offer.
/// - Throws: what is wrong with the folders.
package func loadProject(of system: PictureSystem, options: [String]) throws(RunError) -> Project {
  var loader = InputLoader()
  guard let loaded = loadPictures(system, &loader), !loader.bag.hasErrors else { throw .badInput(loader.bag.sorted) }
  var project = Project(
    configuration: system.expected, baselines: Project.defaultBaselines, systems: [loaded],
    warnings: loader.bag.sorted)
  project.options = options
  project.inputs = [system.expected, system.actual]
  return project
}

/// Lists the pictures of a system, each of which becomes a shot; nil, after a report, if a folder cannot be read.
func loadPictures(_ system: PictureSystem, _ loader: inout InputLoader) -> DesignSystem? {
  let (folders, leftOut): (PictureFolderPair, [LeftOut])
  do throws(FileError) {
    let isThere = try fileKind(system.expected) != nil
    let expected = isThere ? try PictureFolder(system.expected) : PictureFolder(missing: system.expected)
    folders = PictureFolderPair(expected, try PictureFolder(system.actual))
    leftOut = try folders.leftOut()
  } catch {
    loader.bag.add(error.diagnostic(at: system.location))
    return nil
  }
  let pattern = system.pattern ?? PicturePattern.guess(folders.compared)
  let named = PictureShotNames(folders.compared, pattern: pattern, system: system.name)
  if let misfit = named.misfits.first, let pattern {
    let more = named.misfits.count > 1 ? " and \(named.misfits.count - 1) more" : ""
    loader.bag.warning(
      "unmatched-name", "the name '\(misfit)'\(more) does not fit the pattern '\(pattern.text)'", at: system.location,
      hint: "these pictures are compared, but have no values on its axes")
  }
  let scale = named.axes.first { $0.name == BuiltInAxis.scale.rawValue }?.values ?? ["1"]
  let matrix = Matrix(
    named.axes.filter { $0.name != BuiltInAxis.scale.rawValue } + [
      MatrixAxis(BuiltInAxis.scale.rawValue, values: scale, default: "1", isBuiltIn: true)
    ])
  var shots: [Shot] = []
  var files: [String: String] = [:]
  var removed: [String: String] = [:]
  for name in named.names {
    let id = "\(system.name)/\(name.path)"
    if case .expected = folders.sides(of: name.file) {
      removed[id] = name.file
      continue
    }
    shots.append(Shot(id: id, scenario: scenario(of: name, in: system), variant: variant(of: name, on: matrix)))
    files[id] = name.file
  }
  let fonts = FontLibrary(files: [], fallbacks: [])
  var loaded = DesignSystem(
    name: system.name, matrix: matrix, shots: shots, root: ResolveContext(theme: Theme(name: system.name, layers: [])),
    fonts: fonts, background: nil, padding: .literal(0), fingerprint: Fingerprint(fonts: fonts).text)
  loaded.pictures = PictureSource(
    expected: system.expected, actual: system.actual, folders: folders, files: files, removed: removed,
    leftOut: leftOut, convertsToSRGB: system.convertsToSRGB, rules: system.rules)
  warn(ofUnusedRules: system.rules, shots, files, &loader.bag)
  if system.pattern == nil { loaded.guessedPattern = pattern?.text }
  return loaded
}

private func scenario(of name: PictureShotName, in system: PictureSystem) -> Scenario {
  let location = SourceLocation(file: joinPath(system.actual, name.file))
  var scenario = Scenario(
    system: system.name, component: name.component, name: name.scenario,
    node: DSNode(.empty, from: SourceOrigin(at: location)), at: location)
  scenario.picture = name.file
  scenario.accepted = system.accepted.filter { $0.covers(scenario) }
  return scenario
}

private func variant(of name: PictureShotName, on matrix: Matrix) -> Variant {
  Variant(
    matrix.axes.compactMap { axis in
      let value = name.values.first { $0.axis == axis.name }?.value ?? (axis.isBuiltIn ? axis.default : nil)
      return value.map { Variant.Choice(axis: axis.name, value: $0, isBuiltIn: axis.isBuiltIn) }
    })
}

/// Reports rules that hold for no picture.
private func warn(
  ofUnusedRules rules: [PictureRule], _ shots: [Shot], _ files: [String: String], _ bag: inout DiagnosticBag
) {
  for rule in rules where !shots.contains(where: { rule.covers(files[$0.id] ?? "", $0.scenario) }) {
    bag.warning(
      "unused-rule", "the rule '\(rule.reason)' holds for no picture", at: rule.location,
      hint: "'in' has patterns for file names, or for component/scenario")
  }
}
