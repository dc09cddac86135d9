import DSFiles
import Glibc
import Synchronization

/// Keeps standard output for the program itself: what authors' code prints goes to standard error, so that lists, JSON and
/// reports stay what a machine can read.
enum OwnOutput {
  /// Begins it, once, before any code of authors runs.
  static func keep() {
    // Above those that a program may count on.
    let original = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 10)
    guard original >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else { return }
    standardOutputDescriptor.store(original, ordering: .relaxed)
  }

  /// The descriptor of standard output itself.
  static var descriptor: Int32 { standardOutputDescriptor.load(ordering: .relaxed) }
}
