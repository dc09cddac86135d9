import Foundation

/// Marks the main queue. In a program whose `main` is asynchronous other threads than the first serve it.
private let mainQueueKey: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()

/// Runs a closure on the main actor, where authors' code may run, and waits for it.
package func onMainThread<Result>(_ body: @MainActor () -> Result) -> Result {
  if Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) == true {
    return MainActor.assumeIsolated { Unchecked(body()) }.value
  }
  return DispatchQueue.main.sync { MainActor.assumeIsolated { Unchecked(body()) }.value }
}

/// A value that one thread hands to another; authors' closures, which run on the main thread alone.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}
