/// Knows how often its value has changed.
protocol ChangeCounting: AnyObject {
  var changes: Int { get }
}

/// A place for a value that copies of a property wrapper share.
final class ValueBox<Value>: ChangeCounting {
  var value: Value {
    get {
      ViewReads.record()
      return kept
    }
    set {
      if !areKnownEqual(kept, newValue) { changes += 1 }
      kept = newValue
    }
  }
  private(set) var changes = 0
  private var kept: Value

  init(_ value: Value) { kept = value }

  /// A way to the value.
  var binding: Binding<Value> {
    Binding {
      self.value
    } set: {
      self.value = $0
    }
  }
}
