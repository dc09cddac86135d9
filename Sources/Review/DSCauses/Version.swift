import DSLayout
import DSProject
import DSResolve
import DSShotDrawing
import DSShots

/// A version of a project: its shots, to be drawn.
struct ProjectVersion: Sendable {
  private let shots: [String: (system: DesignSystem, shot: Shot)]
  /// The systems by their names.
  let systems: [String: DesignSystem]

  /// A version.
  /// - Parameter views: shots of views that are written in Swift, with nodes in place of their code.
  init(_ project: Project, views: [Shot] = []) {
    let systems = Dictionary(project.systems.map { ($0.name, $0) }) { first, _ in first }
    var shots = Dictionary(project.shots.map { ($0.shot.id, ($0.system, $0.shot)) }) { first, _ in first }
    for view in views {
      if let system = systems[view.scenario.system] { shots[view.id] = (system, view) }
    }
    (self.shots, self.systems) = (shots, systems)
  }

  /// A shot with its system; nil if the version has no such shot.
  subscript(id: String) -> (system: DesignSystem, shot: Shot)? { shots[id] }
}
