import CRestart
import DSDiagnostics
import DSSource
import Glibc
import Synchronization

/// Lets a program that crashes in authors' code restart itself, and continue without the shot that crashed.
///
/// A program that does not crash pays for signal handlers and three system calls per piece of work, no more: no second
/// process runs beside it. A program that crashes records its progress in a file in memory and becomes a new process
/// with the same number through `execve`. Only that file is left of the old process: no lock, no thread, no broken
/// heap.
package enum Restarts {
  private static let state = Atomic<Int>(0)
  /// The name of the variable that passes the file on.
  private static let variable = "DSRENDER_CRASHES"
  /// The options for the traces of Swift's runtime where the user has set none: the shortest that name the line.
  package static let trace =
    "threads=crashed,registers=none,images=none,limit=24,top=0,symbolicate=fast,cache=no,output-to=stderr,color=no"

  /// Whether crashes are caught.
  package static var arePrepared: Bool { state.load(ordering: .relaxed) > 0 }

  /// From now on crashes in authors' code start the program again, and code that does not finish is reported and then
  /// ended.
  /// - Parameters:
  ///   - patience: the seconds after which code is reported.
  ///   - limit: the seconds after which it is ended.
  package static func prepare(
    patience: Int = Limits.authorsPatience, limit: Int = Limits.authorsSeconds
  ) {
    guard state.exchange(1, ordering: .relaxed) == 0 else { return }
    OwnOutput.keep()
    var environment = entries(of: "/proc/self/environ")
    // Set but empty has no effect, as if it were not set.
    environment.removeAll { $0 == "SWIFT_BACKTRACE=" }
    let own = environment.first { $0.hasPrefix("SWIFT_BACKTRACE=") }
    let isTraced = own.map { !$0.contains("enable=no") } ?? false
    let inherited = environment.first { $0.hasPrefix(variable + "=") }.flatMap {
      Int32($0.dropFirst(variable.count + 1))
    }
    // Processes that authors' code starts are not this program.
    unsetenv(variable)
    var journal = inherited ?? -1
    var known = CrashJournal()
    if let inherited, isRegular(inherited), let found = CrashJournal(readAll(inherited)) {
      _ = fcntl(inherited, F_SETFD, FD_CLOEXEC)
      known = found
    } else {
      journal = restart_open_memory("crashes")
    }
    KnownCrashes.take(KnownCrashes(known.crashes, isTraced: isTraced, isTried: known.isTried))
    if known.wasInterrupted { Interruption.request() }
    let arguments = entries(of: "/proc/self/cmdline")
    guard journal >= 0, !arguments.isEmpty else {
      state.store(0, ordering: .relaxed)
      return
    }
    environment.removeAll { $0.hasPrefix(variable + "=") }
    environment.append("\(variable)=\(journal)")
    if own == nil { environment.append("SWIFT_BACKTRACE=" + trace) }
    restart_arm(
      restart_plan(
        journal: journal, captured: CapturedErrors.shared.file,
        output: OwnOutput.descriptor,
        errors: CapturedErrors.shared.original < 0 ? STDERR_FILENO : CapturedErrors.shared.original,
        traces: isTraced ? Int32(Limits.crashTraces - known.crashes.count(where: \.isTraced)) : 0,
        explained: UnsafePointer(strdup(NotCompiled.mark)),
        careful: CurrentWork.isCareful,
        arguments: cStrings(arguments),
        environment: cStrings(environment)))
    Watchdog.begin(patience: patience, limit: limit)
  }

  /// From now on shots are drawn; all views have been made.
  package static func beginDrawing() { restart_note_drawing() }

  /// Starts the program again after all of authors' code was tried; returns only where that cannot be.
  package static func again() { restart_again() }

  /// From now on a crash ends the program: what was done cannot be done twice.
  package static func commit() { restart_commit() }

  /// From now on `exit` is the program's own, and no author's.
  package static func finish() { restart_finish() }

  /// The texts of a file of the system in which each ends with a zero.
  private static func entries(of path: String) -> [String] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return [] }
    defer { close(file) }
    return readAll(file).split(separator: 0, omittingEmptySubsequences: false).dropLast()
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// A list of C strings that lives as long as the process.
  private static func cStrings(_ texts: [String]) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> {
    let list = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(capacity: texts.count + 1)
    for (index, text) in texts.enumerated() { list[index] = strdup(text) }
    list[texts.count] = nil
    return list
  }

  private static func isRegular(_ descriptor: Int32) -> Bool {
    var status = stat()
    return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}
