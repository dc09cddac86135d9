import DSDiagnostics
import DSLayout
import DSNode
import DSResolve
import DSShots

/// Lays a scenario's view out; one that takes part in its own layout is laid out until it stays as it is.
/// - Parameters:
///   - node: the resolved view; what it became in the end.
///   - context: what a view that changes is resolved in, at the scale of the layout.
///   - offered: what the root is offered.
///   - measurer: lays out texts.
///   - traces: whether placed views say what they are, for reports of frames.
func settleLayout(
  of scenario: Scenario, _ node: inout ResolvedNode, in context: ResolveContext, _ offered: ProposedSize,
  measurer: any TextMeasurer, traces: Bool = false, _ bag: inout DiagnosticBag
) -> PlacedNode {
  guard let live = scenario.live else {
    return layout(node, proposal: offered, scale: context.scale, measurer: measurer, traces: traces, &bag)
  }
  return live.perform {
    WorkInHand.run("\(scenario.id) (\(scenario.location))") {
      for _ in 0..<LiveView.mostRounds {
        var found = DiagnosticBag()
        let placed = layout(
          node, proposal: offered, scale: context.scale, measurer: measurer, traces: traces, &found)
        guard !found.hasErrors, let next = live.following(placed.markedFrames) else {
          bag.add(contentsOf: found.diagnostics)
          return placed
        }
        bag.add(contentsOf: next.warnings)
        node = resolve(next.node, in: context, &bag)
      }
      bag.warning(
        "unsettled-view", "the view changes with each of its own layouts; it is drawn after \(LiveView.mostRounds)",
        at: scenario.location, hint: "let what follows from the layout not change the layout again")
      return layout(node, proposal: offered, scale: context.scale, measurer: measurer, traces: traces, &bag)
    }
  }
}
