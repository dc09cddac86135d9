import DSGeometry

/// One token of a theme written in Swift.
public struct Token: Sendable {
  let definition: TokenDefinition

  /// A token with its own value.
  public init(_ path: String, _ value: TokenValue) {
    definition = TokenDefinition(TokenPath(path), type: value.type, .value(value))
  }

  /// A token with the value of another, whatever that is when the token is looked up.
  public init(_ path: String, alias target: String) { definition = TokenDefinition(TokenPath(path), .alias(target)) }

  /// A token of a type with a written value, such as a composite with references inside.
  public init(_ path: String, _ type: TokenType, _ expression: TokenExpression) {
    definition = TokenDefinition(TokenPath(path), type: type, expression)
  }
}

/// Tokens that hold only where a mode is in one of its contexts.
public struct When: Sendable {
  let mode: String
  let context: String
  let tokens: [Token]

  /// Tokens of the selections in which `mode` is `context`.
  public init(_ mode: String, is context: String, @Rules<Token> _ tokens: () -> [Token]) {
    self.mode = mode
    self.context = context
    self.tokens = tokens()
  }
}

/// A rule of a theme written in Swift.
public enum ThemeRule: Sendable {
  /// A token of every selection.
  case token(Token)
  /// Tokens of some selections.
  case when(When)
}

/// Collects the rules of a theme, or the tokens of a context, from the lines of a closure.
@resultBuilder
public enum Rules<Rule> {
  /// One rule.
  public static func buildExpression(_ rule: Rule) -> [Rule] { [rule] }
  /// The rules of all lines.
  public static func buildBlock(_ parts: [Rule]...) -> [Rule] { parts.flatMap(\.self) }
  /// The rules of an `if` without `else`.
  public static func buildOptional(_ part: [Rule]?) -> [Rule] { part ?? [] }
  /// The rules of the first branch.
  public static func buildEither(first part: [Rule]) -> [Rule] { part }
  /// The rules of the second branch.
  public static func buildEither(second part: [Rule]) -> [Rule] { part }
  /// The rules of a loop.
  public static func buildArray(_ parts: [[Rule]]) -> [Rule] { parts.flatMap(\.self) }
}

extension Rules<ThemeRule> {
  /// A token of every selection.
  public static func buildExpression(_ token: Token) -> [ThemeRule] { [.token(token)] }
  /// Tokens of some selections.
  public static func buildExpression(_ when: When) -> [ThemeRule] { [.when(when)] }
}

extension Theme {
  /// A theme written in Swift.
  ///
  ///     let theme = Theme(name: "plain", modes: [.init(name: "scheme", contexts: ["light", "dark"])]) {
  ///       Token("color.ink", .color(.black))
  ///       Token("button.text", alias: "color.ink")
  ///       When("scheme", is: "dark") { Token("color.ink", .color(.white)) }
  ///     }
  ///
  /// Rules are put on one another in their order.
  public convenience init(
    name: String, modes: [Mode] = [], tiers: [Tier] = [], @Rules<ThemeRule> _ rules: () -> [ThemeRule]
  ) {
    self.init(name: name, layers: Self.layers(of: rules(), name: name), modes: modes, tiers: tiers)
  }

  /// A theme that has everything another has, with tokens added or replaced.
  ///
  /// Aliases bind late: a token of `base` that refers to a replaced token has the new value. Rules may name the modes of
  /// `base` and those in `modes`, which are added. A module can do so for a theme of another module.
  public convenience init(
    extending base: Theme, name: String, modes: [Mode] = [], @Rules<ThemeRule> _ rules: () -> [ThemeRule]
  ) {
    self.init(
      name: name, layers: base.layers + Self.layers(of: rules(), name: name), modes: base.modes + modes,
      tiers: base.tiers)
  }

  /// One layer for each run of rules of the same kind.
  private static func layers(of rules: [ThemeRule], name: String) -> [Layer] {
    var layers: [Layer] = []
    var pending: [TokenDefinition] = []
    func flush() {
      if !pending.isEmpty { layers.append(Layer(name: name, .always(Style(tokens: pending)))) }
      pending = []
    }
    for rule in rules {
      switch rule {
      case .token(let token): pending.append(token.definition)
      case .when(let when):
        flush()
        let style = Style(tokens: when.tokens.map(\.definition))
        layers.append(Layer(name: name, .mode(when.mode, [when.context: style])))
      }
    }
    flush()
    return layers
  }
}
