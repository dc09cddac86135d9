import DSNode

extension ViewDefinition {
  /// Another component of the design system.
  static let component = ViewDefinition(
    "Component",
    "A component of the design system; 'Button: {title: Buy}' is short for {name: button, parameters: {title: Buy}}.",
    ArgumentList([
      ArgumentDefinition("name", .name, "The component's name.", required: true),
      ArgumentDefinition("parameters", .dictionary(.any), "Values of its parameters."),
      ArgumentDefinition("slots", .dictionary(.views), "Views for its slots."),
      ArgumentDefinition("styles", .list(.name), "Names of its styles, put on in this order."),
    ]),
    example: "Component: {name: button, parameters: {title: Buy}}"
  ) { arguments in arguments.decoding.useComponent(arguments).kind }
}
