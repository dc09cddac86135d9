import DSBaselines
import DSDiagnostics
import DSImage
package import DSProject
import DSReport
import DSResolve
import DSShotDrawing
import DSShots
import DSText
import Synchronization

/// What runs into the same folder found out about shots, so that the next run draws only those that may have changed.
///
/// A shot is drawn again if its scenario, its variant, the fonts or the axes differ, or if its views resolve
/// differently once their tokens, symbols and pictures are looked up. Baselines are not compared: code that changes
/// them has to discard these results.
package final class KeptShots: Sendable {
  private struct Run: Sendable {
    var project: Project
    var outcomes: [String: ShotOutcome]
  }

  private let run = Mutex<Run?>(nil)
  private let taken = Mutex<[String]>([])
  /// What was decoded before, which is read from disk once.
  let decoded = DecodedFiles.ofUser()

  /// Nothing was found out yet.
  package init() {}

  /// The ids of the shots that the last run drew, in the order of the matrix.
  package var drawn: [String] { taken.withLock { $0 } }

  /// Forgets everything, so that the next run draws all shots.
  package func forget() { run.withLock { $0 = nil } }

  /// A project with the fonts that are open already, where it lists the same: a face is read once.
  package func withOpenFonts(_ project: Project) -> Project {
    guard let earlier = run.withLock({ $0?.project }) else { return project }
    var project = project
    for index in project.systems.indices {
      let system = project.systems[index]
      if let known = earlier.systems.first(where: { $0.name == system.name }), known.hasFonts(of: system) {
        project.systems[index].fonts = known.fonts
      }
    }
    return project
  }

  /// What is still true of a project's shots, by id.
  func outcomes(for project: Project) -> [String: ShotOutcome] {
    guard let run = run.withLock({ $0 }) else { return [:] }
    var found: [String: ShotOutcome] = [:]
    for system in project.systems {
      guard let earlier = run.project.systems.first(where: { $0.name == system.name }), earlier.hasFonts(of: system),
        earlier.matrix == system.matrix
      else { continue }
      let looksUpTheSame =
        !project.differsBesideComponents(from: run.project) && earlier.root.symbols == system.root.symbols
        && earlier.root.images == system.root.images
      let shots = Dictionary(earlier.shots.map { ($0.id, $0) }) { first, _ in first }
      for shot in system.shots where !shot.scenario.runsCode && shot.scenario.picture == nil {
        guard let outcome = run.outcomes[shot.id], shots[shot.id] == shot,
          looksUpTheSame || Resolved(shot, of: earlier) == Resolved(shot, of: system)
        else { continue }
        found[shot.id] = outcome
      }
    }
    return found
  }

  /// Keeps what a whole run found out.
  func keep(_ outcomes: [ShotOutcome?], of project: Project, instead known: [String: ShotOutcome]) {
    let finished = outcomes.compactMap(\.self)
    let byID = Dictionary(finished.map { ($0.report.id, $0) }) { first, _ in first }
    run.withLock { $0 = Run(project: project, outcomes: byID) }
    taken.withLock { $0 = finished.map(\.report.id).filter { known[$0] == nil } }
  }
}

/// All that layout and painting get of a shot.
struct Resolved: Equatable {
  let node: ResolvedNode
  let size: Scenario.OfferedSize
  let padding: Double?
  let background: ResolvedPaint?
  let problems: [Diagnostic]

  init(_ shot: Shot, of system: DesignSystem) {
    let (context, scenario) = (system.context(of: shot), shot.scenario)
    var bag = DiagnosticBag()
    node = resolve(scenario.node, in: context, &bag)
    size = scenario.size(in: context, &bag)
    padding = resolve(scenario.padding ?? system.padding, in: context, at: scenario.location, &bag)
    background = (scenario.background ?? system.background).flatMap {
      resolve($0, in: context, at: scenario.location, &bag)
    }
    problems = bag.sorted
  }
}

extension Project {
  /// Whether anything differs besides component files, of which only the scenarios are left.
  fileprivate func differsBesideComponents(from other: Project) -> Bool {
    let (own, others) = (read.trees, other.read.trees)
    return Set(own.keys).union(others.keys).subtracting(read.components).contains { own[$0] != others[$0] }
  }
}
