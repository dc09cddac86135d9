import DSParallel
import Glibc
import Synchronization
import Testing

@Suite struct ConcurrentMapTests {
  @Test(arguments: [(0, 4), (1, 4), (7, 3), (1000, 8)])
  func `Waiting for all pieces gives their outcomes in order, each done once`(count: Int, workers: Int) {
    let times = Mutex(Array(repeating: 0, count: count))
    let done = concurrentMap(count, workers: workers, by: {}) { _, index in
      times.withLock { $0[index] += 1 }
      return index * index
    }
    #expect(done == (0..<count).map { $0 * $0 })
    #expect(times.withLock { $0 } == Array(repeating: 1, count: count))
  }

  @Test func `Pieces that wait for pieces come to an end`() {
    let done = concurrentMap(16, workers: 16, by: {}) { _, outer in
      concurrentMap(16, workers: 16, by: {}) { _, inner in outer * inner }.reduce(0, +)
    }
    #expect(done == (0..<16).map { $0 * 120 })
  }

  @Test func `One worker is the thread that calls`() {
    let caller = pthread_self()
    let threads = concurrentMap(100, workers: 1, by: {}) { _, _ in UInt(pthread_self()) }
    #expect(Set(threads) == [UInt(caller)])
  }

  @Test(.enabled(if: coreCount() > 1))
  func `A thread that has no piece left joins the pieces of another's piece`() {
    let hasJoined = Atomic(false)
    _ = concurrentMap(2, workers: 2, by: {}) { _, outer in
      guard outer == 1 else { return }
      let first = pthread_self()
      // Other tests may keep every core busy for a while.
      _ = concurrentMap(10_000, workers: 2, by: {}) { _, _ in
        if pthread_self() != first {
          hasJoined.store(true, ordering: .relaxed)
        } else if !hasJoined.load(ordering: .relaxed) {
          usleep(1000)
        }
      }
    }
    let joined = hasJoined.load(ordering: .relaxed)
    #expect(joined)
  }
}
