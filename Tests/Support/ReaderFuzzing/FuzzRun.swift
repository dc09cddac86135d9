import Glibc

/// Runs cases of a kind one after the other in this process, within bounds of time and memory.
package struct FuzzRun {
  /// Seconds of processor that a case may take.
  package static let seconds = 5
  /// Megabytes that the process may have.
  package static let megabytes = 256

  private let kind: FuzzKind
  private let seed: Int
  /// How many cases were read, and how many refused.
  private var ends = (read: 0, refused: 0)
  private var wrong: [String] = []

  private init(_ kind: FuzzKind, seed: Int) { (self.kind, self.seed) = (kind, seed) }

  /// Runs cases and prints how they ended.
  /// - Returns: whether all ended well. A case that ends the process is named before it does.
  package static func run(_ kind: FuzzKind, seed: Int, cases: Range<Int>) throws -> Bool {
    Watch.begin()
    var run = FuzzRun(kind, seed: seed)
    let reader = try kind.prepare()
    for number in cases { run.attempt(number, reader) }
    Watch.end()
    print("\(kind.name): \(run.ends.read) read, \(run.ends.refused) refused, \(run.wrong.count) wrong")
    for line in run.wrong { print(line) }
    return run.wrong.isEmpty
  }

  private mutating func attempt(_ number: Int, _ reader: any FuzzReader) {
    Watch.note("\(kind.name): case \(number) of seed \(seed)")
    let input = kind.input(reader, seed: seed, number: number)
    let before = Watch.megabytes
    Watch.start()
    do {
      switch try reader.read(input) {
      case .read: ends.read += 1
      case .refused: ends.refused += 1
      case .wrong(let what): add(number, what)
      }
    } catch {
      add(number, "it ends with an error that is no diagnostic: \(error)")
    }
    Watch.stop()
    // The most that the process ever had: what the inputs of this case take is in it.
    let after = Watch.megabytes
    if after > Self.megabytes, after > before { add(number, "it took the process to \(after) MB") }
  }

  private mutating func add(_ number: Int, _ what: String) {
    wrong.append("\(kind.name): case \(number) of seed \(seed): \(what)")
  }
}

/// Names the case at hand when the process ends, by a signal or because the case takes too long.
private enum Watch {
  nonisolated(unsafe) private static let text = UnsafeMutablePointer<UInt8>.allocate(capacity: 200)
  nonisolated(unsafe) private static var count = 0

  /// Catches the signals of faults, on a stack of their own, since the usual one may be what is used up.
  static func begin() {
    note("")
    let size = 1 << 16
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)
    var action = sigaction()
    action.sa_flags = SA_ONSTACK | Int32(bitPattern: UInt32(SA_RESETHAND))
    action.__sigaction_handler.sa_handler = { signal in Watch.report(signal) }
    for signal in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGPROF] { sigaction(signal, &action, nil) }
    var cores = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &cores)
    // What runs away ends here and not when the machine's memory does.
    var memory = rlimit(rlim_cur: 1 << 30, rlim_max: 1 << 30)
    setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &memory)
  }

  /// Leaves the signals to the system again.
  static func end() {
    for number in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGPROF] { signal(number, SIG_DFL) }
  }

  static func note(_ words: String) {
    count = 0
    for byte in words.utf8.prefix(200) {
      text[count] = byte
      count += 1
    }
  }

  /// Starts the clock of a case.
  static func start() { setTimer(FuzzRun.seconds) }
  static func stop() { setTimer(0) }

  private static func setTimer(_ seconds: Int) {
    var timer = itimerval()
    timer.it_value.tv_sec = seconds
    setitimer(__itimer_which_t(ITIMER_PROF.rawValue), &timer, nil)
  }

  private static func report(_ signal: Int32) {
    write(2, text, count)
    let words: StaticString =
      signal == SIGPROF ? ": it took more than 5 s of processor\n" : ": it ended the process by a signal\n"
    write(2, words.utf8Start, words.utf8CodeUnitCount)
    _exit(70)
  }

  /// The most memory that the process had.
  static var megabytes: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss >> 10
  }
}
