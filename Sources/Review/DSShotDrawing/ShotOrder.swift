package import DSShots
import Dispatch

/// The order in which shots run authors' code while they are laid out: that of the shots, regardless of the worker, so
/// that objects which views share change in the same order in every run.
///
/// Workers take shots in their order too, so a worker always holds the shot whose turn it is.
package final class ShotOrder: Sendable {
  /// For each shot with a turn, what its worker waits for.
  private let starts: [Int: DispatchSemaphore]
  private let following: [Int: Int]

  /// The order of shots; those that take no part in their layout have no turn.
  package init(of shots: [Shot]) {
    let live = shots.indices.filter { shots[$0].scenario.live != nil }
    starts = Dictionary(uniqueKeysWithValues: live.map { ($0, DispatchSemaphore(value: 0)) })
    // Not its first value, or it could not be let go once it is taken.
    if let first = live.first { starts[first]?.signal() }
    following = Dictionary(uniqueKeysWithValues: zip(live, live.dropFirst()))
  }

  /// The turn of a shot; nil if it needs none.
  package func turn(of index: Int) -> Turn? {
    guard let start = starts[index] else { return nil }
    return Turn(start: start, next: following[index].flatMap { starts[$0] })
  }
}

/// A shot's turn; it must be ended whatever becomes of the shot.
package final class Turn {
  private let start: DispatchSemaphore
  private let next: DispatchSemaphore?
  private var hasBegun = false
  private var hasEnded = false

  fileprivate init(start: DispatchSemaphore, next: DispatchSemaphore?) { (self.start, self.next) = (start, next) }

  /// Waits for the turn.
  func begin() {
    guard !hasBegun else { return }
    start.wait()
    hasBegun = true
  }

  /// Passes the turn on, after it has come.
  package func end() {
    guard !hasEnded else { return }
    begin()
    next?.signal()
    hasEnded = true
  }
}
