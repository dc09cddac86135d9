/// Reads numbers and keywords from an attribute's value.
struct SVGScanner {
  /// The value.
  let bytes: [UInt8]
  /// How far it is read.
  var offset = 0

  /// A scanner at the start of a value.
  init(_ text: String) { bytes = Array(text.utf8) }

  /// The next byte; nil at the end.
  var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Skips white space.
  mutating func skipSpace() {
    while let byte = peek, byte == 0x20 || (0x09...0x0D).contains(byte) { offset += 1 }
  }

  /// Skips white space with at most one comma in it; whether there was a comma.
  @discardableResult
  mutating func skipComma() -> Bool {
    skipSpace()
    guard take(",") else { return false }
    skipSpace()
    return true
  }

  /// Reads one given character.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    offset += 1
    return true
  }

  /// Reads letters and hyphens.
  mutating func word() -> String {
    let start = offset
    while let byte = peek, isLetter(byte) || byte == UInt8(ascii: "-") { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// Reads the letters of a unit: a hyphen behind them is the sign of the next number.
  mutating func unit() -> String {
    let start = offset
    while let byte = peek, isLetter(byte) { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// Reads a number, compactly written ones such as the second of `1.5.5` too; nil, and nothing read, if there is none.
  mutating func number() -> Double? {
    let start = offset
    if !take("-") { _ = take("+") }
    let whole = digits()
    var hasFraction = false
    if take(".") { hasFraction = digits() }
    guard whole || hasFraction else {
      offset = start
      return nil
    }
    let end = offset
    if take("e") || take("E") {
      if !take("-") { _ = take("+") }
      if !digits() { offset = end }
    }
    let text = String(decoding: bytes[start..<offset].filter { $0 != UInt8(ascii: "+") }, as: UTF8.self)
    guard let number = Double(text.hasSuffix(".") ? text + "0" : text), number.isFinite else {
      offset = start
      return nil
    }
    return number
  }

  /// Reads the flag of an arc, a single 0 or 1 that needs no space after it.
  mutating func flag() -> Bool? {
    if take("0") { return false }
    return take("1") ? true : nil
  }

  /// A problem at the present place.
  func problem(_ message: String, hint: String? = nil) -> SVGProblem {
    SVGProblem(message: message, offset: offset, hint: hint)
  }

  /// What is at the present position, for messages.
  var found: String {
    guard offset < bytes.count else { return "the end" }
    let rest = String(decoding: bytes[offset..<min(offset + 12, bytes.count)], as: UTF8.self)
    return rest.unicodeScalars.first.map { "'\($0)'" } ?? "a byte"
  }

  private mutating func digits() -> Bool {
    let start = offset
    while let byte = peek, (0x30...0x39).contains(byte) { offset += 1 }
    return offset > start
  }

  private func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) }
}

/// A length in view box units: a number, or one with an absolute unit of CSS.
/// - Parameter takesUnits: whether the number may have a unit; a number that is not a length may not.
func readLength(_ text: String, takesUnits: Bool = true) throws(SVGProblem) -> Double {
  var scanner = SVGScanner(text)
  scanner.skipSpace()
  guard let number = scanner.number() else { throw scanner.problem("unexpected \(scanner.found), expected a number") }
  let unit = scanner.word().lowercased()
  guard takesUnits || unit.isEmpty && scanner.peek != UInt8(ascii: "%") else {
    throw scanner.problem("'\(text.prefix(40))' has a unit, expected a number", hint: "write a number without a unit")
  }
  guard !scanner.take("%"), let pixels = pixelsOfUnits[unit] else {
    throw SVGProblem(
      id: "unsupported-svg", message: "the unit of '\(text.prefix(40))' is not supported",
      hint: "write a number without a unit")
  }
  scanner.skipSpace()
  guard scanner.peek == nil else { throw scanner.problem("unexpected \(scanner.found) after the number") }
  return number * pixels
}

/// The absolute units of CSS in pixels; a number without a unit counts pixels.
let pixelsOfUnits: [String: Double] = [
  "": 1, "px": 1, "pt": 96.0 / 72, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 9.6 / 2.54, "q": 2.4 / 2.54,
]

/// Numbers separated by white space and commas, at most so many.
/// - Parameter isLenient: whether the numbers before a fault are taken, and not none.
func readNumbers(_ text: String, most: Int, isLenient: Bool = false) throws(SVGProblem) -> [Double] {
  var scanner = SVGScanner(text)
  var numbers: [Double] = []
  scanner.skipSpace()
  var isExpected = false
  while scanner.peek != nil || isExpected {
    guard let number = scanner.number() else {
      if isLenient { return numbers }
      throw scanner.problem("unexpected \(scanner.found), expected a number")
    }
    guard numbers.count < most else {
      throw SVGProblem(id: "too-many-segments", message: "more than \(most) numbers", offset: scanner.offset)
    }
    numbers.append(number)
    isExpected = scanner.skipComma()
  }
  return numbers
}
