import DSCrashes
package import DSProject
package import DSShotDrawing
package import DSShots
import Synchronization

/// Keeps the views that a run has drawn, so that a later run can compare with them without building the sources again.
package final class ViewRecorder: Sendable {
  private let trees = Mutex(ViewTrees())

  /// A recorder without any views.
  package init() {}

  /// Takes what a shot became.
  package func add(_ result: Result<ShotRenderer.Drawing, ShotFailure>, of shot: Shot) {
    // Text of the nodes is made outside of the lock.
    var own = ViewTrees()
    own.add(result, of: shot)
    trees.withLock { $0.merge(own) }
  }

  /// The views as text (`ViewTrees`); nil if the run has not drawn all of the project's, or code of theirs crashed.
  package func text(of project: Project) -> String? {
    let shots = project.shots.map(\.shot).filter(\.scenario.runsCode)
    let trees = trees.withLock { $0 }
    guard !shots.isEmpty, KnownCrashes.current.isEmpty, shots.allSatisfy({ trees.knows($0.id) }) else { return nil }
    return trees.text
  }
}
