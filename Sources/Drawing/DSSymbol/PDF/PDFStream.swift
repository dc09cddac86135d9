import CPNG
import DSDiagnostics

/// Decompresses zlib data of a PDF file.
///
/// - Parameter most: the bytes that it may become.
/// - Throws: if the data are damaged or become more.
func inflate(_ bytes: ArraySlice<UInt8>, most: Int) throws(PDFProblem) -> [UInt8] {
  let damaged = PDFProblem(message: "cannot be read: its data is damaged", hint: "export it again")
  guard let stream = cpng_stream_open() else { throw damaged }
  defer { cpng_stream_close(stream) }
  var content: [UInt8] = []
  var piece = [UInt8](repeating: 0, count: 1 << 16)
  var start = bytes.startIndex
  while start < bytes.endIndex {
    var (consumed, produced) = (0, 0)
    let result = bytes[start...].withUnsafeBufferPointer { source in
      piece.withUnsafeMutableBufferPointer {
        cpng_stream_read(stream, source.baseAddress!, source.count, $0.baseAddress!, $0.count, &consumed, &produced)
      }
    }
    guard content.count + produced <= most else { throw .tooLarge }
    content += piece[..<produced]
    start += consumed
    guard result == cpng_ok || result == cpng_end else { throw damaged }
    if result == cpng_end || consumed + produced == 0 { break }
  }
  return content
}
