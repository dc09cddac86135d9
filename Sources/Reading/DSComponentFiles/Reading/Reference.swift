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
    let bytes = Array(text.utf8)
    self = .plain
    guard let first = bytes.first else { return }
    // Bytes, not characters: what begins with a combining mark would go with the sign before it.
    let rest = String(Substring(text.utf8.dropFirst()))
    switch first {
    case UInt8(ascii: "\\"):
      if let second = bytes.dropFirst().first, "\\$@{".utf8.contains(second) { self = .escaped(rest) }
    case UInt8(ascii: "$") where Self.isDottedName(bytes.dropFirst()): self = .parameter(rest)
    case UInt8(ascii: "@") where Self.isName(bytes.dropFirst()): self = .environment(rest)
    case UInt8(ascii: "{") where bytes.last == UInt8(ascii: "}") && bytes.count > 2:
      self = .token(String(Substring(rest.utf8.dropLast())))
    default: if text.contains("${") { self = .interpolated }
    }
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
    let parts = bytes.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard let first = parts.first, isIdentifier(first) else { return false }
    return parts.dropFirst().allSatisfy { !$0.isEmpty && $0.allSatisfy { isLetter($0) || isDigit($0) || $0 == 0x2D } }
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x41...0x5A, 0x61...0x7A, 0x5F: true
    default: false
    }
  }

  static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
