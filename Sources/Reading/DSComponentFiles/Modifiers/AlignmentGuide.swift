import DSDiagnostics
import DSGeometry
import DSNode
import DSSyntax

extension ModifierDefinition {
  /// SwiftUI's `alignmentGuide(_:computeValue:)`, for constants and other guides.
  static let alignmentGuide = ModifierDefinition(
    "alignmentGuide", .layout, "Moves a guide that stacks align by.",
    ArgumentList([
      ArgumentDefinition(
        "guide", .choice(names), "The guide; 'center' is the horizontal one, 'verticalCenter' the other.",
        required: true),
      ArgumentDefinition(
        "to",
        .either([
          .length(.any),
          .mapping([
            ArgumentType.Member("guide", .choice(names), "Another guide of the same axis."),
            ArgumentType.Member("plus", .length(.any), "Points to add; 0 by default."),
          ]),
        ]), "Points from the top or leading edge, or another guide.", required: true),
    ]),
    example: "alignmentGuide: {guide: firstTextBaseline, to: {guide: bottom, plus: -4}}"
  ) { arguments in
    let decoding = arguments.decoding
    guard let guide = arguments.constant("guide", { decoding.named($0, $1, guides) }),
      let to = arguments.expression("to")
    else { return nil }
    if case .literal(let found) = decoding.operand(to), found.node.members != nil {
      return other(found, of: guide, arguments).map { .alignmentGuide(guide, $0) }
    }
    return arguments.value("to") { decoding.length($0, $1, .any) }.map { .alignmentGuide(guide, .points($0)) }
  }

  private static func other(
    _ expression: Expression, of guide: Modifier.Guide, _ arguments: Arguments
  ) -> Modifier.GuideValue? {
    let decoding = arguments.decoding
    let list = ArgumentList([
      ArgumentDefinition("guide", .choice(names), "Another guide.", required: true),
      ArgumentDefinition("plus", .length(.any), "Points to add."),
    ])
    guard
      let members = decoding.arguments(
        expression.node, list, owner: "'to' of alignmentGuide", at: expression.node.location, in: expression.scope),
      let other = members.constant("guide", { decoding.named($0, $1, guides) })
    else { return nil }
    switch (guide, other) {
    case (.horizontal, .horizontal), (.vertical, .vertical):
      return .guide(other, plus: members.length("plus") ?? .literal(0))
    case (.horizontal, .vertical), (.vertical, .horizontal):
      members.error("out-of-range", "the two guides of alignmentGuide are of different axes")
      return nil
    }
  }

  private static let guides: [(name: String, value: Modifier.Guide)] =
    AlignmentNames.horizontal.map { ($0.name, .horizontal($0.value)) }
    + AlignmentNames.vertical.map { ($0.name == "center" ? "verticalCenter" : $0.name, .vertical($0.value)) }

  private static let names = guides.map(\.name)
}
