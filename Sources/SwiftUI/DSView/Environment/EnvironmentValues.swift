package import DSNode

/// Values that views inherit from the views around them.
public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var objects: [ObjectIdentifier: AnyObject] = [:]
  /// How the platform draws its controls, as `DSControls` asks for it; nil if nothing is drawn. No view can read or
  /// change it.
  package var platformDrawings: AnyObject?
  /// The platform whose colours and looks are meant, never one with tall lines; nil is iOS before version 26.
  package var profile: ProfileName?

  /// The environment of the view whose body is being evaluated; bodies are evaluated on the main actor alone.
  package nonisolated(unsafe) static var current = EnvironmentValues()

  /// An environment in which nothing is set.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      BodyRecord.recordRead(key)
      return values[ObjectIdentifier(key)].map { $0 as! Key.Value } ?? Key.defaultValue
    }
    set {
      BodyRecord.recordWrite(ObjectIdentifier(key))
      values[ObjectIdentifier(key)] = newValue
    }
  }

  /// The value that is set for a key; nil for none.
  func stored(_ key: ObjectIdentifier) -> Any? { values[key] }

  /// Sets the value of a key.
  mutating func store(_ value: Any, for key: ObjectIdentifier) { values[key] = value }

  /// The object of a type; nil if none is set.
  subscript<Object: AnyObject>(type: Object.Type) -> Object? {
    get {
      ViewReads.record()
      return objects[ObjectIdentifier(type)].map { $0 as! Object }
    }
    set { objects[ObjectIdentifier(type)] = newValue }
  }

  /// Keys and values as text, in no order.
  var entries: [String] {
    values.map { "\($0.key.typeName) = \($0.value)" } + objects.map { "\($0.key.typeName) = \(type(of: $0.value))" }
  }
}

extension ObjectIdentifier {
  /// The name of the type that it identifies.
  fileprivate var typeName: String { "\(unsafeBitCast(self, to: Any.Type.self))" }
}
