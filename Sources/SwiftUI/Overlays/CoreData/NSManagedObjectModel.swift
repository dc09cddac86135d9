public import Foundation

/// The kinds of a program's objects.
/// - Partial: no file is read; a model has what sources put into it.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  public override init() {}
  /// A model of a file.
  public init?(contentsOf url: URL) {}
  /// The models of bundles in one.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? { NSManagedObjectModel() }
  open var entities: [NSEntityDescription] = []
  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.map { ($0.name ?? "", $0) }) { first, _ in first }
  }
  open var versionIdentifiers: Set<AnyHashable> = []
}

/// A kind of object.
open class NSEntityDescription: NSObject, @unchecked Sendable {
  public override init() {}
  open var name: String?
  open var managedObjectClassName: String! = "NSManagedObject"
  open var properties: [NSPropertyDescription] = []
  open var subentities: [NSEntityDescription] = []
  open var isAbstract = false
  open var indexes: [Any] = []
  open var uniquenessConstraints: [[Any]] = []
  open var attributesByName: [String: NSAttributeDescription] {
    let found = properties.compactMap { $0 as? NSAttributeDescription }
    return Dictionary(found.map { ($0.name, $0) }) { first, _ in first }
  }

  /// The kind of a name.
  open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
    let entity = NSEntityDescription()
    entity.name = entityName
    return entity
  }

  /// Makes an object of a kind, which has no class.
  open class func insertNewObject(forEntityName entityName: String, into context: NSManagedObjectContext)
    -> NSManagedObject
  { NSManagedObject(entity: entity(forEntityName: entityName, in: context)!, insertInto: context) }
}

/// A property of a kind of objects.
open class NSPropertyDescription: NSObject, @unchecked Sendable {
  public override init() {}
  open var name = ""
  open var isOptional = true
  open var isTransient = false
  open var userInfo: [AnyHashable: Any]?
}

/// A property that holds a value.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
  open var attributeType = NSAttributeType.undefinedAttributeType
  open var attributeValueClassName: String?
  open var defaultValue: Any?
  open var allowsExternalBinaryDataStorage = false
  open var valueTransformerName: String?
}

/// A property that holds other objects.
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
  open var destinationEntity: NSEntityDescription?
  open var inverseRelationship: NSRelationshipDescription?
  open var minCount = 0
  open var maxCount = 0
  open var isOrdered = false
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  open var isToMany: Bool { maxCount != 1 }
}

/// What becomes of the others where an object goes.
public enum NSDeleteRule: UInt, Sendable {
  case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
}

/// The type of a value.
public enum NSAttributeType: UInt, Sendable {
  case undefinedAttributeType = 0
  case integer16AttributeType = 100
  case integer32AttributeType = 200
  case integer64AttributeType = 300
  case decimalAttributeType = 400
  case doubleAttributeType = 500
  case floatAttributeType = 600
  case stringAttributeType = 700
  case booleanAttributeType = 800
  case dateAttributeType = 900
  case binaryDataAttributeType = 1000
  case uuidAttributeType = 1100
  case uriAttributeType = 1200
  case transformableAttributeType = 1800
  case objectIDAttributeType = 2000
}
