import Glibc
import Synchronization

/// The cores of the machine.
package func coreCount() -> Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

/// What pieces of work became that several workers did.
package struct ParallelOutcomes<Outcome: Sendable, Failure: Error>: Sendable {
  /// One per piece, in their order; nil for those that were not done or failed.
  package var outcomes: [Outcome?]
  /// The failure that ended the work; nil if no piece failed.
  package var failure: Failure?

  /// The outcomes of the pieces that were done, in their order.
  /// - Throws: the failure that ended the work.
  package func get() throws(Failure) -> [Outcome] {
    if let failure { throw failure }
    return outcomes.compactMap(\.self)
  }
}

/// Does pieces of work on several cores. Pieces are begun in order; the first failure ends the rest.
/// - Parameters:
///   - count: the number of pieces.
///   - workers: how many do them at once; never more than there are pieces.
///   - isStopped: asked before each piece; once it is true no further piece is begun.
///   - makeWorker: makes what one worker keeps from piece to piece.
///   - work: does the piece of a number.
package func inParallel<Worker, Outcome: Sendable, Failure: Error>(
  _ count: Int, workers: Int = coreCount(), isStopped: @escaping @Sendable () -> Bool = { false },
  by makeWorker: @escaping @Sendable () -> Worker,
  _ work: @escaping @Sendable (Worker, Int) throws(Failure) -> Outcome
) async -> ParallelOutcomes<Outcome, Failure> {
  let shared = SharedOutcomes<Outcome, Failure>(count: count)
  await withTaskGroup(of: Void.self) { group in
    for _ in 0..<max(0, min(workers, count)) {
      group.addTask {
        let worker = makeWorker()
        while !shared.hasFailed, !isStopped(), let index = shared.next() {
          do throws(Failure) { shared.keep(try work(worker, index), at: index) } catch { shared.fail(error) }
        }
      }
    }
  }
  return shared.finished
}

/// The same for workers that keep nothing.
package func inParallel<Outcome: Sendable, Failure: Error>(
  _ count: Int, workers: Int = coreCount(), isStopped: @escaping @Sendable () -> Bool = { false },
  _ work: @escaping @Sendable (Int) throws(Failure) -> Outcome
) async -> ParallelOutcomes<Outcome, Failure> {
  await inParallel(count, workers: workers, isStopped: isStopped, by: {}) { (_: Void, index) throws(Failure) in
    try work(index)
  }
}

/// What the workers share.
final class SharedOutcomes<Outcome: Sendable, Failure: Error>: Sendable {
  private let count: Int
  private let begun = Atomic<Int>(0)
  private let failure = Mutex<Failure?>(nil)
  private let outcomes: Mutex<[Outcome?]>

  init(count: Int) {
    self.count = count
    outcomes = Mutex(Array(repeating: nil, count: count))
  }

  /// Whether a piece has failed.
  var hasFailed: Bool { failure.withLock { $0 != nil } }

  /// The number of the next piece; nil if there is none.
  func next() -> Int? {
    let index = begun.wrappingAdd(1, ordering: .relaxed).oldValue
    return index < count ? index : nil
  }

  /// Whether a piece is left to begin.
  var hasNext: Bool { begun.load(ordering: .relaxed) < count }

  /// Keeps what a piece became.
  func keep(_ outcome: Outcome, at index: Int) { outcomes.withLock { $0[index] = outcome } }

  /// Keeps the first failure.
  func fail(_ error: Failure) { failure.withLock { $0 = $0 ?? error } }

  /// All that was done, which is handed over: there may be very many outcomes.
  var finished: ParallelOutcomes<Outcome, Failure> {
    let done = outcomes.withLock { outcomes in
      defer { outcomes = [] }
      return outcomes
    }
    return ParallelOutcomes(outcomes: done, failure: failure.withLock { $0 })
  }
}
