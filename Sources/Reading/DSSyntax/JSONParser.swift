import DSDiagnostics

/// Strict JSON (RFC 8259), or JSON5 with its comments, trailing commas, single quotes and keys without quotes.
///
/// Recursive descent; the builder's limit on depth bounds the recursion.
struct JSONParser {
  private let source: SourceText
  private let bytes: [UInt8]
  private var offset = 0
  private let isJSON5: Bool

  /// A parser of a whole file.
  init(_ source: SourceText, isJSON5: Bool = false) {
    self.source = source
    self.isJSON5 = isJSON5
    bytes = source.bytes
  }

  /// Reads one value that fills the file.
  mutating func parse(into builder: inout SyntaxBuilder) throws(SyntaxStop) {
    skipSpace()
    guard peek != nil else { throw stop("the file is empty, expected a value") }
    try value(into: &builder)
    skipSpace()
    if peek != nil { throw stop("unexpected \(found) after the end of the value") }
  }

  private mutating func value(into builder: inout SyntaxBuilder) throws(SyntaxStop) {
    let here = source.location(at: offset)
    switch peek {
    case UInt8(ascii: "{"): try object(into: &builder)
    case UInt8(ascii: "["): try array(into: &builder)
    case UInt8(ascii: "\""): try builder.scalar(string(), quoted: true, at: here)
    case UInt8(ascii: "'") where isJSON5: try builder.scalar(string(), quoted: true, at: here)
    case UInt8(ascii: "+") where isJSON5, UInt8(ascii: ".") where isJSON5:
      try builder.scalar(number(), quoted: false, at: here)
    case UInt8(ascii: "-"): try builder.scalar(number(), quoted: false, at: here)
    case let byte where isDigit(byte): try builder.scalar(number(), quoted: false, at: here)
    default: try builder.scalar(literal(), quoted: false, at: here)
    }
  }

  private mutating func object(into builder: inout SyntaxBuilder) throws(SyntaxStop) {
    try builder.open(isObject: true, at: source.location(at: offset))
    offset += 1
    skipSpace()
    if !take("}") {
      repeat {
        skipSpace()
        if peek == UInt8(ascii: "}") {
          if isJSON5 { break }
          throw stop("a comma before '}'", hint: "JSON allows no comma after the last member")
        }
        let location = source.location(at: offset)
        try builder.key(key(), at: location)
        skipSpace()
        guard take(":") else { throw stop("unexpected \(found), expected ':' after the key") }
        skipSpace()
        try value(into: &builder)
        skipSpace()
      } while take(",")
      guard take("}") else { throw stop("unexpected \(found), expected ',' or '}'") }
    }
    builder.close()
  }

  private mutating func array(into builder: inout SyntaxBuilder) throws(SyntaxStop) {
    try builder.open(isObject: false, at: source.location(at: offset))
    offset += 1
    skipSpace()
    if !take("]") {
      repeat {
        skipSpace()
        if peek == UInt8(ascii: "]") {
          if isJSON5 { break }
          throw stop("a comma before ']'", hint: "JSON allows no comma after the last element")
        }
        try value(into: &builder)
        skipSpace()
      } while take(",")
      guard take("]") else { throw stop("unexpected \(found), expected ',' or ']'") }
    }
    builder.close()
  }

  /// Reads the key of a member.
  private mutating func key() throws(SyntaxStop) -> String {
    if peek == UInt8(ascii: "\"") || isJSON5 && peek == UInt8(ascii: "'") { return try string() }
    guard isJSON5 else { throw stop("unexpected \(found), expected a key in double quotes") }
    let start = offset
    // Letters of every script, as in names of JavaScript; ASCII's other characters are the grammar's own.
    while let byte = peek,
      byte >= 0x80 || byte == UInt8(ascii: "$") || byte == UInt8(ascii: "_") || isDigit(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    {
      offset += 1
    }
    guard offset > start else { throw stop("unexpected \(found), expected a key") }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// Reads a string; the place is at its opening quote.
  private mutating func string() throws(SyntaxStop) -> String {
    let opening = offset
    let quote = bytes[offset]
    offset += 1
    var text: [UInt8] = []
    while let byte = peek {
      switch byte {
      case quote:
        offset += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        if let character = try escape() { text.append(contentsOf: String(character).utf8) }
      case 0..<0x20:
        if byte == 0x0A || byte == 0x0D { throw stop("the string does not end on its line", at: opening) }
        throw stop("a control character in a string", hint: "write it as an escape such as \\t or \\u0001")
      default:
        text.append(byte)
        offset += 1
      }
    }
    throw stop("the string does not end", at: opening)
  }

  /// Reads an escape sequence, a surrogate pair as one character; nil for an end of line that JSON5 leaves out.
  private mutating func escape() throws(SyntaxStop) -> Unicode.Scalar? {
    let start = offset
    offset += 1
    guard let letter = peek else { throw stop("the string does not end", at: start) }
    offset += 1
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(letter)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"):
      let high = try fourDigits(of: start)
      if let scalar = Unicode.Scalar(high) { return scalar }
      guard high < 0xDC00, take("\\"), take("u") else {
        throw stop("half of a surrogate pair", at: start, hint: "write both halves, or the character itself")
      }
      let low = try fourDigits(of: start)
      guard (0xDC00...0xDFFF).contains(low),
        let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
      else { throw stop("half of a surrogate pair", at: start, hint: "write both halves, or the character itself") }
      return scalar
    case 0x0A where isJSON5: return nil
    case 0x0D where isJSON5:
      _ = take("\n")
      return nil
    case UInt8(ascii: "'") where isJSON5: return "'"
    case UInt8(ascii: "v") where isJSON5: return "\u{B}"
    case UInt8(ascii: "0") where isJSON5 && !isDigit(peek): return "\0"
    default: throw stop("an unknown escape sequence", at: start, hint: "write '\\\\' for a backslash")
    }
  }

  /// Reads the four hexadecimal digits after `\u`.
  private mutating func fourDigits(of start: Int) throws(SyntaxStop) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let digit = peek.flatMap({ Character(Unicode.Scalar($0)).hexDigitValue }) else {
        throw stop("'\\u' needs four hexadecimal digits", at: start)
      }
      value = value << 4 | UInt32(digit)
      offset += 1
    }
    return value
  }

  /// Reads a number and gives it as it is spelt.
  private mutating func number() throws(SyntaxStop) -> String {
    let start = offset
    if isJSON5, let text = try number5() { return text }
    _ = take("-")
    if take("0") {
      if isDigit(peek) { throw stop("a number may not begin with a zero", at: start) }
    } else if !digits() {
      throw stop("unexpected \(found), expected a digit")
    }
    if take("."), !digits() { throw stop("unexpected \(found), expected a digit after the point") }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      if !digits() { throw stop("unexpected \(found), expected a digit of the exponent") }
    }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard let number = Double(text), number.isFinite else { throw stop("the number is too large", at: start) }
    return text
  }

  /// Reads `true`, `false` or `null`.
  private mutating func literal() throws(SyntaxStop) -> String {
    let start = offset
    while let byte = peek, Character(Unicode.Scalar(byte)).isASCII, Character(Unicode.Scalar(byte)).isLetter {
      offset += 1
    }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    switch text {
    case "true", "false", "null": return text
    case "":
      throw stop("unexpected \(found), expected a value")
    default:
      offset = start
      throw stop("unexpected '\(text.prefix(40))', expected a value", hint: "put strings in double quotes")
    }
  }

  private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  private mutating func digits() -> Bool {
    let start = offset
    while isDigit(peek) { offset += 1 }
    return offset > start
  }

  private func isDigit(_ byte: UInt8?) -> Bool {
    byte.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
  }

  private mutating func skipSpace() {
    while true {
      while let byte = peek, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { offset += 1 }
      guard isJSON5, skipComment() || skipRareSpace() else { return }
    }
  }

  /// Passes a comment of JSON5; whether there was one.
  private mutating func skipComment() -> Bool {
    guard peek == UInt8(ascii: "/"), offset + 1 < bytes.count else { return false }
    switch bytes[offset + 1] {
    case UInt8(ascii: "/"):
      while let byte = peek, byte != 0x0A, byte != 0x0D { offset += 1 }
      return true
    case UInt8(ascii: "*"):
      var end = offset + 2
      while end + 1 < bytes.count, bytes[end] != UInt8(ascii: "*") || bytes[end + 1] != UInt8(ascii: "/") { end += 1 }
      // One that does not end is not passed, and so is unexpected where it begins.
      guard end + 1 < bytes.count else { return false }
      offset = end + 2
      return true
    default: return false
    }
  }

  /// Passes a space that JSON5 has beyond JSON's: a tab of lines, a page break, a no-break space, a byte order mark.
  private mutating func skipRareSpace() -> Bool {
    for space in [[0x0B], [0x0C], [0xC2, 0xA0], [0xEF, 0xBB, 0xBF], [0xE2, 0x80, 0xA8], [0xE2, 0x80, 0xA9]] as [[UInt8]]
    where bytes[offset...].starts(with: space) {
      offset += space.count
      return true
    }
    return false
  }

  /// Reads a number as JSON5 writes it and JSON does not: hexadecimal, with a plus sign, or with a point at an end; nil
  /// for others. It is given in JSON's form.
  private mutating func number5() throws(SyntaxStop) -> String? {
    let start = offset
    var next = offset
    let isNegative = bytes[next] == UInt8(ascii: "-")
    let isSigned = isNegative || bytes[next] == UInt8(ascii: "+")
    if isSigned { next += 1 }
    let digits = bytes[next...]
    if digits.starts(with: "0x".utf8) || digits.starts(with: "0X".utf8) {
      let hex = digits.dropFirst(2).prefix { Character(Unicode.Scalar($0)).isHexDigit }
      guard let value = UInt32(String(decoding: hex, as: UTF8.self), radix: 16) else {
        throw stop("a hexadecimal number has one to eight digits", at: start)
      }
      offset = hex.endIndex
      return (isNegative ? "-" : "") + String(value)
    }
    let whole = digits.prefix { isDigit($0) }
    var rest = digits.dropFirst(whole.count)
    let hasPoint = rest.first == UInt8(ascii: ".")
    if hasPoint { rest = rest.dropFirst() }
    let fraction = hasPoint ? rest.prefix { isDigit($0) } : rest.prefix(0)
    let isPlus = isSigned && !isNegative
    guard isPlus || hasPoint && (whole.isEmpty || fraction.isEmpty) else { return nil }
    guard !whole.isEmpty || !fraction.isEmpty else { throw stop("unexpected \(found), expected a number") }
    offset = rest.dropFirst(fraction.count).startIndex
    var text = (isNegative ? "-" : "") + (whole.isEmpty ? "0" : String(decoding: whole, as: UTF8.self))
    if !fraction.isEmpty { text += "." + String(decoding: fraction, as: UTF8.self) }
    if take("e") || take("E") {
      let sign = take("-") ? "-" : ""
      if sign.isEmpty { _ = take("+") }
      let exponent = offset
      while isDigit(peek) { offset += 1 }
      guard offset > exponent else { throw stop("unexpected \(found), expected a digit of the exponent") }
      text += "e" + sign + String(decoding: bytes[exponent..<offset], as: UTF8.self)
    }
    guard let value = Double(text), value.isFinite else { throw stop("the number is too large", at: start) }
    return text
  }

  /// The character at the present place, for messages.
  private var found: String {
    guard let byte = peek else { return "end of file" }
    if byte < 0x20 || byte == 0x7F { return "control character" }
    let character = String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self).unicodeScalars.first
    return character.map { "'\($0)'" } ?? "byte"
  }

  private func stop(_ message: String, at place: Int? = nil, hint: String? = nil) -> SyntaxStop {
    // People write comments wherever a value may be.
    let isComment = place == nil && (peek == UInt8(ascii: "/") || peek == UInt8(ascii: "#"))
    return SyntaxStop(
      "syntax-error", message, at: source.location(at: place ?? offset),
      hint: hint ?? (isComment ? "remove the comment: JSON has none" : nil))
  }
}
