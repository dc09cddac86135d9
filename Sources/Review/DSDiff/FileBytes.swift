import DSDiagnostics
import DSFiles
import DSImage
import Glibc

/// The bytes of a file that are read on demand.
final class FileBytes: PNGBytes {
  private let file: OpenFile
  var count: Int { file.size }

  init(_ path: String) throws(FileError) { file = try OpenFile(path) }

  func bytes(in range: Range<Int>) throws(PNGError) -> [UInt8] {
    do throws(FileError) { return try file.bytes(in: range) } catch {
      throw PNGError(.unreadable(error.message), at: range.lowerBound, file: error.path)
    }
  }
}
