import Glibc
package import Synchronization

/// Where the program itself writes its output; another descriptor of the same file while standard output is kept from
/// others.
package let standardOutputDescriptor = Atomic<Int32>(STDOUT_FILENO)

/// Writes bytes to standard output and notices a full disk, which `print` does not.
package func writeStandardOutput(_ bytes: [UInt8]) throws(FileError) {
  try writeAll(bytes, to: standardOutputDescriptor.load(ordering: .relaxed), path: "standard output", .system)
}

/// Writes text to standard output and notices a full disk.
package func writeStandardOutput(_ text: String) throws(FileError) {
  try writeStandardOutput(Array(text.utf8))
}

/// Where the program itself writes errors; another descriptor of the same file while standard error is kept from others.
package let standardErrorDescriptor = Atomic<Int32>(STDERR_FILENO)

/// Writes text to standard error; a failure has nowhere to be reported and is ignored.
package func writeStandardError(_ text: String) { writeStandardError(Array(text.utf8)) }

/// The same for bytes.
package func writeStandardError(_ bytes: [UInt8]) {
  let descriptor = standardErrorDescriptor.load(ordering: .relaxed)
  try? writeAll(bytes, to: descriptor, path: "standard error", .system)
}

/// Whether standard output is a terminal.
package var standardOutputIsTerminal: Bool { isatty(standardOutputDescriptor.load(ordering: .relaxed)) == 1 }

/// Whether standard error is a terminal.
package var standardErrorIsTerminal: Bool { isatty(standardErrorDescriptor.load(ordering: .relaxed)) == 1 }
