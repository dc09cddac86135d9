import DSDiagnostics
import DSShots
import DSSyntax

extension Decoding {
  /// Matches what follows a view's or modifier's name to its arguments, and reports unknown, missing and surplus
  /// arguments.
  ///
  /// A mapping gives arguments by name, a list by position, a scalar the first argument that takes it.
  /// - Returns: nil after a report that leaves nothing to read.
  func arguments(
    _ node: SyntaxNode, _ list: ArgumentList, owner: String, at location: SourceLocation, in scope: Scope
  ) -> Arguments? {
    var values = ArgumentValues()
    if let shorthand = shorthand(node, list) {
      values[shorthand] = node
    } else {
      switch node.kind {
      case .object(let members): matchNames(members, list, owner, scope, &values)
      case .array(let elements):
        for (definition, element) in zip(list.arguments, elements) where !element.isNull {
          values[definition.name] = element
        }
        if let extra = elements.dropFirst(list.arguments.count).first {
          bag.error(
            "unknown-argument", "\(owner) takes \(list.arguments.count) arguments, not \(elements.count)",
            at: extra.location, hint: usage(list))
        }
      case .scalar:
        if !node.isNull {
          bag.error(
            "wrong-type",
            "\(owner) is given \(node.shown), expected \(list.arguments.isEmpty ? "nothing" : "arguments")",
            at: node.location, hint: usage(list))
        }
      }
    }
    // Null and optional parameters that were not given are as good as no argument.
    var given = values
    for (name, value) in values.members where isAbsent(Expression(value, in: scope)) {
      if value.isNull || list[name]?.takesAbsent != true { given[name] = nil }
    }
    var isComplete = true
    for definition in list.arguments where definition.isRequired && given[definition.name] == nil {
      isComplete = false
      bag.error(
        "missing-argument", "\(owner) needs '\(definition.name)'", at: values[definition.name]?.location ?? location,
        hint: values[definition.name] == nil
          ? usage(list) : "it is null; ask with 'If' where a parameter is optional")
    }
    guard isComplete else { return nil }
    return Arguments(
      decoding: self, scope: scope, list: list, values: given, owner: owner, node: node, location: location)
  }

  private func matchNames(
    _ members: [SyntaxNode.Member], _ list: ArgumentList, _ owner: String, _ scope: Scope,
    _ values: inout ArgumentValues
  ) {
    for member in members {
      if list[member.key] != nil || list.freeNames != nil {
        values.add(member.key, member.value)
      } else {
        bag.error(
          "unknown-argument", "\(owner) has no argument '\(member.key)'", at: member.location,
          hint: questionHint(member.key, list, scope) ?? didYouMean(member.key, among: list.arguments.map(\.name))
            ?? usage(list))
      }
    }
  }

  /// How to write a condition on what its key names; nil if the key names nothing like that, or this is not a
  /// condition.
  private func questionHint(_ name: String, _ list: ArgumentList, _ scope: Scope) -> String? {
    guard list["parameter"] != nil, list["environment"] != nil, list["isNot"] != nil else { return nil }
    if scope.bindings[name] != nil { return "write 'parameter: \(name)', and the value behind 'is'" }
    let isKnown =
      system.modes?.contains { $0.name == name } ?? false || environmentNames.contains(name)
      || Self.builtInEnvironment.contains(name)
    return isKnown ? "write 'environment: \(name)', and the value behind 'is'" : nil
  }

  private func isAbsent(_ expression: Expression) -> Bool {
    guard case .scalar = expression.node.kind else { return false }
    let text = expression.node.string
    guard expression.node.isNull || (text.map { Reference($0) }).map(Self.isParameter) == true else { return false }
    if case .absent = operand(expression) { return true }
    return false
  }

  private static func isParameter(_ reference: Reference) -> Bool {
    if case .parameter = reference { true } else { false }
  }

  private func usage(_ list: ArgumentList) -> String? {
    list.arguments.isEmpty ? nil : "arguments: " + list.arguments.map(\.name).joined(separator: ", ")
  }

  /// The argument that a value stands for as a whole; nil if it is arguments by name or position.
  private func shorthand(_ node: SyntaxNode, _ list: ArgumentList) -> String? {
    switch node.kind {
    case .scalar(let text, _):
      guard !node.isNull else { return nil }
      let first = list.shorthand.first
      let keyword = list.shorthand.first { name in
        switch list[name]?.type {
        case .edges: EdgeNames.all.contains { $0.name == text }
        case .choice(let values): values.contains(text)
        default: false
        }
      }
      return keyword ?? first
    case .array(let elements):
      if list.takesList { return list.shorthand.first }
      let fitting = list.shorthand.first { name in
        switch list[name]?.type {
        case .views: elements.contains { $0.members?.contains { Self.isViewName($0.key) } ?? false }
        case .edges:
          elements.count > 0
            && elements.allSatisfy { element in EdgeNames.all.contains { $0.name == element.string } }
        default: false
        }
      }
      return fitting
    case .object(let members):
      let keys = members.map(\.key)
      guard !keys.contains(where: { list[$0] != nil }), list.freeNames == nil else { return nil }
      return list.shorthand.first { name in list[name].map { Self.accepts($0.type, keys) } ?? false }
    }
  }

  /// Whether a mapping of these keys is itself a value of a type.
  private static func accepts(_ type: ArgumentType, _ keys: [String]) -> Bool {
    if keys.contains("switch") { return true }
    return switch type {
    case .paint: keys.contains { (["color", "opacity"] + GradientArguments.names).contains($0) }
    case .color: keys.contains("color")
    case .views: keys.contains(where: isViewName)
    case .shape: keys.contains { ShapeNames.all.contains($0) }
    case .cornerRadii: keys.contains { CornerNames.all.contains($0) }
    case .font, .condition, .mapping, .any: true
    case .either(let types): types.contains { accepts($0, keys) }
    default: false
    }
  }

  /// Whether a key begins with a capital letter, as views do.
  static func isViewName(_ key: String) -> Bool {
    key.utf8.first.map { (0x41...0x5A).contains($0) } ?? false
  }
}
