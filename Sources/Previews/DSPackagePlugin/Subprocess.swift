import Foundation

/// Another program, run to its end.
enum Subprocess {
  /// What a program prints, without the end of its last line.
  /// - Parameters:
  ///   - words: its name, found in the search path, and its arguments.
  ///   - input: what it reads from standard input.
  /// - Throws: `Failure` with the last line of what it says, where it does not end with 0.
  static func output(_ words: [String], input: String = "") throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    let (given, output, errors) = (Pipe(), Pipe(), Pipe())
    process.standardInput = given
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // Both at once: a program that waits for its reader reads nothing.
    let writing = Thread {
      try? given.fileHandleForWriting.write(contentsOf: Data(input.utf8))
      try? given.fileHandleForWriting.close()
    }
    writing.start()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(message: said.split(separator: "\n").last.map(String.init) ?? "\(words[0]) failed")
    }
    return String(decoding: printed, as: UTF8.self).trimmingCharacters(in: .newlines)
  }
}
