// Threads that share a number: behind a contended lock with the argument `locked`, else bare, which is a race.
import Dispatch
import Synchronization

final class Counter: Sendable {
  private let locked = Mutex(0)
  nonisolated(unsafe) private var bare = 0

  func count(locks: Bool) {
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for _ in 0..<100_000 {
        if locks { locked.withLock { $0 += 1 } } else { bare += 1 }
      }
    }
  }
}

Counter().count(locks: CommandLine.arguments.contains("locked"))
