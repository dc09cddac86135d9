package import DSDiagnostics
package import DSNode

/// What the views of one scenario share while they are lowered, again and again where their own layout changes them.
/// Only the main actor touches it.
package final class LoweringSession: @unchecked Sendable {
  /// What was noticed.
  var bag = DiagnosticBag()
  /// The colour scheme that a view prefers for its window; the outermost preference counts.
  var preferredScheme: ColorScheme?
  /// Whether a part of the view is evaluated while it is laid out.
  package var isLive = false
  /// The properties that views own, by place.
  var storage: [UInt64: AnyObject] = [:]
  /// What bodies that depend on their view's value alone have made, by place.
  var bodies: [UInt64: AnyObject] = [:]
  /// The values that actions were last run with, by place.
  package var lastValues: [UInt64: Any] = [:]
  /// The views that actions move scroll views to, by the place of the reader.
  package private(set) var scrollTargets: [UInt64: (id: AnyHashable, anchor: UnitPoint?)] = [:]
  /// What the present lowering of the whole view finds, or the last one.
  package private(set) var pass = LoweringPass()
  private var contents = DeferredContents()
  private var loweredChanges = ChangeCounts()

  /// A session in which nothing has been lowered.
  package init() {}

  /// A session for seeing what a body would be elsewhere. Its views have the properties that they have here: an object that
  /// a view owns may be dear to make.
  func probe() -> LoweringSession {
    let session = LoweringSession()
    session.storage = storage
    return session
  }

  /// What was noticed, each once.
  package var warnings: [Diagnostic] { bag.sorted }

  /// Collects the preferences of what `body` lowers, apart from those of the views around.
  func collecting<Result>(_ body: () -> Result) -> (Result, PreferenceStore) {
    let outer = pass.preferences
    pass.preferences = PreferenceStore()
    defer { pass.preferences = outer }
    let result = body()
    return (result, pass.preferences)
  }

  /// Gives names anew for what `body` lowers: it is evaluated several times at the same place.
  package func renaming<Result>(_ body: () -> Result) -> Result {
    let outer = pass.ordinals
    pass.ordinals = [:]
    defer { pass.ordinals = outer }
    return body()
  }

  /// The value that an action at a place was last run with; nil if it has not run.
  package func lastValue<Value>(at mark: LayoutMark) -> Value? { lastValues[mark.id].flatMap { $0 as? Value } }

  /// Moves the scroll views in a reader.
  package func scroll(_ reader: UInt64, to id: AnyHashable, anchor: UnitPoint?) {
    if let target = scrollTargets[reader], target.id == id, target.anchor == anchor { return }
    scrollTargets[reader] = (id, anchor)
    pass.invalidate(.stale)
  }
}

// One pass after another: `beginPass`, lowering, `finishPass`, a layout, `finishLayout`.
extension LoweringSession {
  /// Begins another lowering of the whole view.
  func beginPass() {
    pass = LoweringPass()
    contents.beginPass()
  }

  /// The whole view was lowered; what has changed until now is in it.
  func finishPass() { loweredChanges = changes }

  /// The view was laid out: runs what follows from the places of its parts. What actions have deferred has run too.
  /// - Returns: whether the view has to be lowered again.
  @MainActor func finishLayout(_ frames: MarkedFrames) -> Bool {
    contents.finishLayout()
    for action in pass.layoutActions.actions where action(frames) { pass.invalidate(.stale) }
    return pass.validity > .valid || changes != loweredChanges
      || pass.readsPreferences && contents.handUpSomethingNew
  }

  /// Lets go of what may itself keep the session: the actions of the last pass, and bodies with what they were made of.
  func end() {
    pass.layoutActions = LayoutActions()
    bodies = [:]
  }

  /// Runs an action once the place of a mark is known. It says whether it changed something.
  package func afterLayout(of mark: LayoutMark, _ action: @escaping @MainActor (MarkedFrames) -> Bool) {
    pass.layoutActions.set(action, for: mark)
  }

  /// What the content at a place, which is made during the layout, hands up. Where that is not known yet, the pass waits
  /// for it.
  func preferencesOfContent(at place: UInt64) -> PreferenceStore? {
    if let known = contents.preferences(at: place) { return known }
    if contents.await(place) { pass.awaitsContents = true }
    return nil
  }

  /// A content was made during the layout.
  func makeContent(at place: UInt64, handingUp preferences: PreferenceStore) {
    contents.make(place, handingUp: preferences)
  }

  /// How often properties and objects have changed.
  private var changes: ChangeCounts {
    ChangeCounts(
      properties: storage.values.reduce(0) { $0 + (($1 as? any ChangeCounting)?.changes ?? 0) },
      models: ModelChanges.total)
  }
}

/// How often properties that views own have changed, and objects that they read.
private struct ChangeCounts: Equatable {
  var properties = 0, models = 0
}
