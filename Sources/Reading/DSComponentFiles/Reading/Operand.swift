import DSCascade
import DSDiagnostics
import DSGeometry
import DSNode
import DSShots
import DSSyntax

/// What a value turns out to be once parameters are followed.
enum Operand {
  /// A scalar, list or mapping written out.
  case literal(Expression)
  /// Null, or an optional parameter that was not given.
  case absent
  case token(TokenReference)
  case environment(EnvironmentReference)
  /// Decided where the value is used.
  case choose(EnvironmentReference, [(key: String, value: Expression)], fallback: Expression?)
  /// A parameter of a component that is checked alone, or a value whose fault was reported.
  case unknown
}

extension Decoding {
  /// Follows parameters, interpolates texts and picks cases until a literal value is left.
  func operand(_ expression: Expression) -> Operand {
    guard countStep(at: expression.node.location) else { return .unknown }
    switch expression.node.kind {
    case .array: return .literal(expression)
    case .object(let members):
      guard let subject = members.first(where: { $0.key == "switch" }) else { return .literal(expression) }
      return choice(expression, subject: subject.value, members.filter { $0.key != "switch" })
    case .scalar(let text, let isQuoted):
      guard !expression.node.isNull else { return .absent }
      if expression.scope.isLiteral { return .literal(expression) }
      switch Reference(text) {
      case .plain: return .literal(expression)
      case .escaped(let rest):
        return .literal(expression.with(SyntaxNode(.scalar(rest, quoted: true), at: expression.node.location)))
      case .parameter(let name): return parameter(name, expression)
      case .environment(let name):
        checkEnvironment(name, at: expression.node.location)
        return .environment(EnvironmentReference(name, at: expression.node.location))
      case .token(let path):
        guard let path = interpolate(path, expression, isToken: true) else { return .unknown }
        let reference = TokenReference(TokenPath(path), at: expression.node.location)
        checkDeprecation(of: reference.path, at: reference.location)
        return .token(reference)
      case .interpolated:
        if let chosen = choiceInside(text, expression) { return chosen }
        guard let result = interpolate(text, expression, isToken: false) else { return .unknown }
        return .literal(expression.with(SyntaxNode(.scalar(result, quoted: isQuoted), at: expression.node.location)))
      }
    }
  }

  /// What `$name` or `$name.field` stands for.
  private func parameter(_ dotted: String, _ expression: Expression) -> Operand {
    let parts = dotted.utf8.contains(UInt8(ascii: ".")) ? dotted.split(separator: ".").map(String.init) : [dotted]
    guard let first = parts.first, let binding = expression.scope.bindings[first] else {
      reportUnknownParameter(parts.first ?? dotted, expression)
      return .unknown
    }
    guard case .expression(var value) = binding else {
      if case .absent = binding { return .absent }
      return .unknown
    }
    for field in parts.dropFirst() {
      guard case .literal(let found) = operand(value), let members = found.node.members else {
        bag.error(
          "unknown-field", "'$\(first)' has no fields, so '$\(dotted)' is nothing", at: expression.node.location)
        return .unknown
      }
      guard let member = members.first(where: { $0.key == field }) else {
        if found.scope.isChecking { return .unknown }
        bag.error(
          "unknown-field", "'$\(first)' has no field '\(field)'", at: expression.node.location,
          hint: didYouMean(field, among: members.map(\.key)))
        return .unknown
      }
      value = found.with(member.value)
    }
    return operand(value)
  }

  func reportUnknownParameter(_ name: String, _ expression: Expression) {
    let known = expression.scope.bindings.keys.sorted()
    if let hint = environmentHint(name, expression) {
      bag.error(
        "unknown-parameter", "there is no parameter '\(name)' here, but an environment value of that name",
        at: expression.node.location, hint: hint)
      return
    }
    if expression.scope.isOfScenario, known.isEmpty {
      bag.error(
        "unknown-parameter", "a scenario knows no parameters, so '$\(name)' is nothing here",
        at: expression.node.location,
        hint: "sizes and other values of scenarios take tokens and 'switch'; '\\$\(name)' is the text itself")
      return
    }
    bag.error(
      "unknown-parameter", "there is no parameter '\(name)' here", at: expression.node.location,
      hint: didYouMean(name, among: known)
        ?? (known.isEmpty ? "declare it under 'parameters'" : "known: " + known.joined(separator: ", ")))
  }

  /// How to read an environment value that is written as a parameter; nil for any other name.
  private func environmentHint(_ name: String, _ expression: Expression) -> String? {
    guard environmentNames.contains(name) || system.modes?.contains(where: { $0.name == name }) == true else {
      return nil
    }
    let isWhole = ["$" + name, "${" + name + "}"].contains(expression.node.string)
    return isWhole ? "write \"@\(name)\"" : "choose the whole text: {switch: \"@\(name)\", …}"
  }

  /// `{switch: subject, key: value, default: value}`.
  private func choice(_ expression: Expression, subject: SyntaxNode, _ members: [SyntaxNode.Member]) -> Operand {
    let fallback = members.first { $0.key == "default" }.map { expression.with($0.value) }
    let cases = members.filter { $0.key != "default" }.flatMap { member in
      keys(member, expression).map { (key: $0, value: expression.with(member.value), location: member.location) }
    }
    if members.isEmpty {
      bag.error(
        "missing-case", "the switch has no cases", at: expression.node.location,
        hint: "write a value for each, and perhaps 'default'")
      return .unknown
    }
    let found = self.subject(expression.with(subject), keys: cases.map { ($0.key, $0.location) })
    switch found {
    case .constant(let text):
      if let value = cases.first(where: { $0.key == text })?.value ?? fallback { return operand(value) }
      bag.error(
        "missing-case", "the switch has no case for '\(text)' and no default", at: expression.node.location)
      return .unknown
    case .absent:
      let places = cases.map { (key: $0.key, location: $0.location) }
      if let index = absentCase(places, hasDefault: fallback != nil, subject) { return operand(cases[index].value) }
      return fallback.map(operand) ?? .unknown
    case .environment(let reference):
      return .choose(reference, cases.map { ($0.key, $0.value) }, fallback: fallback)
    case .unknown:
      let reference = EnvironmentReference("state", at: expression.node.location)
      return .choose(reference, cases.map { ($0.key, $0.value) }, fallback: fallback)
    }
  }

  /// The values that a case stands for: `a, b` is `a` and `b`, and `$name` the parameter's value.
  ///
  /// A parameter that is not known yet stays as it is written, which is not a value.
  func keys(_ member: SyntaxNode.Member, _ expression: Expression) -> [String] {
    return words(of: member.key).map { word in
      guard case .parameter = Reference(word) else { return word }
      switch operand(expression.with(SyntaxNode(.scalar(word, quoted: true), at: member.location))) {
      case .literal(let value):
        if let text = value.node.string { return text }
        bag.error(
          "wrong-type", "the case '\(word)' is \(value.node.shown), expected one word", at: member.location)
      case .absent: return "null"
      case .unknown: break
      case .token, .environment, .choose:
        if expression.scope.isChecking { break }
        bag.error(
          "undecidable", "the case '\(word)' is a token or depends on the environment and cannot be decided here",
          at: member.location, hint: "write the values that it can have")
      }
      return word
    }
  }

  /// The words of a key such as `small, regular`, without the spaces around them.
  private func words(of key: String) -> [String] {
    let (comma, space) = (UInt8(ascii: ","), UInt8(ascii: " "))
    // Keys are read for every scenario, and most are one word.
    if key.utf8.first != space, key.utf8.last != space, !key.utf8.contains(comma) { return [key] }
    return key.utf8.split(separator: comma, omittingEmptySubsequences: false).map { part in
      var word = part.drop { $0 == space }
      while word.last == space { word.removeLast() }
      return String(Substring(word))
    }
  }

  /// Which case a parameter that was not given takes: that of `null`; nil for the default.
  ///
  /// Reports where there is neither, and where the empty text was meant to be it.
  func absentCase(
    _ keys: [(key: String, location: SourceLocation)], hasDefault: Bool, _ subject: SyntaxNode
  ) -> Int? {
    if let index = keys.firstIndex(where: { $0.key == "null" }) { return index }
    let name = subject.string ?? "the parameter"
    if let empty = keys.first(where: { $0.key.isEmpty }) {
      bag.error(
        "missing-case", "'\(name)' was not given, which is null and not an empty text", at: empty.location,
        hint: "write 'null' as the case")
    } else if !hasDefault {
      bag.error(
        "missing-case", "'\(name)' was not given, and the switch has neither a case 'null' nor a default",
        at: subject.location, hint: "add one of them")
    }
    return nil
  }
}
