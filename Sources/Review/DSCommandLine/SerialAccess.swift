import Dispatch

/// Lets one at a time do something, a thread that waits or a task that goes on elsewhere.
final class SerialAccess: Sendable {
  private let free = DispatchSemaphore(value: 1)

  /// Does something when it is this thread's turn.
  func take<Result>(_ body: () -> Result) -> Result {
    free.wait()
    defer { free.signal() }
    return body()
  }

  /// Does something when it is this task's turn; no thread that other tasks need waits for it.
  func take<Result: Sendable>(_ body: () async throws -> Result) async rethrows -> Result {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        self.free.wait()
        continuation.resume()
      }
    }
    defer { free.signal() }
    return try await body()
  }
}
