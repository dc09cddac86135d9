import DSNode

extension ModifierDefinition {
  /// A component's own bundle of modifiers.
  static let style = ModifierDefinition(
    "style", .values, "A style of the component that it is put on: the modifiers listed there under 'styles'.",
    ArgumentList([ArgumentDefinition("name", .name, "The style's name.", required: true)]), example: "style: premium"
  ) { arguments in
    // Only a component's view can have one, and the reader of views has dealt with that.
    _ = arguments.expression("name").map { arguments.decoding.style($0, nil, nil) }
    return nil
  }
}
