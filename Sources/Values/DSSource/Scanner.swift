/// A word, a literal or a symbol of Swift source: its bytes, and how many brackets are open around it.
package struct Token {
  /// The word, literal or symbol.
  package let text: String
  /// Its bytes.
  package let range: Range<Int>
  /// How many brackets are open around it; a bracket itself stands outside of what it encloses.
  package let depth: Int
}

/// Cuts Swift source into tokens; comments and space are left out. Angle brackets are symbols like any other.
package struct Scanner {
  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  /// The tokens of a source.
  package static func tokens(_ source: String) -> [Token] {
    var scanner = Scanner(bytes: Array(source.utf8))
    var tokens: [Token] = []
    while scanner.index < scanner.bytes.count { if let token = scanner.next() { tokens.append(token) } }
    return tokens
  }

  /// Goes one token on, or past space or a comment, which are none.
  private mutating func next() -> Token? {
    let start = index
    let outside = depth
    switch UnicodeScalar(bytes[index]) {
    case " ", "\t", "\n", "\r": index += 1
    case "/" where follows("//"): while index < bytes.count, !follows("\n"), !follows("\r") { index += 1 }
    case "/" where follows("/*"): skipComment()
    case "(", "[", "{": (index, depth) = (index + 1, depth + 1)
    case ")", "]", "}": (index, depth) = (index + 1, depth - 1)
    case "\"", "#": skipLiteral()
    case "`": index = bytes[(index + 1)...].firstIndex(of: UInt8(ascii: "`")).map { $0 + 1 } ?? bytes.count
    case "-" where follows("->"): index += 2
    case let first where isWord(first): while index < bytes.count, isWord(UnicodeScalar(bytes[index])) { index += 1 }
    default: index += 1
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    if text.hasPrefix("//") || text.hasPrefix("/*") || " \t\n\r".contains(text) { return nil }
    return Token(text: text, range: start..<index, depth: min(outside, depth))
  }

  private func isWord(_ scalar: UnicodeScalar) -> Bool {
    !scalar.isASCII || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "_" || scalar == "$"
  }

  private func follows(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

  /// Comments nest.
  private mutating func skipComment() {
    var open = 0
    repeat {
      let step = follows("/*") ? 1 : follows("*/") ? -1 : 0
      (open, index) = (open + step, index + (step == 0 ? 1 : 2))
    } while open > 0 && index < bytes.count
  }

  /// A string or an extended regex with any number of `#` around it; a `#` before anything else is a symbol.
  private mutating func skipLiteral() {
    let pounds = String(repeating: "#", count: bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count)
    let quote = ["\"\"\"", "\"", "/"].first { follows(pounds + $0) && (pounds != "" || $0 != "/") }
    index += quote.map { pounds.utf8.count + $0.utf8.count } ?? 1
    guard let quote else { return }
    while index < bytes.count, !follows(quote + pounds) {
      // A line break ends a string that has no end; the compiler has said so.
      if quote == "\"", follows("\n") { return }
      let isEscape = follows("\\" + pounds)
      index += isEscape ? 1 + pounds.utf8.count : 1
      guard isEscape, index < bytes.count else { continue }
      let outside = depth
      // What is interpolated is source again.
      if quote != "/", follows("(") {
        repeat { _ = next() } while depth > outside && index < bytes.count
      } else {
        index += 1
      }
    }
    index = min(index + quote.utf8.count + pounds.utf8.count, bytes.count)
  }
}
