import DSDiagnostics
import DSGeometry
import DSNode
import DSSyntax

extension ModifierDefinition {
  /// SwiftUI's `shadow(color:radius:x:y:)`; also from a token, and several at once.
  static let shadow = ModifierDefinition(
    "shadow", .drawing, "Shadows of the view.",
    ArgumentList(
      [
        ArgumentDefinition("token", .token(["shadow"]), "A token with one or more shadows."),
        ArgumentDefinition("color", .paint, "The shadow's colour.", default: "black at 0.33"),
        ArgumentDefinition("radius", .length(.size), "The standard deviation of the blur."),
        ArgumentDefinition("x", .length(.any), "How far it lies in reading direction.", default: "0"),
        ArgumentDefinition("y", .length(.any), "How far it lies below.", default: "0"),
        ArgumentDefinition(
          "list",
          .list(
            .mapping(items.arguments.map { ArgumentType.Member($0.name, $0.type, $0.documentation) })),
          "Shadows as design tools write them, the first on top."),
      ], rules: [.exactlyOne(["token", "radius", "list"])]),
    example: "shadow: {radius: 4, y: 2}"
  ) { arguments in node(arguments).map(Modifier.shadow) }

  private static func node(_ arguments: Arguments) -> Modifier.ShadowNode? {
    let given = ["token", "radius", "list"].filter(arguments.has)
    guard given.count == 1 else {
      arguments.error("missing-argument", "shadow needs one of 'token', 'radius' and 'list'")
      return nil
    }
    if let expression = arguments.expression("token") { return token(expression, arguments) }
    if let expression = arguments.expression("list") { return list(expression, arguments) }
    return .radius(
      color: arguments.paint("color"), radius: arguments.length("radius") ?? .literal(0),
      x: arguments.length("x") ?? .literal(0), y: arguments.length("y") ?? .literal(0))
  }

  /// A token, or a choice between tokens, lists and nothing.
  private static func token(_ expression: Expression, _ arguments: Arguments) -> Modifier.ShadowNode? {
    let decoding = arguments.decoding
    switch decoding.operand(expression) {
    case .token(let reference): return .token(reference)
    case .absent: return .list([])
    case .unknown: return nil
    case .choose(let reference, let cases, let fallback):
      let read = cases.map { Modifier.ShadowCase(key: $0.key, shadows: token($0.value, arguments).map { [$0] } ?? []) }
      return .choose(reference, read, fallback: fallback.flatMap { token($0, arguments) }.map { [$0] } ?? [])
    case .literal(let found):
      if found.node.string == "none" { return .list([]) }
      if found.node.elements != nil { return list(found, arguments) }
      if found.node.members != nil {
        let nested = decoding.arguments(
          found.node, shadow.list, owner: "shadow", at: found.node.location, in: found.scope)
        return nested.flatMap(node)
      }
      decoding.bag.error(
        "wrong-type", "\(arguments.what("token")) is \(found.node.shown), expected a token of type shadow",
        at: found.node.location, hint: "write \"{group.name}\", or {radius: …}")
      return nil
    case .environment:
      decoding.bag.error(
        "wrong-type", "\(arguments.what("token")) cannot be taken from the environment",
        at: expression.node.location)
      return nil
    }
  }

  private static func list(_ expression: Expression, _ arguments: Arguments) -> Modifier.ShadowNode? {
    let decoding = arguments.decoding
    guard case .literal(let found) = decoding.operand(expression) else { return nil }
    guard let elements = found.node.readArray(arguments.what("list"), &decoding.bag) else { return nil }
    return .list(
      elements.compactMap { element in
        decoding.arguments(element, items, owner: "a shadow", at: element.location, in: found.scope).flatMap(item)
      })
  }

  private static let items = ArgumentList(
    [
      ArgumentDefinition("color", .color, "The colour.", required: true),
      ArgumentDefinition("x", .length(.any), "How far it lies in reading direction.", default: "0"),
      ArgumentDefinition("y", .length(.any), "How far it lies below.", default: "0"),
      ArgumentDefinition("blur", .length(.size), "Twice the standard deviation of the blur.", default: "0"),
      ArgumentDefinition("spread", .length(.any), "How far the shape grows before the blur.", default: "0"),
      ArgumentDefinition("inset", .boolean, "Whether it is drawn inside the shape.", default: "false"),
    ], shorthand: [])

  private static func item(_ arguments: Arguments) -> Modifier.ShadowNode.Item? {
    arguments.color("color").map { color in
      Modifier.ShadowNode.Item(
        color: color, x: arguments.length("x") ?? .literal(0), y: arguments.length("y") ?? .literal(0),
        blur: arguments.length("blur") ?? .literal(0), spread: arguments.length("spread") ?? .literal(0),
        inset: arguments.boolean("inset") ?? false)
    }
  }
}
