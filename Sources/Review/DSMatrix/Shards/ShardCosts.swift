import DSBaselines
import DSProject
import DSShots

extension Project {
  /// The shard of each shot by its id: what a shot costs is learned from the size of its baseline in the lock, and for one
  /// that has none is what most cost.
  func shardNumbers(count: Int, _ baselines: Baselines) -> [String: Int] {
    let known = baselines.lock.lines.map { $0.width * $0.height }.sorted()
    let usual = known.isEmpty ? 0 : known[known.count / 2]
    return Shard.numbers(
      of: shots.map { entry in
        let line = baselines.lock[entry.shot.id]
        return (entry.shot.id, fixedCost + (line.map { $0.width * $0.height } ?? usual))
      }, count: count)
  }
}

/// What a shot costs besides its pixels, in pixels: reading, laying out and comparing take as long as drawing so many
/// (measured with the fixtures, whose shots have 130,000 pixels in the mean).
private let fixedCost = 100_000
