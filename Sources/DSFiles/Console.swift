import Glibc

/// Writes bytes to standard output and notices a full disk, which `print` does not.
package func writeStandardOutput(_ bytes: [UInt8]) throws(FileError) {
  try writeAll(bytes, to: STDOUT_FILENO, path: "standard output", .system)
}

/// Writes text to standard output and notices a full disk.
package func writeStandardOutput(_ text: String) throws(FileError) {
  try writeStandardOutput(Array(text.utf8))
}

/// Writes text to standard error; a failure has nowhere to be reported and is ignored.
package func writeStandardError(_ text: String) {
  try? writeAll(Array(text.utf8), to: STDERR_FILENO, path: "standard error", .system)
}

/// Whether standard output is a terminal.
package var standardOutputIsTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

/// Whether standard error is a terminal.
package var standardErrorIsTerminal: Bool { isatty(STDERR_FILENO) == 1 }
