import DSParallel
import Synchronization
import Testing

@Suite struct InParallelTests {
  private struct Refusal: Error, Equatable { var piece: Int }

  @Test(arguments: [(0, 4), (1, 4), (7, 3), (1000, 8)])
  func `Outcomes are in the order of the pieces, and each is done once`(count: Int, workers: Int) async {
    let times = Mutex(Array(repeating: 0, count: count))
    let done: ParallelOutcomes<Int, Never> = await inParallel(count, workers: workers) { index in
      times.withLock { $0[index] += 1 }
      return index * index
    }
    #expect(done.get() == (0..<count).map { $0 * $0 })
    #expect(times.withLock { $0 } == Array(repeating: 1, count: count))
  }

  @Test func `A worker keeps what is its own from piece to piece`() async {
    final class Tally { var pieces = 0 }
    let made = Atomic<Int>(0)
    let done: ParallelOutcomes<Int, Never> = await inParallel(
      50, workers: 1,
      by: { () -> Tally in
        made.add(1, ordering: .relaxed)
        return Tally()
      }
    ) { tally, _ in
      tally.pieces += 1
      return tally.pieces
    }
    #expect(made.load(ordering: .relaxed) == 1)
    #expect(done.get() == Array(1...50))
  }

  @Test func `A failure ends the work and keeps what was done before`() async {
    let done = await inParallel(100, workers: 1) { index throws(Refusal) -> Int in
      if index == 3 { throw Refusal(piece: index) }
      return index
    }
    #expect(done.failure == Refusal(piece: 3))
    #expect(done.outcomes == [0, 1, 2] + Array(repeating: nil, count: 97))
    #expect(throws: Refusal(piece: 3)) { try done.get() }
  }

  @Test func `No piece is begun once the work is stopped`() async {
    let begun = Atomic<Int>(0)
    let done: ParallelOutcomes<Int, Never> = await inParallel(
      100, workers: 1, isStopped: { begun.load(ordering: .relaxed) == 5 }
    ) { index in
      begun.add(1, ordering: .relaxed)
      return index
    }
    #expect(done.outcomes.compactMap(\.self) == [0, 1, 2, 3, 4])
    #expect(done.failure == nil)
  }
}
