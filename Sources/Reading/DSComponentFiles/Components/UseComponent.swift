import DSDiagnostics
import DSNode
import DSSyntax

extension Decoding {
  /// `Component: {name: button, parameters: {…}, slots: {…}, styles: […]}`.
  func useComponent(_ arguments: Arguments) -> Use {
    guard let name = arguments.string("name") else { return Use() }
    func expression(_ node: SyntaxNode) -> Expression { Expression(node, in: arguments.scope) }
    guard let component = components[name] else {
      bag.error(
        "unknown-component", "there is no component '\(name)'",
        at: arguments.values["name"]?.location ?? arguments.location,
        hint: didYouMean(name, among: components.keys.sorted()))
      return Use()
    }
    var given: [String: Expression] = [:]
    for member in arguments.expression("parameters")?.node.readMembers("'parameters'", &bag) ?? [] {
      if component.parameters.contains(where: { $0.name == member.key }) {
        given[member.key] = expression(member.value)
      } else {
        reportUnknownParameter(member, of: component)
      }
    }
    var filled: [String: Expression] = [:]
    for member in arguments.expression("slots")?.node.readMembers("'slots'", &bag) ?? [] {
      if component.slots.contains(member.key) {
        filled[member.key] = expression(member.value)
      } else {
        bag.error(
          "unknown-slot", "the component '\(component.name)' has no slot '\(member.key)'", at: member.location,
          hint: didYouMean(member.key, among: component.slots))
      }
    }
    return use(component, given, filled, arguments.expression("styles"), at: arguments.location, arguments.scope)
  }

  /// `Button: {title: Buy, leading: […]}`: parameters and slots by name; a list or scalar is parameters by position.
  func use(_ component: Component, _ member: SyntaxNode.Member, _ expression: Expression) -> Use {
    var given: [String: Expression] = [:]
    var filled: [String: Expression] = [:]
    var styles: Expression?
    switch member.value.kind {
    case .object(let members):
      for member in members {
        let value = expression.with(member.value)
        if component.parameters.contains(where: { $0.name == member.key }) {
          given[member.key] = value
        } else if component.slots.contains(member.key) {
          filled[member.key] = value
        } else if member.key == "styles" {
          styles = value
        } else {
          reportUnknownParameter(member, of: component)
        }
      }
    case .array(let elements):
      for (parameter, element) in zip(component.parameters, elements) {
        given[parameter.name] = expression.with(element)
      }
      if elements.count > component.parameters.count {
        bag.error(
          "unknown-argument",
          "the component '\(component.name)' has \(component.parameters.count) parameters, not \(elements.count)",
          at: member.value.location)
      }
    case .scalar:
      if !member.value.isNull {
        if let first = component.parameters.first {
          given[first.name] = expression.with(member.value)
        } else {
          bag.error(
            "unknown-argument", "the component '\(component.name)' has no parameters", at: member.value.location)
        }
      }
    }
    return use(component, given, filled, styles, at: member.location, expression.scope)
  }

  func reportUnknownParameter(_ member: SyntaxNode.Member, of component: Component) {
    let known = component.parameters.map(\.name) + component.slots
    bag.error(
      "unknown-parameter", "the component '\(component.name)' has no parameter '\(member.key)'", at: member.location,
      hint: didYouMean(member.key, among: known)
        ?? (known.isEmpty ? nil : "known: " + known.joined(separator: ", ")))
  }

  /// The component's body with its parameters and slots; only checked, not expanded, where the body around is checked.
  func use(
    _ component: Component, _ given: [String: Expression], _ filled: [String: Expression], _ styles: Expression?,
    at location: SourceLocation, _ outer: Scope
  ) -> Use {
    took.insert(component.name)
    let bindings = bind(component, given, at: location)
    var written = ArgumentValues()
    for (name, expression) in filled.merging(given, uniquingKeysWith: { $1 }) { written[name] = expression.node }
    written["styles"] = styles?.node
    let places = written.places
    let scope = Scope(
      bindings: bindings, slots: filled, component: component, chain: outer.chain + [component.name],
      isChecking: outer.isChecking)
    let styleNodes = styles.map { $0.node.readArray("'styles'", &bag) ?? [] } ?? []
    let styleModifiers = styleNodes.flatMap { style(Expression($0, in: styles?.scope ?? outer), component, scope) }
    if outer.isChecking {
      if let user = outer.component { uses[user.name, default: []].append((component.name, location)) }
      for name in component.slots { _ = filled[name].map(views) }
      return Use(
        kind: .component(component.name, []), arguments: places, component: component, scope: scope,
        styles: styleModifiers)
    }
    // A cycle was reported when the components were read.
    guard !outer.chain.contains(component.name) else { return Use() }
    let body = views(Expression(component.body, in: scope))
    return Use(
      kind: .component(component.name, body), arguments: places, component: component, scope: scope,
      styles: styleModifiers)
  }
}
