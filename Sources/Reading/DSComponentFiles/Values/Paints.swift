import DSDiagnostics
import DSGeometry
import DSNode
import DSSyntax

extension Decoding {
  /// A colour, gradient, or paint of the views above.
  func paint(_ expression: Expression, _ what: String) -> Paint? {
    switch operand(expression) {
    case .literal(let found): return literalPaint(found, what)
    case .absent, .unknown: return nil
    case .token(let reference): return .color(.token(reference))
    case .environment(let reference): return .color(.environment(reference))
    case .choose(let reference, let cases, let fallback):
      let read = cases.map { ($0.key, paint($0.value, what)) }
      return .choose(
        reference, read.compactMap { key, paint in paint.map { Paint.Case(key: key, paint: $0) } },
        fallback: fallback.flatMap { paint($0, what) })
    }
  }

  private func literalPaint(_ expression: Expression, _ what: String) -> Paint? {
    let node = expression.node
    if let members = node.members {
      if let member = members.first, GradientArguments.names.contains(member.key), members.count == 1 {
        return gradientPaint(member, expression)
      }
      guard let (inner, opacity) = colorAndOpacity(members, expression, what), let paint = paint(inner, what) else {
        return nil
      }
      return opacity.map { .opacity(paint, $0) } ?? paint
    }
    guard let text = node.string else {
      bag.error("wrong-type", "\(what) is \(node.shown), expected a colour or gradient", at: node.location)
      return nil
    }
    if text.hasPrefix("#") { return hexColor(text, expression, what).map { .color(.literal($0)) } }
    if let color = ColorNames.fixed.first(where: { $0.name == text })?.value { return .color(.literal(color)) }
    if let paint = ColorNames.inherited.first(where: { $0.name == text })?.value { return paint }
    if ColorNames.system.contains(text) { return .system(text, node.location) }
    bag.error(
      "unknown-value", "\(what) is '\(text)', expected a colour or gradient", at: node.location,
      hint: didYouMean(text, among: ColorNames.all) ?? "write a token, #rrggbb or a colour's name")
    return nil
  }

  /// A gradient as an argument: the arguments are the view's.
  private func gradientPaint(_ member: SyntaxNode.Member, _ expression: Expression) -> Paint? {
    guard let definition = Vocabulary.viewsByName[member.key] else { return nil }
    let found = arguments(
      member.value, definition.list, owner: member.key, at: member.location, in: expression.scope)
    guard case .paint(let paint)? = found.flatMap(definition.decode) else { return nil }
    return paint
  }

  /// The stops of a gradient: `gradient`, `stops` or `colors`.
  func gradient(_ arguments: Arguments) -> Paint.Gradient? {
    let given = ["colors", "stops", "gradient"].filter(arguments.has)
    if given.count > 1 {
      arguments.error(
        "conflicting-arguments", "\(arguments.owner) takes one of 'colors', 'stops' and 'gradient'")
      return nil
    }
    if arguments.has("gradient") { return arguments.token("gradient").map(Paint.Gradient.token) }
    let name = arguments.has("stops") ? "stops" : "colors"
    guard let expression = arguments.expression(name) else {
      arguments.error("missing-argument", "\(arguments.owner) needs 'colors', 'stops' or 'gradient'")
      return nil
    }
    guard case .literal(let found) = operand(expression) else { return nil }
    guard let elements = found.node.readArray(arguments.what(name), &bag) else { return nil }
    guard elements.count >= 2 else {
      bag.error(
        "out-of-range", "\(arguments.what(name)) has \(elements.count) colours, expected two or more",
        at: found.node.location)
      return nil
    }
    var stops: [Paint.Stop] = []
    for element in elements {
      guard let stop = stop(found.with(element), arguments.what(name)) else { continue }
      if let location = stop.location, let last = stops.last(where: { $0.location != nil })?.location, location < last {
        bag.error(
          "out-of-range", "a stop at \(location.text()) follows one at \(last.text())", at: element.location,
          hint: "order the stops by their location")
      }
      stops.append(stop)
    }
    return stops.count == elements.count ? .stops(stops) : nil
  }

  /// A colour, or `{color: …, location: …, opacity: …}`.
  private func stop(_ expression: Expression, _ what: String) -> Paint.Stop? {
    guard expression.node.members != nil, expression.node["switch"] == nil else {
      return color(expression, "a colour of \(what)").map { Paint.Stop(color: $0) }
    }
    let list = ArgumentList(GradientArguments.stop, shorthand: [])
    guard
      let stop = arguments(
        expression.node, list, owner: "a stop", at: expression.node.location, in: expression.scope)
    else { return nil }
    return stop.color("color").map { color in
      Paint.Stop(color: color, location: stop.constantNumber("location"), opacity: stop.number("opacity"))
    }
  }
}
