import Glibc

/// This program once more, as another process in which everything is different that may not show in a picture: the
/// machine's clock, its time zone and language, and the seed of hashes.
package enum SecondProcess {
  /// The variable that sets the wall clock of a preview program off, in seconds.
  package static let clockOffset = "DSRENDER_CLOCK_OFFSET"

  /// The environment that the second process sees: a clock that is 520 days, 7 hours, 13 minutes and 11 seconds ahead,
  /// which gives a different year, month, day, weekday, hour, minute and second; a far time zone; and a language with
  /// different letters.
  private static let settings = [
    "\(clockOffset)=44953991", "TZ=Pacific/Kiritimati", "LC_ALL=tr_TR.UTF-8",
  ]
  /// What would be passed on twice, or would make the two processes alike.
  private static let removed = ["DSRENDER_FINISHED", "SWIFT_DETERMINISTIC_HASHING", "TZ", "LC_ALL"]

  /// Runs it to its end; its standard error is not shown, because this process has already printed the same.
  /// - Returns: what it printed; nil if it did not start, or did not end by itself with 0.
  package static func output(of arguments: [String]) -> [UInt8]? {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    let words = [OwnArguments.all.first ?? "dsrender"] + arguments
    let argv = words.map { strdup($0) } + [nil]
    let envp = (variables(without: removed) + settings).map { strdup($0) } + [nil]
    defer { for text in argv + envp { free(text) } }
    var process: pid_t = 0
    let started = posix_spawn(&process, "/proc/self/exe", &actions, nil, argv, envp) == 0
    close(ends[1])
    defer { close(ends[0]) }
    guard started else { return nil }
    let printed = readToEnd(ends[0]) { kill(process, SIGTERM) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return nil }
    }
    return status == 0 ? printed : nil
  }

  /// Everything that comes through a pipe.
  /// - Parameter interrupt: called while the user has asked the run to stop.
  private static func readToEnd(_ descriptor: Int32, interrupt: () -> Void) -> [UInt8] {
    var bytes: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if Interruption.isRequested { interrupt() }
      var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&wait, 1, 200) > 0 else { continue }
      let count = read(descriptor, &part, part.count)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { return bytes }
      bytes += part[..<count]
    }
  }

  private static func variables(without names: [String]) -> [String] {
    var found: [String] = []
    var next = environ
    while let text = next.pointee {
      let variable = String(cString: text)
      if !names.contains(where: { variable.hasPrefix($0 + "=") }) { found.append(variable) }
      next += 1
    }
    return found
  }
}
