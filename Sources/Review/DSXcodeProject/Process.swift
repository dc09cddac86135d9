import DSFiles
import Glibc

/// Runs a program and passes its output on, line by line.
/// - Parameters:
///   - words: its name, found in the search path, and its arguments.
///   - line: is given each line of its standard output and error, without the end.
/// - Returns: how it ended, as a shell reports it; nil if it could not be started.
func run(_ words: [String], line: (String) -> Void) -> Int32? {
  var ends: [Int32] = [-1, -1]
  guard pipe(&ends) == 0 else { return nil }
  for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  defer { close(ends[0]) }
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_adddup2(&actions, ends[1], 1)
  posix_spawn_file_actions_adddup2(&actions, ends[1], 2)
  let arguments = words.map { strdup($0) } + [nil]
  defer { for text in arguments { free(text) } }
  var child: pid_t = 0
  let code = posix_spawnp(&child, words[0], &actions, nil, arguments, environ)
  close(ends[1])
  guard code == 0 else { return nil }
  var text: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = read(ends[0], &buffer, buffer.count)
    if count < 0, errno == EINTR { continue }
    guard count > 0 else { break }
    text += buffer[..<count]
    while let end = text.firstIndex(of: UInt8(ascii: "\n")) {
      line(String(decoding: text[..<end], as: UTF8.self))
      text.removeSubrange(...end)
    }
  }
  if !text.isEmpty { line(String(decoding: text, as: UTF8.self)) }
  var status: Int32 = 0
  while waitpid(child, &status, 0) < 0, errno == EINTR {}
  // How <sys/wait.h> takes a status apart; its macros are not seen from Swift.
  return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
}

/// Replaces this process by a program; returns only if that fails.
/// - Parameters:
///   - folder: the working folder of the program.
///   - variables: what is added to its environment.
func replaceProcess(by path: String, _ arguments: [String], in folder: String, _ variables: [String: String]) {
  guard chdir(folder) == 0 else { return }
  for (name, value) in variables { setenv(name, value, 1) }
  let words = ([path] + arguments).map { strdup($0) } + [nil]
  execv(path, words)
  for text in words { free(text) }
}

/// The path of the running program; nil where the system does not say.
func runningProgram() -> String? { linkTarget("/proc/self/exe") }
