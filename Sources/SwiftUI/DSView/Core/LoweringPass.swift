import DSNode

/// What one lowering of the whole view finds; the next one begins anew.
package final class LoweringPass {
  /// Whether the view that was lowered may stay as it is. It only ever gets further from that.
  enum Validity: Comparable {
    /// Nothing has changed since.
    case valid
    /// An action waits for a content that is made during the layout, so that the view is lowered again after it.
    case delayed
    /// An action has run since, so that the view has to be lowered again.
    case stale
  }

  /// Whether the view may stay as it is; `invalidate` changes it.
  private(set) var validity = Validity.valid
  /// Preferences of the views lowered so far, from the innermost place that collects them.
  var preferences = PreferenceStore()
  /// Whether a view reads preferences.
  package var readsPreferences = false
  /// Whether a content that is made during the layout has not been made yet, so that what it hands up is not known.
  package var awaitsContents = false
  /// How often each place was passed, so that no two views share a name.
  var ordinals: [UInt64: UInt64] = [:]
  /// What is to be done once places are known.
  var layoutActions = LayoutActions()
  /// The marks of the views that actions move scroll views to, as far as they were found.
  package var foundViews: Set<UInt64> = []

  /// Says that the view may not stay as it is. A pass that is stale stays so.
  func invalidate(_ validity: Validity) { self.validity = max(self.validity, validity) }
}

/// Actions that run once places are known, in the order of the views; each says whether it changed something.
struct LayoutActions {
  private(set) var actions: [@MainActor (MarkedFrames) -> Bool] = []
  private var indices: [UInt64: Int] = [:]

  /// Sets the action of a mark. A content that is made for several sizes sets it anew; the last one counts.
  mutating func set(_ action: @escaping @MainActor (MarkedFrames) -> Bool, for mark: LayoutMark) {
    if let index = indices[mark.id] {
      actions[index] = action
    } else {
      indices[mark.id] = actions.count
      actions.append(action)
    }
  }
}
