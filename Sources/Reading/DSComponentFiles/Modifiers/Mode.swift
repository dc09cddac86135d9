import DSNode
import DSSyntax

extension ModifierDefinition {
  /// Another context of a mode, such as a hue or density; aliases resolve again below it.
  static let mode = ModifierDefinition(
    "mode", .values, "Contexts of modes of the design system for the views below, by the mode's name.",
    freeNames: .string, example: "mode: {hue: critical}"
  ) { arguments, name, value in
    let decoding = arguments.decoding
    guard let contexts = decoding.contexts(ofMode: name, at: value.node.location) else { return nil }
    let context = decoding.value(value, "the mode '\(name)'") { expression, what in
      contexts.isEmpty
        ? decoding.text(expression, what) : expression.node.readChoice(what, among: contexts, &decoding.bag)
    }
    return context.map { .mode(name, $0) }
  }
}
