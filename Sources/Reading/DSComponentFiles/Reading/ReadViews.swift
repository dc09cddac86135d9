import DSDiagnostics
import DSNode
import DSSyntax

extension Decoding {
  /// Views: one view, or a list of them. A view's name alone is that view, any other text alone a `Text`; null is
  /// nothing.
  func views(_ expression: Expression) -> [DSNode] {
    switch expression.node.kind {
    case .array(let elements): elements.flatMap { views(expression.with($0)) }
    case .object: view(expression).map { [$0] } ?? []
    case .scalar: textView(expression).map { [$0] } ?? []
    }
  }

  private func textView(_ expression: Expression) -> DSNode? {
    if case .scalar(let text, _) = expression.node.kind, Self.isViewName(text),
      Vocabulary.viewsByName[text] != nil || componentViews[text] != nil
    {
      let location = expression.node.location
      let empty = SyntaxNode(.scalar("", quoted: false), at: location)
      let member = SyntaxNode.Member(key: text, location: location, value: empty)
      return view(expression.with(SyntaxNode(.object([member]), at: location)))
    }
    guard !expression.node.isNull, countNode(at: expression.node.location) else { return nil }
    guard let text = value(expression, "a text", { text($0, $1) }) else { return nil }
    return DSNode(.text(TextNode([TextNode.Span(text)])), at: expression.node.location)
  }

  /// One view with its modifiers and its name.
  private func view(_ expression: Expression) -> DSNode? {
    let members = expression.node.members ?? []
    let views = members.filter { Self.isViewName($0.key) }
    guard let view = views.first else {
      bag.error(
        "unknown-view", "this is not a view: none of its keys begins with a capital letter",
        at: expression.node.location, hint: "write a view's name as the key, such as 'Text: Hello'")
      return nil
    }
    for second in views.dropFirst() {
      bag.error(
        "two-views", "a view has one name, here are '\(view.key)' and '\(second.key)'", at: second.location,
        hint: "put each view into an element of a list")
    }
    checkViewKeys(members, of: view.key)
    guard countNode(at: view.location) else { return nil }
    let node = nested(at: view.location) { () -> DSNode in
      let used = use(view, expression)
      var node = DSNode(used.kind ?? .empty, from: SourceOrigin(at: view.location, arguments: used.arguments))
      if let modifiers = expression.node["modifiers"] {
        let ofView = shapeModifiers(expression.with(modifiers), &node)
        node.modifiers = self.modifiers(
          ofView, ModifierPlace(styled: used.component, scope: used.scope))
      }
      node.modifiers = used.styles + node.modifiers
      if let name = expression.node["name"] {
        node.name = constant(expression.with(name), "'name'") { text($0, $1) }
      }
      return node
    }
    return node
  }

  private func checkViewKeys(_ members: [SyntaxNode.Member], of view: String) {
    for member in members where !Self.isViewName(member.key) && !["modifiers", "name"].contains(member.key) {
      let isArgument = Vocabulary.viewsByName[view]?.list.arguments.contains { $0.name == member.key } ?? false
      let isModifier = Vocabulary.modifiersByName[member.key] != nil
      bag.error(
        "unknown-key", "a view has no '\(member.key)' beside its name", at: member.location,
        hint: isArgument
          ? "'\(member.key)' belongs among the arguments: '\(view): {…, \(member.key): …}'"
          : isModifier ? "put it into 'modifiers'" : didYouMean(member.key, among: ["modifiers", "name"]))
    }
  }

  /// What a use of a view gives: its kind, where its arguments are written and, for a component, what its styles need.
  struct Use {
    var kind: DSNode.Kind?
    var arguments: [SourceOrigin.Argument] = []
    var component: Component?
    var scope: Scope?
    var styles: [Modifier] = []
  }

  private func use(_ member: SyntaxNode.Member, _ expression: Expression) -> Use {
    if let definition = Vocabulary.viewsByName[member.key] {
      let arguments = arguments(
        member.value, definition.list, owner: member.key, at: member.location, in: expression.scope)
      if definition.name == ViewDefinition.component.name { return arguments.map(useComponent) ?? Use() }
      return Use(
        kind: arguments.flatMap(definition.decode), arguments: arguments?.values.places ?? [])
    }
    if let component = componentViews[member.key] { return use(component, member, expression) }
    let known = Vocabulary.views.map(\.name) + componentViews.keys.sorted()
    bag.error(
      "unknown-view", "there is no view '\(member.key)'", at: member.location,
      hint: didYouMean(member.key, among: known))
    return Use()
  }
}
