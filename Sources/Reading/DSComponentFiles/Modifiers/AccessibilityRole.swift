import DSNode

extension ModifierDefinition {
  /// The control that drawn views make up; SwiftUI's controls and `accessibilityRepresentation` say it by themselves.
  static let accessibilityRole = ModifierDefinition(
    "accessibilityRole", .accessibility,
    "The control that the views below make up, and its state. It is one element, whose label is the texts inside unless it "
      + "has one; while the state is 'disabled' it is dimmed. 'check' measures those that can be touched.",
    ArgumentList([
      ArgumentDefinition(
        "role", .choice(AccessibilityNode.Role.allCases.map(\.rawValue)),
        "The control; group, list, table, tabs and radioGroup hold elements.", required: true),
      ArgumentDefinition("isOn", .boolean, "Whether it is on or chosen."),
      ArgumentDefinition("isExpanded", .boolean, "Whether what it opens is open."),
      ArgumentDefinition("isEnabled", .boolean, "Whether it can be used; false for one that is only read."),
    ]),
    example: "accessibilityRole: {role: checkbox, isOn: true}"
  ) { arguments in
    arguments.choice("role", AccessibilityNode.Role.self).map { role in
      .accessibility(
        AccessibilityNode {
          $0.role = role
          $0.isOn = arguments.boolean("isOn")
          $0.isExpanded = arguments.boolean("isExpanded")
          $0.isEnabled = arguments.boolean("isEnabled")
        })
    }
  }
}
