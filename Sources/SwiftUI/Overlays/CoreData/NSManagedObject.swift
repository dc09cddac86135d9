public import DSView
public import Foundation

/// What a request may give.
public protocol NSFetchRequestResult: AnyObject {}

/// An object that is kept.
/// - Partial: kept in memory; the other side of a relationship is set for classes that dsrender makes of a model, and for those
///   alone; what an object that goes away owns stays.
open class NSManagedObject: NSObject, NSFetchRequestResult, ObservableObject {
  /// What kind of object it is.
  public let entity: NSEntityDescription
  /// Where the object is; nil for nowhere.
  public internal(set) weak var managedObjectContext: NSManagedObjectContext?
  /// What the object is known by.
  public let objectID = NSManagedObjectID()
  private var values: [String: Any] = [:]

  /// An object of a kind, in a place.
  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    super.init()
    context?.insert(self)
    awakeFromInsert()
  }

  /// An object of the class's own kind, in no place.
  public override convenience init() { self.init(entity: Self.entity(), insertInto: nil) }

  /// An object of the class's own kind.
  public convenience init(context moc: NSManagedObjectContext) { self.init(entity: Self.entity(), insertInto: moc) }

  /// The kind that has the class's name.
  open class func entity() -> NSEntityDescription {
    let entity = NSEntityDescription()
    (entity.name, entity.managedObjectClassName) = (String(describing: self), String(describing: self))
    return entity
  }

  /// A request for all objects of the class. A class's own, which Xcode writes, comes first.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: String(describing: self))
  }

  open var isInserted: Bool { managedObjectContext != nil }
  open var isDeleted: Bool { false }
  open var isUpdated: Bool { false }
  open var isFault: Bool { false }
  open var hasChanges: Bool { false }
  open func awakeFromInsert() {}
  open func awakeFromFetch() {}
  open func willSave() {}
  open func didSave() {}
  open func prepareForDeletion() {}
  open func validateForInsert() throws {}
  open func willChangeValue(forKey key: String) {}
  open func didChangeValue(forKey key: String) {}
  open func willAccessValue(forKey key: String?) {}
  open func didAccessValue(forKey key: String?) {}
  open func value(forKey key: String) -> Any? { values[key] }
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  open func primitiveValue(forKey key: String) -> Any? { values[key] }
  open func setPrimitiveValue(_ value: Any?, forKey key: String) { values[key] = value }

  /// What the object holds by a name; what its type begins with if it holds nothing: nil, 0, false, no text, no objects.
  public func managedValue<Value>(of key: String) -> Value {
    if let value = values[key] as? Value { return value }
    guard let empty = Self.empty(Value.self) as? Value else {
      fatalError("'\(key)' of \(Self.self) has no value, and \(Value.self) has none to begin with")
    }
    return empty
  }

  /// What the object holds by a name; a given value if it holds nothing.
  public func managedValue<Value>(of key: String, default value: @autoclosure () -> Value) -> Value {
    values[key] as? Value ?? value()
  }

  /// Makes the object hold a value by a name; views that watch it are made again.
  public func setManagedValue<Value>(_ value: Value, of key: String) {
    objectWillChange.send()
    values[key] = value
  }

  private static func empty(_ type: Any.Type) -> Any? {
    switch type {
    case let type as any ExpressibleByNilLiteral.Type: type.init(nilLiteral: ())
    case is Bool.Type: false
    case is String.Type: ""
    case is Date.Type: Date(timeIntervalSinceReferenceDate: 0)
    case is Data.Type: Data()
    case is UUID.Type: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    case is NSSet.Type: NSSet()
    case is NSOrderedSet.Type: NSOrderedSet()
    case is NSNumber.Type: NSNumber(value: 0)
    case let type as any Numeric.Type: zero(type)
    case let type as any SetAlgebra.Type: type.init()
    case let type as any RangeReplaceableCollection.Type: type.init()
    case _: nil
    }
  }

  private static func zero<Number: Numeric>(_ type: Number.Type) -> Number { Number.zero }
}

/// What an object is known by.
public final class NSManagedObjectID: NSObject, NSFetchRequestResult, @unchecked Sendable {
  public var isTemporaryID: Bool { false }
  /// An address that says which object it is.
  public func uriRepresentation() -> URL { URL(string: "x-coredata:///object")! }
}
