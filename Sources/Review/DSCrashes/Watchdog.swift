import CRestart
import DSFiles
import Glibc

/// Checks every second for authors' code that does not finish.
enum Watchdog {
  /// Starts watching, on a separate thread.
  /// - Parameters:
  ///   - patience: the seconds after which a piece of work is reported.
  ///   - limit: the seconds after which it is ended.
  static func begin(patience: Int, limit: Int) {
    let times = UnsafeMutablePointer<(patience: Int, limit: Int)>.allocate(capacity: 1)
    times.initialize(to: (patience, limit))
    var thread = pthread_t()
    pthread_create(
      &thread, nil,
      { times in
        let times = times!.assumingMemoryBound(to: (patience: Int, limit: Int).self).pointee
        Watchdog.look(patience: times.patience, limit: times.limit)
      }, times)
  }

  private static func look(patience: Int, limit: Int) -> Never {
    var seen: [OpaquePointer: (number: Int, seconds: Int)] = [:]
    while true {
      sleep(1)
      CapturedErrors.shared.relieve()
      var next = restart_next(nil)
      while let work = next {
        next = restart_next(work)
        let number = restart_number(work)
        guard number != 0 else {
          seen[work] = nil
          continue
        }
        let seconds = seen[work].map { $0.number == number ? $0.seconds + 1 : 0 } ?? 0
        seen[work] = (number, seconds)
        if seconds == patience { report(work, number, seconds: patience) }
        // A program in a debugger may take as long as it likes.
        if seconds >= limit, !isTraced { restart_overdue(work, number) }
      }
    }
  }

  private static func report(_ work: OpaquePointer, _ number: Int, seconds: Int) {
    let name = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 1024) { buffer in
      restart_copy_name(work, buffer.baseAddress!, buffer.count)
      return String(cString: buffer.baseAddress!)
    }
    // It may have ended meanwhile.
    guard restart_number(work) == number else { return }
    let sentence = "has been running for \(seconds) s: is there an infinite loop, or a view inside itself?"
    writeStandardError("dsrender: \(name) \(sentence)\n")
  }

  /// Whether a debugger has hold of the process.
  private static var isTraced: Bool {
    let file = open("/proc/self/status", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return false }
    defer { close(file) }
    let lines = String(decoding: readAll(file), as: UTF8.self).split(separator: "\n")
    return lines.contains { $0.hasPrefix("TracerPid:") && !$0.hasSuffix("\t0") }
  }
}
