import DSJSON

/// What a member of a JSON document holds.
indirect enum Shape: Sendable {
  case text
  case oneOf([String])
  case constant(String)
  case integer(ClosedRange<Int>)
  case atLeast(Int)
  case share
  case positive
  case number
  /// Lengths in points: null for one that is not given, the word `infinity` for one without an end.
  case lengths
  case truth
  case textMatching(String)
  case list(Shape)
  case texts
  case object([Member])
  case definition(String)
  case orNull(Shape)
}

/// A member of an object, and whether it is always there.
struct Member: Sendable {
  let name: String
  let isRequired: Bool
  let shape: Shape
  let description: String

  init(_ name: String, _ shape: Shape, _ description: String, optional: Bool = false) {
    (self.name, self.shape, self.description) = (name, shape, description)
    isRequired = !optional
  }

  /// The same, and it may be absent.
  var asOptional: Member { Member(name, shape, description, optional: true) }
}

/// A JSON Schema (draft 2020-12) of an object and of the definitions that it uses, as text.
func schema(title: String, _ members: [Member], _ definitions: [(String, [Member])]) -> String {
  var json = JSONWriter(.indented)
  json.object { json in
    json.member("$schema", "https://json-schema.org/draft/2020-12/schema")
    json.member("title", title)
    write(members: members, &json)
    json.key("$defs")
    json.object { json in
      for (name, members) in definitions {
        json.key(name)
        json.object { write(members: members, &$0) }
      }
    }
  }
  return String(decoding: json.bytes, as: UTF8.self) + "\n"
}

private func write(members: [Member], _ json: inout JSONWriter) {
  json.member("type", "object")
  if !members.isEmpty {
    json.key("properties")
    json.object { json in
      for member in members {
        json.key(member.name)
        json.object { json in
          json.member("description", member.description)
          write(member.shape, &json)
        }
      }
    }
  }
  let required = members.filter(\.isRequired).map(\.name)
  if !required.isEmpty { json.strings("required", required) }
}

private func write(_ shape: Shape, _ json: inout JSONWriter) {
  switch shape {
  case .text: json.member("type", "string")
  case .oneOf(let values): json.strings("enum", values)
  case .constant(let value): json.member("const", value)
  case .integer(let range):
    json.member("type", "integer")
    json.member("minimum", range.lowerBound)
    json.member("maximum", range.upperBound)
  case .atLeast(let least):
    json.member("type", "integer")
    json.member("minimum", least)
  case .share:
    json.member("type", "number")
    json.member("minimum", 0)
    json.member("maximum", 1)
  case .positive:
    json.member("type", "number")
    json.member("exclusiveMinimum", 0)
  case .number: json.member("type", "number")
  case .lengths:
    json.member("type", "array")
    json.key("items")
    json.object { $0.strings("type", ["number", "string", "null"]) }
  case .truth: json.member("type", "boolean")
  case .textMatching(let pattern):
    json.member("type", "string")
    json.member("pattern", pattern)
  case .texts: write(.list(.text), &json)
  case .list(let element):
    json.member("type", "array")
    json.key("items")
    json.object { write(element, &$0) }
  case .object(let members): write(members: members, &json)
  case .definition(let name): json.member("$ref", "#/$defs/\(name)")
  case .orNull(let shape):
    json.key("anyOf")
    json.array { json in
      json.object { write(shape, &$0) }
      json.object { $0.member("type", "null") }
    }
  }
}
