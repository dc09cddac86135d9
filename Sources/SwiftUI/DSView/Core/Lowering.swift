package import DSDiagnostics
package import DSNode

/// The inputs that a view is lowered with: the environment of its place.
public struct _ViewInputs {
  /// The environment.
  package var environment: EnvironmentValues
  /// Where the preview or scenario is written that the view is part of; nodes carry it into reports.
  package var location: SourceLocation
  /// How the platform draws its controls: as in the root's environment, whatever a view changes.
  package let platformDrawings: AnyObject?
  /// What all views of the scenario share: warnings and preferences.
  package var session: LoweringSession
  /// The view's place in the tree.
  var path: UInt64 = 0
  /// What the surrounding body has read; nil outside of bodies.
  var record: BodyRecord?
  /// The chain of modifiers around the view; nil if a modifier begins a new one.
  package var chain: Int?
  /// Whether views are made only where they are seen.
  var isLazy = false
  /// Whether a body is lowered only to see what it would be.
  var isProbing = false

  /// Inputs of a scenario's root.
  package init(
    environment: EnvironmentValues, location: SourceLocation, session: LoweringSession = LoweringSession()
  ) {
    self.environment = environment
    platformDrawings = environment.platformDrawings
    self.location = location
    self.session = session
  }

  /// Calls a closure that may read `@Environment` properties.
  @MainActor package func evaluate<Result>(_ body: () -> Result) -> Result {
    let outer = EnvironmentValues.current
    EnvironmentValues.current = environment
    defer { EnvironmentValues.current = outer }
    return body()
  }

  /// The nodes of a view below this place.
  @MainActor package func nodes<Content: View>(_ content: Content) -> [DSNode] {
    var inner = self
    inner.chain = nil
    return Content._lower(content, inner).nodes
  }

  /// The same in a container that makes its views only where they are seen.
  package var lazily: _ViewInputs {
    var inner = self
    inner.isLazy = true
    return inner
  }

  /// A node at this place.
  package func node(_ kind: DSNode.Kind, modifiers: [Modifier] = []) -> DSNode {
    DSNode(kind, modifiers: modifiers, at: location)
  }
}

/// What a view is lowered to.
public struct _ViewOutputs {
  /// The nodes, in the order in which a container lays them out.
  package var nodes: [DSNode]
  /// What lists, pickers and tabs want to know of nodes, by the node's index.
  package var traits: [Int: ViewTraits] = [:]

  /// Outputs of nodes.
  package init(_ nodes: [DSNode]) { self.nodes = nodes }

  /// The nodes with a modifier put on each.
  package func modified(_ modifiers: [Modifier]) -> _ViewOutputs {
    guard !modifiers.isEmpty else { return self }
    var outputs = self
    for index in nodes.indices { outputs.nodes[index].modifiers += modifiers }
    for index in traits.keys { outputs.traits[index]?.section?.modify(modifiers) }
    return outputs
  }

  /// Adds the nodes of a view that comes later.
  package mutating func append(_ later: _ViewOutputs) {
    for (index, traits) in later.traits { self.traits[nodes.count + index] = traits }
    nodes += later.nodes
  }
}

/// Turns a view into one node.
/// - Parameters:
///   - view: the view.
///   - environment: what is in force around it.
///   - location: where the view is written.
/// - Returns: the node; several views at the root become a group.
@MainActor
package func lower(_ view: some View, in environment: EnvironmentValues, at location: SourceLocation) -> DSNode {
  lowered(view, in: environment, at: location).node
}

/// Turns a view into one node, and says what was noticed.
@MainActor
package func lowered(
  _ view: some View, in environment: EnvironmentValues, at location: SourceLocation
) -> LoweredView {
  Evaluation(environment: environment, location: location) { $0.nodes(view) }.lowered()
}

/// Turns the view that a closure makes into one node, and says what was noticed; where the view takes part in its
/// layout, the closure is called again after it only if something has changed that it has read.
@MainActor
package func lowered<Content: View>(
  in environment: EnvironmentValues, at location: SourceLocation, _ view: @escaping @MainActor () -> Content
) -> LoweredView {
  Evaluation(environment: environment, location: location) { inputs in
    inputs.nodes(inputs.remembering(()) { view() })
  }.lowered()
}
