import DSDiagnostics
import DSGeometry
import DSNode

extension ArgumentType {
  /// What a JSON Schema says about values of the type.
  var schema: SchemaValue {
    switch self {
    case .string: .reference("text")
    case .name: .type("string")
    case .boolean: Self.open(.type("boolean"))
    case .integer(let range):
      Self.open([
        "type": "integer", "minimum": .number(Double(range.lowerBound)), "maximum": .number(Double(range.upperBound)),
      ])
    case .number(let range): Self.open(Self.numbers(range))
    case .length(.any): .reference("length")
    case .length(.size): .reference("size")
    case .length(.sizeOrInfinity): .anyOf([.reference("size"), ["const": "infinity"]])
    case .angle: .reference("number")
    case .fraction: .reference("fraction")
    case .color: .reference("color")
    case .paint: .reference("paint")
    case .font: .reference("font")
    case .fontWeight: .reference("fontWeight")
    case .edges: .reference("edges")
    case .alignment: Self.open(.oneOf(Alignment.named.map(\.name)))
    case .horizontalAlignment: Self.open(.oneOf(AlignmentNames.horizontal.map(\.name)))
    case .verticalAlignment: Self.open(.oneOf(AlignmentNames.vertical.map(\.name)))
    case .unitPoint: .reference("unitPoint")
    case .choice(let values): Self.open(.oneOf(values))
    case .views: .reference("views")
    case .modifiers: .list(of: .reference("modifier"))
    case .shape: .reference("shape")
    case .cornerRadii: .reference("cornerRadii")
    case .gradient, .token: .anyOf([.reference("token"), .reference("switch")])
    case .condition: .reference("condition")
    case .list(let element): Self.open(.list(of: element.schema))
    case .mapping(let members):
      .closed(members.map { (key: $0.name, value: $0.type.schema.described($0.documentation)) })
    case .dictionary(let value): .dictionary(of: value.schema)
    case .object(let name): .reference(name)
    case .any: true
    case .either(let types): .anyOf(types.map(\.schema))
    }
  }

  /// A value, or a parameter, token, environment value or choice in its place.
  private static func open(_ schema: SchemaValue) -> SchemaValue {
    .anyOf([schema, .reference("token"), .reference("switch")])
  }

  private static func numbers(_ range: ClosedRange<Double>) -> SchemaValue {
    ["type": "number", "minimum": .number(range.lowerBound), "maximum": .number(range.upperBound)]
  }

  /// The definitions that the schemas of types refer to.
  static var definitions: [(key: String, value: SchemaValue)] {
    let points = Limits.points
    return [
      (
        "token",
        ["type": "string", "pattern": #"^[$@{]"#, "description": "A token {a.b}, $parameter or @environment value."]
      ),
      (
        "switch",
        [
          "type": "object", "required": .array(["switch"]),
          "description": "A choice: 'switch' says by what, every other key is a value it may have, or 'default'.",
        ]
      ),
      ("text", .anyOf([["type": .array(["string", "number", "boolean"])], .reference("switch")])),
      ("number", open(numbers(-points...points))),
      ("length", open(numbers(-points...points))),
      ("size", open(numbers(0...points))),
      ("fraction", open(numbers(0...1))),
      (
        "color",
        .anyOf([
          .oneOf(ColorNames.plain), ["type": "string", "pattern": "^#[0-9A-Fa-f]{3,8}$"],
          .closed([("color", .reference("color")), ("opacity", .reference("fraction"))], required: ["color"]),
          .reference("token"), .reference("switch"),
        ])
      ),
      (
        "paint",
        .anyOf(
          [
            .oneOf(ColorNames.all), ["type": "string", "pattern": "^#[0-9A-Fa-f]{3,8}$"],
            .closed([("color", .reference("paint")), ("opacity", .reference("fraction"))], required: ["color"]),
          ] + GradientArguments.names.map { .closed([($0, .reference("view.\($0)"))]) } + [
            .reference("token"), .reference("switch"),
          ])
      ),
      (
        "font",
        .anyOf([
          .oneOf(FontNames.styles),
          .closed([
            ("style", .oneOf(FontNames.styles)), ("family", true), ("size", open(numbers(0.1...Limits.fontSize))),
            ("weight", .reference("fontWeight")),
          ]), .reference("token"), .reference("switch"),
        ])
      ),
      ("fontWeight", open(.anyOf([.oneOf(FontNames.weights.map(\.name)), numbers(1...1000)]))),
      (
        "edges",
        open(.anyOf([.oneOf(EdgeNames.all.map(\.name)), .list(of: .oneOf(EdgeNames.all.map(\.name)))]))
      ),
      (
        "unitPoint",
        open(
          .anyOf([
            .oneOf(UnitPoint.named.map(\.name)),
            [
              "type": "array", "items": numbers(-Limits.unitPoint...Limits.unitPoint), "minItems": .number(2),
              "maxItems": .number(2),
            ],
          ]))
      ),
      (
        "cornerRadii",
        .anyOf([.reference("size"), .closed(CornerNames.all.map { (key: $0, value: .reference("size")) })])
      ),
      (
        "shape",
        .anyOf(
          [.oneOf(ShapeNames.all)]
            + ShapeNames.all.map { .closed([(key: $0, value: .reference("view.\($0)"))]) }
            + [.reference("token"), .reference("switch")])
      ),
      (
        "condition",
        .closed(Condition.members.map { (key: $0.name, value: $0.type.schema.described($0.documentation)) })
      ),
    ]
  }
}
