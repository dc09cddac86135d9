/// The contents that are made during the layout, and what they hand up, by place.
struct DeferredContents {
  /// What they had handed up when the view was lowered.
  private var lowered: [UInt64: PreferenceStore] = [:]
  /// What they have handed up by now.
  private var latest: [UInt64: PreferenceStore] = [:]
  /// Those that the next layout has to make.
  private var awaited: Set<UInt64> = []
  /// Those that no layout has made so far: other previews of a provider, titles that are only read out. Nothing waits
  /// for them.
  private var unmade: Set<UInt64> = []

  /// What the content at a place had handed up when the view was lowered; nil if none was made before.
  func preferences(at place: UInt64) -> PreferenceStore? { lowered[place] }

  /// Whether contents made during the last layout hand up something else than when the view was lowered.
  var handUpSomethingNew: Bool {
    latest.contains { place, store in !(lowered[place] ?? PreferenceStore()).isEqual(to: store) }
  }

  /// Waits for a content, unless the last layout did without; whether it waits.
  mutating func await(_ place: UInt64) -> Bool {
    guard !unmade.contains(place) else { return false }
    awaited.insert(place)
    return true
  }

  /// A layout has made a content.
  mutating func make(_ place: UInt64, handingUp preferences: PreferenceStore) { latest[place] = preferences }

  /// A layout has ended, and did without those that it has not made.
  mutating func finishLayout() {
    unmade.formUnion(awaited.subtracting(latest.keys))
    awaited = []
  }

  /// The view is lowered with what they have handed up by now.
  mutating func beginPass() { lowered = latest }
}
