package import DSJSON

/// A value of a data file without meaning to this package: kept, compared and written again.
public indirect enum DataValue: Hashable, Sendable {
  case null
  case boolean(Bool)
  /// A whole number that a Double may not hold exactly.
  case integer(Int64)
  case number(Double)
  case string(String)
  case list([DataValue])
  case object([String: DataValue])

  /// The value as JSON on one line, keys sorted.
  public var text: String {
    var json = JSONWriter(.line)
    write(to: &json)
    return json.text
  }

  /// Writes the value as JSON, keys sorted.
  package func write(to json: inout JSONWriter) {
    switch self {
    case .null: json.null()
    case .boolean(let value): json.value(value)
    case .integer(let value): json.value(value)
    case .number(let value): json.value(exactly: value)
    case .string(let value): json.value(value)
    case .list(let elements): json.array { json in for element in elements { element.write(to: &json) } }
    case .object(let members):
      json.object { json in
        for (key, value) in members.sorted(by: { $0.key < $1.key }) {
          json.key(key)
          value.write(to: &json)
        }
      }
    }
  }
}

extension DataValue: Codable {
  public init(from decoder: any Decoder) throws {
    if let container = try? decoder.container(keyedBy: CodingName.self) {
      var members: [String: DataValue] = [:]
      for key in container.allKeys { members[key.stringValue] = try container.decode(DataValue.self, forKey: key) }
      self = .object(members)
    } else if var container = try? decoder.unkeyedContainer() {
      var elements: [DataValue] = []
      while !container.isAtEnd { elements.append(try container.decode(DataValue.self)) }
      self = .list(elements)
    } else {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .null
      } else if let value = try? container.decode(Bool.self) {
        self = .boolean(value)
      } else if let value = try? container.decode(Int64.self) {
        self = .integer(value)
      } else if let value = try? container.decode(Double.self) {
        self = .number(value)
      } else {
        self = .string(try container.decode(String.self))
      }
    }
  }

  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .object(let members):
      var container = encoder.container(keyedBy: CodingName.self)
      for (key, value) in members.sorted(by: { $0.key < $1.key }) {
        try container.encode(value, forKey: CodingName(key))
      }
    case .list(let elements):
      var container = encoder.unkeyedContainer()
      for element in elements { try container.encode(element) }
    case .null:
      var container = encoder.singleValueContainer()
      try container.encodeNil()
    case .boolean(let value): try Self.encode(value, to: encoder)
    case .integer(let value): try Self.encode(value, to: encoder)
    case .number(let value): try Self.encode(value, to: encoder)
    case .string(let value): try Self.encode(value, to: encoder)
    }
  }

  private static func encode(_ value: some Encodable, to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(value)
  }
}

/// A coding key of any name.
struct CodingName: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}
