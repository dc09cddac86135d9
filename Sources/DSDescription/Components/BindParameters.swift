import DSDiagnostics
import DSSyntax

extension Decoding {
  /// What a component's parameters stand for in one use.
  /// - Parameters:
  ///   - given: values by parameter, each with the scope it is written in.
  ///   - location: the use, for what is missing.
  func bind(_ component: Component, _ given: [String: Expression], at location: SourceLocation) -> [String: Scope
    .Binding]
  {
    var bindings: [String: Scope.Binding] = [:]
    for parameter in component.parameters {
      // A default may use the parameters before it, so that no default can ask for itself.
      let defaults = Scope(bindings: bindings, component: component)
      let value = given[parameter.name] ?? parameter.defaultValue.map { Expression($0, in: defaults) }
      guard let value else {
        bindings[parameter.name] = .absent
        if !parameter.isOptional {
          bag.error(
            "missing-parameter", "the component '\(component.name)' needs the parameter '\(parameter.name)'",
            at: location, notes: [Diagnostic.Note("declared here", at: parameter.location)])
        }
        continue
      }
      bindings[parameter.name] = binding(value, parameter)
    }
    return bindings
  }

  /// Follows a value once, so that nested uses do not follow it again and again, and checks its type.
  private func binding(_ value: Expression, _ parameter: Parameter) -> Scope.Binding {
    let what = "the parameter '\(parameter.name)'"
    switch operand(value) {
    case .absent:
      if parameter.isOptional { return .absent }
      bag.error("wrong-type", "\(what) is null, expected \(parameter.type.words)", at: value.node.location)
      return .unknown
    case .unknown: return .unknown
    case .literal(let found):
      check(found, parameter.type, what)
      return .expression(evaluated(found))
    case .token, .environment, .choose:
      check(value, parameter.type, what)
      return .expression(value)
    }
  }

  /// A text that means itself wherever it is read; lists and mappings keep their scope.
  private func evaluated(_ expression: Expression) -> Expression {
    guard case .scalar = expression.node.kind else { return expression }
    return Expression(expression.node, in: Scope(isChecking: expression.scope.isChecking, isLiteral: true))
  }

  /// Reports a value that a type does not allow.
  func check(_ expression: Expression, _ type: Parameter.Kind, _ what: String) {
    switch operand(expression) {
    case .absent: bag.error("wrong-type", "\(what) is null, expected \(type.words)", at: expression.node.location)
    case .unknown, .environment: break
    case .token:
      if !type.allowsToken {
        bag.error("wrong-type", "\(what) is a token, expected \(type.words)", at: expression.node.location)
      }
    case .choose(_, let cases, let fallback):
      for value in cases.map(\.value) + (fallback.map { [$0] } ?? []) { check(value, type, what) }
    case .literal(let found): checkLiteral(found, type, what)
    }
  }

  private func checkLiteral(_ found: Expression, _ type: Parameter.Kind, _ what: String) {
    switch type {
    case .string, .symbol, .asset: _ = text(found, what)
    case .number: _ = found.node.readNumber(what, &bag)
    case .boolean: _ = found.node.readBoolean(what, &bag)
    case .choice(let values): _ = found.node.readChoice(what, among: values, &bag)
    case .color: _ = paint(found, what)
    case .dimension: _ = length(found, what, .any)
    case .token(let name):
      if name == "fontWeight" {
        _ = fontWeight(found, what)
      } else {
        bag.error(
          "wrong-type", "\(what) is \(found.node.shown), expected a token of type \(name)", at: found.node.location)
      }
    case .list(let element):
      for node in found.node.readArray(what, &bag) ?? [] { check(found.with(node), element, "an element of \(what)") }
    case .mapping(let fields):
      guard let members = found.node.readMembers(what, &bag), !fields.isEmpty else { return }
      for member in members {
        guard let field = fields.first(where: { $0.name == member.key }) else {
          bag.error(
            "unknown-field", "\(what) has no field '\(member.key)'", at: member.location,
            hint: didYouMean(member.key, among: fields.map(\.name)))
          continue
        }
        if member.value.isNull, field.isOptional { continue }
        check(found.with(member.value), field.type, "'\(field.name)' of \(what)")
      }
      for field in fields where !field.isOptional && found.node[field.name] == nil {
        bag.error("missing-key", "\(what) needs '\(field.name)'", at: found.node.location)
      }
    }
  }
}

extension Parameter.Kind {
  /// The type in an author's words.
  var words: String {
    switch self {
    case .string: "a string"
    case .number: "a number"
    case .boolean: "true or false"
    case .symbol: "a symbol's name"
    case .asset: "a picture's name"
    case .choice(let values): "one of " + values.joined(separator: ", ")
    case .list: "a list"
    case .mapping: "a mapping"
    case .color: "a colour"
    case .dimension: "a length"
    case .token(let name): "a token of type \(name)"
    }
  }

  /// Whether a token can be such a value; only resolving knows the token's type.
  var allowsToken: Bool {
    switch self {
    case .string, .number, .boolean, .color, .dimension, .token: true
    case .symbol, .asset, .choice, .list, .mapping: false
    }
  }
}
