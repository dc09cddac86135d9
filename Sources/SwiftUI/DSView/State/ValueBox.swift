/// Knows how often its value has changed.
protocol ChangeCounting: AnyObject {
  var changes: Int { get }
}

/// A place for a value that copies of a property wrapper share.
final class ValueBox<Value>: ChangeCounting {
  var value: Value {
    didSet { if !areKnownEqual(oldValue, value) { changes += 1 } }
  }
  private(set) var changes = 0

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
