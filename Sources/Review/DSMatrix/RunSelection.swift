package import DSShots

/// Which shots a run looks at, and what is known of them already.
package struct RunSelection: Sendable {
  /// Which shots of the matrix.
  package var filter = ShotFilter()
  /// The options that the filter was made of, for the report.
  package var words: [String] = []
  /// The only shots that are looked at, and why all others are left out, as the end of a sentence; nil for all that the
  /// filter leaves.
  package var only: (ids: Set<String>, others: String)?
  /// The part of the matrix that is taken, and what it is drawn from; nil for all that the filter leaves.
  package var shard: (part: Shard, inputs: ShardInputs)?
  /// What shards of this run found out; their shots that equal their baselines are not drawn again.
  package var merged: MergedShards?
  /// What earlier runs of the whole matrix into the same folder found out; nil draws every shot.
  package var kept: KeptShots?
}
