import DSDiagnostics
import DSNode
import DSSyntax

extension ViewDefinition {
  /// SwiftUI's `ForEach`: over a list, over whole numbers, or over the design system's tokens.
  static let forEach = ViewDefinition(
    "ForEach", "The same views once per element of a list, or per token; '$index' counts from 0.",
    ArgumentList([
      ArgumentDefinition(
        "in",
        .either([
          .list(.any),
          .mapping([
            ArgumentType.Member(
              "from", .integer(-Limits.countedNumber...Limits.countedNumber), "The first number; 0 by default."),
            ArgumentType.Member("to", .integer(-Limits.countedNumber...Limits.countedNumber), "The last number."),
          ]), .mapping(TokenListArguments.tokens.members), .mapping(TokenListArguments.groups.members),
        ]),
        "A list, a parameter of type list, {from, to}, both included, {tokens: GROUP} for every token of a group, or "
          + "{groups: GROUP} for every group in it that holds tokens.", required: true),
      ArgumentDefinition("as", .name, "The name of the element inside.", default: "item"),
      ArgumentDefinition("content", .views, "The views of one element."),
    ]),
    example: "ForEach: {in: $rows, as: row, content: [Text: $row.name]}"
  ) { arguments in
    guard let expression = arguments.expression("in") else { return nil }
    let name = arguments.string("as") ?? "item"
    guard Reference.isIdentifier(name.utf8), name != "index" else {
      arguments.error("invalid-name", "'\(name)' cannot be the name of an element", hint: "write letters and digits")
      return nil
    }
    if let list = TokenListArguments.found(expression, arguments) {
      return arguments.tokenList(list, name)
    }
    let views = elements(expression, arguments).enumerated().flatMap { index, element in
      let counted = SyntaxNode(.scalar(String(index), quoted: false), at: arguments.location)
      let scope = arguments.scope.binding([
        name: element, "index": .expression(Expression(counted, in: arguments.scope)),
      ])
      return arguments.values["content"].map { arguments.decoding.views(Expression($0, in: scope)) } ?? []
    }
    return .group(views)
  }

  /// What is repeated over; one unknown element if a component is checked alone.
  private static func elements(_ expression: Expression, _ arguments: Arguments) -> [Scope.Binding] {
    let decoding = arguments.decoding
    switch decoding.operand(expression) {
    case .absent: return []
    case .unknown: return expression.scope.isChecking ? [.unknown] : []
    case .token, .environment, .choose:
      if !expression.scope.isChecking {
        decoding.bag.error(
          "undecidable", "'in' of ForEach must be written out or a parameter", at: expression.node.location)
      }
      return expression.scope.isChecking ? [.unknown] : []
    case .literal(let found):
      if let elements = found.node.elements { return elements.map { .expression(found.with($0)) } }
      if found.node.members != nil { return numbers(found, arguments) }
      decoding.bag.error(
        "wrong-type", "'in' of ForEach is \(found.node.shown), expected a list or {from, to}", at: found.node.location)
      return []
    }
  }

  private static func numbers(_ found: Expression, _ arguments: Arguments) -> [Scope.Binding] {
    let decoding = arguments.decoding
    let list = ArgumentList(
      [
        ArgumentDefinition("from", .integer(-Limits.countedNumber...Limits.countedNumber), "The first number."),
        ArgumentDefinition(
          "to", .integer(-Limits.countedNumber...Limits.countedNumber), "The last number.", required: true),
      ], shorthand: [])
    guard
      let range = decoding.arguments(
        found.node, list, owner: "'in' of ForEach", at: found.node.location, in: found.scope)
    else { return [] }
    let from = range.has("from") ? range.integer("from") : 0
    guard let from, let to = range.integer("to") else { return found.scope.isChecking ? [.unknown] : [] }
    guard from <= to else { return [] }
    guard to - from < Limits.nodes else {
      decoding.bag.error(
        "too-many-nodes", "ForEach repeats \(to - from + 1) times, more than \(Limits.nodes)",
        at: found.node.location)
      return []
    }
    return (from...to).map { number in
      .expression(found.with(SyntaxNode(.scalar(String(number), quoted: false), at: found.node.location)))
    }
  }
}
