import DSCrashes
import DSDiagnostics
import DSLayout
import DSNode
import DSResolve
import DSShots

/// Lays a scenario's view out; one that takes part in its own layout is laid out until it stays as it is. Values that a
/// view hands up may differ every time, such as those with a new `UUID`: that is not a problem if the view looks the
/// same.
///
/// After each round the main queue does the work that actions have deferred.
/// - Parameters:
///   - node: the resolved view; what it became in the end.
///   - context: what a view that changes is resolved in, at the scale of the layout.
///   - size: what the root is offered.
///   - measurer: lays out texts.
///   - shot: the id of the shot, which a crash is reported with.
///   - traces: whether placed views record what they are, for reports of frames.
func settleLayout(
  of scenario: Scenario, _ node: inout ResolvedNode, in context: ResolveContext, _ size: Scenario.OfferedSize,
  measurer: any TextMeasurer, for shot: String, traces: Bool = false, _ bag: inout DiagnosticBag
) -> PlacedNode {
  guard let live = scenario.live else {
    let offered = size.proposal(for: node, in: context, measurer)
    return layout(node, proposal: offered, scale: context.scale, measurer: measurer, traces: traces, &bag)
  }
  let loop = LiveLayout(
    live, of: scenario, node, in: context, size, measurer: measurer, for: shot, traces: traces, bag)
  defer { (node, bag) = (loop.node, loop.bag) }
  return loop.settle()
}

/// The layouts of a view that takes part in them, one round after another.
private final class LiveLayout {
  /// How a round ends.
  private enum Round {
    /// The view is another one, which has not been laid out.
    case changed
    /// The view stays as it was laid out.
    case settled(PlacedNode)
  }

  private let live: LiveView
  private let scenario: Scenario
  private let context: ResolveContext
  private let size: Scenario.OfferedSize
  private let measurer: any TextMeasurer
  private let shot: String
  private let traces: Bool
  /// The view as it is by now.
  private(set) var node: ResolvedNode
  private(set) var bag: DiagnosticBag
  /// What the root is offered. A view that has become a screen, such as one whose list has appeared, stays one.
  private lazy var offer = size.proposal(for: node, in: context, measurer)
  private var last: PlacedNode?
  /// How many rounds in turn have looked like the one before.
  private var repetitions = 0

  init(
    _ live: LiveView, of scenario: Scenario, _ node: ResolvedNode, in context: ResolveContext,
    _ size: Scenario.OfferedSize, measurer: any TextMeasurer, for shot: String, traces: Bool, _ bag: DiagnosticBag
  ) {
    (self.live, self.scenario, self.context, self.size) = (live, scenario, context, size)
    (self.measurer, self.shot, self.traces, self.node, self.bag) = (measurer, shot, traces, node, bag)
  }

  /// Lays the view out until it stays as it is, or has changed too often.
  func settle() -> PlacedNode {
    for _ in 0..<Limits.layoutRounds {
      if case .settled(let placed) = round() { return placed }
    }
    warnOfChanges()
    return inHand { layOut(&bag) }
  }

  /// One round: a layout, and what follows from it at once and by deferred work. Also the work of the last round is
  /// finished: what a shot has deferred must not meet the next one.
  private func round() -> Round {
    var found = DiagnosticBag()
    let (placed, hasChanged) = inHand {
      let placed = layOut(&found)
      compare(placed)
      return (placed, change(after: placed, found))
    }
    finishDeferredWork()
    if hasChanged { return .changed }
    // What was made while it was laid out may have deferred reporting its size.
    let hasChangedLater = inHand { change(after: placed, found) }
    finishDeferredWork()
    if hasChangedLater { return .changed }
    bag.add(contentsOf: found.diagnostics)
    return .settled(placed)
  }

  private func layOut(_ found: inout DiagnosticBag) -> PlacedNode {
    layout(node, proposal: offer, scale: context.scale, measurer: measurer, traces: traces, &found)
  }

  /// Counts rounds that look the same.
  private func compare(_ placed: PlacedNode) {
    repetitions = placed == last ? repetitions + 1 : 0
    last = placed
  }

  /// Runs what follows from a layout; whether the view is another one then. Nothing follows from a layout with errors.
  private func change(after placed: PlacedNode, _ found: DiagnosticBag) -> Bool {
    guard !found.hasErrors, let next = live.following(placed.markedFrames) else { return false }
    bag.add(contentsOf: next.warnings)
    node = resolve(next.node, in: context, &bag)
    if offer.height == nil { offer = size.proposal(for: node, in: context, measurer) }
    return true
  }

  private func warnOfChanges() {
    guard repetitions < 2 else { return }
    bag.warning(
      "unsettled-view", "the view changes with each of its own layouts; it is drawn after \(Limits.layoutRounds)",
      at: scenario.location, hint: "let what follows from the layout not change the layout again")
  }

  /// Runs a closure where the author's code may run. Others may be at work there.
  private func inHand<Result>(_ body: () -> Result) -> Result {
    CurrentWork.wait { live.perform { CurrentWork.run(shot, at: scenario.location, body) } }
  }

  /// The deferred work runs on the main queue, whichever thread serves that.
  private func finishDeferredWork() {
    CurrentWork.run(anywhere: shot, at: scenario.location) { live.finishDeferredWork() }
  }
}

extension Scenario.OfferedSize {
  /// The size as an offer to a view, with the screen's height if the view has no height.
  fileprivate func proposal(
    for node: ResolvedNode, in context: ResolveContext, _ measurer: any TextMeasurer
  ) -> ProposedSize {
    guard let width, height == nil, let screenHeight,
      hasUnspecifiedHeight(node, width: width, scale: context.scale, measurer: measurer)
    else { return ProposedSize(width: width, height: height) }
    return ProposedSize(width: width, height: screenHeight)
  }
}
