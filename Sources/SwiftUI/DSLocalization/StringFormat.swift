import DSDiagnostics

/// One format of C's notation in a text, such as `%.1f` or `%2$@`.
package struct StringFormat: Equatable {
  /// Which value is meant, from 1; nil for the next one.
  package var position: Int?
  package var flags = ""
  package var width = 0
  package var precision: Int?
  package var conversion: Character = "@"

  /// The format without its position and with another length.
  package func specifier(length: String) -> String {
    "%" + flags + (width > 0 ? "\(width)" : "") + (precision.map { ".\($0)" } ?? "")
      + ("diuoxXc".contains(conversion) ? length : "") + String(conversion)
  }

  /// A text as its words and formats.
  package enum Piece: Equatable {
    case words(String)
    case format(StringFormat)
    /// `%#@name@`, a part with its own plural forms, and the value that it names, from 1.
    case variable(String, position: Int?)
  }

  /// The format with its position.
  var positioned: String {
    let plain = specifier(length: "ll")
    return position.map { "%\($0)$" + plain.dropFirst() } ?? plain
  }

  /// The words and formats of a text; two percent signs are one.
  package static func pieces(of text: String) -> [Piece] {
    var pieces: [Piece] = []
    var words = ""
    var rest = Substring(text)
    while let sign = rest.firstIndex(of: "%") {
      words += rest[..<sign]
      rest = rest[rest.index(after: sign)...]
      if rest.first == "%" {
        words += "%"
        rest = rest.dropFirst()
      } else if let (name, position, after) = variable(rest) {
        if !words.isEmpty { pieces.append(.words(words)) }
        words = ""
        pieces.append(.variable(name, position: position))
        rest = after
      } else if let (format, after) = read(rest) {
        if !words.isEmpty { pieces.append(.words(words)) }
        words = ""
        pieces.append(.format(format))
        rest = after
      } else {
        words += "%"
      }
    }
    words += rest
    if !words.isEmpty { pieces.append(.words(words)) }
    return pieces
  }

  private static func variable(_ text: Substring) -> (String, Int?, Substring)? {
    var rest = text
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty {
      rest = rest.dropFirst(digits.count)
      guard rest.first == "$" else { return nil }
      rest = rest.dropFirst()
    }
    guard rest.hasPrefix("#@") else { return nil }
    rest = rest.dropFirst(2)
    guard let end = rest.firstIndex(of: "@") else { return nil }
    let name = rest[..<end]
    guard !name.isEmpty, name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
    return (String(name), Int(digits), rest[rest.index(after: end)...])
  }

  private static func read(_ text: Substring) -> (StringFormat, Substring)? {
    var rest = text
    var format = StringFormat()
    func digits(_ rest: inout Substring) -> Int? {
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(digits.count)
      return Int(digits)
    }
    let start = rest
    if let number = digits(&rest), rest.first == "$" {
      format.position = number
      rest = rest.dropFirst()
    } else {
      rest = start
    }
    while let flag = rest.first, "-+ #0'".contains(flag) {
      format.flags.append(flag)
      rest = rest.dropFirst()
    }
    format.width = bounded(digits(&rest)) ?? 0
    if rest.first == "." {
      rest = rest.dropFirst()
      format.precision = bounded(digits(&rest)) ?? 0
    }
    while let length = rest.first, "hlqLzjt".contains(length) { rest = rest.dropFirst() }
    guard let conversion = rest.first, "@dDiuUoOxXeEfFgGaAcCsSp".contains(conversion) else { return nil }
    format.conversion = conversion
    return (format, rest.dropFirst())
  }

  /// A width or a number of digits, or the greatest that is followed.
  private static func bounded(_ number: Int?) -> Int? {
    guard let number, number > Limits.formatWidth else { return number }
    ReachedLimits.warn(
      "format-too-wide", "a text's format asks for \(number) characters: it gets \(Limits.formatWidth)",
      hint: "align numbers by layout")
    return Limits.formatWidth
  }
}
