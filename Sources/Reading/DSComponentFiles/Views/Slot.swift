import DSDiagnostics
import DSNode

extension ViewDefinition {
  /// A hole that the component's user fills.
  static let slot = ViewDefinition(
    "Slot", "What the user of the component put into a slot.",
    ArgumentList([
      ArgumentDefinition("name", .name, "The slot's name.", required: true),
      ArgumentDefinition("default", .views, "The views where nothing was put in."),
    ]),
    example: "Slot: leading"
  ) { arguments in
    guard let name = arguments.string("name") else { return nil }
    guard let component = arguments.scope.component else {
      arguments.error("misplaced-slot", "a slot can only be used in a component's body")
      return nil
    }
    guard component.slots.contains(name) else {
      arguments.error(
        "unknown-slot", "the component '\(component.name)' has no slot '\(name)'",
        hint: didYouMean(name, among: component.slots) ?? "declare it under 'slots'")
      return nil
    }
    if let filled = arguments.scope.slots[name] { return .group(arguments.decoding.views(filled)) }
    return .group(arguments.views("default"))
  }
}
