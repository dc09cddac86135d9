import DSNode

extension ViewDefinition {
  /// SwiftUI's `Divider`.
  static let divider = ViewDefinition(
    "Divider", "A thin line across the stack's axis.", example: "Divider:"
  ) { _ in .divider }
}
