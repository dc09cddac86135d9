import DSDiagnostics

/// Reads OpenStep's property lists, in which Xcode writes projects: `{ isa = PBXGroup; children = ( A1, "B 2", ); }`.
///
/// Comments of both kinds are passed over. Source: "Old-Style ASCII Property Lists", Apple's Property List Programming Topics.
struct OpenStepReader {
  private let bytes: [UInt8]
  private let file: String
  private var index: Int
  private var depth = 0
  private var line = 1
  private var lineStart: Int

  /// Reads a whole file.
  /// - Parameter start: where the text begins.
  static func read(_ bytes: [UInt8], from start: Int, file: String) throws(DiagnosticsError) -> ListValue {
    var reader = OpenStepReader(bytes: bytes, file: file, index: start, lineStart: start)
    let value = try reader.value()
    try reader.skip()
    guard reader.index == bytes.count else { throw reader.problem("text after the end of the list") }
    return value
  }

  private mutating func value() throws(DiagnosticsError) -> ListValue {
    try skip()
    let place = place
    guard index < bytes.count else { throw problem("the file ends where a value was expected") }
    switch bytes[index] {
    case UInt8(ascii: "{"):
      return ListValue(content: .table(try nested { (me) throws(DiagnosticsError) in try me.table() }), place: place)
    case UInt8(ascii: "("):
      return ListValue(content: .list(try nested { (me) throws(DiagnosticsError) in try me.list() }), place: place)
    case UInt8(ascii: "<"): return ListValue(content: .text(try data()), place: place)
    default: return ListValue(content: .text(try text()), place: place)
    }
  }

  private mutating func nested<Value>(
    _ read: (inout OpenStepReader) throws(DiagnosticsError) -> Value
  ) throws(DiagnosticsError) -> Value {
    depth += 1
    guard depth <= Limits.syntaxDepth else {
      throw problem("values are nested more than \(Limits.syntaxDepth) deep")
    }
    defer { depth -= 1 }
    index += 1
    return try read(&self)
  }

  private mutating func table() throws(DiagnosticsError) -> [String: ListValue] {
    var table: [String: ListValue] = [:]
    while true {
      try skip()
      if take(UInt8(ascii: "}")) { return table }
      guard index < bytes.count else { throw problem("the file ends within a table, expected '}'") }
      let key = try text()
      try skip()
      guard take(UInt8(ascii: "=")) else { throw problem("expected '=' after the key '\(key)'") }
      table[key] = try value()
      try skip()
      if take(UInt8(ascii: ";")) { continue }
      guard index < bytes.count, bytes[index] == UInt8(ascii: "}") else {
        throw problem("expected ';' after the value of '\(key)'")
      }
    }
  }

  private mutating func list() throws(DiagnosticsError) -> [ListValue] {
    var list: [ListValue] = []
    while true {
      try skip()
      if take(UInt8(ascii: ")")) { return list }
      guard index < bytes.count else { throw problem("the file ends within a list, expected ')'") }
      list.append(try value())
      try skip()
      if take(UInt8(ascii: ",")) { continue }
      guard index < bytes.count, bytes[index] == UInt8(ascii: ")") else {
        throw problem("expected ',' or ')' in a list")
      }
    }
  }

  /// The digits of data, as they are written.
  private mutating func data() throws(DiagnosticsError) -> String {
    index += 1
    var digits: [UInt8] = []
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
      let byte = bytes[index]
      guard isSpace(byte) || hexadecimal(byte) != nil else { throw problem("expected hexadecimal digits in data") }
      if byte == UInt8(ascii: "\n") { newLine() } else { index += 1 }
      if !isSpace(byte) { digits.append(byte) }
    }
    guard take(UInt8(ascii: ">")) else { throw problem("the file ends within data, expected '>'") }
    return String(decoding: digits, as: UTF8.self)
  }

  private mutating func text() throws(DiagnosticsError) -> String {
    if bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") { return try quoted() }
    let start = index
    while index < bytes.count, Self.isPlain(bytes[index]) { index += 1 }
    guard index > start else { throw unexpected() }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Whether a byte needs no quotes. What Xcode quotes and other programs do not, such as `+` and `@`, is taken too.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"):
      true
    case 0x80...: true
    default: "_$/:.-+@~*".utf8.contains(byte)
    }
  }

  private mutating func quoted() throws(DiagnosticsError) -> String {
    let (end, began) = (bytes[index], problem("a text in quotes has no end"))
    index += 1
    var text: [UInt8] = []
    while index < bytes.count, bytes[index] != end {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\n") {
        newLine()
        text.append(byte)
      } else if byte == UInt8(ascii: "\\") {
        index += 1
        text += Array(try escape(began).utf8)
      } else {
        index += 1
        text.append(byte)
      }
    }
    guard take(end) else { throw began }
    return String(decoding: text, as: UTF8.self)
  }

  /// What stands for a character after a backslash: a letter, `U` with four hexadecimal digits, or three octal ones.
  private mutating func escape(_ unended: DiagnosticsError) throws(DiagnosticsError) -> String {
    guard index < bytes.count else { throw unended }
    let byte = bytes[index]
    if byte == UInt8(ascii: "\n") {
      newLine()
      return "\n"
    }
    index += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "a"): return "\u{7}"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "v"): return "\u{B}"
    case UInt8(ascii: "U"): return scalar(of: digits(4, base: 16))
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      index -= 1
      return scalar(of: digits(3, base: 8))
    // Any other byte stands for itself; one that begins a longer character is followed by the rest of it.
    case 0x80...:
      let start = index - 1
      while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index += 1 }
      return String(decoding: bytes[start..<index], as: UTF8.self)
    default: return String(UnicodeScalar(byte))
    }
  }

  private mutating func digits(_ count: Int, base: UInt32) -> UInt32 {
    var value: UInt32 = 0
    var read = 0
    while read < count, index < bytes.count, let digit = hexadecimal(bytes[index]), digit < base {
      value = value * base + digit
      index += 1
      read += 1
    }
    return value
  }

  /// A character by its number; one half of a pair is the character that Unicode replaces it by.
  private func scalar(of number: UInt32) -> String { String(UnicodeScalar(number) ?? "\u{FFFD}") }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  private mutating func newLine() {
    index += 1
    line += 1
    lineStart = index
  }

  /// Passes over spaces and comments.
  private mutating func skip() throws(DiagnosticsError) {
    while index < bytes.count {
      let byte = bytes[index]
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0
      if byte == UInt8(ascii: "\n") {
        newLine()
      } else if isSpace(byte) {
        index += 1
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "/") {
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      } else if byte == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
        let began = problem("a comment has no end")
        index += 2
        while !(index + 1 < bytes.count && bytes[index] == UInt8(ascii: "*") && bytes[index + 1] == UInt8(ascii: "/")) {
          guard index + 1 < bytes.count else { throw began }
          if bytes[index] == UInt8(ascii: "\n") { newLine() } else { index += 1 }
        }
        index += 2
      } else {
        return
      }
    }
  }

  private var place: SourceLocation { SourceLocation(file: file, line: line, column: index - lineStart + 1) }

  private func unexpected() -> DiagnosticsError {
    let rest = bytes[index...]
    let found = String(decoding: rest.prefix(1), as: UTF8.self)
    return problem("expected a key or a value, found '\(found)'")
  }

  private func problem(_ message: String) -> DiagnosticsError {
    // A mark of a conflict lies where a sign was expected.
    let rest = bytes[min(index, bytes.count)...]
    let isConflict = ["<<<<<<< ", "=======\n", ">>>>>>> "].contains { rest.starts(with: Array($0.utf8)) }
    return DiagnosticsError([
      Diagnostic(
        "unreadable-project", isConflict ? "the marks of a merge conflict, expected a project file" : message,
        at: place,
        hint: isConflict ? "resolve the conflict first" : "take the file from an earlier commit, or open it in Xcode")
    ])
  }
}
