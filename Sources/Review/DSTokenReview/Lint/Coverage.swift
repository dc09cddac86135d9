import DSCascade
import DSComponentFiles
import DSDiagnostics
import DSProject
import DSShots
import DSSyntax
import DSTokenLint

/// What is never drawn.
extension PictureLinter {
  mutating func checkCoverage() {
    if let settings = settings(of: .componentWithoutScenarios) {
      let used = system.components.reduce(into: Set<String>()) { $0.formUnion($1.body.keys) }
      for component in system.components
      where component.scenarios.isEmpty && !used.contains(component.viewName) && !settings.ignores(component.name) {
        add(
          .componentWithoutScenarios, "'\(component.name)' has no scenario, and no component uses it",
          at: component.location, hint: "add 'scenarios' to its file, or remove it")
      }
    }
    findUndrawnModes()
    findUndrawnStates()
  }

  private mutating func findUndrawnModes() {
    guard let settings = settings(of: .undrawnMode), !system.shots.isEmpty else { return }
    let selections = Set(system.shots.map(\.modes)).compactMap { try? theme.completed($0) }
    for mode in theme.modes where !settings.ignores(mode.name) {
      let missing = mode.contexts.filter { context in !selections.contains { $0[mode.name] == context } }
      guard !missing.isEmpty else { continue }
      let names = missing.map { "\(mode.name)=\($0)" }.joined(separator: ", ")
      add(
        .undrawnMode, "no shot is drawn in \(names)", at: SourceLocation(file: theme.name),
        hint: "take \(missing.count == 1 ? "it" : "them") up under 'axes', or except the mode under 'ignore'")
    }
  }

  private mutating func findUndrawnStates() {
    guard let settings = settings(of: .undrawnState) else { return }
    var drawnStates: [String: Set<ComponentState>] = [:]
    for shot in system.shots {
      drawnStates[shot.scenario.component, default: []].insert(shot.scenario.state ?? shot.variant.state)
    }
    for component in system.components where !component.scenarios.isEmpty && !settings.ignores(component.name) {
      let states = ([component.body] + component.styles.values).reduce(into: Set<ComponentState>()) {
        $0.formUnion($1.askedStates)
      }
      let missing = ComponentState.allCases.filter {
        states.contains($0) && drawnStates[component.name]?.contains($0) != true
      }
      guard !missing.isEmpty else { continue }
      let names = missing.map { "'\($0.rawValue)'" }.joined(separator: ", ")
      add(
        .undrawnState, "no shot of '\(component.name)' has the state \(names), which it draws differently",
        at: component.location, hint: "add a scenario with 'state: \(missing[0].rawValue)', or take it up under 'axes'")
    }
  }
}

extension RuleSettings {
  /// Whether a component or mode is excepted by its name.
  func ignores(_ name: String) -> Bool { ignore.contains { $0.matches(name) } }
}

extension SyntaxNode {
  /// The keys of all mappings in it, among which are the names of the views that it uses.
  fileprivate var keys: Set<String> {
    if let elements { return elements.reduce(into: []) { $0.formUnion($1.keys) } }
    // A view without arguments is its name alone.
    guard let members else { return string.map { [$0] } ?? [] }
    return members.reduce(into: []) { found, member in
      found.insert(member.key)
      found.formUnion(member.value.keys)
    }
  }

  /// The states that views ask for: behind 'state' in a condition, and in the cases of a switch on it.
  fileprivate var askedStates: Set<ComponentState> {
    if let elements { return elements.reduce(into: []) { $0.formUnion($1.askedStates) } }
    var found: Set<ComponentState> = []
    for member in members ?? [] {
      if member.key == "state" {
        found.formUnion((member.value.elements ?? [member.value]).compactMap { $0.string.flatMap(ComponentState.init) })
      }
      if member.key == "cases", self["on"]?.string == "state" {
        for value in (member.value.members ?? []).flatMap({ $0.key.split(separator: ",") }) {
          ComponentState(rawValue: String(value.drop(while: { $0 == " " }))).map { _ = found.insert($0) }
        }
      }
      found.formUnion(member.value.askedStates)
    }
    return found
  }
}
