/// The baselines that a changed shot has had.
package struct ShotHistory: Hashable, Sendable {
  /// A commit that gave the shot a picture.
  package struct Commit: Hashable, Sendable {
    /// Its short name, and the first line of its message.
    package var title: String
    /// The day it was committed, such as `2026-11-23`.
    package var date: String

    /// A commit.
    package init(title: String, date: String) { (self.title, self.date) = (title, date) }
  }

  /// A baseline before the present one.
  package struct Earlier: Hashable, Sendable {
    /// The commit that recorded it.
    package var commit: Commit
    /// The picture, PNG, until it is written; nil if there is none that can be shown.
    package var picture: [UInt8]?
    /// Its file, relative to the output folder, after it was written.
    package var file: String?

    /// One that is not written yet.
    package init(_ commit: Commit, picture: [UInt8]?) { (self.commit, self.picture) = (commit, picture) }
  }

  /// The commit that recorded the present baseline; nil if none did yet.
  package var present: Commit?
  /// The baselines before it, newest first; files that were written anew with the same pixels are left out.
  package var earlier: [Earlier] = []
  /// Whether there are, or may be, older ones that are not shown.
  package var hasOlder = false

  /// Nothing.
  package init() {}
}
