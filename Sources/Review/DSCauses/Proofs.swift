import DSBaselines
import DSCrashes
import DSDiagnostics
import DSParallel
import DSReport
import DSShotDrawing
import DSShots
import Synchronization

/// Proves the causes of the changed shots of a run, on some workers.
///
/// Each worker takes a few shots of one component after the other, proves them with its own cache and then discards it.
/// Memory therefore grows neither with shots nor with edits, and the results do not depend on the number of workers.
final class Proofs: Sendable {
  /// Shots that are proved with one memory: more share more, and fewer take less of it.
  private static let shotsOfUnit = 64

  private let now: ProjectVersion
  private let baselines: Baselines
  private let shots: Int
  private let jobs: Int
  private let done = Atomic<Int>(0)
  private let progress: (@Sendable (_ done: Int, _ total: Int) -> Void)?
  /// The most drawings without edits that one shot may take.
  private let drawings: Int
  private let insideBytes: Int?
  /// The limit for a shot's difference with its views aligned: its part of a run's.
  private let alignedBytes: Int

  /// Proofs of a number of shots.
  /// - Parameter showsInside: whether a page shows pictures between the base's and the present ones, and the base's views.
  init(
    now: ProjectVersion, _ baselines: Baselines, shots: Int, jobs: Int, showsInside: Bool,
    progress: (@Sendable (_ done: Int, _ total: Int) -> Void)?
  ) {
    (self.now, self.baselines, self.shots, self.jobs, self.progress) = (now, baselines, shots, jobs, progress)
    drawings = min(
      Limits.triedEdits, max(Limits.triedEditsAtLeast, Limits.proofDrawings / max(1, shots)))
    alignedBytes = Limits.insideBytesOfRun / max(1, shots)
    insideBytes = showsInside ? min(Limits.insideBytes, Limits.insideBytesOfRun / max(1, shots)) : nil
  }

  /// The causes of shots, in their order; nil for those whose baselines the base does not draw, where it has to.
  func causes(of shots: [String], from base: Base, requiringBaseline: Bool) async -> [ShotCauses?] {
    let units = Self.units(of: shots, now)
    let proved: ParallelOutcomes<[ShotCauses?], Never> = await inParallel(
      units.count, workers: jobs, by: { ShotRenderer() }
    ) { renderer, index in
      let (component, members) = units[index]
      let proof = ShotProof(component, now: self.now, base: base, drawnBy: renderer, drawings: self.drawings)
      return members.map { self.causes(of: shots[$0], proof, requiringBaseline: requiringBaseline) }
    }
    var found: [ShotCauses?] = Array(repeating: nil, count: shots.count)
    for (unit, causes) in zip(units, proved.get()) {
      for (shot, causes) in zip(unit.shots, causes) { found[shot] = causes }
    }
    return found
  }

  private func causes(of id: String, _ proof: ShotProof, requiringBaseline: Bool) -> ShotCauses? {
    if Interruption.isRequested { return ShotCauses(proof: .none, reason: "the run was interrupted") }
    let causes: ShotCauses?
    do throws(BaselineError) {
      let baseline = try baselines.picture(of: id)
      causes = proof.causes(
        of: id, baseline: baseline, requiringBaseline: requiringBaseline, insideBytes: insideBytes,
        alignedBytes: alignedBytes)
    } catch {
      causes = ShotCauses(proof: .none, reason: "its baseline cannot be read: \(error.message)")
    }
    if causes != nil { progress?(done.wrappingAdd(1, ordering: .relaxed).newValue, shots) }
    return causes
  }

  /// Shots of one component each, by their numbers, in order.
  private static func units(of shots: [String], _ now: ProjectVersion) -> [(component: String, shots: [Int])] {
    var units: [(component: String, shots: [Int])] = []
    var open: [String: Int] = [:]
    for (index, id) in shots.enumerated() {
      let scenario = now[id]?.shot.scenario
      let component = scenario?.component ?? ""
      let key = (scenario?.system ?? "") + "/" + component
      if let unit = open[key], units[unit].shots.count < shotsOfUnit {
        units[unit].shots.append(index)
      } else {
        open[key] = units.count
        units.append((component, [index]))
      }
    }
    return units
  }
}
