import Foundation

/// Another program, run to its end.
struct Command {
  /// The exit code.
  let status: Int32
  /// What went to both outputs.
  let output: String

  /// Runs a program.
  /// - Parameters:
  ///   - words: the program, found in the search path, and its arguments.
  ///   - folder: where it runs.
  init(_ words: String..., in folder: String) throws { try self.init(words, in: folder) }

  /// Runs a program by a list of its name and arguments.
  init(_ words: [String], in folder: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = URL(filePath: folder)
    // Users have the traces of crashes, which the run of the tests itself goes without, and all of this package.
    process.environment = ProcessInfo.processInfo.environment.filter {
      !["CI", "DSRENDER_TESTS", "SWIFT_BACKTRACE"].contains($0.key)
    }
    process.standardInput = FileHandle.nullDevice
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }
}
