import Dispatch
import Synchronization

/// Does pieces of work on several cores and waits for all of them, for callers that are not asynchronous.
///
/// The calling thread takes part, so that it never waits for a thread that is busy elsewhere. Others join while cores are
/// free: where a piece calls this function itself, threads that have no piece left do some of its pieces.
/// - Parameters:
///   - count: the number of pieces; they are begun in order.
///   - workers: how many do them at once; never more than there are pieces.
///   - makeWorker: makes what one worker keeps from piece to piece; what a piece becomes must not depend on it.
///   - work: does the piece of a number.
/// - Returns: what the pieces became, in their order.
package func concurrentMap<Worker, Outcome: Sendable>(
  _ count: Int, workers: Int = coreCount(), by makeWorker: @escaping @Sendable () -> Worker,
  _ work: @escaping @Sendable (Worker, Int) -> Outcome
) -> [Outcome] {
  let pieces = SharedPieces(count, workers: workers, by: makeWorker, work)
  pieces.take()
  return pieces.outcomes
}

/// The pieces of one call, for any thread to take.
private final class SharedPieces<Worker, Outcome: Sendable>: Sendable {
  private let shared: SharedOutcomes<Outcome, Never>
  private let makeWorker: @Sendable () -> Worker
  private let work: @Sendable (Worker, Int) -> Outcome
  /// How many threads may still join.
  private let places: Atomic<Int>
  /// How many pieces have not ended.
  private let open: Atomic<Int>
  private let end = DispatchSemaphore(value: 0)

  init(
    _ count: Int, workers: Int, by makeWorker: @escaping @Sendable () -> Worker,
    _ work: @escaping @Sendable (Worker, Int) -> Outcome
  ) {
    shared = SharedOutcomes(count: count)
    (self.makeWorker, self.work) = (makeWorker, work)
    places = Atomic(min(workers, count) - 1)
    open = Atomic(count)
    if count == 0 { end.signal() }
  }

  /// Does pieces until none is left to begin. A thread that joins late finds none, and is not waited for.
  func take() {
    guard var index = shared.next() else { return }
    let worker = makeWorker()
    repeat {
      while shared.hasNext, invite() {}
      shared.keep(work(worker, index), at: index)
      if open.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue == 0 { end.signal() }
      guard let next = shared.next() else { return }
      index = next
    } while true
  }

  /// Has another thread take pieces; false if as many as may have joined, or if no core is free.
  private func invite() -> Bool {
    guard places.takeOne() else { return false }
    guard freeCores.takeOne() else {
      places.add(1, ordering: .relaxed)
      return false
    }
    // A queue gets a thread at once; a global one not while all of its threads wait.
    DispatchQueue(label: "dsrender.pieces").async {
      self.take()
      freeCores.add(1, ordering: .relaxed)
    }
    return true
  }

  /// What the pieces became, once all have ended. A thread that waits leaves its core to others.
  var outcomes: [Outcome] {
    freeCores.add(1, ordering: .relaxed)
    end.wait()
    freeCores.subtract(1, ordering: .relaxed)
    return shared.finished.outcomes.compactMap(\.self)
  }
}

/// The cores that no thread of a `concurrentMap` uses; one belongs to the thread that calls it. Below zero for a moment
/// where more threads call it than there are cores.
private let freeCores = Atomic<Int>(coreCount() - 1)

extension Atomic<Int> {
  /// Counts one down; false, and nothing is changed, where nothing is left.
  fileprivate borrowing func takeOne() -> Bool {
    var left = load(ordering: .relaxed)
    while left > 0 {
      let (exchanged, found) = compareExchange(expected: left, desired: left - 1, ordering: .relaxed)
      if exchanged { return true }
      left = found
    }
    return false
  }
}
