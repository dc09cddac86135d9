import DSProject
import Synchronization

/// Does `count` pieces of work on all cores, and gives what came out in their order; a fault ends the
/// rest of it.
func inParallel<Outcome: Sendable>(
  _ count: Int, _ work: @escaping @Sendable (Int) throws(RunError) -> Outcome
) async throws(RunError) -> [Outcome] {
  let shared = SharedOutcomes<Outcome>(count: count)
  await withTaskGroup(of: Void.self) { group in
    for _ in 0..<min(count, coreCount()) {
      group.addTask {
        while !shared.isEnded {
          let index = shared.next.wrappingAdd(1, ordering: .relaxed).oldValue
          guard index < count else { break }
          do throws(RunError) {
            let outcome = try work(index)
            shared.outcomes.withLock { $0[index] = outcome }
          } catch {
            shared.fault.withLock { $0 = $0 ?? error }
          }
        }
      }
    }
  }
  if let fault = shared.fault.withLock({ $0 }) { throw fault }
  return shared.outcomes.withLock { $0.compactMap(\.self) }
}

/// What the workers share.
private final class SharedOutcomes<Outcome: Sendable>: Sendable {
  let next = Atomic<Int>(0)
  let fault = Mutex<RunError?>(nil)
  let outcomes: Mutex<[Outcome?]>

  init(count: Int) { outcomes = Mutex(Array(repeating: nil, count: count)) }

  var isEnded: Bool { fault.withLock { $0 != nil } }
}
