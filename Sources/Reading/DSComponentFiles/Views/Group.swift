import DSNode

extension ViewDefinition {
  /// SwiftUI's `Group`.
  static let group = ViewDefinition(
    "Group", "Views that get the same modifiers each and are laid out by the container around them.",
    ArgumentList([ArgumentDefinition("content", .views, "The views.")], takesList: true),
    example: "Group: [Text: A, Text: B]"
  ) { arguments in .group(arguments.views("content")) }
}
