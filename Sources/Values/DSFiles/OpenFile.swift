import Glibc

/// A regular file that is read here and there, for as long as the value lives.
package struct OpenFile: ~Copyable {
  /// Bytes of the file when it was opened.
  package let size: Int
  private let path: String
  private let descriptor: Int32

  /// Opens a file; the last part of the path may be a symbolic link.
  package init(_ path: String) throws(FileError) {
    // Nothing is stored before what throws: Swift 6.2 cannot take back half of a value that cannot be copied.
    let (descriptor, size) = try openRegularFile(path, followingLinks: true)
    (self.path, self.descriptor, self.size) = (path, descriptor, size)
  }

  deinit { close(descriptor) }

  /// The bytes of a range within the file's size; one that became shorter meanwhile is an error.
  package borrowing func bytes(in range: Range<Int>) throws(FileError) -> [UInt8] {
    let bytes = try readPart(of: descriptor, from: range.lowerBound, count: range.count, path: path)
    guard bytes.count == range.count else { throw .system(.read, path: path, code: EIO) }
    return bytes
  }
}
