import DSGeometry

extension ArgumentType {
  /// The type in the reference's words.
  var words: String {
    switch self {
    case .string: "text"
    case .name: "word"
    case .boolean: "true or false"
    case .integer(let range): "whole number, \(range.lowerBound) to \(range.upperBound)"
    case .number(let range): "number, \(range.lowerBound.text()) to \(range.upperBound.text())"
    case .length(.any): "length"
    case .length(.size): "length, not negative"
    case .length(.sizeOrInfinity): "length, not negative, or infinity"
    case .angle: "degrees"
    case .fraction: "number, 0 to 1"
    case .color: "colour"
    case .paint: "paint"
    case .font: "font"
    case .fontWeight: "weight"
    case .fontWidth: "width of letters"
    case .edges: "edges"
    case .alignment: "alignment"
    case .horizontalAlignment: Self.list(AlignmentNames.horizontal.map(\.name))
    case .verticalAlignment: Self.list(AlignmentNames.vertical.map(\.name))
    case .unitPoint: "unit point"
    case .choice(let words): Self.list(words)
    case .views: "views"
    case .modifiers: "list of modifier"
    case .shape: "shape"
    case .cornerRadii: "radii"
    case .gradient: "gradient"
    case .token(let types): "token of type " + types.joined(separator: " or ")
    case .condition: "condition"
    case .list(let element, _): "list of \(element.words)"
    case .mapping(let members): "{" + members.map(\.name).joined(separator: ", ") + "}"
    case .dictionary(let value): "mapping of names to \(value.words)"
    case .object(let name): name
    case .any: "any value"
    case .either(let types): types.map(\.words).joined(separator: ", or ")
    }
  }

  private static func list(_ words: [String]) -> String { words.joined(separator: " · ") }
}
