/// Knows how often its value has changed.
protocol ChangeCounting: AnyObject {
  var changes: Int { get }
}

/// A place for a value that copies of a property wrapper share.
final class ValueBox<Value>: ChangeCounting {
  var value: Value {
    didSet { if !isSame(oldValue) { changes += 1 } }
  }
  private(set) var changes = 0

  /// Whether the value is known to equal an earlier one.
  private func isSame(_ old: Value) -> Bool {
    guard let old = old as? any Equatable else { return false }
    func equals<Known: Equatable>(_ old: Known) -> Bool { value as? Known == old }
    return equals(old)
  }

  init(_ value: Value) { self.value = value }

  /// A way to the value.
  var binding: Binding<Value> {
    Binding {
      self.value
    } set: {
      self.value = $0
    }
  }
}
