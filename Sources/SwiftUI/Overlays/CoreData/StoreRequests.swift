// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// What a store is asked for.
open class NSPersistentStoreRequest: NSObject, @unchecked Sendable {
  open var affectedStores: [NSPersistentStore]?
}

/// What a store answers.
open class NSPersistentStoreResult: NSObject, @unchecked Sendable {}

/// What is known of a change of many objects.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}

/// Takes all objects away that a request fits.
open class NSBatchDeleteRequest: NSPersistentStoreRequest, @unchecked Sendable {
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  /// Takes the objects of a request away.
  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) { fetchRequest = fetch }
  /// Takes the objects of a request away.
  public convenience init<Kind: NSManagedObject>(fetchRequest fetch: NSFetchRequest<Kind>) {
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: fetch.entityName ?? "\(Kind.self)")
    (request.predicate, request.fetchLimit) = (fetch.predicate, fetch.fetchLimit)
    self.init(fetchRequest: request)
  }
}

/// What became of a change of many objects.
open class NSBatchDeleteResult: NSPersistentStoreResult, @unchecked Sendable {
  public let result: Any?
  public let resultType: NSBatchDeleteRequestResultType
  init(_ result: Any?, _ type: NSBatchDeleteRequestResultType) { (self.result, resultType) = (result, type) }
}

extension NSManagedObjectContext {
  /// Does what a request asks for.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    guard let request = request as? NSBatchDeleteRequest else { return NSPersistentStoreResult() }
    let gone = try fetch(request.fetchRequest).compactMap { $0 as? NSManagedObject }
    gone.forEach(delete)
    let result: Any =
      switch request.resultType {
      case .resultTypeStatusOnly: true
      case .resultTypeObjectIDs: gone.map(\.objectID)
      case .resultTypeCount: gone.count
      }
    return NSBatchDeleteResult(result, request.resultType)
  }

  /// Takes changes in that were made elsewhere.
  /// - Ignored: all places have the same objects.
  public class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
  ) {}
}

public let NSInsertedObjectsKey = "inserted"
public let NSUpdatedObjectsKey = "updated"
public let NSDeletedObjectsKey = "deleted"
public let NSRefreshedObjectsKey = "refreshed"
