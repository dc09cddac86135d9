/// A property that its view owns, and that keeps its value when the view is made anew.
protocol PersistentProperty {
  /// What holds the value.
  var storage: AnyObject { get }
  /// Takes what an earlier value of the same view held.
  func adopt(_ storage: AnyObject)
}

/// Types none of whose properties are owned by their views; only the main actor touches it.
nonisolated(unsafe) private var typesWithoutState: Set<ObjectIdentifier> = []

extension _ViewInputs {
  /// Gives the properties that a view owns the values that they had when the view was evaluated before.
  @MainActor func restore<Value>(_ value: Value) {
    let type = ObjectIdentifier(Value.self)
    if typesWithoutState.contains(type) { return }
    let place = place()
    if !restore(Mirror(reflecting: value), at: place, depth: 0) { typesWithoutState.insert(type) }
  }

  /// True where there is such a property, here or in another property.
  private func restore(_ mirror: Mirror, at place: UInt64, depth: Int) -> Bool {
    var found = false
    var mirror: Mirror? = mirror
    var index: UInt64 = 0
    while let current = mirror {
      for child in current.children {
        index += 1
        let name = mixed(place, index)
        if let property = child.value as? any PersistentProperty {
          found = true
          if let known = session.storage[name] {
            property.adopt(known)
          } else {
            session.storage[name] = property.storage
          }
        } else if depth < 3, child.value is any DynamicProperty {
          if restore(Mirror(reflecting: child.value), at: name, depth: depth + 1) { found = true }
        }
      }
      mirror = current.superclassMirror
    }
    return found
  }
}
