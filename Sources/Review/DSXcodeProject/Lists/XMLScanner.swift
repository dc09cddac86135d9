import DSDiagnostics

/// Splits XML into tags and texts, as far as property lists and workspaces use it: elements, attributes, texts, entities,
/// comments, and declarations, which are passed over.
struct XMLScanner {
  /// A piece of a document.
  enum Piece: Equatable {
    /// The beginning of an element; an empty one is followed by its end.
    case open(String, [String: String])
    case close(String)
    case text(String)
  }

  private let bytes: [UInt8]
  private let file: String
  private var index = 0
  private var line = 1
  private var lineStart = 0
  private var pending: Piece?

  init(_ bytes: [UInt8], file: String) { (self.bytes, self.file) = (bytes, file) }

  /// Where the next piece begins.
  var place: SourceLocation { SourceLocation(file: file, line: line, column: index - lineStart + 1) }

  /// The next piece; nil at the end of the file.
  mutating func next() throws(DiagnosticsError) -> Piece? {
    if let piece = pending {
      pending = nil
      return piece
    }
    while index < bytes.count {
      if bytes[index] != UInt8(ascii: "<") { return .text(try characters()) }
      if starts("<!--") {
        try pass("-->")
      } else if starts("<![CDATA[") {
        move(to: index + 9)
        let start = index
        try pass("]]>")
        return .text(String(decoding: bytes[start..<(index - 3)], as: UTF8.self))
      } else if starts("<?") || starts("<!") {
        try pass(">")
      } else {
        return try tag()
      }
    }
    return nil
  }

  /// A problem at the next piece.
  func problem(_ message: String) -> DiagnosticsError {
    DiagnosticsError([
      Diagnostic(
        "unreadable-project", message, at: place, hint: "take the file from an earlier commit, or open it in Xcode")
    ])
  }

  private mutating func tag() throws(DiagnosticsError) -> Piece {
    let unended = problem("a tag has no end, expected '>'")
    move(to: index + 1)
    let closes = index < bytes.count && bytes[index] == UInt8(ascii: "/")
    if closes { move(to: index + 1) }
    let name = word()
    guard !name.isEmpty else { throw problem("expected the name of a tag after '<'") }
    var attributes: [String: String] = [:]
    while true {
      while index < bytes.count, isSpace(bytes[index]) { move(to: index + 1) }
      guard index < bytes.count else { throw unended }
      if bytes[index] == UInt8(ascii: ">") {
        move(to: index + 1)
        return closes ? .close(name) : .open(name, attributes)
      }
      if starts("/>") {
        move(to: index + 2)
        pending = .close(name)
        return .open(name, attributes)
      }
      let key = word()
      while index < bytes.count, isSpace(bytes[index]) || bytes[index] == UInt8(ascii: "=") { move(to: index + 1) }
      guard !key.isEmpty, index < bytes.count,
        bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'")
      else { throw problem("expected an attribute in quotes in the tag '\(name)'") }
      let quote = bytes[index]
      let start = index + 1
      guard let end = bytes[start...].firstIndex(of: quote) else { throw unended }
      move(to: end + 1)
      attributes[key] = try decoded(bytes[start..<end])
    }
  }

  private mutating func word() -> String {
    let start = index
    while index < bytes.count, !isSpace(bytes[index]), !"/>=<\"'".utf8.contains(bytes[index]) { move(to: index + 1) }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func characters() throws(DiagnosticsError) -> String {
    let end = bytes[index...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    let text = try decoded(bytes[index..<end])
    move(to: end)
    return text
  }

  /// A text with its entities replaced by what they stand for.
  private func decoded(_ bytes: ArraySlice<UInt8>) throws(DiagnosticsError) -> String {
    guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
    var text: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "&") else {
        text.append(byte)
        continue
      }
      let name = String(decoding: rest.prefix { $0 != UInt8(ascii: ";") }, as: UTF8.self)
      guard let found = Self.entity(name) else { throw problem("there is no entity '&\(name.prefix(20));'") }
      text += Array(found.utf8)
      rest = rest.dropFirst(name.utf8.count + 1)
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func entity(_ name: String) -> String? {
    if let known = ["lt": "<", "gt": ">", "amp": "&", "quot": "\"", "apos": "'"][name] { return known }
    guard name.hasPrefix("#") else { return nil }
    let isHexadecimal = name.dropFirst().hasPrefix("x")
    let number = UInt32(name.dropFirst(isHexadecimal ? 2 : 1), radix: isHexadecimal ? 16 : 10)
    return number.flatMap(UnicodeScalar.init).map { String($0) }
  }

  private func starts(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  /// Moves behind the next occurrence of a text.
  private mutating func pass(_ end: String) throws(DiagnosticsError) {
    let unended = problem("what begins here has no end, expected '\(end)'")
    while !starts(end) {
      guard index < bytes.count else { throw unended }
      move(to: index + 1)
    }
    move(to: index + end.utf8.count)
  }

  private mutating func move(to end: Int) {
    while index < end {
      if index < bytes.count, bytes[index] == UInt8(ascii: "\n") {
        line += 1
        lineStart = index + 1
      }
      index += 1
    }
  }
}
