import DSGeometry

/// Writes JSON text from top to bottom, without holding a tree of it.
///
/// Keys stand in the order of writing. Every character that could end a script element or a line of JavaScript is
/// escaped, so that the text may also stand in a page.
package struct JSONWriter {
  /// The UTF-8 text written so far.
  package private(set) var bytes: [UInt8] = []
  private var needsComma = false
  private var depth = 0
  private let indented: Bool

  /// A writer; with `indented`, every member stands on a line of its own.
  package init(indented: Bool) { self.indented = indented }

  /// Writes an object whose members `write` gives.
  package mutating func object(_ write: (inout JSONWriter) -> Void) { nested("{", "}", write) }

  /// Writes an array whose elements `write` gives.
  package mutating func array(_ write: (inout JSONWriter) -> Void) { nested("[", "]", write) }

  /// Writes a member's name; its value has to follow.
  package mutating func key(_ name: String) {
    separate()
    quoted(name)
    append(indented ? ": " : ":")
    needsComma = false
  }

  /// Writes a string.
  package mutating func value(_ text: String) {
    separate()
    quoted(text)
  }

  /// Writes a whole number.
  package mutating func value(_ number: Int) {
    separate()
    append(String(number))
  }

  /// Writes a number with at most `digits` digits after the point; null where it is not finite.
  package mutating func value(_ number: Double, digits: Int = 6) {
    separate()
    append(number.isFinite ? number.text(digits: digits) : "null")
  }

  /// Writes a truth value.
  package mutating func value(_ flag: Bool) {
    separate()
    append(flag ? "true" : "false")
  }

  /// Writes null.
  package mutating func null() {
    separate()
    append("null")
  }

  /// Writes lengths in an array on one line; null for nil, the word `infinity` for what is endless.
  package mutating func lengths(_ lengths: [Double?]) {
    separate()
    let words = lengths.map { length in
      guard let length, !length.isNaN else { return "null" }
      return length.isFinite ? length.text(digits: 6) : "\"infinity\""
    }
    append("[" + words.joined(separator: ", ") + "]")
  }

  private mutating func nested(_ open: String, _ close: String, _ write: (inout JSONWriter) -> Void) {
    separate()
    append(open)
    needsComma = false
    depth += 1
    let before = bytes.count
    write(&self)
    depth -= 1
    if indented && bytes.count > before { newLine() }
    append(close)
    needsComma = true
  }

  private mutating func separate() {
    let follows = needsComma
    if follows { append(",") }
    // A value behind its key stays on the key's line.
    if indented && depth > 0 && bytes.last != UInt8(ascii: " ") { newLine() }
    needsComma = true
  }

  private mutating func newLine() {
    append("\n")
    for _ in 0..<depth { append("  ") }
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  private mutating func quoted(_ text: String) {
    append("\"")
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": append("\\\"")
      case "\\": append("\\\\")
      case "\n": append("\\n")
      case "\t": append("\\t")
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "<", ">", "&", "\u{2028}", "\u{2029}":
        let digits = String(scalar.value, radix: 16)
        append("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits)
      default: append(String(scalar))
      }
    }
    append("\"")
  }
}
