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
      // A default may use the parameters before it, so that no default can refer to itself.
      let defaults = Scope(bindings: bindings, component: component)
      let value = given[parameter.name] ?? parameter.defaultValue.map { Expression($0, in: defaults) }
      guard let value else {
        // What is missing is reported once, and not again at every place that would use it.
        bindings[parameter.name] = parameter.isOptional ? .absent : .unknown
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
      return check(found, parameter.type, what) ? .expression(evaluated(found)) : .unknown
    case .token, .environment, .choose:
      return check(value, parameter.type, what) ? .expression(value) : .unknown
    }
  }

  /// A text that means itself wherever it is read; lists and mappings keep their scope.
  private func evaluated(_ expression: Expression) -> Expression {
    guard case .scalar = expression.node.kind else { return expression }
    return Expression(expression.node, in: Scope(isChecking: expression.scope.isChecking, isLiteral: true))
  }

  /// Whether a type allows a value; reports it if not.
  func check(_ expression: Expression, _ type: Parameter.Kind, _ what: String) -> Bool {
    switch operand(expression) {
    case .absent:
      bag.error("wrong-type", "\(what) is null, expected \(type.words)", at: expression.node.location)
      return false
    case .unknown, .environment: return true
    case .token:
      if type.allowsToken { return true }
      bag.error("wrong-type", "\(what) is a token, expected \(type.words)", at: expression.node.location)
      return false
    case .choose(_, let cases, let fallback):
      let values = cases.map(\.value) + (fallback.map { [$0] } ?? [])
      return values.map { check($0, type, what) }.allSatisfy { $0 }
    case .literal(let found): return checkLiteral(found, type, what)
    }
  }

  private func checkLiteral(_ found: Expression, _ type: Parameter.Kind, _ what: String) -> Bool {
    switch type {
    case .string, .symbol, .asset: return text(found, what) != nil
    case .number: return found.node.readNumber(what, &bag) != nil
    case .boolean: return found.node.readBoolean(what, &bag) != nil
    case .choice(let values): return found.node.readChoice(what, among: values, &bag) != nil
    case .color: return paint(found, what) != nil
    case .dimension: return length(found, what, .any) != nil
    case .token("fontWeight"): return fontWeight(found, what) != nil
    case .token(let name):
      bag.error(
        "wrong-type", "\(what) is \(found.node.shown), expected a token of type \(name)", at: found.node.location)
      return false
    case .list(let element):
      guard let elements = found.node.readArray(what, &bag) else { return false }
      return elements.map { check(found.with($0), element, "an element of \(what)") }.allSatisfy { $0 }
    case .mapping(let fields): return checkFields(found, fields, what)
    }
  }

  private func checkFields(_ found: Expression, _ fields: [Parameter.Field], _ what: String) -> Bool {
    guard let members = found.node.readMembers(what, &bag) else { return false }
    if fields.isEmpty { return true }
    var isRight = true
    for member in members {
      guard let field = fields.first(where: { $0.name == member.key }) else {
        isRight = false
        bag.error(
          "unknown-field", "\(what) has no field '\(member.key)'", at: member.location,
          hint: didYouMean(member.key, among: fields.map(\.name)))
        continue
      }
      if member.value.isNull, field.isOptional { continue }
      if !check(found.with(member.value), field.type, "'\(field.name)' of \(what)") { isRight = false }
    }
    for field in fields where !field.isOptional && found.node[field.name] == nil {
      isRight = false
      bag.error("missing-key", "\(what) needs '\(field.name)'", at: found.node.location)
    }
    return isRight
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
