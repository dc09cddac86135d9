import DSBaselines
import DSFiles
import DSImage
import DSProject
import DSReport
import DSShots

extension Project {
  /// The pictures of the baselines that no shot uses, of the project's systems or of a system that is taken over; nil
  /// if a run does not know that, because it takes only some of the shots.
  ///
  /// A run of viewed pictures also knows it if these include every shot without a baseline.
  func orphanedPictures(_ baselines: Baselines, _ options: RunOptions) -> OrphanedPictures? {
    guard isWhole, options.selection.filter.isOpen, options.selection.shard == nil, options.selection.only == nil else {
      return nil
    }
    let (systems, own) = (systems, ownSystems)
    return OrphanedPictures(baselines) { () throws(FileError) in
      if let adopted = options.recording.adopted { return try baselines.baselines(besides: own)[adopted] ?? [] }
      let shots = systems.flatMap { $0.shots.map(\.id) }
      if let viewed = options.recording.viewed {
        for id in shots where viewed[id] == nil {
          if try fileKind(try baselines.path(of: id)) == nil { return [] }
        }
      }
      return try baselines.orphans(among: Set(shots), of: own)
    }
  }
}

/// A new shot that an orphaned baseline shows pixel for pixel.
struct TwinnedShot: Sendable {
  var id: String
  var pixels: PixelHash
  /// Whether the run recorded it.
  var isRecorded: Bool
}

/// Finds out which baselines were renamed, and removes those that the run recorded under their new ids.
///
/// The new files exist already. The lock is written with their lines first, then the old files are removed: whenever
/// the program stops, every picture has a file, and every file that this program wrote has a line or a picture.
func moveRenamed(
  _ twins: [TwinnedShot], _ orphaned: OrphanedPictures, _ baselines: inout Baselines, isComplete: Bool
) throws(FileError) -> [RunReport.Rename] {
  let renamed = try orphaned.renames(of: twins.map { ($0.id, $0.pixels) })
  let recorded = Dictionary(twins.lazy.filter(\.isRecorded).map { ($0.id, $0.pixels) }) { first, _ in first }
  var result: [RunReport.Rename] = []
  if isComplete, !recorded.isEmpty { try baselines.writeLock() }
  for rename in renamed {
    let pixels = isComplete ? recorded[rename.shot] : nil
    if let pixels { try baselines.remove(rename.baseline, showing: pixels) }
    result.append(RunReport.Rename(shot: rename.shot, baseline: rename.baseline, isMoved: pixels != nil))
  }
  return result
}
