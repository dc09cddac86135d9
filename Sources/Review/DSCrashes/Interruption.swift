import CRestart
import Glibc
import Synchronization

/// Whether the user asked the run to stop.
///
/// The first interrupt lets the shots at hand be finished, kept and reported; the second ends the program at once.
package enum Interruption {
  private static let requests = Atomic<Int>(0)

  /// Whether an interrupt came.
  package static var isRequested: Bool { requests.load(ordering: .relaxed) > 0 }

  /// Takes over an interrupt that came before the program started itself again.
  static func request() { requests.add(1, ordering: .relaxed) }

  /// Makes SIGINT, SIGTERM and SIGHUP requests, and lets writing to a closed pipe or beyond a file size limit fail with an
  /// error instead of killing the program.
  package static func install() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number) { _ in
        if Interruption.requests.add(1, ordering: .relaxed).newValue > 1 { restart_end_process(130) }
        restart_note_interruption()
      }
    }
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }
}
