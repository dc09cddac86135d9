import DSImage
import Glibc
import Testing

/// Runs a program without a shell and without output; returns its exit code, or -1 if it cannot be started, crashes, or
/// is not done after a number of seconds.
@discardableResult
func run(_ program: String, _ arguments: [String], seconds: Int = 120) -> Int32 {
  var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer {
    for word in words { free(word) }
    posix_spawn_file_actions_destroy(&actions)
  }
  for stream in [STDOUT_FILENO, STDERR_FILENO] {
    posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
  }
  var process: pid_t = 0
  var status: Int32 = 0
  guard posix_spawn(&process, program, &actions, nil, &words, environ) == 0 else { return -1 }
  for _ in 0..<seconds * 100 {
    let ended = waitpid(process, &status, WNOHANG)
    if ended == process { return status & 0x7F == 0 ? status >> 8 & 0xFF : -1 }
    if ended < 0 { return -1 }
    usleep(10_000)
  }
  kill(process, SIGKILL)
  waitpid(process, &status, 0)
  return -1
}

/// The path of a program in the search path.
func find(_ program: String) -> String? {
  environment("PATH")?.split(separator: ":").map { "\($0)/\(program)" }.first { access($0, X_OK) == 0 }
}

/// An environment variable's value; nil where it is not set or empty.
func environment(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
}

/// Writes a file that must not fail.
func write(_ bytes: [UInt8], to path: String) throws {
  let file = try #require(fopen(path, "w"), "\(path) cannot be written")
  let count = fwrite(bytes, 1, bytes.count, file)
  try #require(fclose(file) == 0 && count == bytes.count, "\(path) cannot be written")
}

/// The picture in a PNG file.
func readPNG(_ path: String) throws -> Bitmap {
  let file = try #require(fopen(path, "r"), "\(path) cannot be read")
  defer { fclose(file) }
  fseek(file, 0, SEEK_END)
  var bytes = [UInt8](repeating: 0, count: ftell(file))
  rewind(file)
  try #require(fread(&bytes, 1, bytes.count, file) == bytes.count)
  return try decodePNG(bytes, policy: .asset, file: path)
}
