import Foundation

// Focus, which keyboards move. Nothing has it here.

/// A change of what has the focus.
@preconcurrency @MainActor
open class UIFocusUpdateContext {
  /// A change from nothing to nothing.
  public nonisolated init() {}
  open var previouslyFocusedView: UIView? { nil }
  open var nextFocusedView: UIView? { nil }
}

/// Animates a change of what has the focus.
@preconcurrency @MainActor
open class UIFocusAnimationCoordinator {
  /// An animation of nothing.
  public nonisolated init() {}
  /// Runs changes, at once.
  open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
    animations?()
    completion?()
  }
}
