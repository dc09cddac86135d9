import DSNode

// Views are identified by their place in the tree, so that a view keeps what it owns when the tree is evaluated again.

extension _ViewInputs {
  /// The inputs of a part of this view.
  package func part(_ index: Int) -> _ViewInputs {
    var inputs = self
    inputs.path = mixed(path, UInt64(truncatingIfNeeded: index))
    inputs.chain = nil
    return inputs
  }

  /// The inputs of the content of a view of a type.
  func part(_ type: any Any.Type) -> _ViewInputs {
    var inputs = self
    inputs.path = mixed(path, UInt64(UInt(bitPattern: ObjectIdentifier(type))))
    return inputs
  }

  /// A name for a view at this place that no other view of the scenario has, the same in each evaluation.
  package func place() -> UInt64 {
    let ordinal = session.pass.ordinals[path, default: 0]
    session.pass.ordinals[path] = ordinal + 1
    return mixed(path, ordinal &+ 0x9e37_79b9)
  }
}

/// Joins a number to a name.
package func mixed(_ name: UInt64, _ number: UInt64) -> UInt64 {
  var value = (name ^ number) &* 0x9e37_79b9_7f4a_7c15
  value ^= value >> 29
  value = value &* 0xbf58_476d_1ce4_e5b9
  return value ^ (value >> 32) &+ 1
}
