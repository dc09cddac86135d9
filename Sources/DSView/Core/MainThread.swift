import Foundation

/// Runs a closure on the main thread, where authors' code may run, and waits for it.
package func onMainThread<Result>(_ body: @MainActor () -> Result) -> Result {
  if Thread.isMainThread { return MainActor.assumeIsolated { Unchecked(body()) }.value }
  return DispatchQueue.main.sync { MainActor.assumeIsolated { Unchecked(body()) }.value }
}

/// A value that one thread hands to another and no longer uses.
private struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
