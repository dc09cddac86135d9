import Foundation

/// Another program, run to its end.
enum Subprocess {
  /// What a program prints, without the end of its last line.
  /// - Parameters:
  ///   - words: its name, found in the search path, and its arguments.
  ///   - input: what it reads from standard input.
  /// - Throws: `Failure` with the last line of its output, if it does not end with 0.
  static func output(_ words: [String], input: String = "") throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    // Files, because a pipe that is not read at the moment stops the program, or ends this one.
    let files = FileManager.default.temporaryDirectory.appending(component: "dsrender-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: files, withIntermediateDirectories: true)
    // The system removes temporary files that stay.
    defer { try? FileManager.default.removeItem(at: files) }
    let (given, said) = (files.appending(component: "input"), files.appending(component: "errors"))
    try Data(input.utf8).write(to: given)
    try Data().write(to: said)
    let output = Pipe()
    process.standardInput = try FileHandle(forReadingFrom: given)
    process.standardError = try FileHandle(forWritingTo: said)
    process.standardOutput = output
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      let errors = String(decoding: try Data(contentsOf: said), as: UTF8.self)
      throw Failure(message: errors.split(separator: "\n").last.map(String.init) ?? "\(words[0]) failed")
    }
    return String(decoding: printed, as: UTF8.self).trimmingCharacters(in: .newlines)
  }
}
