import DSFiles
import Glibc
import Synchronization

/// What authors' code is run for at the moment, so that a crash in it or a loop without end can be told with a name.
///
/// Authors' code runs on the main actor alone, so that there is one piece of it at a time.
package enum WorkInHand {
  /// The message of a crash, ready to be written: a signal's handler may not make one.
  nonisolated(unsafe) private static let message = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
  private static let capacity = 1024
  /// How much of the message is there; 0 while no author's code runs.
  private static let length = Atomic<Int>(0)
  /// Counts the pieces of work.
  private static let serial = Atomic<Int>(0)
  nonisolated(unsafe) private static let handlers = UnsafeMutablePointer<sigaction>.allocate(capacity: 64)
  private static let patience = Atomic<Int>(0)
  private static let signals = [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE]

  /// Runs authors' code.
  /// - Parameters:
  ///   - name: what it is run for, such as a shot's id and place.
  ///   - body: the code; it may call `run` again.
  package static func run<Result>(_ name: String, _ body: () -> Result) -> Result {
    let outer = length.load(ordering: .relaxed)
    guard outer == 0 else { return body() }
    begin(name)
    defer { length.store(0, ordering: .releasing) }
    return body()
  }

  private static func begin(_ name: String) {
    let text = "dsrender: the program crashed while it worked on \(name)\n"
    var count = 0
    for byte in text.utf8.prefix(capacity) {
      message[count] = byte
      count += 1
    }
    serial.add(1, ordering: .relaxed)
    length.store(count, ordering: .releasing)
    giveStack()
  }

  /// Lets a handler run on this thread where its stack is used up.
  private static func giveStack() {
    var stack = stack_t()
    guard sigaltstack(nil, &stack) == 0, stack.ss_flags & Int32(SS_DISABLE) != 0 else { return }
    let size = 1 << 16
    stack = stack_t(ss_sp: UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16), ss_flags: 0, ss_size: size)
    sigaltstack(&stack, nil)
  }

  /// From now on crashes are told, and code that does not come to an end.
  /// - Parameter patience: the seconds after which code is told of; it goes on running.
  package static func watch(patience: Int = 10) {
    Self.patience.store(patience, ordering: .relaxed)
    for number in signals {
      var action = sigaction()
      action.sa_flags = SA_ONSTACK
      action.__sigaction_handler.sa_handler = { number in
        let count = WorkInHand.length.load(ordering: .acquiring)
        if count > 0 { write(STDERR_FILENO, WorkInHand.message, count) }
        // The fault comes again, and is the language's to report.
        sigaction(number, WorkInHand.handlers + Int(number), nil)
      }
      sigaction(number, &action, handlers + Int(number))
    }
    var thread = pthread_t()
    pthread_create(&thread, nil, { _ in WorkInHand.lookOut() }, nil)
  }

  /// Tells once of each piece of work that does not come to an end.
  private static func lookOut() -> UnsafeMutableRawPointer? {
    var (latest, seconds) = (0, 0)
    while true {
      sleep(1)
      let current = length.load(ordering: .acquiring) > 0 ? serial.load(ordering: .relaxed) : 0
      (latest, seconds) = current == latest && current != 0 ? (latest, seconds + 1) : (current, 0)
      let patience = patience.load(ordering: .relaxed)
      if seconds == patience { tell(current, seconds: patience) }
    }
  }

  private static func tell(_ current: Int, seconds: Int) {
    let count = length.load(ordering: .acquiring)
    let text = String(decoding: UnsafeBufferPointer(start: message, count: count), as: UTF8.self)
    let name = text.split(separator: " worked on ", maxSplits: 1).last ?? ""
    // It may have ended meanwhile.
    guard count > 0, serial.load(ordering: .relaxed) == current else { return }
    let sentence = "has been worked on for \(seconds) s: is there a loop, or a view inside itself, without end?"
    writeStandardError("dsrender: \(name.dropLast()) \(sentence)\n  hint: Ctrl-C twice ends the program\n")
  }
}
