/// A property of a view that the library sets before the view's body is evaluated.
public protocol DynamicProperty {
  /// Called before the body is evaluated.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public mutating func update() {}
}

/// A property that reads a value of the environment.
///
/// The value is that of the place of the view itself: what modifiers inside the view's body set does not reach it.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: (EnvironmentValues) -> Value
  private var owned: EnvironmentValues?

  /// Reads the value at a key path.
  ///
  /// The place of the property is taken down for warnings.
  public init(
    _ keyPath: KeyPath<EnvironmentValues, Value>, _fileID: StaticString = #fileID, _line: Int = #line
  ) {
    read = { environment in
      let outer = BodyRecord.property
      BodyRecord.property = BodyRecord.Read(name: "", fileID: "\(_fileID)", line: _line)
      defer { BodyRecord.property = outer }
      return environment[keyPath: keyPath]
    }
  }

  /// Reads the object of a type; a view that no `environment(_:)` above gives one stops with a sentence.
  public init(_ objectType: Value.Type) where Value: AnyObject {
    read = { environment in
      guard let object = environment[objectType] else {
        fatalError("no object of type \(objectType) is in the environment: put .environment(object) on a view above")
      }
      return object
    }
  }

  /// Reads the object of a type; nil if there is none.
  public init<Object: AnyObject>(_ objectType: Object.Type) where Value == Object? {
    read = { $0[objectType] }
  }

  /// The value in the environment of the view that the property belongs to, also in actions and in contents that are made
  /// after its body was evaluated; that of the view whose body is evaluated, where it belongs to none.
  public var wrappedValue: Value { read(owned ?? EnvironmentValues.current) }

  /// Takes the environment of the view that is about to be evaluated.
  public mutating func update() { owned = EnvironmentValues.current }
}
