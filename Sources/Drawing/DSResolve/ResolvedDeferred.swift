package import DSDiagnostics
package import DSNode

/// A view whose content is made while it is laid out, with the environment of its position.
package struct ResolvedDeferred: Hashable, Sendable {
  /// The view.
  package let view: DeferredView
  private let environment: DeferredEnvironment

  init(_ view: DeferredView, _ environment: Environment) {
    self.view = view
    self.environment = DeferredEnvironment(environment)
  }

  /// The content for a place; what is wrong with it goes into the bag.
  package func content(_ geometry: DeferredGeometry, _ bag: inout DiagnosticBag) -> [ResolvedNode] {
    let lowered = view.content(geometry)
    bag.add(contentsOf: lowered.warnings)
    var resolver = Resolver()
    defer { bag.add(contentsOf: resolver.bag.diagnostics) }
    return resolver.resolveAll([lowered.node], environment.value)
  }

  /// A view with the environment of the content, only to be measured; its problems are reported when it is drawn.
  package func resolved(_ node: DSNode) -> [ResolvedNode] {
    var resolver = Resolver()
    return resolver.resolveAll([node], environment.value)
  }

  package static func == (a: Self, b: Self) -> Bool { a.view == b.view && a.environment === b.environment }

  package func hash(into hasher: inout Hasher) { hasher.combine(view) }
}

/// Keeps an environment beside a view.
private final class DeferredEnvironment: Sendable {
  let value: Environment

  init(_ value: Environment) { self.value = value }
}
