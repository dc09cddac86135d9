import DSDiagnostics
import Foundation

/// Marks the main queue. In a program whose `main` is asynchronous other threads than the first serve it.
private let mainQueueKey: DispatchSpecificKey<Bool> = {
  let key = DispatchSpecificKey<Bool>()
  DispatchQueue.main.setSpecific(key: key, value: true)
  return key
}()

/// Whether authors' code may run here.
package var isOnMainThread: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueKey) == true }

/// Runs a closure on the main actor, where authors' code may run, and waits for it.
package func onMainThread<Result>(_ body: @MainActor () -> Result) -> Result {
  if isOnMainThread {
    return MainActor.assumeIsolated { Unchecked(body()) }.value
  }
  let limits = ReachedLimits.carrier
  return DispatchQueue.main.sync { limits.run { MainActor.assumeIsolated { Unchecked(body()) }.value } }
}

/// A value that one thread hands to another; authors' closures, which run on the main thread alone.
package struct Unchecked<Value>: @unchecked Sendable {
  /// The value that is passed between threads.
  package let value: Value
  /// Wraps a value.
  package init(_ value: Value) { self.value = value }
}

/// What authors' code made, kept by something that other threads let go: the main thread lets it go, because the code that
/// runs then is the author's too.
final class MainOwned<Value>: @unchecked Sendable {
  private final class Box {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  // No second reference on another thread may be the last one.
  private let box: Unmanaged<Box>

  init(_ value: Value) { box = .passRetained(Box(value)) }

  var value: Value { box.takeUnretainedValue().value }

  deinit {
    if isOnMainThread { return box.release() }
    let last = Unchecked(box)
    DispatchQueue.main.async { last.value.release() }
  }
}
