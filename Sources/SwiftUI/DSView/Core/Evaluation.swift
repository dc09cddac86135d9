import DSDiagnostics
import DSGeometry
import DSNode
import Foundation

/// Lowers a scenario's view, and lowers it again where its preferences or its layout change it.
@MainActor
final class Evaluation {
  private let session = LoweringSession()
  private let appearances = AppearanceStore()
  private let environment: EnvironmentValues
  private let location: SourceLocation
  private let nodes: @MainActor (_ViewInputs) -> [DSNode]
  private var latest: (node: DSNode, warnings: [Diagnostic])?
  private weak var knownLive: LiveView?
  /// The colour scheme that the view wants its window to have, where that is not the one it was given.
  private var preferredScheme: ColorScheme?

  init(
    environment: EnvironmentValues, location: SourceLocation, _ nodes: @escaping @MainActor (_ViewInputs) -> [DSNode]
  ) {
    self.environment = environment
    self.location = location
    self.nodes = nodes
  }

  deinit { session.end() }

  /// The view; actions that follow from preferences alone have run.
  func lowered() -> LoweredView {
    var lowered = evaluate()
    for _ in 0..<Limits.layoutRounds where session.pass.validity == .stale { lowered = evaluate() }
    return lowered
  }

  private func evaluate() -> LoweredView {
    session.beginPass()
    var environment = environment
    environment.colorScheme = preferredScheme ?? environment.colorScheme
    let inputs = _ViewInputs(environment: environment, location: location, session: session)
    let before = DeferredWork.count
    let (nodes, reached) = ReachedLimits.collecting(at: location) {
      ModelChanges.following { appearances.use { self.screen(inputs) } }
    }
    session.bag.add(contentsOf: reached)
    session.finishPass()
    // A model may have begun to load what the view shows.
    if DeferredWork.count != before { session.isLive = true }
    // Several views at the root form a column, as in SwiftUI's hosting views.
    var node =
      nodes.count == 1
      ? nodes[0]
      : DSNode(nodes.isEmpty ? .empty : .vStack(alignment: .center, spacing: nil, nodes), at: location)
    if preferredScheme == nil, let preferred = session.preferredScheme, preferred != environment.colorScheme {
      // It holds for everything, and for what is behind it.
      preferredScheme = preferred
      session.pass.invalidate(.stale)
    } else if preferredScheme != nil {
      // The ground reaches beyond the view: behind the padding around it, and over pixels that the view covers in part.
      node = inputs.nodes(NodesView([node]).background(Color(.systemBackground).padding(-1000)))[0]
      // Later stages compare colours.
      node.modifiers += environment.modifiers(changedFrom: self.environment)
    }
    return LoweredView(node, warnings: session.warnings, live: session.isLive ? live : nil)
  }

  /// The nodes of the view with those around it.
  private func screen(_ inputs: _ViewInputs) -> [DSNode] {
    guard let drawing = inputs.platformDrawings as? any ScreenDrawing else { return nodes(inputs) }
    let (nodes, preferences) = inputs.collecting { self.nodes(inputs) }
    return drawing.screen(around: nodes, preferences, inputs)
  }

  /// The view for those who lay it out. It keeps the evaluation, which knows it only as long as they do.
  private var live: LiveView {
    if let knownLive { return knownLive }
    let evaluation = MainOwned(self)
    let live = LiveView(
      onMain: { body in onMainThread { ModelChanges.following(body) } },
      finishDeferredWork: { DeferredWork.finish() },
      latest: { onMainThread { evaluation.value.current } },
      follow: { frames in onMainThread { evaluation.value.follow(frames) } })
    knownLive = live
    return live
  }

  /// The view as the last layout left it; nil before the first.
  private var current: LoweredView? { latest.map { LoweredView($0.node, warnings: $0.warnings, live: live) } }

  /// Runs what follows from a layout; the view as it is then, or nil if it stays as it is.
  private func follow(_ frames: MarkedFrames) -> LoweredView? {
    guard appearances.use({ session.finishLayout(frames) }) else { return nil }
    let lowered = lowered()
    latest = (lowered.node, lowered.warnings)
    return lowered
  }
}
