import DSDiagnostics
import DSShots

/// The results of reading components, for a later reading when nothing but components has changed.
///
/// A component's check and its scenarios follow from the component, from those that took part in them, from the names
/// of all components and from the environment values of the system. If all of these are unchanged, the component is not
/// read again. If there was a problem, nothing is kept: it is found again, and reported again. Nor is the result kept
/// for a component whose name is not allowed, as two may have it.
package struct ComponentMemory: Sendable {
  /// A part of the reading, with the names of the components that took part in it.
  private struct Part<Found: Sendable>: Sendable {
    var found: Found
    var took: Set<String>
  }

  /// A component of another's body, with its place.
  typealias ComponentUse = (name: String, location: SourceLocation)

  private var components: [String: Component] = [:]
  private var views: Set<String> = []
  private var definitions: [String: EnvironmentDefinition] = [:]
  private var checks: [String: Part<[ComponentUse]>] = [:]
  private var expansions: [String: Part<[Scenario]>] = [:]

  /// Remembers nothing.
  package init() {}

  /// Forgets what does not follow from the components that are there now.
  mutating func keepWhatHolds(in decoding: Decoding) {
    let changed = Set(components.keys).union(decoding.components.keys).filter {
      components[$0] != decoding.components[$0]
    }
    let views = Set(decoding.componentViews.keys)
    if views != self.views || Set(components.keys) != Set(decoding.components.keys)
      || definitions != decoding.definitions
    {
      (checks, expansions) = ([:], [:])
    }
    checks = checks.filter { changed.isDisjoint(with: $1.took) }
    expansions = expansions.filter { changed.isDisjoint(with: $1.took) }
    (components, self.views, definitions) = (decoding.components, views, decoding.definitions)
  }

  /// Checks a component, unless that was done and found nothing.
  mutating func check(_ component: Component, by decoding: Decoding, _ check: () -> Void) {
    if let known = checks[component.name] { return decoding.uses[component.name] = known.found }
    guard let took = decoding.withoutProblems(component, check), component.hasValidName else { return }
    checks[component.name] = Part(found: decoding.uses[component.name] ?? [], took: took)
  }

  /// A component's scenarios, where they were found before.
  func scenarios(of component: Component) -> [Scenario]? { expansions[component.name]?.found }

  /// Keeps a component's scenarios, unless something was wrong.
  mutating func keep(_ reading: ScenarioReading, of component: Component) {
    guard let took = reading.took, component.hasValidName else { return }
    expansions[component.name] = Part(found: reading.scenarios, took: took)
  }
}

/// What reading the scenarios of a component found.
struct ScenarioReading: Sendable {
  var scenarios: [Scenario]
  /// The components that took part, itself among them; nil if something was wrong.
  var took: Set<String>?
  /// What was wrong, in the order in which it was found.
  var problems: [Diagnostic] = []
}

extension Decoding {
  /// Reads the scenarios of a component.
  func reading(of component: Component, _ make: () -> [Scenario]) -> ScenarioReading {
    bag = DiagnosticBag()
    var reading = ScenarioReading(scenarios: [])
    reading.took = withoutProblems(component) { reading.scenarios = make() }
    reading.problems = bag.diagnostics
    return reading
  }
}

extension Decoding {
  /// The components that took part in reading one, itself among them; nil if something was wrong.
  fileprivate func withoutProblems(_ component: Component, _ body: () -> Void) -> Set<String>? {
    // A separate bag: what another component reported before is a problem of this one too.
    let before = bag
    bag = DiagnosticBag()
    took = [component.name]
    body()
    let own = bag.diagnostics
    bag = before
    bag.add(contentsOf: own)
    return own.isEmpty ? took : nil
  }
}
