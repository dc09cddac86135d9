/// How a scalar's text is interpreted.
enum Reference: Equatable {
  /// As it is.
  case plain
  /// As the rest after a leading backslash is.
  case escaped(String)
  /// `$name` or `$name.field`: a parameter.
  case parameter(String)
  /// `@name`: a value of the environment.
  case environment(String)
  /// `{a.b}`: a token.
  case token(String)
  /// A text with `${name}` in it.
  case interpolated

  init(_ text: String) {
    // Bytes, not characters: what begins with a combining mark would go with the sign before it.
    let rest = text.utf8.dropFirst()
    self = .plain
    switch text.utf8.first {
    case UInt8(ascii: "\\"):
      if let second = rest.first, "\\$@{".utf8.contains(second) { self = .escaped(String(Substring(rest))) }
    case UInt8(ascii: "$") where Self.isDottedName(rest): self = .parameter(String(Substring(rest)))
    case UInt8(ascii: "@") where Self.isName(rest): self = .environment(String(Substring(rest)))
    case UInt8(ascii: "{") where rest.last == UInt8(ascii: "}") && rest.count > 1:
      self = .token(String(Substring(rest.dropLast())))
    default: if Self.holdsInsertion(text.utf8) { self = .interpolated }
    }
  }

  /// Whether a text holds `${`.
  private static func holdsInsertion(_ bytes: String.UTF8View) -> Bool {
    var last: UInt8?
    for byte in bytes {
      if byte == UInt8(ascii: "{"), last == UInt8(ascii: "$") { return true }
      last = byte
    }
    return false
  }

  /// Whether bytes are `[A-Za-z_][A-Za-z0-9_]*`.
  static func isIdentifier(_ bytes: some Collection<UInt8>) -> Bool {
    guard let first = bytes.first, isLetter(first) else { return false }
    return bytes.allSatisfy { isLetter($0) || isDigit($0) }
  }

  /// Whether bytes are an identifier that may also hold `-`.
  static func isName(_ bytes: some Collection<UInt8>) -> Bool {
    guard let first = bytes.first, isLetter(first) else { return false }
    return bytes.allSatisfy { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "-") }
  }

  /// Whether bytes are names joined by dots.
  static func isDottedName(_ bytes: some Collection<UInt8>) -> Bool {
    var (isFirst, isEmpty) = (true, true)
    for byte in bytes {
      if byte == UInt8(ascii: ".") {
        if isEmpty { return false }
        (isFirst, isEmpty) = (false, true)
        continue
      }
      let isUsual = isLetter(byte) || isDigit(byte) && !(isFirst && isEmpty)
      guard isUsual || !isFirst && byte == UInt8(ascii: "-") else { return false }
      isEmpty = false
    }
    return !isEmpty
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x41...0x5A, 0x61...0x7A, 0x5F: true
    default: false
    }
  }

  static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
