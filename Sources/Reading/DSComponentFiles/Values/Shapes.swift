import DSDiagnostics
import DSGeometry
import DSNode
import DSSyntax

extension Decoding {
  /// A shape as an argument: its name, or its name with arguments.
  func shape(_ expression: Expression, _ what: String) -> ShapeNode? {
    guard case .literal(let found) = operand(expression) else {
      return constant(expression, what) { _, _ in nil }
    }
    let node = found.node
    let name: String
    let value: SyntaxNode
    let location: SourceLocation
    if let text = node.string {
      (name, value, location) = (text, SyntaxNode(.scalar("", quoted: false), at: node.location), node.location)
    } else if let member = node.members?.first, node.members?.count == 1 {
      (name, value, location) = (member.key, member.value, member.location)
    } else {
      bag.error(
        "wrong-type", "\(what) is \(node.shown), expected a shape", at: node.location,
        hint: "write Capsule, Circle, or {RoundedRectangle: 8}")
      return nil
    }
    guard ShapeNames.all.contains(name), let definition = Vocabulary.viewsByName[name] else {
      bag.error(
        "unknown-value", "\(what) is '\(name)', expected a shape", at: location,
        hint: didYouMean(name, among: ShapeNames.all) ?? "shapes: " + ShapeNames.all.joined(separator: ", "))
      return nil
    }
    let arguments = arguments(value, definition.list, owner: name, at: location, in: found.scope)
    guard case .shape(let shape, _)? = arguments.flatMap(definition.decode) else { return nil }
    return shape
  }

  /// One radius, or a mapping of corners; corners not named have none.
  func cornerRadii(_ expression: Expression, _ what: String) -> ShapeNode.Radii? {
    func radius(_ expression: Expression, _ what: String) -> Value<Double>? {
      value(expression, what) { length($0, $1, .size) }
    }
    guard let members = expression.node.members, expression.node["switch"] == nil else {
      if case .literal(let found) = operand(expression), found.node.members != nil {
        return cornerRadii(found, what)
      }
      return radius(expression, what).map { ShapeNode.Radii($0) }
    }
    for member in members where !CornerNames.all.contains(member.key) {
      bag.error(
        "unknown-key", "\(what) has no '\(member.key)'", at: member.location,
        hint: didYouMean(member.key, among: CornerNames.all)
          ?? "corners: " + CornerNames.all.joined(separator: ", "))
    }
    func corner(_ name: String) -> Value<Double> {
      expression.node[name].flatMap { radius(expression.with($0), "'\(name)' of \(what)") } ?? .literal(0)
    }
    return ShapeNode.Radii(
      topLeading: corner("topLeading"), topTrailing: corner("topTrailing"),
      bottomTrailing: corner("bottomTrailing"), bottomLeading: corner("bottomLeading"))
  }
}
