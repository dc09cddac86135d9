public import Foundation

extension NSSortDescriptor {
  /// An order of kept objects by a property's name.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSManagedObject[sorting: key ?? "self"], ascending: ascending)
  }

  /// An order of kept objects by a property of any type.
  @_disfavoredOverload
  public convenience init<Root: NSManagedObject, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: \Root[sorting: keyPath], ascending: ascending)
  }

  /// An order of kept objects by a property's name, and how values are compared.
  /// - Partial: values are compared as their type does.
  public convenience init(key: String?, ascending: Bool, selector: Any?) { self.init(key: key, ascending: ascending) }
}

extension NSManagedObject {
  /// The value of a property's name, or of names with points between them, as something that can be compared.
  subscript(sorting path: String) -> ManagedOrder {
    var value: Any? = self
    for name in path.split(separator: ".") { value = (value as? NSManagedObject)?.value(forKey: String(name)) }
    return ManagedOrder(value: value)
  }
}

extension NSFetchRequestResult where Self: NSManagedObject {
  /// The value of a property as something that can be compared.
  subscript<Value>(sorting keyPath: KeyPath<Self, Value>) -> ManagedOrder {
    ManagedOrder(value: self[keyPath: keyPath])
  }
}

/// A value that may be missing: missing ones are before others, and those of different types are alike.
struct ManagedOrder: Comparable {
  let value: (any Comparable)?

  init(value: Any?) {
    let value = value.flatMap(Self.unwrapped)
    self.value = (value as? Bool).map { $0 ? 1 : 0 } ?? value as? any Comparable
  }

  static func == (left: ManagedOrder, right: ManagedOrder) -> Bool { !(left < right) && !(right < left) }

  static func < (left: ManagedOrder, right: ManagedOrder) -> Bool {
    guard let first = left.value else { return right.value != nil }
    return isBefore(first, right.value as Any)
  }

  private static func isBefore<Value: Comparable>(_ left: Value, _ right: Any) -> Bool {
    (right as? Value).map { left < $0 } ?? false
  }

  private static func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : value
  }
}
