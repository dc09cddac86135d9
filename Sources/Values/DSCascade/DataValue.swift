import DSGeometry

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
    switch self {
    case .null: "null"
    case .boolean(let value): value ? "true" : "false"
    case .integer(let value): String(value)
    case .number(let value): value.text(digits: 9)
    case .string(let value): Self.quoted(value)
    case .list(let elements): "[" + elements.map(\.text).joined(separator: ", ") + "]"
    case .object(let members):
      "{"
        + members.sorted { $0.key < $1.key }.map { "\(Self.quoted($0.key)): \($0.value.text)" }.joined(separator: ", ")
        + "}"
    }
  }

  /// A JSON string literal.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      default:
        if scalar.value < 0x20 {
          result += "\\u00" + (scalar.value < 0x10 ? "0" : "") + String(scalar.value, radix: 16)
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
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
