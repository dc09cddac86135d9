import DSDiagnostics
import DSNode
import DSSyntax

/// The place of modifiers, which decides what may be among them.
struct ModifierPlace {
  /// The component that they are on, whose styles may be among them.
  var styled: Component?
  /// The scope of that component's body.
  var scope: Scope?
  /// Whether they are on a single piece of a text.
  var isInSpan = false
}

extension Decoding {
  /// A list of modifiers, the innermost first.
  /// - Parameters:
  ///   - place: what they are on; a view by default.
  ///   - what: what the list is called in messages.
  func modifiers(
    _ expression: Expression, _ place: ModifierPlace = ModifierPlace(), _ what: String = "'modifiers'"
  ) -> [Modifier] {
    guard let elements = expression.node.elements else {
      bag.error(
        "wrong-type", "\(what) is \(expression.node.shown), expected a list", at: expression.node.location,
        hint: "write '- padding: 8' below it")
      return []
    }
    return elements.flatMap { modifier(expression.with($0), place) }
  }

  /// Takes the modifiers of shapes that a list begins with into the shape of a view.
  /// - Returns: the list without them.
  func shapeModifiers(_ expression: Expression, _ view: inout DSNode) -> Expression {
    guard let elements = expression.node.elements else { return expression }
    var rest = elements[...]
    while case .shape(let shape, let drawing) = view.kind, let element = rest.first,
      let (name, value) = Self.parts(of: element), let definition = Vocabulary.modifiersByName[name],
      let decode = definition.decodeShape
    {
      rest = rest.dropFirst()
      let found = arguments(value, definition.list, owner: name, at: element.location, in: expression.scope)
      guard let found else { continue }
      view.kind = .shape(decode(found, shape), drawing)
      view.origin = SourceOrigin(at: view.location, arguments: view.origin.arguments + found.values.places)
    }
    return rest.count == elements.count
      ? expression : expression.with(SyntaxNode(.array(Array(rest)), at: expression.node.location))
  }

  /// A modifier's name and what follows it; nil for what is neither a name nor a name with arguments.
  private static func parts(of node: SyntaxNode) -> (name: String, value: SyntaxNode)? {
    if let text = node.string { return (text, SyntaxNode(.scalar("", quoted: false), at: node.location)) }
    guard let members = node.members, members.count == 1, let member = members.first else { return nil }
    return (member.key, member.value)
  }

  private func modifier(_ expression: Expression, _ place: ModifierPlace) -> [Modifier] {
    let node = expression.node
    guard let (name, value) = Self.parts(of: node) else {
      bag.error(
        "wrong-type",
        "a modifier is \(node.members == nil ? node.shown : "a mapping of several keys"), expected its "
          + "name, or its name with arguments", at: node.location, hint: "write one modifier per element of the list")
      return []
    }
    if name == "style" { return style(expression.with(value), place.styled, place.scope) }
    guard let definition = Vocabulary.modifiersByName[name] else {
      let isView = Vocabulary.viewsByName[name] != nil
      bag.error(
        "unknown-modifier", "there is no modifier '\(name)'", at: node.location,
        hint: isView
          ? "'\(name)' is a view: write it in 'body', or in a list of views"
          : SwiftModifiers.hint(for: name) ?? didYouMean(name, among: Vocabulary.modifiers.map(\.name))
            ?? "'dsrender reference' lists all modifiers")
      return []
    }
    if definition.decodeShape != nil {
      bag.error(
        "misplaced-modifier", "'\(name)' must be on a shape, before all other modifiers", at: node.location,
        hint: "put it first in the modifiers of a view such as Circle; its values may depend on parameters and modes")
      return []
    }
    if place.isInSpan, !definition.fitsSpans {
      bag.error(
        "misplaced-modifier", "'\(name)' cannot be put on a piece of a text", at: node.location,
        hint: "put it on the whole Text")
      return []
    }
    let modifiers = nested(at: node.location) {
      arguments(value, definition.list, owner: name, at: node.location, in: expression.scope).map { arguments in
        definition.decode(arguments, place).map { modifier in
          // Modifiers of a branch have their own places.
          modifier.origin == nil ? Modifier.written(modifier, at: arguments.origin) : modifier
        }
      }
    }
    return (modifiers ?? nil) ?? []
  }

  /// The modifiers of a component's style; a style may only be on its component.
  func style(_ expression: Expression, _ component: Component?, _ scope: Scope?) -> [Modifier] {
    guard let name = constant(expression, "'style'", { text($0, $1) }) else { return [] }
    guard let component, let scope else {
      let owners = components.values.filter { $0.styles[name] != nil }.map(\.name).sorted()
      bag.error(
        "misplaced-style", "the style '\(name)' is put on a view that is not a component", at: expression.node.location,
        hint: owners.isEmpty
          ? "declare it under 'styles' of a component" : "it is for " + owners.joined(separator: ", "))
      return []
    }
    guard let style = component.styles[name] else {
      let owners = components.values.filter { $0.styles[name] != nil }.map(\.name).sorted()
      bag.error(
        "unknown-style", "the component '\(component.name)' has no style '\(name)'", at: expression.node.location,
        hint: didYouMean(name, among: component.styles.keys.sorted())
          ?? (owners.isEmpty ? nil : "it is a style of " + owners.joined(separator: ", ")))
      return []
    }
    return nested(at: expression.node.location) { modifiers(Expression(style, in: scope)) } ?? []
  }
}
