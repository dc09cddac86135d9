import DSCrashes
import DSDiagnostics
import DSLayout
import DSNode
import DSResolve
import DSShots

/// Lays a scenario's view out; one that takes part in its own layout is laid out until it stays as it is. Values that a
/// view hands up may differ for ever, such as those with a new `UUID`: that is no problem where the view looks the same.
///
/// After each round the main queue does the work that actions have deferred.
/// - Parameters:
///   - node: the resolved view; what it became in the end.
///   - context: what a view that changes is resolved in, at the scale of the layout.
///   - size: what the root is offered.
///   - measurer: lays out texts.
///   - shot: the id of the shot, which a crash is reported with.
///   - traces: whether placed views say what they are, for reports of frames.
func settleLayout(
  of scenario: Scenario, _ node: inout ResolvedNode, in context: ResolveContext, _ size: Scenario.OfferedSize,
  measurer: any TextMeasurer, for shot: String, traces: Bool = false, _ bag: inout DiagnosticBag
) -> PlacedNode {
  guard let live = scenario.live else {
    let offered = size.proposal(for: node, in: context, measurer)
    return layout(node, proposal: offered, scale: context.scale, measurer: measurer, traces: traces, &bag)
  }
  // Others may be at work where this one's code may run.
  func inHand<Result>(_ body: () -> Result) -> Result {
    CurrentWork.wait { live.perform { CurrentWork.run(shot, at: scenario.location, body) } }
  }
  // It runs on the main queue, whichever thread serves that.
  func finishDeferredWork() { CurrentWork.run(anywhere: shot, at: scenario.location) { live.finishDeferredWork() } }
  var offer: ProposedSize?
  var last: PlacedNode?
  var repetitions = 0
  for _ in 0..<LiveView.mostRounds {
    // Also after the last round: work that a shot has deferred must not meet the next one.
    defer { finishDeferredWork() }
    var found = DiagnosticBag()
    func changes(after placed: PlacedNode) -> Bool {
      guard !found.hasErrors, let next = live.following(placed.markedFrames) else { return false }
      bag.add(contentsOf: next.warnings)
      node = resolve(next.node, in: context, &bag)
      return true
    }
    let unchanged: PlacedNode? = inHand {
      let offered = offer ?? size.proposal(for: node, in: context, measurer)
      offer = offered
      let placed = layout(
        node, proposal: offered, scale: context.scale, measurer: measurer, traces: traces, &found)
      repetitions = placed == last ? repetitions + 1 : 0
      last = placed
      return changes(after: placed) ? nil : placed
    }
    guard let unchanged else { continue }
    // What was made while it was laid out may have deferred reporting its size.
    finishDeferredWork()
    guard inHand({ changes(after: unchanged) }) else {
      bag.add(contentsOf: found.diagnostics)
      return unchanged
    }
  }
  if repetitions < 2 {
    bag.warning(
      "unsettled-view", "the view changes with each of its own layouts; it is drawn after \(LiveView.mostRounds)",
      at: scenario.location, hint: "let what follows from the layout not change the layout again")
  }
  return inHand {
    let offered = offer ?? ProposedSize(width: size.width, height: size.height)
    return layout(node, proposal: offered, scale: context.scale, measurer: measurer, traces: traces, &bag)
  }
}

extension Scenario.OfferedSize {
  /// The size as an offer to a view, with the screen's height where the view has none of its own.
  fileprivate func proposal(
    for node: ResolvedNode, in context: ResolveContext, _ measurer: any TextMeasurer
  ) -> ProposedSize {
    guard let width, height == nil, let screenHeight,
      hasUnspecifiedHeight(node, width: width, scale: context.scale, measurer: measurer)
    else { return ProposedSize(width: width, height: height) }
    return ProposedSize(width: width, height: screenHeight)
  }
}
