package import DSDiagnostics
import DSShots
package import DSSyntax

/// Reads the components of a design system and checks each alone: every branch of every body, without parameters.
///
/// Reports all problems; a component with errors, even in its name, is returned nevertheless, so that its users and its
/// scenarios are checked too.
/// - Parameters:
///   - files: the parsed component files, sorted by path.
///   - system: the design system's own names.
///   - memory: what an earlier reading of the same system found, and this one.
///   - diagnostics: where problems go.
/// - Returns: the components in the order of the files.
package func readComponents(
  _ files: [SyntaxNode], system: SystemNames, memory: inout ComponentMemory, diagnostics: inout DiagnosticBag
) -> [Component] {
  let decoding = Decoding(system: system, bag: diagnostics)
  let found = files.flatMap { decoding.components(in: $0) }
  // A component whose name is not allowed takes no name from one whose name is.
  let components = found.filter { !$0.hasValidName || decoding.register($0) }
  for component in components where !component.hasValidName { decoding.addUnlessTaken(component) }
  decoding.registerEnvironment(of: components)
  memory.keepWhatHolds(in: decoding)
  for component in components {
    memory.check(component, by: decoding) { decoding.check(component) }
  }
  decoding.checkCycles(components)
  diagnostics = decoding.bag
  return components
}

extension Decoding {
  /// The components of one file: one, or a list under `components`.
  fileprivate func components(in file: SyntaxNode) -> [Component] {
    guard let members = file.readMembers("a component file", &bag) else { return [] }
    guard members.contains(where: { $0.key == "components" }) else { return component(file).map { [$0] } ?? [] }
    guard var reader = ObjectReader(file, as: "a file of components", &bag) else { return [] }
    let found = reader.array("components", &bag).compactMap(component)
    finish(reader, FileVocabulary.file)
    return found
  }

  private func component(_ node: SyntaxNode) -> Component? {
    guard var reader = ObjectReader(node, as: "a component", &bag) else { return nil }
    let nameNode = reader.required("component", &bag)
    let description = reader.string("description", &bag)
    let guidelines = reader.value("guidelines").map(self.guidelines) ?? Guidelines()
    let parameters = reader.value("parameters").map(self.parameters) ?? []
    let environment = reader.value("environment").map(environmentDefinitions) ?? []
    let slots = reader.strings("slots", &bag)
    let body = reader.required("body", &bag)
    let styles = reader.members("styles", &bag)
    let scenarios = reader.members("scenarios", &bag)
    finish(reader, FileVocabulary.component)
    guard let nameNode, let name = nameNode.readString("'component'", &bag), let body else { return nil }
    checkNames(slots, parameters, node)
    let component = Component(
      name: name, description: description, guidelines: guidelines, parameters: parameters, slots: slots,
      environment: environment, body: body, styles: Dictionary(styles.map { ($0.key, $0.value) }) { first, _ in first },
      scenarios: PackedMembers(scenarios),
      location: nameNode.location)
    if !component.hasValidName {
      bag.error(
        "invalid-name", "a component cannot be named '\(name)'", at: nameNode.location,
        hint: ShotName.hint(for: component.name, rule: ShotName.componentRule))
    }
    return component
  }

  private func checkNames(_ slots: [String], _ parameters: [Parameter], _ node: SyntaxNode) {
    let location = node["slots"]?.location ?? node.location
    for (index, slot) in slots.enumerated() {
      if !Reference.isName(slot.utf8) {
        bag.error("invalid-name", "a slot cannot be named '\(slot)'", at: location, hint: "write letters and digits")
      }
      if slots[..<index].contains(slot) || parameters.contains(where: { $0.name == slot }) {
        bag.error("duplicate-name", "the name '\(slot)' is used twice", at: location, hint: "rename the slot")
      }
    }
  }

  /// Makes a component known; false, after a report, where its name is taken.
  fileprivate func register(_ component: Component) -> Bool {
    if let other = components[component.name] ?? componentViews[component.viewName] {
      bag.error(
        "duplicate-component", "there are two components '\(component.name)'", at: component.location,
        notes: [Diagnostic.Note("the other is '\(other.name)'", at: other.location)])
      return false
    }
    add(component)
    return true
  }

  /// Makes a component known under its name and its view's name.
  func add(_ component: Component) {
    components[component.name] = component
    componentViews[component.viewName] = component
  }

  /// Makes a component known unless another has its name or its view's name.
  func addUnlessTaken(_ component: Component) {
    if components[component.name] == nil, componentViews[component.viewName] == nil { add(component) }
  }

  /// Makes the components' environment values known; the same name may be declared again only in the same way.
  func registerEnvironment(of components: [Component]) {
    for definition in system.environment + components.flatMap(\.environment) {
      environmentNames.insert(definition.name)
      if let other = definitions[definition.name] {
        if other.type != definition.type || other.defaultValue != definition.defaultValue {
          bag.error(
            "duplicate-name", "the environment value '\(definition.name)' is declared in two ways",
            at: definition.location, notes: [Diagnostic.Note("the other declaration", at: other.location)])
        }
      } else {
        definitions[definition.name] = definition
      }
    }
  }

  /// Reads a component's body and styles with unknown parameters, every branch of every choice.
  fileprivate func check(_ component: Component) {
    restart()
    var bindings: [String: Scope.Binding] = [:]
    for parameter in component.parameters {
      let scope = Scope(bindings: bindings, component: component, isChecking: true)
      if let value = parameter.defaultValue, !value.isNull {
        _ = check(Expression(value, in: scope), parameter.type, "the parameter '\(parameter.name)'")
      }
      bindings[parameter.name] = .unknown
    }
    let scope = Scope(bindings: bindings, component: component, chain: [component.name], isChecking: true)
    _ = views(Expression(component.body, in: scope))
    for name in component.styles.keys.sorted() {
      if let style = component.styles[name] { _ = modifiers(Expression(style, in: scope)) }
    }
  }

  /// Reports every component that uses itself, through others or not, once per cycle.
  fileprivate func checkCycles(_ components: [Component]) {
    var finished: Set<String> = []
    func visit(_ name: String, _ chain: [String]) {
      guard !finished.contains(name), chain.count <= Limits.nodeDepth else { return }
      for use in uses[name] ?? [] {
        if let start = (chain + [name]).firstIndex(of: use.name) {
          let cycle = (chain + [name])[start...] + [use.name]
          bag.error(
            "cyclic-component", "components use each other in a circle: " + cycle.joined(separator: " → "),
            at: use.location, hint: "use a slot for the inner content")
        } else {
          visit(use.name, chain + [name])
        }
      }
      finished.insert(name)
    }
    for component in components { visit(component.name, []) }
  }
}
