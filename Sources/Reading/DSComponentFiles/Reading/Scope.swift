import DSSyntax

/// A value of a file together with the scope in which its parameters are to be looked up.
struct Expression {
  var node: SyntaxNode
  var scope: Scope

  init(_ node: SyntaxNode, in scope: Scope) {
    self.node = node
    self.scope = scope
  }

  /// Another value of the same scope.
  func with(_ node: SyntaxNode) -> Expression { Expression(node, in: scope) }
}

/// What names stand for at a place of a file.
final class Scope {
  /// What a parameter or loop variable stands for.
  enum Binding {
    case expression(Expression)
    /// An optional parameter that was not given.
    case absent
    /// A parameter while a component is checked alone.
    case unknown
  }

  /// Parameters and loop variables by name.
  let bindings: [String: Binding]
  /// What the user of the component put into its slots.
  let slots: [String: Expression]
  /// The component whose body this is; nil in scenarios.
  let component: Component?
  /// The components around this place, the outermost first.
  let chain: [String]
  /// Whether the component is checked alone: every branch is read, parameters are unknown.
  let isChecking: Bool
  /// Whether this is a scenario's own value, where no parameters are known.
  let isOfScenario: Bool
  /// Whether texts mean themselves, because their parameters are already put in.
  let isLiteral: Bool

  init(
    bindings: [String: Binding] = [:], slots: [String: Expression] = [:], component: Component? = nil,
    chain: [String] = [], isChecking: Bool = false, isOfScenario: Bool = false,
    isLiteral: Bool = false
  ) {
    self.bindings = bindings
    self.slots = slots
    self.component = component
    self.chain = chain
    self.isChecking = isChecking
    self.isOfScenario = isOfScenario
    self.isLiteral = isLiteral
  }

  /// The scope with more names.
  func binding(_ more: [String: Binding]) -> Scope {
    Scope(
      bindings: bindings.merging(more) { $1 }, slots: slots, component: component, chain: chain,
      isChecking: isChecking, isOfScenario: isOfScenario)
  }
}
