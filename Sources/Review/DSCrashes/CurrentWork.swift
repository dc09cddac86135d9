import CRestart
package import DSDiagnostics
import Glibc

/// What authors' code is run for at the moment, so that a crash in it is reported with a name and ends nothing else.
///
/// Until `Restarts.prepare` was called nothing is kept.
package enum CurrentWork {
  /// Runs authors' code on this thread.
  /// - Parameters:
  ///   - id: what it is run for, such as a shot's id; the name by which a crash is known afterwards.
  ///   - place: where that is written.
  ///   - body: the code; it may call `run` again.
  package static func run<Result>(_ id: String, at place: SourceLocation? = nil, _ body: () -> Result) -> Result {
    guard Restarts.arePrepared else { return body() }
    guard start(restart_begin, id, place) else { return body() }
    if isCareful { _ = start(restart_begin_anywhere, id, place) }
    CapturedErrors.shared.begin()
    defer {
      if isCareful {
        usleep(20_000)
        restart_end_anywhere()
      }
      restart_end()
      CapturedErrors.shared.end()
    }
    return body()
  }

  /// Waits for authors' code on any thread while one piece runs on this one; one at a time.
  package static func run<Result>(anywhere id: String, at place: SourceLocation? = nil, _ body: () -> Result) -> Result
  {
    guard Restarts.arePrepared, !isCareful else { return body() }
    _ = start(restart_begin_anywhere, id, place)
    defer { restart_end_anywhere() }
    return body()
  }

  /// The same for code that is awaited, and may go on on other threads; one piece at a time.
  @MainActor package static func run<Result>(
    awaiting id: String, at place: SourceLocation? = nil, _ body: @MainActor () async -> Result
  ) async -> Result {
    guard Restarts.arePrepared else { return await body() }
    _ = start(restart_begin_anywhere, id, place)
    CapturedErrors.shared.begin()
    defer {
      restart_end_anywhere()
      CapturedErrors.shared.end()
    }
    return await body()
  }

  /// Whether each piece of work gets time for what it defers, on whatever thread that runs: after a crash
  /// that happened in none. Shots are drawn one after the other then.
  package static var isCareful: Bool { KnownCrashes.isCareful }

  /// Waits for something that is not this thread's work, and may be another's that does not end.
  package static func wait<Result>(_ body: () -> Result) -> Result {
    // A single worker waits for no one, and what was deferred belongs to it.
    guard !isCareful else { return body() }
    let paused = restart_pause()
    defer { restart_resume(paused) }
    return body()
  }

  private static func start(
    _ begin: (UnsafePointer<CChar>, Int, Bool) -> Bool, _ id: String, _ place: SourceLocation?
  ) -> Bool {
    var text = id + "\0" + (place.map { "\(id) (\($0))" } ?? id)
    return text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        begin($0.baseAddress!, $0.count, KnownCrashes.current.isWorthTrace(id))
      }
    }
  }
}
