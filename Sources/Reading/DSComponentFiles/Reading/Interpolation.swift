import DSDiagnostics
import DSNode
import DSShots
import DSSyntax

extension Decoding {
  /// A text with its parameters put in: `${name}`, and in a token's path `$name` too.
  ///
  /// A name that is not a parameter is left in a token's path, where it means an environment value; in a text it is an
  /// error. `$${` stands for `${`.
  /// - Returns: nil after a report, or if a parameter is unknown because a component is checked alone.
  func interpolate(_ text: String, _ expression: Expression, isToken: Bool) -> String? {
    pieces(of: text, expression, in: isToken ? .token : .text).map { pieces in
      pieces.map { if case .literal(let text) = $0 { text } else { "" } }.joined()
    }
  }

  /// The pieces of a text with parameters in it that are to be shown one after the other; nil for every other value.
  ///
  /// A parameter may be a token or a value of the environment here, which is a separate piece.
  func shownPieces(_ expression: Expression) -> [Value<String>]? {
    guard case .scalar(let text, _) = expression.node.kind, !expression.scope.isLiteral,
      Reference(text) == .interpolated, choiceInside(text, expression) == nil
    else { return nil }
    let pieces = pieces(of: text, expression, in: .shownText) ?? []
    return pieces.isEmpty ? [.literal("")] : pieces
  }

  /// Where a text is that parameters are put into.
  private enum TextPlace {
    /// A token's path.
    case token
    /// A text that must be known while reading.
    case text
    /// A text that is drawn.
    case shownText
  }

  /// The pieces of a text; only in one that is shown can pieces be tokens or values of the environment.
  private func pieces(of text: String, _ expression: Expression, in place: TextPlace) -> [Value<String>]? {
    let bytes = Array(text.utf8)
    let dollar = UInt8(ascii: "$")
    var pieces: [Value<String>] = []
    var result: [UInt8] = []
    var isKnown = true
    func endText() {
      if !result.isEmpty { pieces.append(.literal(String(decoding: result, as: UTF8.self))) }
      result = []
    }
    var index = 0
    while index < bytes.count {
      let rest = bytes[index...]
      if rest.starts(with: "$${".utf8) {
        result += "${".utf8
        index += 3
        continue
      }
      guard rest.first == dollar, let (name, length) = hole(rest.dropFirst(), place == .token) else {
        result.append(bytes[index])
        index += 1
        continue
      }
      switch insertion(name, expression, place, isBraced: rest.dropFirst().first == UInt8(ascii: "{")) {
      case .literal(let inserted)?: result += inserted.utf8
      case let piece?:
        endText()
        pieces.append(piece)
      case nil: isKnown = false
      }
      index += 1 + length
      guard result.count <= Limits.textCharacters else {
        bag.error(
          "text-too-long", "a text has more than \(Limits.textCharacters) bytes", at: expression.node.location)
        return nil
      }
    }
    endText()
    return isKnown ? pieces : nil
  }

  /// A text that holds a parameter which the environment decides is a choice of texts; nil for every other.
  func choiceInside(_ text: String, _ expression: Expression) -> Operand? {
    let bytes = Array(text.utf8)
    for index in bytes.indices where bytes[index...].starts(with: "${".utf8) {
      let isEscaped = index > 0 && bytes[index - 1] == UInt8(ascii: "$")
      guard !isEscaped, let (name, _) = hole(bytes[(index + 1)...], false),
        case .expression(let bound)? = expression.scope.bindings[name],
        case .choose(let reference, let cases, let fallback) = operand(bound)
      else { continue }
      func with(_ value: Expression) -> Expression {
        Expression(expression.node, in: expression.scope.binding([name: .expression(value)]))
      }
      return .choose(reference, cases.map { ($0.key, with($0.value)) }, fallback: fallback.map(with))
    }
    return nil
  }

  /// The name after a `$` and how many bytes it takes: `{name}`, or in a token's path `name`.
  private func hole(_ rest: ArraySlice<UInt8>, _ isToken: Bool) -> (name: String, length: Int)? {
    if rest.first == UInt8(ascii: "{") {
      guard let end = rest.firstIndex(of: UInt8(ascii: "}")) else { return nil }
      let name = rest[(rest.startIndex + 1)..<end]
      let isOne = Reference.isDottedName(name) || Reference.isName(name)
      return isOne ? (String(decoding: name, as: UTF8.self), name.count + 2) : nil
    }
    guard isToken else { return nil }
    let name = rest.prefix { Reference.isLetter($0) || Reference.isDigit($0) }
    return Reference.isIdentifier(name) ? (String(decoding: name, as: UTF8.self), name.count) : nil
  }

  /// What a parameter in a text stands for; nil after a report, or if it is unknown because a component is checked alone.
  private func insertion(
    _ name: String, _ expression: Expression, _ place: TextPlace, isBraced: Bool
  ) -> Value<String>? {
    let isToken = place == .token
    let first = name.split(separator: ".").first.map(String.init) ?? name
    let location = expression.node.location
    guard expression.scope.bindings[first] != nil else {
      // `$root` is a name of DTCG.
      if isToken, !isBraced, name == "root" { return .literal("$root") }
      let isMode = system.modes?.contains { $0.name == name } ?? true
      if isToken, isBraced, isMode || environmentNames.contains(name) { return .literal("${\(name)}") }
      reportUnknownParameter(first, expression)
      return nil
    }
    switch operand(expression.with(SyntaxNode(.scalar("$" + name, quoted: true), at: location))) {
    case .literal(let value):
      if let text = value.node.string { return .literal(text) }
      bag.error("wrong-type", "'$\(name)' is \(value.node.shown) and cannot be part of a text", at: location)
    case .environment(let reference) where isToken: return .literal("${\(reference.name)}")
    case .environment(let reference) where place == .shownText: return .environment(reference)
    case .token(let reference) where place == .shownText: return .token(reference)
    case .absent:
      bag.error("missing-value", "'$\(name)' was not given and cannot be part of a text", at: location)
    case .environment, .token, .choose:
      if expression.scope.isChecking { break }
      bag.error(
        "undecidable", "'$\(name)' is decided later and cannot be part of a text", at: location,
        hint: "give the whole text by a switch")
    case .unknown: break
    }
    return nil
  }
}
