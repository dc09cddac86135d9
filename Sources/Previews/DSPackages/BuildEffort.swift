/// In how many builds the targets of a package had errors, and what follows from it.
///
/// Each target is counted alone: one that needs many builds, because a library under it is missing, takes none from those that
/// are compiled after it.
struct BuildEffort: Codable {
  /// After so many builds with errors, the files of a target that have errors are left out whole.
  static let patience = 20
  /// After so many builds in a row in which a single file of a target had errors, they are left out whole, too: each of these
  /// builds only finds the next error, and most code that needs one missing name after the other is never drawn.
  static let tail = 8
  /// The builds in which files of a target are left out whole before the target itself is.
  static let lastRounds = 10
  /// After so many builds with errors, every target that still has one is left out, with all that depend on it: a build of a
  /// large app takes a minute, and each level of its modules may need several.
  static let all = 50

  /// What is known of a target.
  private struct Count: Codable {
    var failures = 0
    /// In how many builds in a row a single file had errors.
    var singles = 0
    /// In how many builds its files were left out whole.
    var wholes = 0
    var isHurried = false
  }

  private var counts: [String: Count] = [:]
  private var failures = 0

  /// Counts a build with errors.
  /// - Parameter files: in how many files each target had errors.
  mutating func count(_ files: [String: Int]) {
    failures += 1
    for (target, number) in files {
      var count = counts[target] ?? Count()
      count.failures += 1
      count.singles = number == 1 ? count.singles + 1 : 0
      if count.failures >= Self.patience || count.singles >= Self.tail { count.isHurried = true }
      if count.isHurried { count.wholes += 1 }
      counts[target] = count
    }
  }

  /// From now on leaves out whole files of a target, because it needs a target that was left out.
  mutating func hurry(_ target: String) { counts[target, default: Count()].isHurried = true }

  /// Whether files of a target that have errors are left out whole.
  func isHurried(_ target: String) -> Bool { counts[target]?.isHurried == true }

  /// Whether a target has had all its builds and is left out.
  func isHopeless(_ target: String) -> Bool { isOver || counts[target].map { $0.wholes > Self.lastRounds } == true }

  /// Whether the package has had all its builds.
  var isOver: Bool { failures >= Self.all }

  /// In how many builds a target had errors.
  func failures(of target: String) -> Int { counts[target]?.failures ?? 0 }
}
