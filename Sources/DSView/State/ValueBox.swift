/// A place for a value that copies of a property wrapper share.
final class ValueBox<Value> {
  var value: Value

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

/// Holds what a property keeps, which views that are evaluated again hand on.
final class Kept<Object: AnyObject> {
  private(set) var object: Object

  init(_ object: Object) { self.object = object }

  /// Takes what an earlier value of the same view held.
  func adopt(_ storage: AnyObject) {
    if let storage = storage as? Object { object = storage }
  }
}
