package import DSDiagnostics
package import DSNode
import DSShots
import DSSyntax

/// A custom value of the environment: its name, type and default.
package struct EnvironmentDefinition: Hashable, Sendable {
  /// What such a value may be.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    case boolean, string, number, color
  }

  /// The name.
  package var name: String
  /// What it may be.
  package var type: Kind
  /// What it is where nothing sets it.
  package var defaultValue: EnvironmentValue
  /// Where it is declared.
  package var location: SourceLocation
}

extension Decoding {
  /// Reads `name: {type: boolean, default: false}` for every name.
  func environmentDefinitions(_ node: SyntaxNode) -> [EnvironmentDefinition] {
    (node.readMembers("'environment'", &bag) ?? []).compactMap { member in
      guard var reader = ObjectReader(member.value, as: "the environment value '\(member.key)'", &bag) else {
        return nil
      }
      let type = reader.choice("type", of: EnvironmentDefinition.Kind.self, required: true, &bag)
      _ = reader.string("description", &bag)
      let value = reader.required("default", &bag)
      finish(reader, FileVocabulary.environment)
      guard Reference.isName(member.key.utf8), !Self.builtInEnvironment.contains(member.key) else {
        bag.error(
          "invalid-name", "an environment value cannot be named '\(member.key)'", at: member.location,
          hint: "write letters and digits; these are taken: " + Self.builtInEnvironment.joined(separator: ", "))
        return nil
      }
      guard let type, let value else { return nil }
      return environmentLiteral(Expression(value, in: Scope()), type, "'default' of '\(member.key)'").map {
        EnvironmentDefinition(name: member.key, type: type, defaultValue: $0, location: member.location)
      }
    }
  }

  private func environmentLiteral(
    _ expression: Expression, _ type: EnvironmentDefinition.Kind, _ what: String
  ) -> EnvironmentValue? {
    switch operand(expression) {
    case .token(let reference): return .token(reference)
    case .absent:
      bag.error(
        "wrong-type", "\(what) is null, expected a \(type.rawValue)", at: expression.node.location)
      return nil
    case .unknown: return nil
    case .environment, .choose:
      bag.error(
        "undecidable", "\(what) must be a value, not depend on the environment", at: expression.node.location)
      return nil
    case .literal(let found):
      switch type {
      case .boolean: return found.node.readBoolean(what, &bag).map(EnvironmentValue.boolean)
      case .number: return found.node.readNumber(what, &bag).map(EnvironmentValue.number)
      case .string: return text(found, what).map(EnvironmentValue.string)
      case .color:
        guard let color = color(found, what) else { return nil }
        if case .literal(let solid) = color { return .color(solid) }
        bag.error(
          "undecidable", "\(what) must be one colour; it cannot depend on the colour scheme or a token",
          at: found.node.location, hint: "write #rrggbb, or a token alone")
        return nil
      }
    }
  }

  /// The value that a modifier or scenario sets a name to; reports unknown names and values of the wrong type.
  func environmentValue(_ name: String, _ expression: Expression, at location: SourceLocation) -> EnvironmentValue? {
    let what = "the environment value '\(name)'"
    if let definition = definitions[name] { return environmentLiteral(expression, definition.type, what) }
    if let values = Self.builtInValues(name) {
      let value = constant(expression, what) { $0.node.readChoice($1, among: values, &bag) }
      return value.map { name == "isEnabled" ? .boolean($0 == "true") : .string($0) }
    }
    let isMode = system.modes?.contains { $0.name == name } ?? false
    bag.error(
      "unknown-environment", "there is no environment value '\(name)'", at: location,
      hint: isMode
        ? "'\(name)' is a mode; write 'mode: {\(name): …}'"
        : didYouMean(name, among: environmentNames.sorted()) ?? "declare it under 'environment'")
    return nil
  }

  /// The contexts of a mode, empty if modes are not known; nil after a report if there is no such mode.
  func contexts(ofMode name: String, at location: SourceLocation) -> [String]? {
    guard let modes = system.modes else { return [] }
    if let mode = modes.first(where: { $0.name == name }) { return mode.declared }
    bag.error(
      "unknown-mode", "the design system has no mode '\(name)'", at: location,
      hint: didYouMean(name, among: modes.map(\.name))
        ?? (modes.isEmpty ? nil : "modes: " + modes.map(\.name).joined(separator: ", ")))
    return nil
  }
}
