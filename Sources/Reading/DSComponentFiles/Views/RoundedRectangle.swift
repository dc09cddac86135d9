import DSNode

extension ViewDefinition {
  /// SwiftUI's `RoundedRectangle` and `UnevenRoundedRectangle`; also a shape.
  static let roundedRectangle = ViewDefinition(
    "RoundedRectangle", "A rectangle with round corners.",
    ArgumentList(
      [
        ArgumentDefinition(
          "cornerRadius", .cornerRadii, "The radius of all corners, or a mapping of corners.", required: true),
        ArgumentDefinition(
          "style", .choice(ShapeNode.Style.allCases.map(\.rawValue)), "How a corner bends.", default: "continuous"),
      ] + DrawingArguments.all, rules: DrawingArguments.rules),
    example: "RoundedRectangle: {cornerRadius: 8, fill: white}"
  ) { arguments in
    guard let radii = arguments.cornerRadii("cornerRadius") else { return nil }
    let style = arguments.choice("style", ShapeNode.Style.self) ?? .continuous
    return .shape(.roundedRectangle(radii, style), arguments.drawing())
  }
}
