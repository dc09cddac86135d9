import DSCascade
package import DSDiagnostics

/// Every shot of a design system: each scenario in each variant that the matrix and the scenario leave.
///
/// Scenarios keep their order; of a scenario's variants the first axis changes slowest, and added variants come last.
/// A mode or state that a scenario fixes multiplies nothing. Two shots of one id, or of ids that differ in case alone
/// (some file systems cannot hold both), are reported and the second left out; so is what exceeds `Limits.shots`.
package func expandMatrix(_ scenarios: [Scenario], _ matrix: Matrix, _ bag: inout DiagnosticBag) -> [Shot] {
  var shots: [Shot] = []
  // The index of each id's scenario: scenarios themselves are large.
  var owners: [String: Int] = [:]
  var lists = VariantLists()
  let isNamed = matrix.drawnAxes.map(matrix.isInEveryID)
  for (number, scenario) in scenarios.enumerated() {
    let shared = Shot.Shared(scenario)
    for variant in lists.variants(of: scenario, matrix, &bag) {
      guard shots.count < Limits.shots else {
        bag.error(
          "too-many-shots", "there are more than \(Limits.shots) shots", at: scenario.location,
          hint: "list fewer values in 'axes'")
        return shots
      }
      let shot = Shot(id: shotID(scenario, variant, matrix, isNamed), variant: variant, shared: shared)
      // With the longest ending that is added to it.
      if let name = shot.id.split(separator: "/").last, name.utf8.count > Limits.fileNameBytes - 15 {
        bag.error(
          "invalid-name", "the name of the shot '\(name)' has \(name.utf8.count) bytes, too many for a file",
          at: scenario.location, hint: "shorten the scenario's name, or those of the axes' values")
        break
      }
      if let owner = owners.updateValue(number, forKey: shot.id.lowercased()).map({ scenarios[$0] }) {
        bag.error(
          "duplicate-id", "two scenarios have the id '\(scenario.id)'", at: scenario.location,
          notes: [Diagnostic.Note("the other is '\(owner.id)'", at: owner.location)])
        break
      }
      shots.append(shot)
    }
  }
  return shots
}

/// The variants of scenarios; those with the same values share them, so that a large matrix stays small in memory.
private struct VariantLists {
  private var known: [[[[String]]]: [Variant]] = [:]

  /// The variants of a scenario in order, without repetitions.
  mutating func variants(of scenario: Scenario, _ matrix: Matrix, _ bag: inout DiagnosticBag) -> [Variant] {
    let restrictions = scenario.axisRestrictions.filter { matrix.check($0, &bag) }
    let axes = matrix.drawnAxes
    /// What the scenario leaves of an axis; built-in axes may be given values here that the system does not list.
    func allowed(_ axis: MatrixAxis, among listed: [String]) -> [String] {
      if axis.name == BuiltInAxis.state.rawValue, let state = scenario.state { return [state.rawValue] }
      if !axis.isBuiltIn, let context = scenario.modes[axis.name] { return [context] }
      guard let restriction = restrictions.last(where: { $0.axis == axis.name }) else { return listed }
      return axis.isBuiltIn ? restriction.values : restriction.values.filter(listed.contains)
    }
    let lists =
      [axes.map { allowed($0, among: $0.values) }]
      + matrix.inclusions.map { inclusion in
        axes.map { axis in
          allowed(axis, among: inclusion.settings.last { $0.axis == axis.name }?.values ?? axis.values)
        }
      }
    if let known = known[lists] { return known }
    var found: [Variant] = []
    var seen: Set<Variant> = []
    for variant in lists.flatMap({ product(axes, $0) })
    where seen.insert(variant).inserted && !matrix.exclusions.contains(where: { $0.matches(variant) }) {
      found.append(variant)
    }
    known[lists] = found
    return found
  }
}

/// All combinations of one value per axis, the first axis changing slowest; none beyond `Limits.shots`.
private func product(_ axes: [MatrixAxis], _ lists: [[String]]) -> [Variant] {
  var variants = [Variant()]
  for (axis, values) in zip(axes, lists) {
    guard variants.count * values.count <= Limits.shots else { return variants }
    variants = variants.flatMap { variant in
      values.map { value in
        Variant(variant.choices + [Variant.Choice(axis: axis.name, value: value, isBuiltIn: axis.isBuiltIn)])
      }
    }
  }
  return variants
}
