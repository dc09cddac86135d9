import DSGeometry

/// Writes JSON text (RFC 8259) from top to bottom, without holding a tree of it. Keys are in the order of writing.
package struct JSONWriter {
  /// The positions of spaces and line ends.
  package enum Layout: Sendable {
    /// Nowhere.
    case compact
    /// On one line, with a space behind each comma and colon.
    case line
    /// Each member and element on a separate line, two spaces deeper than its container.
    case indented
  }

  /// The UTF-8 text written so far, without what was flushed.
  package private(set) var bytes: [UInt8] = []
  /// Bytes that were flushed.
  private var handedOver = 0
  private let layout: Layout
  private let escapesMarkup: Bool
  private var needsComma = false
  private var followsKey = false
  private var depth = 0
  /// How many of the enclosing values are on one line although the layout is indented.
  private var depthOnOneLine = 0

  /// A writer.
  /// - Parameters:
  ///   - layout: the positions of spaces and line ends.
  ///   - escapesMarkup: whether `<`, `>` and `&` are escaped, so that the text can be embedded in a page.
  package init(_ layout: Layout, escapesMarkup: Bool = false) {
    self.layout = layout
    self.escapesMarkup = escapesMarkup
  }

  /// Flushes the text written so far, which the writer then discards: for a text that is larger than it should be in
  /// memory.
  package mutating func handOver(to sink: ([UInt8]) -> Void) {
    sink(bytes)
    handedOver += bytes.count
    bytes.removeAll(keepingCapacity: true)
  }

  /// The text written so far.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes an object whose members `write` gives.
  /// - Parameter onOneLine: whether it is on one line in any layout.
  package mutating func object(onOneLine: Bool = false, _ write: (inout JSONWriter) -> Void) {
    nested("{", "}", onOneLine, write)
  }

  /// Writes an array whose elements `write` gives.
  /// - Parameter onOneLine: whether it is on one line in any layout.
  package mutating func array(onOneLine: Bool = false, _ write: (inout JSONWriter) -> Void) {
    nested("[", "]", onOneLine, write)
  }

  /// Writes a member's name; its value has to follow.
  package mutating func key(_ name: String) {
    separate()
    quoted(name)
    append(layout == .compact ? ":" : ": ")
    followsKey = true
  }

  /// Writes a string.
  package mutating func value(_ text: String) {
    separate()
    quoted(text)
  }

  /// Writes a whole number.
  package mutating func value(_ number: some BinaryInteger) {
    separate()
    append(String(number))
  }

  /// Writes a number with at most `digits` digits after the point; null where it is not finite.
  package mutating func value(_ number: Double, digits: Int = 6) {
    separate()
    append(number.isFinite ? number.text(digits: digits) : "null")
  }

  /// Writes a number with as many digits as it takes to read it back; null where it is not finite.
  package mutating func value(exactly number: Double) {
    separate()
    let short = number.text(digits: 9)
    append(number.isFinite ? Double(short) == number ? short : number.description : "null")
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

  private mutating func nested(
    _ open: String, _ close: String, _ onOneLine: Bool, _ write: (inout JSONWriter) -> Void
  ) {
    separate()
    append(open)
    needsComma = false
    depth += 1
    if onOneLine { depthOnOneLine += 1 }
    let before = handedOver + bytes.count
    write(&self)
    depth -= 1
    if breaksLines && handedOver + bytes.count > before { newLine() }
    if onOneLine { depthOnOneLine -= 1 }
    append(close)
    needsComma = true
  }

  private var breaksLines: Bool { layout == .indented && depthOnOneLine == 0 }

  /// Writes the separator between the values before and the next one.
  private mutating func separate() {
    defer { (needsComma, followsKey) = (true, false) }
    if followsKey { return }
    if needsComma { append(",") }
    if breaksLines {
      if depth > 0 { newLine() }
    } else if needsComma, layout != .compact {
      append(" ")
    }
  }

  private mutating func newLine() {
    append("\n")
    for _ in 0..<depth { append("  ") }
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Writes a string literal. What a terminal, an editor or JavaScript takes for more than a character is escaped.
  private mutating func quoted(_ text: String) {
    append("\"")
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": append("\\\"")
      case "\\": append("\\\\")
      case "\n": append("\\n")
      case "\r": append("\\r")
      case "\t": append("\\t")
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}": escape(scalar)
      case "<", ">", "&": if escapesMarkup { escape(scalar) } else { append(String(scalar)) }
      default: append(String(scalar))
      }
    }
    append("\"")
  }

  private mutating func escape(_ scalar: Unicode.Scalar) {
    let digits = String(scalar.value, radix: 16)
    append("\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits)
  }
}

extension JSONWriter {
  /// Writes a member whose value is a string.
  package mutating func member(_ name: String, _ text: String) {
    key(name)
    value(text)
  }

  /// Writes a member whose value is a whole number.
  package mutating func member(_ name: String, _ number: Int) {
    key(name)
    value(number)
  }

  /// Writes a member whose value is a list of strings.
  package mutating func strings(_ name: String, _ texts: [String]) {
    key(name)
    array { json in for text in texts { json.value(text) } }
  }
}
