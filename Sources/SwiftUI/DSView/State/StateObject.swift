/// An object that a view owns; it is made when it is first read.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private final class Box {
    lazy var object = make()
    let make: () -> ObjectType
    init(_ make: @escaping () -> ObjectType) { self.make = make }
  }

  private var box: Box

  /// An object that is made when it is first read.
  nonisolated public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { box = Box(thunk) }

  /// The object.
  @MainActor @preconcurrency public var wrappedValue: ObjectType { box.object }

  /// Ways to the object's properties.
  @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject.Wrapper(object: box.object)
  }
}

extension StateObject: PersistentProperty {
  mutating func keep(_ known: AnyObject?) -> AnyObject {
    box = known as? Box ?? Box(box.make)
    return box
  }
}

/// An object that a view reads and another one owns.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Ways to an object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A way to a property.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    {
      let object = object
      return Binding {
        object[keyPath: keyPath]
      } set: {
        object[keyPath: keyPath] = $0
      }
    }
  }

  /// The object.
  public var wrappedValue: ObjectType

  /// A property that reads an object.
  nonisolated public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// A property that reads an object.
  nonisolated public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Ways to the object's properties.
  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

/// An object that a view above has put into the environment.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Ways to the object's properties.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A way to a property.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject>
    {
      ObservedObject.Wrapper(object: object)[dynamicMember: keyPath]
    }
  }

  private var owned: EnvironmentValues?

  /// A property that reads the environment.
  nonisolated public init() {}

  /// Takes the environment of the view that is about to be evaluated.
  nonisolated public mutating func update() { owned = EnvironmentValues.current }

  /// The object; a view that no `environmentObject(_:)` above gives one stops with a sentence.
  @MainActor @preconcurrency public var wrappedValue: ObjectType {
    guard let object = (owned ?? EnvironmentValues.current)[ObjectType.self] else {
      fatalError(
        "no object of type \(ObjectType.self) is in the environment: put .environmentObject(object) on a view above")
    }
    return object
  }

  /// Ways to the object's properties.
  @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension View {
  /// Puts an object into the environment for everything inside.
  nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentModifier { $0[T.self] = object })
  }
}
