import DSDiagnostics
import Dispatch
import Foundation
import Synchronization

/// Work that views have deferred: tasks that their actions, models and bodies began, and values that publishers emit on
/// a queue.
package enum DeferredWork {
  /// How time passes for deferred work.
  package enum Clock: Sendable {
    /// As ever; nothing is counted.
    case running
    /// No time passes, because previews are drawn. All deferred work runs on the main queue, in the order in which it
    /// was deferred; the closure returns how many jobs of tasks were enqueued there so far.
    case frozen(enqueuedJobs: @Sendable () -> Int)
  }

  /// How time passes; a program that draws previews freezes it before any view is made.
  package nonisolated(unsafe) static var clock = Clock.running
  private static let scheduled = Atomic<Int>(0)

  /// How much was deferred so far.
  static var count: Int {
    let scheduled = scheduled.load(ordering: .sequentiallyConsistent)
    if case .frozen(let enqueuedJobs) = clock { return enqueuedJobs() + scheduled }
    return scheduled
  }

  private static var isTimeFrozen: Bool {
    if case .frozen = clock { return true }
    return false
  }

  /// Whether a publisher may emit here. Values from another thread would come at a different moment in every run while
  /// previews are drawn: they are left waiting for ever, as tasks are.
  package static var mayEmit: Bool { !isTimeFrozen || isOnMainThread }

  /// Waits until the main queue has done the deferred work, and what that has deferred in turn. A task that goes on for
  /// ever is left at some point, which is the same in every run. On the main queue itself nothing can be waited for.
  /// - Parameter count: how much was deferred so far.
  static func finish(count: () -> Int = { Self.count }) {
    guard !isOnMainThread else { return }
    for _ in 0..<Limits.deferredWorkRounds {
      let before = count()
      DispatchQueue.main.sync {}
      if count() == before { return }
    }
    ReachedLimits.warn(
      "endless-work",
      "the view's code goes on deferring work: it is drawn as it is after \(Limits.deferredWorkRounds) rounds",
      hint: "let tasks and publishers come to an end")
  }

  /// Defers work to a queue or a run loop; on what is neither it is done at once.
  package static func schedule<S>(on scheduler: S, _ action: @escaping () -> Void) {
    let action = Unchecked(action)
    let queue = scheduler as? OperationQueue
    guard scheduler is DispatchQueue || scheduler is RunLoop || queue != nil else { return action.value() }
    if isTimeFrozen {
      guard isOnMainThread else { return }
      scheduled.wrappingAdd(1, ordering: .sequentiallyConsistent)
      return DispatchQueue.main.async { action.value() }
    }
    if let queue { return queue.addOperation { action.value() } }
    // The main queue's work is done by the main run loop too.
    let dispatch = scheduler as? DispatchQueue ?? .main
    dispatch.async { action.value() }
  }

  /// Defers work for a while: for ever if no time passes.
  package static func schedule<S>(on scheduler: S, after seconds: Double, _ action: @escaping () -> Void) {
    guard !isTimeFrozen else { return }
    let action = Unchecked(action)
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { schedule(on: scheduler, action.value) }
  }

  /// The moment, in seconds since some other: always the same if no time passes.
  package static var now: Double { isTimeFrozen ? 0 : ProcessInfo.processInfo.systemUptime }
}
