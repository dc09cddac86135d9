import DSReport
import Synchronization

/// Counts the shots that are done, for a person who waits; from any worker.
final class RunProgress: Sendable {
  private let done = Atomic<Int>(0)
  private let notable = Atomic<Int>(0)
  private let total: Int
  private let report: (@Sendable (_ done: Int, _ total: Int, _ notable: Int) -> Void)?

  /// Nothing is done yet.
  /// - Parameter report: called after every shot.
  init(total: Int, _ report: (@Sendable (_ done: Int, _ total: Int, _ notable: Int) -> Void)?) {
    (self.total, self.report) = (total, report)
  }

  /// One further shot is done.
  func add(_ shot: ShotReport) {
    let notable = notable.wrappingAdd(shot.status == .unchanged ? 0 : 1, ordering: .relaxed).newValue
    let done = done.wrappingAdd(1, ordering: .relaxed).newValue
    report?(done, total, notable)
  }
}
