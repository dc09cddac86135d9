/// An identifier, a literal or a symbol of Swift source: its bytes, and how many brackets are open around it.
public struct Token {
  /// The identifier, literal or symbol.
  public let text: String
  /// Its bytes.
  public let range: Range<Int>
  /// How many brackets are open around it; a bracket itself counts as outside of what it encloses.
  public let depth: Int
}

/// Cuts Swift source into tokens; comments and space are left out. Angle brackets are symbols like any other.
public struct Scanner {
  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0
  /// Whether a value ends here on its line, so that a slash divides it and begins no regex.
  private var isAfterValue = false
  /// Up to where it is known that no `#` begins a literal: nothing is looked at twice.
  private var endOfSigns = 0
  /// Up to where it is known that no slash begins a regex.
  private var endOfSlashes = 0

  /// The tokens of a source.
  public static func tokens(_ source: String) -> [Token] {
    var scanner = Scanner(bytes: Array(source.utf8))
    var tokens: [Token] = []
    while scanner.index < scanner.bytes.count { if let token = scanner.next() { tokens.append(token) } }
    return tokens
  }

  /// Goes one token on, or past space or a comment, which are none.
  private mutating func next() -> Token? {
    let start = index
    let outside = depth
    if let literal = beginLiteral() { skip(literal) } else if !skipWord() { return nil }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    return Token(text: text, range: start..<index, depth: min(outside, depth))
  }

  /// Skips anything that is not a literal; false for space and comments.
  private mutating func skipWord() -> Bool {
    let start = index
    switch UnicodeScalar(bytes[index]) {
    case " ", "\t":
      index += 1
      return false
    case "\n", "\r":
      (index, isAfterValue) = (index + 1, false)
      return false
    case "/" where follows("//"):
      while index < bytes.count, !isLineBreak(bytes[index]) { index += 1 }
      return false
    case "/" where follows("/*"):
      skipComment()
      return false
    case "(", "[", "{": (index, depth, isAfterValue) = (index + 1, depth + 1, false)
    case ")", "]", "}": (index, depth, isAfterValue) = (index + 1, depth - 1, true)
    case "`":
      index = bytes[(index + 1)...].firstIndex(of: UInt8(ascii: "`")).map { $0 + 1 } ?? bytes.count
      isAfterValue = true
    case "-" where follows("->"): (index, isAfterValue) = (index + 2, false)
    case let first where isWord(first):
      while index < bytes.count, isWord(UnicodeScalar(bytes[index])) { index += 1 }
      isAfterValue = !Self.wordsBeforeValues.contains(String(decoding: bytes[start..<index], as: UTF8.self))
    // What follows a value directly belongs to it.
    case "!", "?": (index, isAfterValue) = (index + 1, isAfterValue && start > 0 && !isSpace(bytes[start - 1]))
    default: (index, isAfterValue) = (index + 1, false)
    }
    return true
  }

  private static let wordsBeforeValues: Set = [
    "return", "in", "case", "where", "if", "else", "guard", "while", "switch", "throw", "try", "await", "is", "as",
    "do",
    "repeat", "default", "yield",
  ]

  private func isWord(_ scalar: UnicodeScalar) -> Bool {
    !scalar.isASCII || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "_" || scalar == "$"
  }

  private func isLineBreak(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  private func isSpace(_ byte: UInt8) -> Bool {
    isLineBreak(byte) || byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  private func follows(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  /// Comments nest.
  private mutating func skipComment() {
    var open = 0
    repeat {
      let step = follows("/*") ? 1 : follows("*/") ? -1 : 0
      (open, index) = (open + step, index + (step == 0 ? 1 : 2))
    } while open > 0 && index < bytes.count
    index = min(index, bytes.count)
  }
}

extension Scanner {
  /// A string or a regex that has begun.
  private struct Literal {
    /// What ends it.
    let end: String
    /// What begins an escape, and before `(` what is put into a string.
    let escape: String
    /// Whether source may be put into it.
    let interpolates: Bool
    /// Whether a line break ends it if nothing else does; the compiler has reported it then.
    let endsWithLine: Bool
    /// How many brackets were open around what is put into it.
    var outside = 0
  }

  /// Goes past the beginning of a string or a regex, with any number of `#` before it; nil for anything else.
  private mutating func beginLiteral() -> Literal? {
    let first = bytes[index]
    if first == UInt8(ascii: "/") {
      guard beginsRegex() else { return nil }
      index += 1
      return Literal(end: "/", escape: "\\", interpolates: false, endsWithLine: true)
    }
    guard first == UInt8(ascii: "\"") || first == UInt8(ascii: "#"), index >= endOfSigns else { return nil }
    let start = index
    while index < bytes.count, bytes[index] == UInt8(ascii: "#") { index += 1 }
    let signs = String(repeating: "#", count: index - start)
    guard let quote = ["\"\"\"", "\"", "/"].first(where: { follows($0) && (signs != "" || $0 != "/") }) else {
      (endOfSigns, index) = (index, start)
      return nil
    }
    index += quote.utf8.count
    return Literal(
      end: quote + signs, escape: quote == "/" ? "\\" : "\\" + signs, interpolates: quote != "/",
      endsWithLine: quote == "\"")
  }

  /// Whether a slash begins a regex: there is no value before it, no space after it, and its end is on the same line,
  /// before the end of a bracket that was not opened in it.
  private mutating func beginsRegex() -> Bool {
    guard !isAfterValue, index >= endOfSlashes, !follows("//"), !follows("/*"), index + 1 < bytes.count,
      !isSpace(bytes[index + 1])
    else { return false }
    var open = 0
    var place = index + 1
    while place < bytes.count, !isLineBreak(bytes[place]) {
      switch UnicodeScalar(bytes[place]) {
      case "\\": place += 1
      case "/": return true
      case "(": open += 1
      case ")" where open == 0: return false
      case ")": open -= 1
      default: break
      }
      place += 1
    }
    endOfSlashes = place
    return false
  }

  /// Goes past a literal that has begun, with all that is put into it: what has begun and not ended is kept in a list, as
  /// a source may nest deeper than a stack is.
  private mutating func skip(_ literal: Literal) {
    var open = [literal]
    var isInText = true
    while var last = open.last, index < bytes.count {
      if isInText {
        if follows(last.end) || last.endsWithLine && isLineBreak(bytes[index]) {
          if !isLineBreak(bytes[index]) { index += last.end.utf8.count }
          open.removeLast()
          (isInText, isAfterValue) = (false, true)
        } else if follows(last.escape) {
          index += last.escape.utf8.count
          if last.interpolates, follows("(") {
            last.outside = depth
            open[open.count - 1] = last
            _ = skipWord()
            isInText = false
          } else {
            index += 1
          }
        } else {
          index += 1
        }
      } else if depth <= last.outside {
        isInText = true
      } else if let inner = beginLiteral() {
        open.append(inner)
        isInText = true
      } else {
        _ = skipWord()
      }
    }
    (index, isAfterValue) = (min(index, bytes.count), true)
  }
}
