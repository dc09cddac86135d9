import DSDiagnostics

/// A value of a PDF file (ISO 32000-1, section 7.3).
enum PDFValue: Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case name(String)
  /// A string, whose bytes no drawing needs.
  case string
  case array([PDFValue])
  case dictionary([String: PDFValue])
  /// Another object, by its number.
  case reference(Int)
  /// A word that is not a value: an operator, or what frames objects.
  case word(String)

  var number: Double? { if case .number(let number) = self { number } else { nil } }
  var name: String? { if case .name(let name) = self { name } else { nil } }
  var array: [PDFValue]? { if case .array(let values) = self { values } else { nil } }
  /// A whole number.
  var integer: Int? { number.flatMap { Int(exactly: $0) } }
}

/// Why a PDF file is not drawn.
struct PDFProblem: Error {
  /// Follows "the picture … ".
  var message: String
  /// What to do about it.
  var hint = "add the picture to its set as SVG or PNG: those are taken first"

  /// More than an icon has, whatever the file's own size is.
  static let tooLarge = PDFProblem(message: "is too large: its data expands to more than \(Limits.pdfBytes) bytes")
}

extension String {
  /// The beginning of a name that a file gives, for messages.
  var inShort: String { utf8.count <= 40 ? self : String(unicodeScalars.prefix(40)) + "…" }
}

/// Cuts the bytes of a PDF file, or of a page's drawing, into values.
struct PDFScanner {
  let bytes: [UInt8]
  private(set) var position: Int
  /// Whether two numbers and an `R` are a reference, as in files; drawings have none.
  private let hasReferences: Bool
  private let budget: PDFBudget

  init(_ bytes: [UInt8], at position: Int = 0, hasReferences: Bool, _ budget: PDFBudget) {
    (self.bytes, self.position, self.hasReferences, self.budget) = (bytes, position, hasReferences, budget)
  }

  /// The next value or word; nil at the end.
  /// - Throws: if it is damaged, or more than the budget has.
  mutating func next() throws(PDFProblem) -> PDFValue? {
    let start = position
    let value = try next(depth: 0)
    try budget.take(bytes: position - start)
    return value
  }

  /// Goes on elsewhere.
  mutating func move(to position: Int) { self.position = min(max(position, 0), bytes.count) }

  /// Bytes of a name that count as another value.
  private static let bytesOfValue = 64

  private mutating func next(depth: Int) throws(PDFProblem) -> PDFValue? {
    skipSpace()
    guard position < bytes.count else { return nil }
    guard depth < Limits.pdfDepth else { throw PDFProblem(message: "cannot be read: its values are nested too deeply") }
    try budget.take(values: 1)
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "/"):
      position += 1
      return .name(try name())
    case UInt8(ascii: "("):
      skipString()
      return .string
    case UInt8(ascii: "<"):
      position += 1
      if peek == UInt8(ascii: "<") {
        position += 1
        return try dictionary(depth: depth)
      }
      while position < bytes.count, bytes[position] != UInt8(ascii: ">") { position += 1 }
      position += 1
      return .string
    case UInt8(ascii: ">"):
      position += 1
      if peek == UInt8(ascii: ">") { position += 1 }
      return .word(">>")
    case UInt8(ascii: "["):
      position += 1
      var values: [PDFValue] = []
      while let value = try next(depth: depth + 1), value != .word("]") { values.append(value) }
      return .array(values)
    case UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ")"):
      position += 1
      return .word(String(UnicodeScalar(byte)))
    default: return try word()
    }
  }

  private mutating func dictionary(depth: Int) throws(PDFProblem) -> PDFValue {
    var entries: [String: PDFValue] = [:]
    while let key = try next(depth: depth + 1), key != .word(">>") {
      guard case .name(let name) = key else { continue }
      guard let value = try next(depth: depth + 1), value != .word(">>") else { break }
      entries[name] = value
    }
    return .dictionary(entries)
  }

  private mutating func word() throws(PDFProblem) -> PDFValue {
    let start = position
    while let byte = peek, !Self.isSpace(byte), !Self.isDelimiter(byte) { position += 1 }
    let text = bytes[start..<position]
    if let number = Self.number(text) { return hasReferences ? reference(number) : .number(number) }
    try budget.take(values: text.count / Self.bytesOfValue)
    switch String(decoding: text, as: UTF8.self) {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    case let word: return .word(word)
    }
  }

  /// A number, or a reference where another number and an `R` follow.
  private mutating func reference(_ number: Double) -> PDFValue {
    let start = position
    guard let object = Int(exactly: number), object >= 0, take({ $0 >= 0x30 && $0 <= 0x39 }),
      take({ $0 == UInt8(ascii: "R") }, only: 1)
    else {
      position = start
      return .number(number)
    }
    return .reference(object)
  }

  /// Skips space and then a word of some bytes; false if there is a different word.
  private mutating func take(_ isPart: (UInt8) -> Bool, only count: Int = 10) -> Bool {
    skipSpace()
    let start = position
    while let byte = peek, isPart(byte), position - start < count { position += 1 }
    guard position > start else { return false }
    return peek.map { Self.isSpace($0) || Self.isDelimiter($0) } ?? true
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func skipSpace() {
    while let byte = peek {
      if byte == UInt8(ascii: "%") {
        while let byte = peek, byte != 0x0A, byte != 0x0D { position += 1 }
      } else if Self.isSpace(byte) {
        position += 1
      } else {
        return
      }
    }
  }

  private mutating func skipString() {
    var depth = 0
    while let byte = peek {
      position += 1
      switch byte {
      case UInt8(ascii: "\\"): position += 1
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        depth -= 1
        if depth == 0 { return }
      default: break
      }
    }
  }

  private mutating func name() throws(PDFProblem) -> String {
    var name: [UInt8] = []
    while let byte = peek, !Self.isSpace(byte), !Self.isDelimiter(byte) {
      position += 1
      guard byte == UInt8(ascii: "#"), position + 1 < bytes.count,
        let code = UInt8(String(decoding: bytes[position...position + 1], as: UTF8.self), radix: 16)
      else {
        name.append(byte)
        continue
      }
      name.append(code)
      position += 2
    }
    try budget.take(values: name.count / Self.bytesOfValue)
    return String(decoding: name, as: UTF8.self)
  }

  private static func number(_ text: ArraySlice<UInt8>) -> Double? {
    var (value, fraction, digits) = (0.0, 0.0, 0)
    var isNegative = false
    for (index, byte) in text.enumerated() {
      switch byte {
      case UInt8(ascii: "+") where index == 0: break
      case UInt8(ascii: "-") where digits == 0: isNegative = true
      case UInt8(ascii: ".") where fraction == 0: fraction = 1
      case 0x30...0x39:
        digits += 1
        if fraction > 0 { fraction /= 10 }
        value = fraction > 0 ? value + Double(byte - 0x30) * fraction : value * 10 + Double(byte - 0x30)
      default: return nil
      }
    }
    guard digits > 0, value.isFinite else { return nil }
    return isNegative ? -value : value
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte >= 9 && byte <= 13 || byte == 0 }

  private static func isDelimiter(_ byte: UInt8) -> Bool { "()<>[]{}/%".utf8.contains(byte) }
}
