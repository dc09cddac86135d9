import Glibc
import TestFolder

/// A run of the program that crashes, to its end.
struct CrashingProgram {
  /// The exit code; nil where a signal ended it.
  let code: Int32?
  /// What went to standard output.
  let output: String
  /// What went to standard error.
  let errors: String

  /// Runs it.
  /// - Parameters:
  ///   - arguments: the way in which it crashes, and what that needs.
  ///   - isTraced: whether the language's runtime may trace crashes.
  ///   - backtrace: what the variable says that asks the runtime for traces.
  init(_ arguments: String..., isTraced: Bool = false, backtrace: String = "enable=no") {
    let scratch = TestFolder()
    // It is built beside the tests.
    let here = CommandLine.arguments[0].split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let program = (here + ["CrashingProgram"]).joined(separator: "/")
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, scratch["output"], O_WRONLY | O_CREAT | O_APPEND, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, scratch["errors"], O_WRONLY | O_CREAT | O_APPEND, 0o600)
    let words: [String] = [program] + arguments
    let argv: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
    let variables: [String] = ["PATH=/usr/bin:/bin", isTraced ? "TRACED=1" : "SWIFT_BACKTRACE=" + backtrace]
    let envp: [UnsafeMutablePointer<CChar>?] = variables.map { strdup($0) } + [nil]
    defer { (argv + envp).forEach { free($0) } }
    var process: pid_t = 0
    guard posix_spawn(&process, program, &actions, nil, argv, envp) == 0 else {
      (code, output, errors) = (nil, "", "'\(program)' did not start")
      return
    }
    var status: Int32 = 0
    var polls = 0
    while waitpid(process, &status, WNOHANG) == 0 {
      usleep(10_000)
      polls += 1
      // Half a minute: it hangs.
      if polls == 3000 { kill(process, SIGKILL) }
    }
    code = status & 0x7F == 0 ? (status >> 8) & 0xFF : nil
    (output, errors) = (Self.text(scratch["output"]), Self.text(scratch["errors"]))
  }

  private static func text(_ path: String) -> String {
    var bytes: [UInt8] = []
    if let file = fopen(path, "re") {
      var part = [UInt8](repeating: 0, count: 1 << 14)
      while case let count = fread(&part, 1, part.count, file), count > 0 { bytes += part[..<count] }
      fclose(file)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
