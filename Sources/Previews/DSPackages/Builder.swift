import Foundation

#if canImport(DSSource)
  import DSSource
#endif

/// Builds the program of a mirror.
struct Builder {
  let mirror: Mirror
  let options: Options

  /// The program that a build made; the compiler's output is passed on where it failed.
  func program(of outcome: Outcome) throws -> URL {
    switch outcome {
    case .built(let program): return program
    case .failed(let output):
      // A diagnostic would come through another channel, and could appear anywhere in the output.
      print(output + "\nerror: the package's previews could not be built; see above")
      throw Failure(message: nil, status: Failure.badInput)
    case .ended(let signal, let output):
      print(output + "\nerror: the build of the package's previews was ended by signal \(signal)")
      throw Failure(message: nil, status: Failure.internalError)
    }
  }

  /// What came of a build, with the compiler's output for readers.
  enum Outcome {
    case built(URL)
    case failed(String)
    /// Another process ended it, or the system did for lack of memory.
    case ended(signal: Int32, String)
  }

  /// Builds what has changed.
  func attempt() throws -> Outcome {
    let configuration = options.configuration
    var arguments = [
      "--package-path", mirror.folder, "--scratch-path", mirror.scratch, "--product", mirror.product, "-c",
      // The index is not used: an editor makes one of the package itself.
      configuration, "--disable-index-store",
      // All errors are to be known, not those of the first files alone.
      "-Xswiftc", "-continue-building-after-errors",
    ]
    // What it planned for other files is kept else: it would miss those that are gone, and not see new ones.
    let files = FileList(mirror: mirror, configuration: configuration)
    if mirror.isOfRevision || files.hasChanged { arguments.append("--disable-build-manifest-caching") }
    // The linker of a release build drops providers that are not public without it.
    if configuration == "release" { arguments += ["-Xswiftc", "-enable-testing"] }
    let revision = BuiltRevision(mirror: mirror)
    try revision.removeStaleProducts()
    try revision.keep()
    let program = URL(fileURLWithPath: "\(mirror.scratch)/\(configuration)/\(mirror.product)")
    if !mirror.isOfRevision, !FileManager.default.fileExists(atPath: program.path) {
      let names = mirror.targetNames.isEmpty ? "without previews" : "with the previews of \(mirror.targetNames)"
      print("Building dsrender \(names); the first time takes a minute or two …")
    }
    // After another revision everything is planned again, however its build ends; and after a build that ended before it was
    // planned, such as at a package that cannot be fetched.
    if mirror.isOfRevision || files.hasChanged { try files.forget() }
    let (end, output) = try run(arguments)
    if !mirror.isOfRevision, Self.wasPlanned(output) { try files.keep() }
    switch end {
    case .code(0): return .built(program)
    case .code: return .failed(readable(output))
    case .signal(let signal): return .ended(signal: signal, readable(output))
    }
  }

  /// Whether a build came so far that the package manager knew what to build.
  static func wasPlanned(_ output: String) -> Bool {
    output.split(separator: "\n").contains { $0.hasPrefix("Building for ") }
  }

  /// How a process ended.
  private enum End {
    case code(Int32)
    /// Another process ended it, or the system did for lack of memory.
    case signal(Int32)
  }

  /// Runs `swift build` of the toolchain that runs the plugin.
  private func run(_ arguments: [String]) throws -> (end: End, output: String) {
    let process = Process()
    if let beside = Toolchain.program("swift-build") {
      process.executableURL = URL(fileURLWithPath: beside)
      process.arguments = arguments
    } else {
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["swift", "build"] + arguments
    }
    process.environment = ProcessInfo.processInfo.environment
    // dsrender's manifest reads them.
    process.environment?[PlatformSources.variable] = mirror.platform?.rawValue
    process.environment?[PlatformSources.hiddenVariable] = mirror.hidden.joined(separator: " ")
    process.environment?["DSRENDER_OPTIMIZED"] = "1"
    let pipe = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let status = process.terminationStatus
    let end: End = process.terminationReason == .exit ? .code(status) : .signal(status)
    return (end, String(decoding: output, as: UTF8.self))
  }

  /// The output with the package's real paths, without the lines of progress, and every message once: the
  /// compiler emits most of them for the module and again for the file.
  func readable(_ output: String) -> String {
    let paths = [(mirror.root, ""), (mirror.scratch + "/checkouts/", mirror.packageScratch + "/checkouts/")]
    let own = paths.reduce(output) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    let lines = own.split(separator: "\n", omittingEmptySubsequences: false)
    let progress = #"^\[\d+/\d+\] "#
    let kept = lines.filter { $0.range(of: progress, options: .regularExpression) == nil }
    return onceEach(kept).joined(separator: "\n")
  }

  /// The lines without messages that came before, each with the lines that belong to it.
  private func onceEach(_ lines: [Substring]) -> [String] {
    var messages: [String] = []
    for line in lines {
      let isFirst = line.range(of: #"^/.*:\d+:\d+: (error|warning): "#, options: .regularExpression) != nil
      if isFirst || messages.isEmpty || line.hasPrefix("error: ") || line.hasPrefix("warning: ") {
        messages.append(String(line))
      } else {
        messages[messages.count - 1] += "\n" + line
      }
    }
    var seen: Set<String> = []
    return messages.map { $0.trimmingCharacters(in: .newlines) }.filter { !$0.isEmpty && seen.insert($0).inserted }
  }
}
