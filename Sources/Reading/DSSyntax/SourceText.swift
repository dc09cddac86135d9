import DSDiagnostics

/// The bytes of a file without its byte order mark, and where its lines begin.
///
/// Lines end at LF, CR LF or a lone CR, as editors count them.
struct SourceText {
  /// The path that messages name.
  let file: String
  /// Valid UTF-8.
  let bytes: [UInt8]
  private let lineStarts: [Int]

  /// Checks the encoding of `bytes`; UTF-16, UTF-32 and broken UTF-8 are refused by name.
  init(_ bytes: [UInt8], file: String) throws(DiagnosticsError) {
    if let encoding = Self.foreignEncoding(of: bytes) {
      throw DiagnosticsError([
        Diagnostic(
          "not-utf-8", "the file is encoded as \(encoding), expected UTF-8",
          at: SourceLocation(file: file, line: 1, column: 1),
          hint: "save the file as UTF-8")
      ])
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes = bytes.starts(with: mark) ? Array(bytes.dropFirst(mark.count)) : bytes
    self.file = file
    self.bytes = bytes
    lineStarts = Self.lineStarts(of: bytes)
    if String(validating: bytes, as: UTF8.self) == nil, let offset = Self.firstInvalidOffset(in: bytes) {
      let byte = bytes[offset]
      throw DiagnosticsError([
        Diagnostic(
          "not-utf-8", "the byte 0x\(byte < 16 ? "0" : "")\(String(byte, radix: 16)) is not UTF-8 here",
          at: location(at: offset), hint: "save the file as UTF-8")
      ])
    }
  }

  /// The place of a byte; offsets beyond the end mean the end.
  func location(at offset: Int) -> SourceLocation {
    let offset = min(max(offset, 0), bytes.count)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourceLocation(file: file, line: low + 1, column: offset - lineStarts[low] + 1)
  }

  /// The name of the encoding whose byte order mark or zero bytes the file begins with; nil for what may be UTF-8.
  private static func foreignEncoding(of bytes: [UInt8]) -> String? {
    let start = Array(bytes.prefix(4))
    switch start {
    case [0xFF, 0xFE, 0, 0], [0, 0, 0xFE, 0xFF]: return "UTF-32"
    case _ where start.starts(with: [0xFF, 0xFE]) || start.starts(with: [0xFE, 0xFF]): return "UTF-16"
    case _ where start.count == 4 && start.map({ $0 == 0 }) == [true, true, true, false]: return "UTF-32"
    case _ where start.count == 4 && start.map({ $0 == 0 }) == [false, true, true, true]: return "UTF-32"
    case _ where start.count == 4 && start.map({ $0 == 0 }) == [true, false, true, false]: return "UTF-16"
    case _ where start.count == 4 && start.map({ $0 == 0 }) == [false, true, false, true]: return "UTF-16"
    default: return nil
    }
  }

  private static func lineStarts(of bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
      let endsLine = byte == 0x0A || (byte == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A))
      if endsLine { starts.append(index + 1) }
    }
    return starts
  }

  /// The offset of the first byte that does not continue valid UTF-8 (RFC 3629, section 4).
  private static func firstInvalidOffset(in bytes: [UInt8]) -> Int? {
    var offset = 0
    while offset < bytes.count {
      let length: Int
      var second: ClosedRange<UInt8> = 0x80...0xBF
      switch bytes[offset] {
      case 0x00...0x7F: length = 1
      case 0xC2...0xDF: length = 2
      case 0xE0: (length, second) = (3, 0xA0...0xBF)
      case 0xED: (length, second) = (3, 0x80...0x9F)
      case 0xE1...0xEF: length = 3
      case 0xF0: (length, second) = (4, 0x90...0xBF)
      case 0xF1...0xF3: length = 4
      case 0xF4: (length, second) = (4, 0x80...0x8F)
      default: return offset
      }
      for index in 1..<max(length, 1) where true {
        guard offset + index < bytes.count else { return offset }
        guard (index == 1 ? second : 0x80...0xBF).contains(bytes[offset + index]) else { return offset }
      }
      offset += length
    }
    return nil
  }
}
