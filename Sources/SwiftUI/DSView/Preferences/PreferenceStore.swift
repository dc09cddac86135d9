/// The preferences that views have handed up, by key.
package struct PreferenceStore {
  private struct Entry {
    var value: Any
    var merge: (Any, Any) -> Any
  }

  private var entries: [ObjectIdentifier: Entry] = [:]

  /// A store of nothing.
  package init() {}

  /// Whether no view has handed anything up.
  var isEmpty: Bool { entries.isEmpty }

  /// The value of a key; nil if no view gave one.
  package subscript<Key: PreferenceKey>(key: Key.Type) -> Key.Value? {
    get { entries[ObjectIdentifier(key)].map { $0.value as! Key.Value } }
    set {
      entries[ObjectIdentifier(key)] = newValue.map { value in
        Entry(value: value) { first, second in
          var joined = first as! Key.Value
          Key.reduce(value: &joined) { second as! Key.Value }
          return joined
        }
      }
    }
  }

  /// The value of a key, or its default.
  package func value<Key: PreferenceKey>(of key: Key.Type) -> Key.Value { self[key] ?? Key.defaultValue }

  /// Whether the same keys have equal values; values that cannot be compared count as equal.
  func isEqual(to other: PreferenceStore) -> Bool {
    func equal<A: Equatable>(_ a: A, _ b: Any) -> Bool { (b as? A) == a }
    return entries.count == other.entries.count
      && entries.allSatisfy { key, entry in
        guard let second = other.entries[key]?.value else { return false }
        guard let first = entry.value as? any Equatable else { return true }
        return equal(first, second)
      }
  }

  /// Joins the values of views that come later to these.
  mutating func merge(_ later: PreferenceStore) {
    for (key, entry) in later.entries {
      if let known = entries[key] {
        entries[key]?.value = known.merge(known.value, entry.value)
      } else {
        entries[key] = entry
      }
    }
  }
}
