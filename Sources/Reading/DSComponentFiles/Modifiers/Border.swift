import DSCascade
import DSGeometry
import DSNode
import DSSyntax

extension ModifierDefinition {
  /// SwiftUI's `border(_:width:)`, also along a shape and from a border token.
  static let border = ModifierDefinition(
    "border", .drawing, "A line inside the view's edges.",
    ArgumentList(
      [
        ArgumentDefinition("style", .paint, "The line's paint.", default: "the token's"),
        ArgumentDefinition("width", .length(.size), "The line's width.", default: "1"),
        ArgumentDefinition("in", .shape, "The outline.", default: "the whole rectangle"),
        ArgumentDefinition("token", .token(["border"]), "A token for the values that are not given here."),
        ArgumentDefinition(
          "dash", .token(["strokeStyle"]), "A token of a dash pattern, or a word such as dashed."),
      ], rules: [.atLeastOne(["style", "token"])]),
    example: "border: {style: \"{color.line}\", width: 1, in: Capsule}"
  ) { arguments in
    guard arguments.has("style") || arguments.has("token") else {
      arguments.error("missing-argument", "border needs 'style' or 'token'")
      return nil
    }
    let dash = arguments.value("dash") { expression, what in
      expression.node.readChoice(what, of: StrokeStyleValue.Name.self, &arguments.decoding.bag)
        .map(StrokeStyleValue.named)
    }
    return .border(
      Modifier.BorderNode(
        token: arguments.token("token"), paint: arguments.paint("style"), width: arguments.length("width"),
        shape: arguments.shape("in"), style: dash))
  }
}
