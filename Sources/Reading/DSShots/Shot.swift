package import DSCascade

/// One picture to be made: a scenario in one variant.
package struct Shot: Hashable, Sendable {
  /// The unique name, and the path of its files: `system/component/scenario@value.value`.
  package let id: String
  /// The values of the axes.
  package let variant: Variant
  private let shared: Shared

  /// What is drawn.
  package var scenario: Scenario { shared.scenario }

  init(id: String, variant: Variant, shared: Shared) {
    self.id = id
    self.variant = variant
    self.shared = shared
  }

  /// A single shot.
  package init(id: String, scenario: Scenario, variant: Variant) {
    self.init(id: id, variant: variant, shared: Shared(scenario))
  }

  /// One context per mode: those of the variant, and those that the scenario fixes.
  package var modes: ModeSelection {
    var modes = ModeSelection()
    for choice in variant.choices where !choice.isBuiltIn { modes[choice.axis] = choice.value }
    return modes.merging(scenario.modes)
  }

  /// The part that all shots of a scenario share, so that a large matrix stays small in memory.
  final class Shared: Hashable, Sendable {
    let scenario: Scenario

    init(_ scenario: Scenario) { self.scenario = scenario }

    static func == (a: Shared, b: Shared) -> Bool { a === b || a.scenario == b.scenario }

    func hash(into hasher: inout Hasher) { hasher.combine(scenario.id) }
  }
}
