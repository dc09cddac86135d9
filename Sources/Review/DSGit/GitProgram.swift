import Glibc

/// The program `git`, started with descriptors whose other ends this process holds.
///
/// It runs without a shell, never prompts for a password, fetches nothing by itself and writes nothing into the
/// repository.
struct GitProgram: Sendable {
  /// What is written here, the program reads; negative where it reads nothing.
  private(set) var input: Int32
  /// What the program prints.
  let output: Int32
  private let errors: Int32
  private let process: pid_t

  /// Starts the program in a folder.
  /// - Parameters:
  ///   - reads: whether something is written to the program.
  ///   - hasPatterns: whether paths among the arguments are patterns; otherwise a folder named `:x` or `*` is that folder.
  init(
    _ arguments: [String], in folder: String, reads: Bool = false, hasPatterns: Bool = false
  ) throws(GitError) {
    var ends: [(read: Int32, write: Int32)] = []
    for _ in 0..<3 {
      var pair: [Int32] = [-1, -1]
      guard pipe(&pair) == 0 else { throw GitError("cannot create a pipe to git") }
      for end in pair { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      ends.append((pair[0], pair[1]))
    }
    defer {
      close(ends[0].read)
      close(ends[1].write)
      close(ends[2].write)
    }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, ends[0].read, 0)
    posix_spawn_file_actions_adddup2(&actions, ends[1].write, 1)
    posix_spawn_file_actions_adddup2(&actions, ends[2].write, 2)
    let paths = hasPatterns ? [] : ["--literal-pathspecs"]
    let words = ["git", "-C", folder, "--no-pager", "-c", "core.quotePath=false"] + paths + arguments
    let argv = words.map { strdup($0) } + [nil]
    let names =
      ["GIT_OPTIONAL_LOCKS", "GIT_NO_LAZY_FETCH", "GIT_TERMINAL_PROMPT", "LC_ALL"]
      // The variables that tell a hook about the repository it runs in, which need not be the one around the folder.
      + ["GIT_DIR", "GIT_WORK_TREE", "GIT_COMMON_DIR", "GIT_INDEX_FILE", "GIT_PREFIX"]
      // What would read paths in a different way.
      + ["GIT_LITERAL_PATHSPECS", "GIT_GLOB_PATHSPECS", "GIT_NOGLOB_PATHSPECS", "GIT_ICASE_PATHSPECS"]
    let settings = ["GIT_OPTIONAL_LOCKS=0", "GIT_NO_LAZY_FETCH=1", "GIT_TERMINAL_PROMPT=0", "LC_ALL=C"]
    let envp = (Self.environment(without: names) + settings).map { strdup($0) } + [nil]
    defer { for text in argv + envp { free(text) } }
    var child: pid_t = 0
    let code = posix_spawnp(&child, "git", &actions, nil, argv, envp)
    guard code == 0 else {
      for end in [ends[0].write, ends[1].read, ends[2].read] { close(end) }
      throw GitError(
        "the program 'git' cannot be started: \(String(cString: strerror(code)))",
        hint: "install git, or name a folder as the base")
    }
    (process, output, errors) = (child, ends[1].read, ends[2].read)
    input = ends[0].write
    if !reads {
      close(input)
      input = -1
    }
  }

  /// The variables of this process but those of some names.
  private static func environment(without names: [String]) -> [String] {
    var found: [String] = []
    var next = environ
    while let text = next.pointee {
      let variable = String(cString: text)
      if !names.contains(where: { variable.hasPrefix($0 + "=") }) { found.append(variable) }
      next += 1
    }
    return found
  }

  /// Everything the program prints, when it has ended.
  /// - Throws: its last words where it did not end with 0.
  func finish() throws(GitError) -> [UInt8] { try beginning(most: .max).bytes }

  /// What the program prints first, and whether there is more: the program is ended then.
  /// - Parameter most: how many bytes are kept.
  /// - Throws: its last words where it did not end with 0.
  func beginning(most: Int) throws(GitError) -> (bytes: [UInt8], isCut: Bool) {
    // The few words on standard error fit into its pipe, so that reading one pipe after the other does not deadlock.
    let printed = Self.readAll(output, most: most)
    if printed.count >= most {
      end()
      // Pipes hand over as much as there is: the same bytes are kept each time.
      return (Array(printed.prefix(most)), true)
    }
    let words = String(decoding: Self.readAll(errors), as: UTF8.self)
    let status = end()
    guard status == 0 else {
      let line = words.split(separator: "\n").first { $0.hasPrefix("fatal: ") || $0.hasPrefix("error: ") }
      // Which repositories to trust is the user's decision; git prints the command for it.
      let trust = words.split(separator: "\n").lazy.map { $0.drop { $0 == "\t" || $0 == " " } }.first {
        $0.hasPrefix("git config ") && $0.contains("safe.directory")
      }
      throw GitError(
        line.map { String($0.drop { $0 != ":" }.dropFirst(2)) } ?? "git ended with \(status)",
        hint: trust.map { "if you trust its owner: \($0)" })
    }
    return (printed, false)
  }

  /// Closes all ends and waits for the program.
  @discardableResult
  func end() -> Int32 {
    if input >= 0 { close(input) }
    close(output)
    close(errors)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
  }

  private static func readAll(_ descriptor: Int32, most: Int = .max) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < most {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      if count <= 0 { break }
      bytes += buffer[..<count]
    }
    return bytes
  }
}
