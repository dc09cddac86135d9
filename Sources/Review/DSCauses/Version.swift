import DSCascade
import DSDiagnostics
import DSLayout
import DSMatrix
import DSProject
import DSResolve
import DSShots
import Synchronization

/// A version of a project: its shots, to be drawn.
struct ProjectVersion: Sendable {
  private let shots: [String: (system: DesignSystem, shot: Shot)]
  private let systems: [String: DesignSystem]

  /// A version.
  /// - Parameter views: shots of views that are written in Swift, with nodes in place of their code.
  init(_ project: Project, views: [Shot] = []) {
    let systems = Dictionary(project.systems.map { ($0.name, $0) }) { first, _ in first }
    var shots = Dictionary(project.shots.map { ($0.shot.id, $0) }) { first, _ in first }
    for view in views {
      if let system = systems[view.scenario.system] { shots[view.id] = (system, view) }
    }
    (self.shots, self.systems) = (shots, systems)
  }

  /// A shot with its system; nil where the version has no such shot.
  subscript(id: String) -> (system: DesignSystem, shot: Shot)? { shots[id] }

  /// Another shot with the system of its name; nil where the version has no such system.
  func placing(_ shot: Shot) -> (system: DesignSystem, shot: Shot)? {
    systems[shot.scenario.system].map { ($0, shot) }
  }
}

/// The versions of a project without some of its edits; each is loaded when it is first asked for, and kept.
final class ProjectVersions: Sendable {
  /// What the base and the present version differ in.
  let difference: ProjectDifference
  private let configuration: String
  private let bundledFonts: BundledFonts
  private let state = Mutex(State())

  private struct State {
    var loaded: [Set<Int>: ProjectVersion?] = [:]
    /// The systems of a version by the edits taken back that are none of tokens: most versions differ in tokens alone.
    var systems: [Set<Int>: [String: DesignSystem]] = [:]
  }

  /// More versions than this are forgotten: each holds a project.
  private static let kept = 64

  /// The versions of a project that differ from another in these edits.
  init(_ difference: ProjectDifference, of project: Project) {
    (self.difference, configuration) = (difference, project.configuration)
    bundledFonts = project.bundledFonts ?? BundledFonts()
  }

  /// A shot without some edits; nil where it cannot be read, as where one edit needs another.
  /// - Parameter present: the shot with all of them.
  func shot(like present: Shot, takingBack edits: Set<Int>) -> (system: DesignSystem, shot: Shot)? {
    let ofViews = edits.filter { difference.edits[$0].shot != nil }
    guard let version = version(takingBack: edits.subtracting(ofViews)) else { return nil }
    guard let view = difference.views[present.id] else { return version[present.id] }
    return view.shot(like: present, takingBack: ofViews).flatMap(version.placing)
  }

  private func version(takingBack edits: Set<Int>) -> ProjectVersion? {
    state.withLock { state in
      if let known = state.loaded[edits] { return known }
      let version = load(takingBack: edits, &state)
      if state.loaded.count >= Self.kept { state.loaded.removeAll() }
      state.loaded[edits] = .some(version)
      return version
    }
  }

  private func load(takingBack edits: Set<Int>, _ state: inout State) -> ProjectVersion? {
    let others = edits.filter { !difference.edits[$0].isOfTokens }
    var inputs = difference.inputs(takingBack: edits)
    inputs.leavesModulesOut = true
    inputs.known = state.systems[others] ?? [:]
    guard let project = try? loadProject(configuration, bundledFonts: bundledFonts, from: inputs) else { return nil }
    if state.systems.count >= Self.kept { state.systems.removeAll() }
    state.systems[others] = Dictionary(project.systems.map { ($0.name, $0) }) { first, _ in first }
    return ProjectVersion(project)
  }
}
