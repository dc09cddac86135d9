/// Keeps a folder locked while anything refers to it: an `OutputFolderLock` that several values can share.
package final class SharedFolderLock: Sendable {
  private let lock: OutputFolderLock

  /// Locks an existing folder, or fails at once with `FileError.locked`, naming the process that holds it.
  package init(folder: String) throws(FileError) { lock = try OutputFolderLock(folder: folder) }

  /// Checks that the folder is the one that was locked.
  /// - Throws: `FileError.removed` if it, or the lock in it, is gone.
  package func check() throws(FileError) { try lock.check() }
}
