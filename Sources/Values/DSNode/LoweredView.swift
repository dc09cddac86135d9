package import DSDiagnostics

/// A view that is written in Swift, as nodes, and what was noticed when it was lowered.
package struct LoweredView: Sendable {
  /// The view.
  package var node: DSNode
  /// What was ignored although it would change the picture.
  package var warnings: [Diagnostic]
  /// What takes part in the layout; nil if the node is complete.
  package var live: LiveView?

  /// A view with what was noticed.
  package init(_ node: DSNode, warnings: [Diagnostic] = [], live: LiveView? = nil) {
    self.node = node
    self.warnings = warnings
    self.live = live
  }
}

/// The part of a view that is evaluated while it is laid out: contents, layouts and guides that an author wrote, and
/// actions that follow from what was laid out.
package final class LiveView: Hashable, Sendable {
  private let onMain: @Sendable (() -> Void) -> Void
  private let finishDeferred: @Sendable () -> Void
  private let follow: @Sendable (MarkedFrames) -> LoweredView?
  private let latest: @Sendable () -> LoweredView?

  /// A view that takes part in its layout.
  /// - Parameters:
  ///   - onMain: runs a closure where the author's code may run, and waits for it.
  ///   - finishDeferredWork: waits until work that actions have deferred is done.
  ///   - latest: the view as the last layout left it; nil before the first.
  ///   - follow: receives the positions of the view's parts; returns the updated view, or nil if it stays as it is.
  package init(
    onMain: @escaping @Sendable (() -> Void) -> Void, finishDeferredWork: @escaping @Sendable () -> Void = {},
    latest: @escaping @Sendable () -> LoweredView?,
    follow: @escaping @Sendable (MarkedFrames) -> LoweredView?
  ) {
    self.onMain = onMain
    finishDeferred = finishDeferredWork
    self.latest = latest
    self.follow = follow
  }

  /// Runs a closure where the author's code may run.
  package func perform<Result>(_ body: () -> Result) -> Result {
    var result: Result?
    onMain { result = body() }
    return result!
  }

  /// Waits until work that actions have deferred is done.
  package func finishDeferredWork() { finishDeferred() }

  /// The view as the last layout left it; nil before the first.
  package var current: LoweredView? { latest() }

  /// The view once it knows the positions of its parts; nil if it stays as it is.
  package func following(_ frames: MarkedFrames) -> LoweredView? { follow(frames) }

  package static func == (a: LiveView, b: LiveView) -> Bool { a === b }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
