import CRestart
import DSDiagnostics
import Glibc
import Synchronization

/// Whether the user asked the command to stop.
///
/// An interrupt ends the program at once, unless work has postponed that: such work checks `isRequested`, finishes the
/// current piece and keeps what it has, within `Limits.interruptionSeconds`. A second interrupt ends the program at
/// once.
package enum Interruption {
  private static let requests = Atomic<Int>(0)
  private static let postponements = Atomic<Int>(0)
  private static let keeps = Atomic<Bool>(false)
  private static let seconds = Atomic<Int>(0)

  /// Whether an interrupt came.
  package static var isRequested: Bool { requests.load(ordering: .relaxed) > 0 }

  /// Takes over an interrupt that came before the program started itself again.
  static func request() { requests.add(1, ordering: .relaxed) }

  /// From now on an interrupt is a request, which the caller looks at; `resume` has to follow.
  package static func postpone() { postponements.add(1, ordering: .relaxed) }

  /// Until `resume`, the caller keeps what it has; that may take the time it needs.
  package static func keep() {
    keeps.store(true, ordering: .relaxed)
    alarm(0)
  }

  /// Ends what `postpone` began.
  package static func resume() {
    keeps.store(false, ordering: .relaxed)
    postponements.subtract(1, ordering: .relaxed)
  }

  /// Makes SIGINT, SIGTERM and SIGHUP interrupts, and lets writing to a closed pipe or beyond a file size limit fail with an
  /// error instead of killing the program. SIGHUP stays ignored if it is, as `nohup` leaves it.
  /// - Parameter limit: the seconds that work has after an interrupt.
  package static func install(limit: Int = Limits.interruptionSeconds) {
    seconds.store(limit, ordering: .relaxed)
    // What a handler touches has to be there before it.
    _ = (isRequested, postponements.load(ordering: .relaxed), keeps.load(ordering: .relaxed))
    signal(SIGALRM) { _ in restart_end_process(130) }
    for number in [SIGINT, SIGTERM, SIGHUP] {
      var before = sigaction()
      if number == SIGHUP, sigaction(number, nil, &before) == 0, isIgnored(before) { continue }
      signal(number) { _ in
        let isFirst = Interruption.requests.add(1, ordering: .relaxed).newValue == 1
        guard isFirst, Interruption.postponements.load(ordering: .relaxed) > 0 else { restart_end_process(130) }
        restart_note_interruption()
        if !Interruption.keeps.load(ordering: .relaxed) { alarm(UInt32(Interruption.seconds.load(ordering: .relaxed))) }
      }
    }
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
  }

  private static func isIgnored(_ action: sigaction) -> Bool {
    unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
