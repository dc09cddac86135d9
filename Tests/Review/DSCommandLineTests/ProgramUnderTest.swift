import Glibc
import TestFolder
import Testing

/// The program that users run, as `scripts/test` built it.
enum ProgramUnderTest {
  /// Where it is; nil where the environment does not say so.
  static let path: String? = getenv("DSRENDER_BINARY").map { String(cString: $0) }

  /// The root of the repository.
  static let repository = Repository.path

  /// The environment of a run that asks for nothing else; a crash has to end at once instead of writing a backtrace.
  static let environment = ["PATH=/usr/bin:/bin", "SWIFT_BACKTRACE=enable=no"]
}

extension Trait where Self == ConditionTrait {
  /// Leaves tests out where there is no program; one test of its own fails then.
  static var needsProgram: Self { .enabled(if: ProgramUnderTest.path != nil) }
}

@Test func `the environment names the program under test`() {
  #expect(
    ProgramUnderTest.path.map { access($0, X_OK) } == 0,
    "DSRENDER_BINARY has to be the path of the program; scripts/test builds it and runs these tests")
}

/// How a run of the program ended.
struct Outcome: CustomStringConvertible {
  /// The exit code; nil where a signal ended the program.
  var code: Int32?
  /// The signal that ended it.
  var signal: Int32?
  /// What standard output got.
  var output: String
  /// What standard error got.
  var errors: String

  var description: String {
    "code \(code.map(String.init) ?? "none"), signal \(signal.map(String.init) ?? "none")\n\(output)\n\(errors)"
  }
}

/// Where and how a run takes place.
struct Surroundings {
  /// The folder that it works in.
  var folder: String
  /// Its whole environment.
  var environment = ProgramUnderTest.environment
  /// The file that is its standard output; nil collects it.
  var output: String?
  /// Lines of shell before the program starts, such as limits.
  var limits = ""
  /// Microseconds after which it is killed; beyond the default it hangs.
  var killAfter: UInt32?
}

/// Runs the program and waits for its end; a run of more than 30 seconds is killed and reported by its signal.
func run(_ arguments: [String], _ surroundings: Surroundings) -> Outcome {
  let scratch = TestFolder()
  let script = "cd \"$1\" || exit 99\nshift\n\(surroundings.limits)\nexec \"$@\""
  let words = ["/bin/sh", "-c", script, "sh", surroundings.folder, ProgramUnderTest.path ?? ""] + arguments
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
  posix_spawn_file_actions_addopen(&actions, 1, surroundings.output ?? scratch["output"], O_WRONLY | O_CREAT, 0o600)
  posix_spawn_file_actions_addopen(&actions, 2, scratch["errors"], O_WRONLY | O_CREAT, 0o600)
  let argv = words.map { strdup($0) } + [nil]
  let envp = surroundings.environment.map { strdup($0) } + [nil]
  defer { (argv + envp).forEach { free($0) } }
  var process: pid_t = 0
  // The test's threads block signals that a shell waits for.
  var attributes = posix_spawnattr_t()
  posix_spawnattr_init(&attributes)
  defer { posix_spawnattr_destroy(&attributes) }
  var none = sigset_t()
  sigemptyset(&none)
  posix_spawnattr_setsigmask(&attributes, &none)
  posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
  guard posix_spawn(&process, words[0], &actions, &attributes, argv, envp) == 0 else {
    return Outcome(output: "", errors: "the program did not start")
  }
  let status = wait(for: process, microseconds: surroundings.killAfter ?? 30_000_000)
  let signal = status & 0x7F
  return Outcome(
    code: signal == 0 ? (status >> 8) & 0xFF : nil, signal: signal == 0 ? nil : signal,
    output: String(decoding: contents(scratch["output"]) ?? [], as: UTF8.self),
    errors: String(decoding: contents(scratch["errors"]) ?? [], as: UTF8.self))
}

/// Waits for the end of a process, which is killed when the time is over.
private func wait(for process: pid_t, microseconds: UInt32) -> Int32 {
  var status: Int32 = 0
  var start = timespec()
  clock_gettime(CLOCK_MONOTONIC, &start)
  while waitpid(process, &status, WNOHANG) == 0 {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    let passed = (now.tv_sec - start.tv_sec) * 1_000_000 + (now.tv_nsec - start.tv_nsec) / 1000
    if passed >= Int(microseconds) {
      kill(process, SIGKILL)
      waitpid(process, &status, 0)
      break
    }
    usleep(min(500, microseconds - UInt32(passed)))
  }
  return status
}

/// The bytes of a file; nil where it cannot be read.
func contents(_ path: String) -> [UInt8]? {
  guard let file = fopen(path, "re") else { return nil }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var part = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = fread(&part, 1, part.count, file)
    if count == 0 { return bytes }
    bytes += part[..<count]
  }
}

/// The names of what lies in a folder and below, without folders; sorted.
func names(below folder: String, _ prefix: String = "") -> [String] {
  var found: [String] = []
  guard let stream = opendir(folder) else { return [] }
  defer { closedir(stream) }
  while let entry = readdir(stream) {
    let name = withUnsafePointer(to: &entry.pointee.d_name) {
      String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
    }
    if name == "." || name == ".." { continue }
    if entry.pointee.d_type == UInt8(DT_DIR) {
      found += names(below: folder + "/" + name, prefix + name + "/")
    } else {
      found.append(prefix + name)
    }
  }
  return found.sorted()
}
