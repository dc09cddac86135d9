/// How texts of CSS are divided: calls of functions, and lists whose separators do not count within parentheses.
enum CSSText {
  /// The name, in small letters, and the text between the parentheses, where a text is one call such as `rgb(1, 2, 3)`.
  static func call(_ text: some StringProtocol) -> (name: String, arguments: String)? {
    let text = text.trimmed
    let bytes = text.utf8
    guard bytes.last == UInt8(ascii: ")"), let open = bytes.firstIndex(of: UInt8(ascii: "(")) else { return nil }
    // Some tools write a space before the parenthesis.
    var name = bytes[..<open]
    while name.last == 0x20 { name = name.dropLast() }
    guard !name.isEmpty, name.allSatisfy({ isNameByte($0) }) else { return nil }
    var depth = 0
    var index = open
    while index < bytes.endIndex {
      if bytes[index] == UInt8(ascii: "(") { depth += 1 }
      if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
      index = bytes.index(after: index)
      if depth == 0 { break }
    }
    // A parenthesis that closes before the end begins a longer expression, such as `round(1) * 2`.
    guard depth == 0, index == bytes.endIndex else { return nil }
    let inner = bytes[bytes.index(after: open)...].dropLast()
    return (String(Substring(name)).lowercased(), String(Substring(inner)))
  }

  /// The parts of a text between separators, without white space at their ends; separators within parentheses and quotes
  /// do not count, and empty parts are left out.
  static func parts(_ text: some StringProtocol, at separators: String) -> [String] {
    var parts: [String] = []
    var part: [UInt8] = []
    var depth = 0
    var quote: UInt8?
    for byte in text.utf8 {
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
        quote = byte
      } else if byte == UInt8(ascii: "(") {
        depth += 1
      } else if byte == UInt8(ascii: ")") {
        depth -= 1
      } else if depth <= 0, separators.utf8.contains(byte) {
        parts.append(String(decoding: part, as: UTF8.self).trimmed)
        part = []
        continue
      }
      part.append(byte)
    }
    parts.append(String(decoding: part, as: UTF8.self).trimmed)
    return parts.filter { !$0.isEmpty }
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}

extension StringProtocol {
  /// The text without white space at its ends.
  package var trimmed: String {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }
    var bytes = Substring(self).utf8
    while let first = bytes.first, isSpace(first) { bytes = bytes.dropFirst() }
    while let last = bytes.last, isSpace(last) { bytes = bytes.dropLast() }
    return String(Substring(bytes))
  }
}
