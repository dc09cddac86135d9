import DSDiagnostics
import DSNode
import DSShots
import DSSyntax

/// What a switch or condition asks.
enum Subject {
  /// A parameter's value: decided while reading.
  case constant(String)
  /// An optional parameter that was not given.
  case absent
  /// A value of the environment: decided where the view is drawn.
  case environment(EnvironmentReference)
  /// A parameter of a component that is checked alone, or a reported fault.
  case unknown
}

extension Decoding {
  /// The value that a switch is about: `$parameter`, `@name`, or the bare name of an environment value or state.
  /// - Parameter keys: the switch's cases, to be checked against what the subject can be.
  func subject(_ expression: Expression, keys: [(key: String, location: SourceLocation)]) -> Subject {
    guard let text = expression.node.string else {
      bag.error(
        "wrong-type", "a switch is about \(expression.node.shown), expected '$parameter' or an environment value",
        at: expression.node.location)
      return .unknown
    }
    guard text.hasPrefix("$") else {
      let name = text.hasPrefix("@") ? String(text.dropFirst()) : text
      if expression.scope.bindings[name] != nil, !environmentNames.contains(name) {
        bag.error(
          "unknown-environment", "there is no environment value '\(name)'", at: expression.node.location,
          hint: "write '$\(name)' for the parameter")
        return .unknown
      }
      checkEnvironment(name, at: expression.node.location)
      checkCases(keys, of: name)
      return .environment(EnvironmentReference(name, at: expression.node.location))
    }
    checkCases(keys, of: String(text.dropFirst()), in: expression.scope)
    switch operand(expression) {
    case .literal(let value):
      guard let text = value.node.string else {
        bag.error(
          "wrong-type", "a switch is about \(value.node.shown), expected one word", at: expression.node.location)
        return .unknown
      }
      return .constant(text)
    case .absent: return .absent
    case .environment(let reference): return .environment(reference)
    case .token, .choose:
      if expression.scope.isChecking { return .unknown }
      bag.error(
        "undecidable", "'\(text)' is a token or a choice and cannot be decided here", at: expression.node.location,
        hint: "switch on the environment value itself")
      return .unknown
    case .unknown: return .unknown
    }
  }

  /// Reports cases that a parameter of type choice can never be.
  private func checkCases(_ keys: [(key: String, location: SourceLocation)], of name: String, in scope: Scope) {
    guard let parameter = scope.component?.parameters.first(where: { $0.name == name }) else { return }
    switch parameter.type {
    case .choice(let values): checkCases(keys, among: values + (parameter.isOptional ? ["null"] : []), "'$\(name)'")
    case .boolean:
      checkCases(keys, among: ["true", "false"] + (parameter.isOptional ? ["null"] : []), "'$\(name)'")
    case .symbol, .asset:
      // The empty text reads as "not given", which it never is.
      for (key, location) in keys where key.isEmpty {
        bag.error(
          "unknown-case", "'$\(name)' is never an empty text", at: location,
          hint: parameter.isOptional ? "write 'null' for a parameter that is not given" : nil)
      }
    default: break
    }
  }

  /// Reports cases that an environment value can never be.
  private func checkCases(_ keys: [(key: String, location: SourceLocation)], of name: String) {
    if let builtIn = Self.builtInValues(name) {
      checkCases(keys, among: builtIn, "'\(name)'")
    } else if let mode = system.modes?.first(where: { $0.name == name }), !environmentNames.contains(name) {
      checkCases(keys, among: mode.declared, "'\(name)'")
    }
  }

  private func checkCases(
    _ keys: [(key: String, location: SourceLocation)], among values: [String], _ what: String
  ) {
    for (key, location) in keys where !values.contains(key) && !key.hasPrefix("$") {
      bag.error(
        "unknown-case", "\(what) is never '\(key)'", at: location,
        hint: key.isEmpty && values.contains("null")
          ? "write 'null' for a parameter that is not given"
          : didYouMean(key, among: values) ?? "it is one of " + values.joined(separator: ", "))
    }
  }

  /// What an environment value of the program's own can be; nil for other names and for numbers.
  static func builtInValues(_ name: String) -> [String]? {
    switch name {
    case "state": ComponentState.allCases.map(\.rawValue)
    case "colorScheme": ["light", "dark"]
    case "isEnabled": ["true", "false"]
    case "layoutDirection": BuiltInAxis.layoutDirection.declared
    case "dynamicTypeSize": BuiltInAxis.typeSize.declared
    default: nil
    }
  }
}
