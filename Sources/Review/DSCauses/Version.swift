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

  init(_ project: Project) {
    shots = Dictionary(project.shots.map { ($0.shot.id, $0) }) { first, _ in first }
  }

  /// A shot with its system; nil where the version has no such shot.
  subscript(id: String) -> (system: DesignSystem, shot: Shot)? { shots[id] }
}

/// The versions of a project without some of its edits; each is loaded when it is first asked for, and kept.
final class ProjectVersions: Sendable {
  /// What the base and the present version differ in.
  let difference: ProjectDifference
  private let configuration: String
  private let loaded = Mutex<[Set<Int>: ProjectVersion?]>([:])

  /// More versions than this are forgotten: each holds a project.
  private static let kept = 64

  init(_ difference: ProjectDifference, configuration: String) {
    (self.difference, self.configuration) = (difference, configuration)
  }

  /// The present version without some edits; nil where it cannot be read, as where one edit needs another.
  func version(takingBack edits: Set<Int>) -> ProjectVersion? {
    loaded.withLock { loaded in
      if let known = loaded[edits] { return known }
      var inputs = difference.inputs(takingBack: edits)
      inputs.leavesModulesOut = true
      let version = (try? loadProject(configuration, from: inputs)).map(ProjectVersion.init)
      if loaded.count >= Self.kept { loaded.removeAll() }
      loaded[edits] = .some(version)
      return version
    }
  }
}
