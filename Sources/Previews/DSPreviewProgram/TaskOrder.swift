import CWallClock
import DSView
import Dispatch
import Glibc
import Synchronization

/// Makes the tasks of views run in one order: on the main queue, one part after the other.
///
/// The background work of a view's task would otherwise end at a different moment in every run, so that a picture might
/// show it or not. The language's runtime has variables for functions that it calls instead of its built-in ones when a
/// part of a task is to run (`swift_task_enqueueGlobal_hook` and its neighbours, in the runtime's
/// `ConcurrencyHooks.def`). All code of views runs on the main queue, and so do the parts of tasks that begin there.
/// What comes back to it from elsewhere, after a time or with an answer of the network, is left waiting for ever: no
/// time passes while pictures are made.
enum TaskOrder {
  /// What the runtime calls: with the part of a task, and with what it would do itself.
  private typealias Hook =
    @convention(c) (UnsafeMutableRawPointer, @convention(c) (UnsafeMutableRawPointer) -> Void) -> Void

  private static let begun = Atomic<Int>(0)

  /// Takes over; to be called off the main queue. The program's own tasks begin outside of it, never come back to it, and
  /// are left alone.
  static func install() {
    DeferredWork.clock = .frozen { begun.load(ordering: .sequentiallyConsistent) }
    delays_stop()
    set("swift_task_enqueueGlobal_hook", to: anywhere)
    set("swift_task_enqueueMainExecutor_hook", to: onMainActor)
  }

  private static let anywhere: Hook = { job, proceed in
    guard isOnMainThread else { return proceed(job) }
    begun.wrappingAdd(1, ordering: .sequentiallyConsistent)
    let part = unsafeBitCast(job, to: UnownedJob.self)
    DispatchQueue.main.async { part.runSynchronously(on: MainActor.sharedUnownedExecutor) }
  }

  private static let onMainActor: Hook = { job, proceed in
    guard isOnMainThread else { return }
    begun.wrappingAdd(1, ordering: .sequentiallyConsistent)
    proceed(job)
  }

  private static func set(_ name: String, to hook: @escaping Hook) {
    guard let variable = dlsym(dlopen(nil, RTLD_NOW), name) else {
      preconditionFailure("the language's runtime has no '\(name)'")
    }
    variable.assumingMemoryBound(to: Hook?.self).pointee = hook
  }
}
