import DSDiagnostics
import DSGeometry
import DSProject
import DSResolve
import DSShots
import Synchronization

/// The systems of a project without some of its edits, except their components.
///
/// Edits of tokens, symbols and images are reverted in the present systems; for other edits the project is read again,
/// and the last result is kept. Safe to share between workers.
final class ProjectVersions: Sendable {
  /// What the base and the present version differ in.
  let difference: ProjectDifference
  /// Which edits may have changed a shot.
  let candidates: CandidateIndex
  private let now: [String: DesignSystem]
  private let base: [String: DesignSystem]
  private let themes: [String: ThemeEdits]
  /// Edits that can be reverted without reading the project again.
  private let replaceable: Set<Int>
  private let configuration: String
  private let bundledFonts: BundledFonts
  private let read = Mutex<[(edits: Set<Int>, systems: [String: DesignSystem]?)]>([])

  /// More readings than this are forgotten: each holds fonts, symbols and images.
  private static let kept = 4

  /// The versions of a project that differ from a base in these edits.
  init(_ difference: ProjectDifference, of project: Project, _ base: ProjectVersion) {
    self.difference = difference
    configuration = project.configuration
    bundledFonts = project.bundledFonts ?? BundledFonts()
    now = Dictionary(project.systems.map { ($0.name, $0) }) { first, _ in first }
    self.base = base.systems
    let isFixed = Set(now.keys) == Set(base.systems.keys)
    var themes: [String: ThemeEdits] = [:]
    for (name, system) in now {
      guard isFixed, let before = base.systems[name] else { continue }
      themes[name] = ThemeEdits(base: before.theme, now: system.theme, difference.edits)
    }
    let isExact = themes.count == now.count
    var edits = difference.edits
    for index in edits.indices {
      // A reference into a file gives tokens other names than they have there.
      guard isExact, case .token(let name) = edits[index].reach else { continue }
      let tokens = Set(themes.values.flatMap { $0.tokens(of: index).map(\.description) })
      if !tokens.isEmpty, tokens != [name] { edits[index].reach = .everything }
    }
    candidates = CandidateIndex(edits)
    replaceable = Set(
      difference.edits.lazy.filter { edit in
        switch edit.kind {
        case .token, .resolver: isExact && edit.keys != nil
        case .symbol, .picture: isFixed
        case .component, .configuration, .font, .view: false
        }
      }.map(\.id))
    self.themes = themes
  }

  /// Systems by their names, and the edits for which the project was read again: without the same ones components are read
  /// alike.
  typealias Systems = (systems: [String: DesignSystem], readWithout: Set<Int>)

  /// The systems without some edits, which are none of components or views; nil if they cannot be read.
  func systems(takingBack edits: Set<Int>) -> Systems? {
    guard edits.isSubset(of: replaceable) else { return reading(without: edits).map { ($0, edits) } }
    return (now.mapValues { replacing($0, edits) }, [])
  }

  private func replacing(_ system: DesignSystem, _ edits: Set<Int>) -> DesignSystem {
    var system = system
    if let theme = themes[system.name] { system.root.theme = theme.theme(takingBack: edits) }
    guard let before = base[system.name] else { return system }
    for path in difference.files(of: edits) {
      if let name = system.reader?.symbol(in: path) {
        system.root.symbols[name] = before.root.symbols[name]
        // What is shown in other symbols changes with these.
        for file in system.deferredFiles where file.others.contains(where: { $0.name == name }) {
          guard let other = system.reader?.symbol(in: file.path) else { continue }
          system.root.symbols[other] = before.root.symbols[other]
        }
      }
      if let name = system.reader?.image(in: path) { system.root.images[name] = before.root.images[name] }
    }
    return system
  }

  private func reading(without edits: Set<Int>) -> [String: DesignSystem]? {
    read.withLock { read in
      if let known = read.first(where: { $0.edits == edits }) { return known.systems }
      let inputs = difference.inputs(takingBack: edits)
      // Inputs without some edits may be faulty: those edits need others, which the proof tries together.
      let project = try? loadProject(configuration, bundledFonts: bundledFonts, from: inputs)
      let systems = project.map { project in
        Dictionary(project.systems.map { ($0.name, $0) }) { first, _ in first }
      }
      if read.count >= Self.kept { read.removeFirst() }
      read.append((edits, systems))
      return systems
    }
  }
}
