import DSDiagnostics
import DSGeometry

/// Texts with references in them, filled in.
extension TokenEvaluation {
  /// A text with the values of its references in it, as CSS writes them.
  mutating func filledIn(_ parts: [TokenExpression.TextPart], at place: SourceLocation?) -> TokenExpression? {
    guard table != nil else { return nil }
    var text = ""
    var isPlain = true
    let isColor = Self.isColorFunction(parts)
    for (index, part) in parts.enumerated() {
      switch part {
      case .text(let words): text += words
      case .reference(let path):
        guard let value = value(of: path, from: place) else { return nil }
        guard
          let words = joined(value, of: path, with: index + 1 < parts.count ? parts[index + 1] : nil)
            ?? (isColor ? share(value, of: path) : nil) ?? value.cssText
        else {
          return fail(
            .badValue(found: "a \(value.type.rawValue)", expected: "a value that fits into a text", hint: nil),
            at: place)
        }
        if case .string = value {} else { isPlain = false }
        text += words
      }
      guard text.utf8.count <= Limits.tokenTextBytes else {
        return fail(
          .badValue(
            found: "\(text.utf8.count)",
            expected: "at most \(Limits.tokenTextBytes) bytes of text, references included",
            hint: nil), at: place)
      }
    }
    if !isPlain { note(.filledText, at: place, "'\(written(parts))' is \(text.shortened)") }
    return TokenExpression(.string(text), at: place)
  }

  /// A text as it is written, in short.
  private func written(_ parts: [TokenExpression.TextPart]) -> String {
    parts.map { part in
      switch part {
      case .text(let words): words
      case .reference(let path): "{\(path)}"
      }
    }.joined().shortened
  }

  /// What a reference is in a text that goes on without a space: `{size}rem` is the number alone, `{red}80` the hex digits
  /// with an alpha; nil for all other texts.
  private mutating func joined(
    _ value: TokenValue, of path: TokenPath, with next: TokenExpression.TextPart?
  ) -> String? {
    guard case .text(let rest)? = next, let first = rest.utf8.first else { return nil }
    switch value {
    case .color(let color):
      let digits = rest.utf8.prefix { Character(Unicode.Scalar($0)).isHexDigit }
      return digits.count == 2 && digits.count == rest.utf8.count && color.isOpaque ? color.hexText : nil
    case .dimension:
      guard (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first | 0x20) || first == UInt8(ascii: "%") else {
        return nil
      }
      var known: [TokenPath: Double?] = [:]
      return bareNumber(.alias(path), &known).map { TokenValue.exact($0) }
    case .number, .fontFamily, .fontWeight, .duration, .cubicBezier, .strokeStyle, .border, .transition, .shadow,
      .gradient, .typography, .string, .boolean, .em, .opaque:
      return nil
    }
  }

  /// The number of a length that is written without a unit, also one calculated of such lengths; nil for others.
  private func bareNumber(_ expression: TokenExpression, _ known: inout [TokenPath: Double?]) -> Double? {
    switch expression.kind {
    case .number(let number): return number
    case .string(let text):
      guard let number = Calculation.result(of: text), number.unit.isEmpty else { return nil }
      return number.value
    case .alias(let path):
      if let number = known[path] { return number }
      known[path] = .some(nil)
      guard let definition = table?.definition(at: path), definition.modification == nil else { return nil }
      let number = bareNumber(definition.expression, &known)
      known[path] = .some(number)
      return number
    case .composed(let parts):
      var text = ""
      for part in parts {
        switch part {
        case .text(let words): text += words
        case .reference(let path):
          guard let number = bareNumber(.alias(path), &known) else { return nil }
          text += TokenValue.exact(number)
        }
        guard text.utf8.count <= Limits.calculationBytes else { return nil }
      }
      return bareNumber(.string(text), &known)
    case .null, .boolean, .list, .object, .pointer: return nil
    }
  }

  /// Whether a text is one colour of CSS with references in it, such as `hsl({hue} {saturation} 50%)`.
  private static func isColorFunction(_ parts: [TokenExpression.TextPart]) -> Bool {
    guard case .text(let first)? = parts.first, let open = first.utf8.firstIndex(of: UInt8(ascii: "(")) else {
      return false
    }
    return OpaqueValue.colorFunctions.contains(String(Substring(first.utf8[..<open])).trimmed.lowercased())
  }

  /// A number that is written as a share, with its sign: colours count 35 % and 0.35 differently. Nil for other values.
  private mutating func share(_ value: TokenValue, of path: TokenPath) -> String? {
    guard case .number(let number) = value else { return nil }
    let before = problems.count
    defer { problems.removeLast(problems.count - before) }
    guard let written = quietly({ $0.literal(.alias(path)) }), case .string(let text) = written.kind,
      let share = UnitNumber(text) ?? Calculation.result(of: text), share.unit == "%", share.value / 100 == number
    else { return nil }
    return "\(TokenValue.exact(share.value))%"
  }
}

extension String {
  /// At most 60 characters of the text.
  fileprivate var shortened: String { count > 60 ? prefix(59) + "…" : self }
}
