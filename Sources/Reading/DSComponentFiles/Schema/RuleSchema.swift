extension ArgumentRule {
  /// The JSON Schema of the mapping of arguments.
  var schema: SchemaValue {
    switch self {
    case .exactlyOne(let names): ["oneOf": .array(names.map { Self.has([$0]) })]
    case .atLeastOne(let names): Self.has(names)
    case .atMostOne(let names):
      ["anyOf": .array([["not": Self.has(names)]] + names.map { Self.hasOnly($0, of: names) })]
    case .apart(let first, let second): ["not": ["allOf": .array([Self.has(first), Self.has(second)])]]
    case .only(let names, let others): .anyOf([["not": Self.has(names)], Self.has(others)])
    }
  }

  /// One of the names is given.
  private static func has(_ names: [String]) -> SchemaValue {
    .anyOf(names.map { ["required": .array([.string($0)])] })
  }

  private static func hasOnly(_ name: String, of names: [String]) -> SchemaValue {
    ["not": has(names.filter { $0 != name })]
  }
}
