/// A property that its view owns, and that keeps its value when the view is made anew.
protocol PersistentProperty: DynamicProperty {
  /// From now on holds what the property of an earlier value of the same view held, or else a new first value: a view
  /// in two places has two.
  /// - Returns: what holds the value.
  mutating func keep(_ known: AnyObject?) -> AnyObject
}

extension _ViewInputs {
  /// A copy of a view or a modifier whose properties have the values that they had when it was evaluated before.
  @MainActor func restored<T>(_ value: T) -> T {
    let fields = dynamicFields(of: T.self)
    guard fields.contains(where: \.isPersistent) else { return value }
    let place = place()
    var copy = value
    withUnsafeMutablePointer(to: &copy) { restore(fields, at: UnsafeMutableRawPointer($0), named: place) }
    return copy
  }

  @MainActor private func restore(_ fields: [DynamicField], at base: UnsafeMutableRawPointer, named place: UInt64) {
    for (index, field) in fields.enumerated() where field.isPersistent {
      let name = mixed(place, UInt64(index))
      if let type = field.type as? any PersistentProperty.Type {
        keep(type, at: base + field.offset, named: name)
      } else {
        restore(dynamicFields(of: field.type), at: base + field.offset, named: name)
      }
    }
  }

  @MainActor private func keep<P: PersistentProperty>(
    _ type: P.Type, at place: UnsafeMutableRawPointer, named name: UInt64
  ) {
    session.storage[name] = place.assumingMemoryBound(to: type).pointee.keep(session.storage[name])
  }
}
