import DSGeometry
import DSNode

extension ModifierDefinition {
  /// SwiftUI's `padding(_:_:)` and `padding(_:)` of insets.
  static let padding = ModifierDefinition(
    "padding", .layout, "Padding around the view.",
    ArgumentList(
      [
        ArgumentDefinition("edges", .edges, "The edges that are padded.", default: "all"),
        ArgumentDefinition("length", .length(.any), "How much padding.", default: "16"),
      ]
        + EdgeNames.all.map { edge in
          ArgumentDefinition(edge.name, .length(.any), "Padding at \(edge.name), instead of 'edges' and 'length'.")
        }, shorthand: ["length", "edges"], rules: [.apart(["edges", "length"], EdgeNames.all.map(\.name))]),
    example: "padding: {horizontal: 16, vertical: 8}"
  ) { arguments in
    let named = EdgeNames.all.filter { arguments.has($0.name) }
    guard !named.isEmpty else {
      return .padding(arguments.edges("edges") ?? .all, arguments.length("length"))
    }
    if arguments.has("edges") || arguments.has("length") {
      arguments.error("conflicting-arguments", "padding takes either 'edges' and 'length' or lengths by edge")
    }
    func inset(_ names: String...) -> Value<Double> {
      names.first(where: arguments.has).flatMap { arguments.length($0) } ?? .literal(0)
    }
    return .paddingInsets(
      top: inset("top", "vertical", "all"), leading: inset("leading", "horizontal", "all"),
      bottom: inset("bottom", "vertical", "all"), trailing: inset("trailing", "horizontal", "all"))
  }
}
