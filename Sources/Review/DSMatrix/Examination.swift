import DSBaselines
package import DSDiagnostics
import DSFiles
import DSImage
package import DSProject
import DSShots
import DSText

/// What `doctor` finds out about a project without drawing anything.
package struct Examination: Sendable {
  /// The state of the baselines.
  package struct BaselineState: Sendable {
    /// The folder.
    package var folder: String
    /// Shots of the matrix.
    package var shots = 0
    /// Shots whose baseline is there and whole, with a line that fits it.
    package var whole = 0
    /// Shots without a baseline.
    package var missing: [String] = []
    /// Shots whose line in the lock is missing or does not fit their PNG; they are compared by their pixels.
    package var unlocked: [String] = []
    /// Problems of baselines that cannot be read, one sentence each.
    package var damaged: [String] = []
    /// Baselines that no shot uses.
    package var orphans: [String] = []
    /// The systems that the configuration does not list and that have baselines in the folder, by name.
    package var otherSystems: [(name: String, count: Int)] = []
    /// How many baselines each other renderer recorded, by fingerprint, with what is different about it.
    package var otherRenderers: [(fingerprint: String, count: Int, differences: [String])] = []
  }

  /// What is wrong with each font file; empty if all are in order.
  package var fontProblems: [Diagnostic]
  /// Every font file that is in order, once.
  package var fonts: [String]
  /// The fingerprints by system.
  package var fingerprints: [(system: String, fingerprint: Fingerprint)]
  /// The state of the baselines.
  package var baselines: BaselineState
}

/// Opens every font and decodes every baseline of a project.
package func examine(_ project: Project) throws(RunError) -> Examination {
  var bag = DiagnosticBag()
  var fonts: Set<String> = []
  var fingerprints: [(system: String, fingerprint: Fingerprint)] = []
  for system in project.systems {
    bag.add(contentsOf: system.fonts.verify())
    for file in system.fonts.files { fonts.insert("\(file.path) (\(file.family))") }
    fingerprints.append((system.name, Fingerprint(fonts: system.fonts)))
  }
  return Examination(
    fontProblems: bag.sorted, fonts: fonts.sorted(), fingerprints: fingerprints,
    baselines: try examineBaselines(
      project, Dictionary(fingerprints.map { ($0.system, $0.fingerprint) }) { first, _ in first }))
}

private func examineBaselines(
  _ project: Project, _ all: [String: Fingerprint]
) throws(RunError) -> Examination.BaselineState {
  let baselines = try openBaselines(project.baselines)
  var state = Examination.BaselineState(folder: project.baselines)
  var others: [String: (count: Int, differences: [String])] = [:]
  for entry in project.shots where entry.system.pictures == nil {
    let shot = entry.shot
    state.shots += 1
    do throws(BaselineError) {
      if try baselines.check(shot.id) { state.whole += 1 } else { state.unlocked.append(shot.id) }
    } catch {
      switch error {
      case .file(let error) where error.isMissing: state.missing.append(shot.id)
      case .file(let error): state.damaged.append(error.message)
      case .picture(let error): state.damaged.append(error.baselineDiagnostic.text)
      }
      continue
    }
    guard let recorded = baselines.lock[shot.id]?.fingerprint, let fingerprint = all[entry.system.name],
      !fingerprint.covers(recorded, baselines.lock.renderers)
    else { continue }
    let known = others[recorded]
    others[recorded] = (
      (known?.count ?? 0) + 1, known?.differences ?? differences(baselines.lock.renderers[recorded], fingerprint)
    )
  }
  state.otherRenderers = others.sorted { $0.key < $1.key }.map { ($0.key, $0.value.count, $0.value.differences) }
  state.otherSystems = try orFault { () throws(FileError) in
    try baselines.baselines(besides: project.ownSystems).sorted { $0.key < $1.key }.map { ($0.key, $0.value.count) }
  }
  guard project.isWhole else { return state }
  state.orphans = try orFault { () throws(FileError) in
    try baselines.orphans(among: Set(project.shots.map(\.shot.id)), of: project.ownSystems)
  }
  return state
}

/// What another renderer had that this one has not.
private func differences(_ recorded: [String]?, _ present: Fingerprint) -> [String] {
  guard let recorded else { return ["baselines.lock does not list its libraries and fonts"] }
  return present.differences(from: recorded)
}
