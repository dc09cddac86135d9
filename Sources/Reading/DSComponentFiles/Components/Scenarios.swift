import DSCascade
package import DSDiagnostics
import DSNode
import DSParallel
package import DSShots
import DSSyntax

/// Every scenario of the components, with its component's body expanded.
///
/// Reports what is wrong with the scenarios, and what is wrong in a body with a scenario's values. The views of a large
/// system are not kept: after some scenarios each is made again when it is needed.
/// - Parameters:
///   - kept: the scenarios of the first components keep their views until these list so many.
///   - components: the components of the system, as `readComponents` gave them.
///   - system: the design system's own names.
///   - memory: what `readComponents` found, and this.
///   - diagnostics: where problems go.
package func scenarios(
  of components: [Component], system: SystemNames, keepingViewsOf kept: Int = 1000, memory: inout ComponentMemory,
  diagnostics: inout DiagnosticBag
) -> [Scenario] {
  let decoding = Decoding(system: system, bag: diagnostics)
  for component in components where component.hasValidName { decoding.add(component) }
  for component in components where !component.hasValidName { decoding.addUnlessTaken(component) }
  decoding.registerEnvironment(of: components)
  let known = KnownComponents(decoding)
  let recent = RecentNodes()
  var bag = decoding.bag
  var listed = 0
  let nodes = components.map { component in
    defer { listed += component.scenarios.count }
    return listed < kept ? nil : recent
  }
  var found = components.map { memory.scenarios(of: $0) }
  let unread = components.indices.filter { found[$0] == nil }
  let readings = concurrentMap(unread.count, by: { known.decoding }) { decoding, number in
    let index = unread[number]
    return decoding.scenarios(of: components[index], known, makingViewsIn: nodes[index])
  }
  for (index, reading) in zip(unread, readings) {
    bag.add(contentsOf: reading.problems)
    memory.keep(reading, of: components[index])
    found[index] = reading.scenarios
  }
  diagnostics = bag
  return found.flatMap { $0 ?? [] }
}

/// What a reading knows of all components once they are read, so that parts of them can be read again on any thread.
private struct KnownComponents: Sendable {
  private let system: SystemNames
  private let components: [String: Component]
  private let componentViews: [String: Component]
  private let environmentNames: Set<String>
  private let definitions: [String: EnvironmentDefinition]

  init(_ decoding: Decoding) {
    (system, components, componentViews) = (decoding.system, decoding.components, decoding.componentViews)
    (environmentNames, definitions) = (decoding.environmentNames, decoding.definitions)
  }

  /// A reading that knows the same, and has no problems yet.
  var decoding: Decoding {
    let decoding = Decoding(system: system, bag: DiagnosticBag())
    (decoding.components, decoding.componentViews) = (components, componentViews)
    (decoding.environmentNames, decoding.definitions) = (environmentNames, definitions)
    return decoding
  }
}

/// Makes the views of a component's scenarios again.
private final class ComponentViews: Sendable {
  private let component: Component
  private let known: KnownComponents

  init(of component: Component, _ known: KnownComponents) { (self.component, self.known) = (component, known) }

  /// The view of a scenario, whose problems were reported when it was read first.
  func node(scenario: Int, variation: Int) -> DSNode {
    let found = known.decoding.scenarios(component.scenarios[scenario], of: component, only: variation)
    return found.first?.scenario.node ?? DSNode(.empty, at: component.location)
  }
}

extension Decoding {
  /// Every scenario of a component.
  /// - Parameter recent: where views are kept that are made again when they are needed; nil if scenarios keep theirs.
  fileprivate func scenarios(
    of component: Component, _ known: KnownComponents, makingViewsIn recent: RecentNodes?
  ) -> ScenarioReading {
    reading(of: component) {
      let views = ComponentViews(of: component, known)
      return component.scenarios.indices.flatMap { number in
        scenarios(component.scenarios[number], of: component).map { variation, scenario in
          guard let recent else { return scenario }
          return scenario.making(NodeRecipe(recent) { views.node(scenario: number, variation: variation) })
        }
      }
    }
  }

  /// The scenarios that one key stands for, with their numbers among the values of `each`: one, or one per value.
  /// - Parameter only: the number of the only one that is wanted; nil for all.
  fileprivate func scenarios(
    _ member: SyntaxNode.Member, of component: Component, only: Int? = nil
  ) -> [(variation: Int, scenario: Scenario)] {
    restart()
    guard ShotName.isValid(member.key) else {
      bag.error(
        "invalid-name", "a scenario cannot be named '\(member.key)'", at: member.location,
        hint: ShotName.hint(for: member.key))
      return []
    }
    let empty = SyntaxNode(.object([]), at: member.location)
    let node = member.value.isNull ? empty : member.value
    guard var reader = ObjectReader(node, as: "the scenario '\(member.key)'", &bag) else { return [] }
    let draft = draft(&reader, component)
    let each = reader.value("each")
    let variations = each.map { self.variations($0, component) } ?? [Variation()]
    finish(reader, FileVocabulary.scenario)
    checkAxes(draft, each, component)
    return variations.enumerated().compactMap { number, variation in
      guard only == nil || only == number else { return nil }
      return scenario(member, draft, variation, component).map { (number, $0) }
    }
  }

  /// The properties of a scenario.
  private struct Draft {
    var parameters: [String: Expression] = [:]
    var slots: [String: Expression] = [:]
    var styles: Expression?
    var modifiers: Expression?
    var state: ComponentState?
    var environment: [Scenario.EnvironmentSetting] = []
    var modes = ModeSelection()
    var size = Scenario.OfferedSize()
    var sizeRule = Scenario.SizeRule()
    var padding: Value<Double>?
    var background: Paint?
    var axes: [AxisSetting] = []
    var accepted: [AcceptedFinding] = []
  }

  /// Reports axes that a scenario both fixes and lists, of which one would be ignored.
  private func checkAxes(_ draft: Draft, _ each: SyntaxNode?, _ component: Component) {
    for setting in draft.axes {
      let isState = setting.axis == BuiltInAxis.state.rawValue
      let isParameter = !isState && component.parameters.contains { $0.name == setting.axis }
      let fixing: String
      if isState, draft.state != nil {
        fixing = "'state'"
      } else if !isState, draft.modes[setting.axis] != nil {
        fixing = "'modes'"
      } else if !isParameter, each?[setting.axis] != nil {
        fixing = "'each'"
      } else {
        continue
      }
      bag.error(
        "conflicting-axes", "\(fixing) fixes '\(setting.axis)', so 'axes' cannot list its values",
        at: setting.location, hint: "leave it out of one of them")
    }
  }

  private func draft(_ reader: inout ObjectReader, _ component: Component) -> Draft {
    let scope = Scope(isOfScenario: true)
    var draft = Draft()
    _ = reader.string("description", &bag)
    for member in reader.members("parameters", &bag) {
      if component.parameters.contains(where: { $0.name == member.key }) {
        draft.parameters[member.key] = Expression(member.value, in: scope)
      } else {
        reportUnknownParameter(member, of: component)
      }
    }
    for member in reader.members("slots", &bag) {
      if component.slots.contains(member.key) {
        draft.slots[member.key] = Expression(member.value, in: scope)
      } else {
        bag.error(
          "unknown-slot", "the component '\(component.name)' has no slot '\(member.key)'", at: member.location,
          hint: didYouMean(member.key, among: component.slots))
      }
    }
    draft.styles = reader.value("styles").map { Expression($0, in: scope) }
    draft.modifiers = reader.value("modifiers").map { Expression($0, in: scope) }
    draft.state = reader.choice("state", of: ComponentState.self, &bag)
    for member in reader.members("environment", &bag) {
      if let value = environmentValue(member.key, Expression(member.value, in: scope), at: member.location) {
        draft.environment.append(Scenario.EnvironmentSetting(member.key, value))
      }
    }
    for member in reader.members("modes", &bag) { setMode(member.key, member.value, at: member.location, &draft.modes) }
    if var size = reader.object("size", &bag) {
      (draft.size.width, draft.sizeRule.width) = side("width", &size)
      (draft.size.height, draft.sizeRule.height) = side("height", &size)
      finish(size, FileVocabulary.size)
    }
    draft.padding = reader.value("padding").flatMap { node in
      value(Expression(node, in: scope), "'padding'") { length($0, $1, .size) }
    }
    draft.background = reader.value("background").flatMap { paint(Expression($0, in: scope), "'background'") }
    draft.axes = reader.members("axes", &bag).compactMap { member in
      guard member.value.elements?.isEmpty == true else { return axisSetting(member) }
      bag.error(
        "no-values", "'axes' lists no value of '\(member.key)', so the scenario would have no picture",
        at: member.value.location, hint: "list one, or leave the axis out for all of its values")
      return nil
    }
    draft.accepted = acceptedFindings(&reader)
    return draft
  }

  /// A side of the size: points where they are written out, else what decides them.
  private func side(_ name: String, _ size: inout ObjectReader) -> (points: Double?, rule: Value<Double>?) {
    let found = size.value(name).flatMap { node in
      value(Expression(node, in: Scope(isOfScenario: true)), "'\(name)'") {
        number($0, $1, 0...Double(Limits.shotSide))
      }
    }
    if case .literal(let points)? = found { return (points, nil) }
    return (nil, found)
  }

  private func setMode(
    _ name: String, _ node: SyntaxNode, at location: SourceLocation, _ modes: inout ModeSelection
  ) {
    guard let contexts = contexts(ofMode: name, at: location) else { return }
    let what = "the mode '\(name)'"
    let context = contexts.isEmpty ? node.readString(what, &bag) : node.readChoice(what, among: contexts, &bag)
    if let context { modes[name] = context }
  }

  /// One value of everything that `each` lists.
  private struct Variation {
    var suffixes: [String] = []
    var parameters: [String: Expression] = [:]
    var state: ComponentState?
    var modes = ModeSelection()
  }

  /// All combinations of the values that `each` lists; the first key changes slowest.
  private func variations(_ node: SyntaxNode, _ component: Component) -> [Variation] {
    var found = [Variation()]
    for member in node.readMembers("'each'", &bag) ?? [] {
      let isParameter = component.parameters.contains { $0.name == member.key }
      let isMode = system.modes?.contains { $0.name == member.key } ?? false
      guard isParameter || isMode || member.key == "state" else {
        let known = ["state"] + component.parameters.map(\.name) + (system.modes ?? []).map(\.name)
        bag.error(
          "unknown-key", "'each' varies 'state', a parameter or a mode, and '\(member.key)' is not one of them",
          at: member.location, hint: didYouMean(member.key, among: known))
        continue
      }
      let values = member.value.readArray("'\(member.key)' of 'each'", &bag) ?? []
      if member.value.elements?.isEmpty == true {
        bag.error(
          "no-values", "'each' lists no value of '\(member.key)', so the scenario would have no picture",
          at: member.value.location, hint: "list one, or leave it out")
      }
      guard found.count * values.count <= Limits.nodes else {
        bag.error("too-many-scenarios", "'each' gives more than \(Limits.nodes) scenarios", at: member.location)
        return []
      }
      found = found.flatMap { base in
        values.compactMap { value in
          var variation = base
          guard let text = value.string, ShotName.isPart(text) else {
            bag.error(
              "invalid-name", "\(value.shown) cannot be part of a scenario's name", at: value.location,
              hint: "a name is " + ShotName.rule)
            return nil
          }
          variation.suffixes.append(text)
          if member.key == "state" {
            variation.state = value.readChoice("'state'", of: ComponentState.self, &bag)
          } else if isParameter {
            variation.parameters[member.key] = Expression(value, in: Scope(isOfScenario: true))
          } else {
            setMode(member.key, value, at: value.location, &variation.modes)
          }
          return variation
        }
      }
    }
    return found
  }

  private func scenario(
    _ member: SyntaxNode.Member, _ draft: Draft, _ variation: Variation, _ component: Component
  ) -> Scenario? {
    restart()
    let name = ([member.key] + variation.suffixes).joined(separator: "-")
    guard ShotName.isValid(name) else {
      bag.error(
        "invalid-name", "a scenario cannot be named '\(name)', with the values of 'each'", at: member.location,
        hint: ShotName.hint(for: name))
      return nil
    }
    let used = use(
      component, draft.parameters.merging(variation.parameters) { $1 }, draft.slots, draft.styles,
      at: member.location, Scope())
    var node = DSNode(
      used.kind ?? .empty, modifiers: used.styles, from: SourceOrigin(at: member.location, arguments: used.arguments))
    if let modifiers = draft.modifiers {
      node.modifiers += self.modifiers(modifiers, ModifierPlace(styled: component, scope: used.scope))
    }
    let set = Set(draft.environment.map(\.name))
    let defaults = definitions.values.filter { !set.contains($0.name) }.sorted { $0.name < $1.name }
    var scenario = Scenario(
      system: system.system, component: component.name, name: name, node: node, offeredSize: draft.size,
      padding: draft.padding, background: draft.background, state: variation.state ?? draft.state,
      environment: defaults.map { Scenario.EnvironmentSetting($0.name, $0.defaultValue) } + draft.environment,
      modes: draft.modes.merging(variation.modes), axisRestrictions: draft.axes, at: member.location)
    scenario.sizeRule = draft.sizeRule
    scenario.accepted = draft.accepted
    return scenario
  }

  /// `theme: [db, s-bahn]`, or one value.
  func axisSetting(_ member: SyntaxNode.Member) -> AxisSetting? {
    let nodes = member.value.elements ?? [member.value]
    let values = nodes.compactMap { $0.readString("a value of the axis '\(member.key)'", &bag) }
    return values.count == nodes.count ? AxisSetting(member.key, values: values, at: member.location) : nil
  }
}
