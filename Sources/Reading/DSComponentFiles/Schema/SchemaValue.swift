import DSJSON

/// A JSON value whose members keep their order, so that a schema's text is always the same.
indirect enum SchemaValue: Equatable {
  case object([(key: String, value: SchemaValue)])
  case array([SchemaValue])
  case string(String)
  case number(Double)
  case boolean(Bool)

  static func == (a: SchemaValue, b: SchemaValue) -> Bool { a.text == b.text }

  /// A reference to a definition of the same schema.
  static func reference(_ name: String) -> SchemaValue { ["$ref": .string("#/$defs/\(name)")] }

  /// The value that one of several schemas accepts; a single schema is used directly.
  static func anyOf(_ schemas: [SchemaValue]) -> SchemaValue {
    schemas.count == 1 ? schemas[0] : ["anyOf": .array(schemas)]
  }

  /// One of several values.
  static func oneOf(_ values: [String]) -> SchemaValue { ["enum": .array(values.map(SchemaValue.string))] }

  /// A value of a JSON type.
  static func type(_ name: String) -> SchemaValue { ["type": .string(name)] }

  /// A list of something.
  static func list(of element: SchemaValue) -> SchemaValue { ["type": "array", "items": element] }

  /// A mapping of any names to something.
  static func dictionary(of value: SchemaValue) -> SchemaValue {
    ["type": "object", "additionalProperties": value]
  }

  /// A mapping of these members and no others.
  static func closed(
    _ members: [(key: String, value: SchemaValue)], required: [String] = []
  ) -> SchemaValue {
    var parts: [(key: String, value: SchemaValue)] = [("type", "object"), ("properties", .object(members))]
    if !required.isEmpty { parts.append(("required", .array(required.map(SchemaValue.string)))) }
    parts.append(("additionalProperties", false))
    return .object(parts)
  }

  /// The same schema with more keywords.
  func with(_ more: [(key: String, value: SchemaValue)]) -> SchemaValue {
    guard !more.isEmpty else { return self }
    guard case .object(let members) = self else { return .object(more) }
    return .object(members + more)
  }

  /// The same schema with a line for people.
  func described(_ text: String, default value: String? = nil) -> SchemaValue {
    let sentence = value.map { "\(text) Default: \($0)." } ?? text
    guard case .object(let members) = self else { return ["description": .string(sentence)] }
    return .object([("description", .string(sentence))] + members)
  }

  /// The value as JSON, indented by two spaces; lists of plain values stay on one line.
  var text: String {
    var json = JSONWriter(.indented)
    write(to: &json)
    return json.text
  }

  private func write(to json: inout JSONWriter) {
    switch self {
    case .string(let text): json.value(text)
    case .number(let number): json.value(number)
    case .boolean(let flag): json.value(flag)
    case .array(let elements):
      json.array(onOneLine: elements.allSatisfy(\.isPlain)) { json in
        for element in elements { element.write(to: &json) }
      }
    case .object(let members):
      json.object(onOneLine: members.count == 1 && members[0].value.isPlain) { json in
        for (key, value) in members {
          json.key(key)
          value.write(to: &json)
        }
      }
    }
  }

  private var isPlain: Bool {
    switch self {
    case .string, .number, .boolean: true
    case .array, .object: false
    }
  }
}

extension SchemaValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByDictionaryLiteral {
  init(stringLiteral value: String) { self = .string(value) }
  init(booleanLiteral value: Bool) { self = .boolean(value) }
  init(dictionaryLiteral elements: (String, SchemaValue)...) { self = .object(elements.map { ($0.0, $0.1) }) }
}
