import DSCascade
import DSDiagnostics
import DSSyntax

extension Decoding {
  /// Reads `name: {type: …, default: …}` for every parameter.
  func parameters(_ node: SyntaxNode) -> [Parameter] {
    (node.readMembers("'parameters'", &bag) ?? []).compactMap(parameter)
  }

  private func parameter(_ member: SyntaxNode.Member) -> Parameter? {
    guard var reader = ObjectReader(member.value, as: "the parameter '\(member.key)'", &bag) else { return nil }
    let type = kind(&reader)
    let optional = reader.boolean("optional", &bag) ?? false
    let description = reader.string("description", &bag)
    let value = reader.value("default")
    finish(reader, FileVocabulary.parameter)
    guard Reference.isIdentifier(member.key.utf8), member.key != "index" else {
      bag.error(
        "invalid-name", "a parameter cannot be named '\(member.key)'", at: member.location,
        hint: "write letters, digits and '_', a letter first, and not 'index'")
      return nil
    }
    return type.map {
      Parameter(
        name: member.key, description: description, type: $0, defaultValue: value,
        isOptional: optional || value?.isNull == true,
        location: member.location)
    }
  }

  private static let kinds = ["string", "number", "boolean", "symbol", "asset", "choice", "list", "mapping"]
  /// What a parameter's `type` may be.
  static let parameterTypes =
    kinds + TokenType.allCases.map(\.rawValue).filter { !["string", "number", "boolean"].contains($0) }

  private func kind(_ reader: inout ObjectReader) -> Parameter.Kind? {
    guard let name = reader.choice("type", among: Self.parameterTypes, required: true, &bag) else {
      for key in ["values", "of", "fields"] { _ = reader.value(key) }
      return nil
    }
    switch name {
    case "string": return .string
    case "number": return .number
    case "boolean": return .boolean
    case "symbol": return .symbol
    case "asset": return .asset
    case "color": return .color
    case "dimension": return .dimension
    case "choice":
      let values = reader.strings("values", required: true, &bag)
      guard values.isEmpty else { return .choice(values) }
      if let given = reader.node["values"] { bag.error("out-of-range", "'values' is empty", at: given.location) }
      return nil
    case "list":
      if reader.node["of"]?.members != nil {
        guard var element = reader.object("of", &bag) else { return nil }
        let found = kind(&element)
        finish(element, FileVocabulary.parameter)
        return found.map(Parameter.Kind.list)
      }
      let elements = Self.parameterTypes.filter { !["list", "choice"].contains($0) }
      guard let of = reader.choice("of", among: elements, required: true, &bag) else {
        _ = reader.value("fields")
        return nil
      }
      return scalar(of, &reader).map(Parameter.Kind.list)
    default: return scalar(name, &reader)
    }
  }

  private func scalar(_ name: String, _ reader: inout ObjectReader) -> Parameter.Kind? {
    switch name {
    case "string": .string
    case "number": .number
    case "boolean": .boolean
    case "symbol": .symbol
    case "asset": .asset
    case "color": .color
    case "dimension": .dimension
    case "mapping": .mapping(fields(&reader))
    default: .token(name)
    }
  }

  /// `fields: {name: string, on: {type: boolean, optional: true}}`.
  private func fields(_ reader: inout ObjectReader) -> [Parameter.Field] {
    reader.members("fields", &bag).compactMap { member in
      if member.value.members == nil {
        let scalars = Self.parameterTypes.filter { !["list", "choice", "mapping"].contains($0) }
        guard let name = member.value.readChoice("the type of '\(member.key)'", among: scalars, &bag) else {
          return nil
        }
        return scalar(name, &reader).map { Parameter.Field(name: member.key, type: $0, isOptional: false) }
      }
      guard var field = ObjectReader(member.value, as: "the field '\(member.key)'", &bag) else { return nil }
      let type = kind(&field)
      let optional = field.boolean("optional", &bag) ?? false
      finish(field, FileVocabulary.parameter)
      return type.map { Parameter.Field(name: member.key, type: $0, isOptional: optional) }
    }
  }
}
