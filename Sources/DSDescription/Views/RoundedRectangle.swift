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
          "style", .either([.choice(ShapeNode.Style.allCases.map(\.rawValue)), .token(["strokeStyle", "border"])]),
          "How a corner bends, or a token that decides the dashes.", default: "continuous"),
      ] + DrawingArguments.all.filter { $0.name != "style" }),
    example: "RoundedRectangle: {cornerRadius: 8, fill: white}"
  ) { arguments in
    guard let radii = arguments.cornerRadii("cornerRadius") else { return nil }
    if let style = arguments.expression("style"), case .token = arguments.decoding.operand(style) {
      return .shape(.roundedRectangle(radii, .continuous), arguments.drawing())
    }
    let style = arguments.choice("style", ShapeNode.Style.self) ?? .continuous
    return .shape(.roundedRectangle(radii, style), arguments.drawing(style: nil))
  }
}
