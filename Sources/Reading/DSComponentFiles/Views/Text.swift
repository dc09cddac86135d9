import DSDiagnostics
import DSNode
import DSSyntax

extension ViewDefinition {
  /// SwiftUI's `Text`; several styled pieces instead of `Text + Text`.
  static let text = ViewDefinition(
    "Text", "One or more lines of text.",
    ArgumentList(
      [
        ArgumentDefinition("text", .string, "The characters."),
        ArgumentDefinition(
          "spans",
          .list(
            .mapping([
              ArgumentType.Member("text", .string, "The characters of the piece.", required: true),
              ArgumentType.Member("modifiers", .modifiers, "Text modifiers for this piece alone."),
            ])), "Pieces with their own modifiers, instead of 'text'."),
      ], rules: [.exactlyOne(["text", "spans"])]),
    example: "Text: Hello ${name}"
  ) { arguments in
    if arguments.has("spans"), !arguments.has("text") {
      return spans(arguments).map { .text(TextNode($0)) }
    }
    guard arguments.has("text") else {
      arguments.error("missing-argument", "Text needs 'text' or 'spans'")
      return nil
    }
    if arguments.has("spans") {
      arguments.error("conflicting-arguments", "Text takes either 'text' or 'spans'")
      return nil
    }
    if let expression = arguments.expression("text"), let pieces = arguments.decoding.shownPieces(expression) {
      return .text(TextNode(pieces.map { TextNode.Span($0) }))
    }
    return .text(TextNode([TextNode.Span(arguments.text("text") ?? .literal(""))]))
  }

  private static func spans(_ arguments: Arguments) -> [TextNode.Span]? {
    guard let expression = arguments.expression("spans") else { return nil }
    let decoding = arguments.decoding
    guard case .literal(let found) = decoding.operand(expression) else { return [] }
    guard let elements = found.node.readArray(arguments.what("spans"), &decoding.bag) else { return nil }
    return elements.compactMap { element in
      let list = ArgumentList([
        ArgumentDefinition("text", .string, "The characters.", required: true),
        ArgumentDefinition("modifiers", .modifiers, "Modifiers of the piece."),
      ])
      guard
        let span = decoding.arguments(element, list, owner: "a span", at: element.location, in: found.scope)
      else { return nil }
      let modifiers = span.expression("modifiers").map { decoding.modifiers($0, ModifierPlace(isInSpan: true)) } ?? []
      return span.text("text").map { TextNode.Span($0, modifiers: modifiers) }
    }
  }
}
