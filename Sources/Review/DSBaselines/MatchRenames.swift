/// A shot without a baseline, and the orphaned baseline that shows the same pixels.
package struct BaselineRename: Hashable, Sendable {
  /// The shot's id.
  package let shot: String
  /// The id of the baseline.
  package let baseline: String

  /// A pair.
  package init(shot: String, baseline: String) {
    self.shot = shot
    self.baseline = baseline
  }
}

/// Gives each orphaned baseline to one new shot with the same pixels at the most, the same for any order of the two.
///
/// Where several fit, the nearest of these is taken, each in the order of ids:
/// 1. the same component and scenario, with the same variant (the system was renamed), or with a variant of one value
///    more or less (an axis was added or removed), or with any;
/// 2. the same variant, of the same scenario (the component was renamed) or of any;
/// 3. any.
///
/// - Parameters:
///   - shots: ids of new shots.
///   - orphans: ids of orphaned baselines that have the same pixels as the shots.
/// - Returns: the pairs by shot, in the order of ids. It takes time in proportion to the ids, even if all fit.
func matchRenames(shots: some Sequence<String>, orphans: some Sequence<String>) -> [BaselineRename] {
  var shots = shots.map(ShotName.init).sorted { $0.id < $1.id }
  var orphans = orphans.map(ShotName.init).sorted { $0.id < $1.id }
  var found: [BaselineRename] = []
  for (offered, wanted) in nearness where !shots.isEmpty && !orphans.isEmpty {
    var queues: [[Substring]: [Int]] = [:]
    for (index, orphan) in orphans.enumerated().reversed() {
      for key in offered(orphan) { queues[key, default: []].append(index) }
    }
    var taken: Set<Int> = []
    shots.removeAll { shot in
      for key in wanted(shot) {
        while let index = queues[key]?.popLast() {
          if !taken.insert(index).inserted { continue }
          found.append(BaselineRename(shot: shot.id, baseline: orphans[index].id))
          return true
        }
      }
      return false
    }
    orphans = orphans.enumerated().filter { !taken.contains($0.offset) }.map(\.element)
  }
  return found.sorted { $0.shot < $1.shot }
}

/// The keys that an orphan and a shot have to share, from near to far.
private let nearness: [(offered: Keys, wanted: Keys)] = [
  ({ [$0.scenario + $0.values] }, { [$0.scenario + $0.values] }),
  ({ [[$0.system] + $0.scenario + $0.values] }, { shot in shot.fewer.map { [shot.system] + shot.scenario + $0 } }),
  (
    { orphan in orphan.fewer.map { [orphan.system] + orphan.scenario + $0 } },
    { [[$0.system] + $0.scenario + $0.values] }
  ),
  ({ [[$0.system] + $0.scenario] }, { [[$0.system] + $0.scenario] }),
  ({ [$0.scenario] }, { [$0.scenario] }),
  (
    { [$0.scenario.dropFirst() + $0.values].map(Array.init) }, { [$0.scenario.dropFirst() + $0.values].map(Array.init) }
  ),
  ({ [$0.values] }, { [$0.values] }),
  ({ _ in [[]] }, { _ in [[]] }),
]

/// The keys of an orphan or a shot, the first that fits first.
private typealias Keys = @Sendable (ShotName) -> [[Substring]]

/// The parts of a shot's id, `system/component/scenario@value.value`.
private struct ShotName {
  let id: String
  let system: Substring
  /// The component and the scenario.
  let scenario: [Substring]
  let values: [Substring]

  init(_ id: String) {
    self.id = id
    let parts = id.split(separator: "@", maxSplits: 1)
    let names = (parts.first ?? "").split(separator: "/")
    system = names.first ?? ""
    scenario = Array(names.dropFirst())
    values = parts.count == 2 ? parts[1].split(separator: ".") : []
  }

  /// The values without one of them.
  var fewer: [[Substring]] {
    values.indices.map { index in
      var rest = values
      rest.remove(at: index)
      return rest
    }
  }
}
