import DSDiagnostics
package import DSGeometry

extension Theme {
  /// The tier of a token: the one with the longest matching beginning of its path, else the one that names its set;
  /// nil if no tier claims it.
  public func tier(of definition: TokenDefinition) -> Tier? { tierIndex(of: definition).map { tiers[$0] } }

  /// Reports references to a higher tier (an error) and past a tier (a warning).
  func checkTiers(of definition: TokenDefinition, in table: TokenTable, into bag: inout DiagnosticBag) {
    guard let own = tierIndex(of: definition) else { return }
    for reference in definition.references {
      guard let target = reference.target.flatMap({ table.definition(at: $0) }), let other = tierIndex(of: target)
      else { continue }
      let place = reference.location ?? definition.location ?? SourceLocation(file: name)
      let notes = [Diagnostic.Note("'\(target.path)' is a \(tiers[other].name) token", at: target.location)]
      if other > own {
        bag.error(
          "tier-upwards",
          "\(tiers[own].name) token '\(definition.path)' refers upwards to \(tiers[other].name) token '\(target.path)'",
          at: place, hint: "tokens refer to those of their own tier or the one below", notes: notes)
      } else if other < own - 1, !tiers[own].skips {
        bag.warning(
          "tier-skipped",
          "\(tiers[own].name) token '\(definition.path)' refers past the \(tiers[own - 1].name) tier to '\(target.path)'",
          at: place,
          hint: "refer to a \(tiers[own - 1].name) token, or give the tier 'skips: true' in dsrender.yaml",
          notes: notes)
      }
    }
  }

  private func tierIndex(of definition: TokenDefinition) -> Int? {
    var best: (index: Int, length: Int)?
    let path = definition.path
    for (index, tier) in tiers.enumerated() {
      for member in tier.members
      where path.description == member || path.names(below: TokenPath(member)) != nil && !member.isEmpty {
        if member.utf8.count > best?.length ?? -1 { best = (index, member.utf8.count) }
      }
    }
    return best?.index ?? definition.set.flatMap { set in tiers.firstIndex { $0.members.contains(set) } }
  }
}

extension TokenExpression {
  /// The token that a reference leads to or into; nil for literals.
  package var target: TokenPath? {
    switch kind {
    case .alias(let path): path
    case .pointer(let pointer): pointer.token
    case .null, .boolean, .number, .string, .list, .object, .composed: nil
    }
  }
}
