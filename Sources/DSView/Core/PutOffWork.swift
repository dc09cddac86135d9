import Foundation

/// What views have put off until later: tasks that their actions, models and bodies began.
package enum PutOffWork {
  /// How many parts of tasks were begun so far. A program that draws previews tells; elsewhere nobody counts.
  package nonisolated(unsafe) static var begun: @Sendable () -> Int = { 0 }

  /// Waits until the main queue has done what was put off, and what that has put off in turn. A task that goes on for
  /// ever is left at some point, which is the same in every run. On the main queue itself nothing can be waited for.
  static func finish() {
    guard !isOnMainThread else { return }
    for _ in 0..<500 {
      let before = begun()
      DispatchQueue.main.sync {}
      if begun() == before { return }
    }
  }
}
