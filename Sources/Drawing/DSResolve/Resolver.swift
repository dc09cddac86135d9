import DSCascade
import DSDiagnostics
import DSGeometry
import DSNode

/// Resolves one tree and collects its problems.
///
/// A value that cannot be found is reported and replaced with something drawable, so that the rest of the tree is
/// checked too; a tree with an error is never drawn.
struct Resolver {
  /// What was wrong so far.
  var bag = DiagnosticBag()
  /// Views resolved so far.
  var count = 0
  /// The tokens that the view or modifier being resolved looks up, without those of the views inside it.
  var asked = AskedTokens()

  /// What colours are likely drawn on, in the modes in which lists of tokens asked for it.
  var grounds: [ModeSelection: LikelyGrounds] = [:]

  /// The value of a token at a place that uses it; nil, and a report, if there is none.
  mutating func token(_ reference: TokenReference, _ environment: Environment) -> TokenValue? {
    guard let path = expand(reference, environment) else { return nil }
    environment.context.uses?.note(path, in: environment.modes)
    asked.paths.append(path)
    do {
      return try environment.themed.value(of: path)
    } catch {
      bag.add(error.diagnostic(at: reference.location))
      return nil
    }
  }

  /// The token's name with `${name}` replaced by the environment's values.
  private mutating func expand(_ reference: TokenReference, _ environment: Environment) -> TokenPath? {
    guard reference.mayHoldInsertion else { return reference.path }
    // Bytes, not characters: a mark behind a brace would join it.
    var rest = reference.path.description.utf8[...]
    var text = ""
    while let start = rest.firstRange(of: "${".utf8) {
      guard let end = rest[start.upperBound...].firstIndex(of: UInt8(ascii: "}")) else { break }
      text += Substring(rest[..<start.lowerBound])
      let name = String(Substring(rest[start.upperBound..<end]))
      guard let value = self.text(of: EnvironmentReference(name, at: reference.location), environment) else {
        return nil
      }
      text += value
      rest = rest[end...].dropFirst()
    }
    return TokenPath(text + Substring(rest))
  }

  /// A value of the environment as text, for choices; nil, and a report, where there is none.
  mutating func text(of reference: EnvironmentReference, _ environment: Environment) -> String? {
    guard let value = value(of: reference, environment) else { return nil }
    if let text = value.text { return text }
    if case .token(let token) = value {
      switch self.token(token, environment) {
      case .string(let text): return text
      case .boolean(let flag): return flag ? "true" : "false"
      case .number(let number), .dimension(let number), .fontWeight(let number): return number.text(digits: 6)
      case nil: return nil
      default: break
      }
    }
    bag.error(
      "wrong-environment-type", "the environment value '\(reference.name)' is not a text, a number or a boolean",
      at: reference.location)
    return nil
  }

  /// A value of the environment; nil, and a report, where there is none.
  mutating func value(of reference: EnvironmentReference, _ environment: Environment) -> EnvironmentValue? {
    if let value = environment.value(named: reference.name) { return value }
    let names = environment.names
    bag.error(
      "unknown-environment-value", "there is no environment value '\(reference.name)'", at: reference.location,
      hint: didYouMean(reference.name, among: names)
        ?? "declare it under 'environment', or use one of \(names.joined(separator: ", "))")
    return nil
  }

  /// The branch that a choice takes: the first whose key is the environment's value.
  mutating func choose<Branch>(
    _ reference: EnvironmentReference, _ cases: [(key: String, branch: Branch)], fallback: Branch?,
    _ environment: Environment
  ) -> Branch? {
    guard let text = text(of: reference, environment) else { return nil }
    if let match = cases.first(where: { $0.key == text }) { return match.branch }
    if let fallback { return fallback }
    bag.error(
      "no-case", "no case for \(reference.name) '\(text)'", at: reference.location,
      hint: "add the case, or 'default'")
    return nil
  }
}
