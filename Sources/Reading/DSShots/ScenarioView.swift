package import DSNode
import Synchronization

/// What a scenario draws: the view itself, or what makes it again each time it is needed.
///
/// Views are most of a large matrix's memory, and each is needed only while its own shots are taken.
enum ScenarioView: Hashable, Sendable {
  case kept(DSNode)
  case made(NodeRecipe)

  var node: DSNode {
    switch self {
    case .kept(let node): node
    case .made(let recipe): recipe.node
    }
  }

  static func == (a: ScenarioView, b: ScenarioView) -> Bool {
    if case .made(let one) = a, case .made(let other) = b, one === other { return true }
    return a.node == b.node
  }

  /// Views are compared; equal ones may be kept in different ways.
  func hash(into hasher: inout Hasher) { hasher.combine(node) }
}

/// Makes a view again, always the same one.
package final class NodeRecipe: Sendable {
  private let make: @Sendable () -> DSNode
  private let recent: RecentNodes

  /// - Parameters:
  ///   - recent: the views that were made last, which all recipes of a reading share.
  ///   - make: makes the view; called from any thread.
  package init(_ recent: RecentNodes, _ make: @escaping @Sendable () -> DSNode) {
    (self.recent, self.make) = (recent, make)
  }

  fileprivate var node: DSNode {
    if let known = recent.node(of: self) { return known }
    let node = make()
    recent.keep(node, of: self)
    return node
  }
}

/// The views that were made last: the shots of a scenario follow each other, and every worker takes one.
package final class RecentNodes: Sendable {
  private let nodes = Mutex<[(recipe: ObjectIdentifier, node: DSNode)]>([])
  private let count: Int

  /// - Parameter count: how many views are kept.
  package init(count: Int = 64) { self.count = count }

  fileprivate func node(of recipe: NodeRecipe) -> DSNode? {
    let id = ObjectIdentifier(recipe)
    return nodes.withLock { nodes in nodes.last { $0.recipe == id }?.node }
  }

  fileprivate func keep(_ node: DSNode, of recipe: NodeRecipe) {
    nodes.withLock { nodes in
      if nodes.count >= count { nodes.removeFirst() }
      nodes.append((ObjectIdentifier(recipe), node))
    }
  }
}
