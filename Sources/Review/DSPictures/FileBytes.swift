package import DSFiles
package import DSImage

/// The bytes of a file that are read on demand.
package final class FileBytes: PNGBytes {
  private let file: OpenFile
  package var count: Int { file.size }

  /// The bytes of the file at a path.
  package init(_ path: String) throws(FileError) { file = try OpenFile(path) }

  package func bytes(in range: Range<Int>) throws(PNGError) -> [UInt8] {
    do throws(FileError) { return try file.bytes(in: range) } catch {
      throw PNGError(.unreadable(error.message), at: range.lowerBound, file: error.path)
    }
  }
}
