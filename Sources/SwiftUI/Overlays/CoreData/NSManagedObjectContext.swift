public import Foundation
import Observation

/// A place where objects are changed.
/// - Partial: every place of a container has the same objects; changes are seen at once.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// On which thread a place is used.
  public enum ConcurrencyType: Sendable {
    case privateQueue, mainQueue
  }
  /// What a place of an older kind is called.
  public static let privateQueueConcurrencyType = ConcurrencyType.privateQueue

  let store: ObjectStore
  private var inserted: [NSManagedObject] = []
  private var deleted: [NSManagedObject] = []

  init(_ store: ObjectStore) { self.store = store }

  /// A place of no container.
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) { store = ObjectStore() }

  open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  open weak var parent: NSManagedObjectContext?
  open var name: String?
  open var automaticallyMergesChangesFromParent = false
  open var mergePolicy: Any = NSMergePolicy.error
  open var shouldDeleteInaccessibleFaults = true
  open var transactionAuthor: String?
  open var insertedObjects: Set<NSManagedObject> { Set(inserted) }
  open var deletedObjects: Set<NSManagedObject> { Set(deleted) }
  open var updatedObjects: Set<NSManagedObject> { [] }
  open var registeredObjects: Set<NSManagedObject> { Set(store.objects) }
  /// Whether something was inserted or taken away since the last `save`.
  open var hasChanges: Bool { !inserted.isEmpty || !deleted.isEmpty }

  /// Adds an object.
  open func insert(_ object: NSManagedObject) {
    guard !store.objects.contains(where: { $0 === object }) else { return }
    store.objects.append(object)
    inserted.append(object)
    object.managedObjectContext = self
  }

  /// Takes an object away.
  open func delete(_ object: NSManagedObject) {
    store.objects.removeAll { $0 === object }
    inserted.removeAll { $0 === object }
    deleted.append(object)
    object.managedObjectContext = nil
  }

  /// Writes changes; nothing is written.
  open func save() throws { (inserted, deleted) = ([], []) }

  /// Takes back what was inserted since the last `save`.
  open func rollback() {
    for object in inserted { delete(object) }
    (inserted, deleted) = ([], [])
  }

  open func reset() {}
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {}
  open func refreshAllObjects() {}
  open func processPendingChanges() {}
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}
  open func mergeChanges(fromContextDidSave notification: Notification) {}

  /// The objects that a request fits, in its order.
  open func fetch<T: NSFetchRequestResult>(_ request: NSFetchRequest<T>) throws -> [T] {
    found(request).compactMap { $0 as? T }
  }

  /// The objects that a request fits, in its order.
  open func fetch(_ request: NSFetchRequest<any NSFetchRequestResult>) throws -> [any NSFetchRequestResult] {
    found(request)
  }

  /// How many objects a request fits.
  open func count<T: NSFetchRequestResult>(for request: NSFetchRequest<T>) throws -> Int { try fetch(request).count }

  /// How many objects a request fits.
  open func count(for request: NSFetchRequest<any NSFetchRequestResult>) throws -> Int { found(request).count }

  private func found<T>(_ request: NSFetchRequest<T>) -> [NSManagedObject] {
    var found = store.objects.filter { object in
      let fits = request.entityName.map { object.entity.name == $0 || "\(type(of: object))" == $0 } ?? true
      return fits && object is T && (request.predicate?.evaluate(with: object) ?? true)
    }
    for order in (request.sortDescriptors ?? []).reversed() {
      found = found.enumerated().sorted { left, right in
        switch order.compare(left.element, to: right.element) {
        case .orderedAscending: true
        case .orderedDescending: false
        case .orderedSame: left.offset < right.offset
        }
      }.map(\.element)
    }
    let kept = found.dropFirst(request.fetchOffset)
    return Array(request.fetchLimit > 0 ? kept.prefix(request.fetchLimit) : kept)
  }

  /// The object of an identifier.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    guard let found = registeredObject(for: objectID) else { fatalError("there is no object of the identifier") }
    return found
  }

  /// The object of an identifier.
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    guard let found = registeredObject(for: objectID) else { throw CocoaError(.fileNoSuchFile) }
    return found
  }

  /// The object of an identifier; nil if there is none.
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    store.objects.first { $0.objectID === objectID }
  }

  /// Does something with the place, at once.
  open func perform(_ block: @escaping () -> Void) { block() }
  /// Does something with the place, at once.
  open func performAndWait(_ block: () -> Void) { block() }
  /// Does something with the place, at once.
  open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
  /// Does something with the place, at once.
  open func perform<T>(_ block: @escaping () throws -> T) async rethrows -> T { try block() }
}

/// The objects of a container; views that show them are made again when some come or go.
@Observable final class ObjectStore: @unchecked Sendable {
  var objects: [NSManagedObject] = []
}

/// On which thread a place is used.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
}

/// What is done where two changes meet.
public enum NSMergePolicy: Sendable {
  case error, mergeByPropertyStoreTrump, mergeByPropertyObjectTrump, overwrite, rollback
}

/// The change in memory counts.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSMergeByPropertyObjectTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyObjectTrump
/// The change in the store counts.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSMergeByPropertyStoreTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyStoreTrump

extension Notification.Name {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSManagedObjectContextDidSave = Notification.Name("NSManagingContextDidSaveChangesNotification")
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSManagedObjectContextObjectsDidChange = Notification.Name(
    "NSObjectsChangedInManagingContextNotification")
}
