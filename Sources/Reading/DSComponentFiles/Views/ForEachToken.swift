import DSCascade
import DSDiagnostics
import DSNode
import DSSyntax

/// What `ForEach` takes to repeat views over tokens: `{tokens: color.brand, type: color}`, or over groups of tokens.
struct TokenListArguments {
  /// What one element is; its name is the key of the group's path.
  let element: TokenListNode.Element
  /// What the group's path means, in one line.
  private let documentation: String

  /// Every token of a group, at any depth.
  static let tokens = TokenListArguments(
    element: .tokens,
    documentation: "The path of a group: every token in it, at any depth. An empty text is all tokens.")
  /// Every group of a group, at any depth, that holds tokens itself.
  static let groups = TokenListArguments(
    element: .groups, documentation: "The path of a group: every group in it, itself too, that holds tokens directly.")

  /// The types that tokens can be asked for: those of DTCG, and that of values that no picture uses.
  fileprivate static let types = (TokenType.allCases + [.opaque]).map(\.rawValue)

  /// The members of the mapping.
  var members: [ArgumentType.Member] {
    let count = ArgumentType.integer(0...Limits.tokens)
    let sort = ArgumentType.Member(
      "sort", .choice(TokenListNode.Order.allCases.map(\.rawValue)),
      "'name', the default, or 'value': the smallest first.")
    return [
      ArgumentType.Member(element.rawValue, .string, documentation, required: true),
      ArgumentType.Member(
        "type", .choice(Self.types), "The type of the tokens; any by default."),
      ArgumentType.Member("direct", .boolean, "Whether groups inside the group are left out."),
    ] + (element == .tokens ? [sort] : []) + [
      ArgumentType.Member("skip", count, "How many are left out at the beginning; 0 by default."),
      ArgumentType.Member("limit", count, "The most that follow; all by default."),
    ]
  }

  /// The kind of list of tokens that a value of 'in' is, with the value; nil for lists of other things.
  static func found(_ expression: Expression, _ arguments: Arguments) -> (TokenListArguments, Expression)? {
    guard expression.node.members != nil || expression.node.string?.hasPrefix("$") == true,
      case .literal(let found) = arguments.decoding.operand(expression)
    else { return nil }
    return [tokens, groups].first { found.node[$0.element.rawValue] != nil }.map { ($0, found) }
  }
}

extension Arguments {
  /// The views of 'content' once per token or group.
  /// - Parameter name: the name of an element.
  func tokenList(_ list: (arguments: TokenListArguments, found: Expression), _ name: String) -> DSNode.Kind? {
    let element = list.arguments.element
    let definitions = list.arguments.members.map {
      ArgumentDefinition($0.name, $0.type, $0.documentation, required: $0.isRequired)
    }
    guard
      let own = decoding.arguments(
        list.found.node, ArgumentList(definitions, shorthand: []), owner: "'in' of ForEach",
        at: list.found.node.location, in: list.found.scope)
    else { return nil }
    guard let group = own.tokenGroup(element.rawValue) else { return list.found.scope.isChecking ? .group([]) : nil }
    var node = TokenListNode(
      element, in: group, isDirect: own.boolean("direct") ?? false,
      type: own.constant("type") { $0.node.readChoice($1, among: TokenListArguments.types, &decoding.bag) },
      order: element == .tokens ? own.choice("sort", TokenListNode.Order.self) ?? .name : .name, name: name)
    (node.skip, node.limit) = (own.integer("skip") ?? 0, own.integer("limit"))
    let fields = TokenListNode.Field.allCases.map { field in
      SyntaxNode.Member(
        key: field.rawValue, location: location,
        value: SyntaxNode(.scalar("@" + node.environmentName(of: field), quoted: true), at: location))
    }
    let inner = scope.binding([
      name: .expression(Expression(SyntaxNode(.object(fields), at: location), in: scope)),
      "index": .expression(
        Expression(SyntaxNode(.scalar("@" + node.environmentName(of: .index), quoted: true), at: location), in: scope)),
    ])
    let names = Set(TokenListNode.Field.allCases.map(node.environmentName))
    let views = decoding.knowing(environment: names) {
      values["content"].map { decoding.views(Expression($0, in: inner)) } ?? []
    }
    return .forEachToken(node, views)
  }

  /// The path of a group, which the environment may decide.
  private func tokenGroup(_ name: String) -> Value<String>? {
    let value = text(name)
    guard case .token(let reference)? = value else { return value }
    decoding.bag.error(
      "wrong-type", "\(what(name)) is a token, expected the path of a group", at: reference.location,
      hint: "write it without braces: \(name): \(reference.path)")
    return nil
  }
}
