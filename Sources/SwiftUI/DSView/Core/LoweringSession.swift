package import DSDiagnostics
package import DSNode

/// What the views of one scenario share while they are lowered, again and again where their own layout changes them.
/// Only the main actor touches it.
package final class LoweringSession: @unchecked Sendable {
  /// What was noticed.
  var bag = DiagnosticBag()
  /// Preferences of the views lowered so far, from the innermost place that collects them.
  var preferences = PreferenceStore()
  /// Whether a part of the view is evaluated while it is laid out.
  package var isLive = false
  /// Whether an action has run since the view was lowered, so that it has to be lowered again.
  var isStale = false
  /// The colour scheme that a view wants its window to have; the outermost wish counts.
  var preferredScheme: ColorScheme?
  /// Whether a view reads preferences.
  var readsPreferences = false
  /// How often each place was passed in this evaluation, so that no two views share a name.
  var ordinals: [UInt64: UInt64] = [:]
  /// Whether a content that is made during the layout has not been made yet, so that what it hands up is not known.
  package var awaitsContents = false
  /// The places of such contents, and of those that no layout has made so far: other previews of a provider, titles
  /// that are only read out. Nothing waits for them.
  private var awaited: Set<UInt64> = []
  private var unmade: Set<UInt64> = []
  /// Whether an action waits for such a content.
  var delaysActions = false
  /// The properties that views own, by place.
  var storage: [UInt64: AnyObject] = [:]
  /// How often those had changed when the view was lowered.
  var changesLowered = 0
  /// The values that actions were last run with, by place.
  package var lastValues: [UInt64: Any] = [:]
  /// What contents made during the layout handed up, by place: as it was when the view was lowered, and since.
  var deferredPreferences: [UInt64: PreferenceStore] = [:]
  var newDeferredPreferences: [UInt64: PreferenceStore] = [:]
  /// What is to be done once places are known, in the order of the views; true where it changed something.
  private(set) var followers: [@MainActor (MarkedFrames) -> Bool] = []
  private var followerIndices: [UInt64: Int] = [:]
  /// The views that actions move scroll views to, by the place of the reader, and the marks of those that were found.
  package private(set) var scrollTargets: [UInt64: (id: AnyHashable, anchor: UnitPoint?)] = [:]
  package var foundViews: Set<UInt64> = []
  /// How often the objects that views read had changed when the view was lowered.
  var modelChangesLowered = 0

  /// A session in which nothing has been lowered.
  package init() {}

  /// What was noticed, each once.
  package var warnings: [Diagnostic] { bag.sorted }

  /// Collects the preferences of what `body` lowers, apart from those of the views around.
  func collecting<Result>(_ body: () -> Result) -> (Result, PreferenceStore) {
    let outer = preferences
    preferences = PreferenceStore()
    defer { preferences = outer }
    let result = body()
    return (result, preferences)
  }

  /// Gives names anew for what `body` lowers: it is evaluated several times at the same place.
  func renaming<Result>(_ body: () -> Result) -> Result {
    let outer = ordinals
    ordinals = [:]
    defer { ordinals = outer }
    return body()
  }

  /// Notes what is to be done once a place is known. A content that is made for several sizes notes it anew; the last
  /// one counts.
  package func follow(_ mark: LayoutMark, _ action: @escaping @MainActor (MarkedFrames) -> Bool) {
    if let index = followerIndices[mark.id] {
      followers[index] = action
    } else {
      followerIndices[mark.id] = followers.count
      followers.append(action)
    }
  }

  /// The value that an action at a place was last run with; nil where it has not run.
  package func lastValue<Value>(at mark: LayoutMark) -> Value? { lastValues[mark.id].flatMap { $0 as? Value } }

  /// Waits for a content that is made during the layout, unless the last layout did without.
  func await(_ place: UInt64) {
    guard !unmade.contains(place) else { return }
    awaited.insert(place)
    awaitsContents = true
  }

  /// Notes after a layout which contents it did without.
  func noteUnmade() {
    unmade.formUnion(awaited.subtracting(newDeferredPreferences.keys))
    awaited = []
  }

  /// Moves the scroll views in a reader.
  package func scroll(_ reader: UInt64, to id: AnyHashable, anchor: UnitPoint?) {
    if let target = scrollTargets[reader], target.id == id, target.anchor == anchor { return }
    scrollTargets[reader] = (id, anchor)
    isStale = true
  }

  /// Makes ready for another evaluation of the whole view.
  func restart() {
    preferences = PreferenceStore()
    ordinals = [:]
    (followers, followerIndices) = ([], [:])
    foundViews = []
    isStale = false
    awaitsContents = false
    delaysActions = false
    readsPreferences = false
    deferredPreferences = newDeferredPreferences
  }

  /// How often properties that views own have changed.
  var changes: Int { storage.values.reduce(0) { $0 + (($1 as? any ChangeCounting)?.changes ?? 0) } }

  /// Whether contents made during the last layout hand up something else than when the view was lowered.
  var handsUpSomethingNew: Bool {
    newDeferredPreferences.contains { place, store in
      !(deferredPreferences[place] ?? PreferenceStore()).isEqual(to: store)
    }
  }
}
