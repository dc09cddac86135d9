import DSDiagnostics
import DSGeometry
import DSNode

extension ArgumentType {
  /// The JSON Schema of values of the type.
  var schema: SchemaValue {
    switch self {
    case .string: .reference("text")
    case .name: Self.word
    case .boolean: .reference("boolean")
    case .integer(let range):
      Self.decided([
        "type": "integer", "minimum": .number(Double(range.lowerBound)), "maximum": .number(Double(range.upperBound)),
      ])
    case .number(let range): Self.open(range)
    case .length(.any): .reference("length")
    case .length(.size): .reference("size")
    case .length(.sizeOrInfinity): .anyOf([.reference("size"), ["const": "infinity"]])
    case .angle: .reference("number")
    case .fraction: .reference("fraction")
    case .color: .reference("color")
    case .paint: .reference("paint")
    case .font: .reference("font")
    case .fontWeight: .reference("fontWeight")
    case .fontWidth: .reference("fontWidth")
    case .edges: .reference("edges")
    case .alignment: .reference("alignment")
    case .horizontalAlignment: .reference("horizontalAlignment")
    case .verticalAlignment: .reference("verticalAlignment")
    case .unitPoint: .reference("unitPoint")
    case .choice(let values): Self.decided(.oneOf(values))
    case .views: .reference("views")
    case .modifiers: .list(of: .reference("modifier"))
    case .shape: .reference("shape")
    case .cornerRadii: .reference("cornerRadii")
    case .gradient, .token: .anyOf([.reference("token"), .reference("switch")])
    case .condition: .reference("condition")
    case .list(let element, let least):
      Self.decided(
        SchemaValue.list(of: element.schema).with(least > 0 ? [("minItems", .number(Double(least)))] : []))
    case .mapping(let members):
      .closed(
        members.map { (key: $0.name, value: $0.type.schema.described($0.documentation)) },
        required: members.filter(\.isRequired).map(\.name))
    case .dictionary(let value): .dictionary(of: value.schema)
    case .object(let name): .reference(name)
    case .any: true
    case .either(let types): .anyOf(types.map(\.schema))
    }
  }

  /// The same for a key that is read literally: words, numbers and lists are not expressions there.
  var plainSchema: SchemaValue {
    switch self {
    case .boolean: .type("boolean")
    case .integer(let range):
      [
        "type": "integer", "minimum": .number(Double(range.lowerBound)),
        "maximum": .number(Double(range.upperBound)),
      ]
    case .number(let range): Self.numbers(range)
    case .choice(let values): .oneOf(values)
    case .list(let element, let least):
      .list(of: element.plainSchema).with(least > 0 ? [("minItems", .number(Double(least)))] : [])
    case .dictionary(let value): .dictionary(of: value.plainSchema)
    case .either(let types): .anyOf(types.map(\.plainSchema))
    case .string, .name, .length, .angle, .fraction, .color, .paint, .font, .fontWeight, .fontWidth, .edges, .alignment,
      .horizontalAlignment, .verticalAlignment, .unitPoint, .views, .modifiers, .shape, .cornerRadii, .gradient, .token,
      .condition, .mapping, .any, .object:
      schema
    }
  }

  /// A number, or what may replace it; the usual ranges have definitions.
  private static func open(_ range: ClosedRange<Double>) -> SchemaValue {
    let usual = [(-Limits.points...Limits.points, "number"), (0...Limits.points, "size"), (0...1, "fraction")]
    return usual.first { $0.0 == range }.map { .reference($0.1) } ?? open(numbers(range))
  }

  /// A value, or a parameter, token, environment value or choice in its place.
  static func open(_ schema: SchemaValue) -> SchemaValue {
    .anyOf([schema, .reference("token"), choice(of: .anyOf([schema, .reference("token"), .reference("switch")]))])
  }

  /// A length that may grow with the size of type.
  private static func scaled(_ length: SchemaValue) -> SchemaValue {
    open(.anyOf([length, .closed([("scaled", open(length))], required: ["scaled"])]))
  }

  /// A value that has to be known while reading, or a parameter, or a choice by one.
  static func decided(_ schema: SchemaValue) -> SchemaValue {
    .anyOf([
      schema, .reference("parameterValue"),
      choice(of: .anyOf([schema, .reference("parameterValue"), .reference("switch")])),
    ])
  }

  /// A choice between values of a kind.
  private static func choice(of value: SchemaValue) -> SchemaValue {
    .object([
      ("type", "object"), ("required", .array(["switch"])), ("properties", ["switch": .type("string")]),
      ("minProperties", .number(2)), ("additionalProperties", value), ("allOf", .array([.reference("cases")])),
    ])
  }

  private static func numbers(_ range: ClosedRange<Double>) -> SchemaValue {
    ["type": "number", "minimum": .number(range.lowerBound), "maximum": .number(range.upperBound)]
  }

  /// A text that is read literally; YAML's numbers and truth values are texts there.
  static var word: SchemaValue { ["type": .array(["string", "number", "boolean"])] }

  private static var hex: SchemaValue { "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$" }

  /// The definitions that the schemas of types refer to.
  static var definitions: [(key: String, value: SchemaValue)] {
    let points = Limits.points
    return [
      (
        "token",
        [
          "type": "string", "pattern": #"^(\$[A-Za-z_]|@[A-Za-z_]|\{.+\}$)"#,
          "description": "A token {a.b}, $parameter or @environment value.",
        ]
      ),
      ("parameterValue", ["type": "string", "pattern": #"^\$[A-Za-z_]"#, "description": "A $parameter."]),
      (
        "switch",
        [
          "type": "object", "required": .array(["switch"]), "properties": ["switch": .type("string")],
          "minProperties": .number(2), "allOf": .array([.reference("cases")]),
          "description": "A choice: 'switch' says by what, every other key is a value it may have, or 'default'.",
        ]
      ),
      ("text", .anyOf([["type": .array(["string", "number", "boolean"])], .reference("switch")])),
      (
        "boolean",
        .anyOf([
          .type("boolean"), .reference("token"),
          // In a choice it may be neither, as a box is that is undecided.
          choice(of: .anyOf([.type("boolean"), .type("null"), .reference("token"), .reference("switch")])),
        ])
      ),
      ("number", open(numbers(-points...points))),
      ("length", scaled(numbers(-points...points))),
      ("size", scaled(numbers(0...points))),
      ("fraction", open(numbers(0...1))),
      (
        "color",
        .anyOf([
          .oneOf(ColorNames.plain), ["type": "string", "pattern": Self.hex],
          .closed([("color", .reference("color")), ("opacity", .reference("fraction"))], required: ["color"]),
          .reference("token"), choice(of: .reference("color")),
        ])
      ),
      (
        "paint",
        .anyOf(
          [
            .oneOf(ColorNames.all), ["type": "string", "pattern": Self.hex],
            .closed([("color", .reference("paint")), ("opacity", .reference("fraction"))], required: ["color"]),
          ] + GradientArguments.names.map { .closed([($0, .reference("view.\($0)"))]) } + [
            .reference("token"), choice(of: .reference("paint")),
          ])
      ),
      (
        "font",
        .anyOf([
          .oneOf(FontNames.styles),
          .closed([
            ("style", .oneOf(FontNames.styles)), ("family", true), ("size", open(0.1...Limits.fontSize)),
            ("weight", .reference("fontWeight")), ("width", .reference("fontWidth")),
          ]), .reference("token"), choice(of: .reference("font")),
        ])
      ),
      ("fontWeight", open(.anyOf([.oneOf(FontNames.weights.map(\.name)), numbers(1...1000)]))),
      ("fontWidth", decided(.anyOf([.oneOf(FontNames.widths.map(\.name)), numbers(Limits.fontWidth)]))),
      (
        "edges",
        decided(.anyOf([.oneOf(EdgeNames.all.map(\.name)), .list(of: .oneOf(EdgeNames.all.map(\.name)))]))
      ),
      ("alignment", decided(.oneOf(Alignment.named.map(\.name)))),
      ("horizontalAlignment", decided(.oneOf(AlignmentNames.horizontal.map(\.name)))),
      ("verticalAlignment", decided(.oneOf(AlignmentNames.vertical.map(\.name)))),
      (
        "unitPoint",
        decided(
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
            + ShapeNames.all.map { .closed([(key: $0, value: .reference("view.\($0)"))], required: [$0]) }
            + [.reference("token"), .reference("switch")])
      ),
      (
        "condition",
        SchemaValue.closed(
          Condition.members.map { (key: $0.name, value: $0.type.schema.described($0.documentation)) }
        ).with([("allOf", .array(Condition.rules.map(\.schema) + [.reference("asked")]))])
      ),
    ]
  }
}
