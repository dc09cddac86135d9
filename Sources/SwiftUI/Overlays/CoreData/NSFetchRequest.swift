public import DSView
public import Foundation

/// Which objects are fetched.
open class NSFetchRequest<ResultType>: NSObject, @unchecked Sendable {
  open var entityName: String?
  open var entity: NSEntityDescription?
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var fetchOffset = 0
  open var fetchBatchSize = 0
  open var returnsObjectsAsFaults = true
  open var includesPendingChanges = true
  open var includesSubentities = true
  open var includesPropertyValues = true
  open var returnsDistinctResults = false
  open var propertiesToFetch: [Any]?
  open var relationshipKeyPathsForPrefetching: [String]?
  open var resultType = NSFetchRequestResultType.managedObjectResultType
  /// All objects.
  public override init() {}
  /// All objects of a kind.
  public convenience init(entityName: String) {
    self.init()
    self.entityName = entityName
  }
}

/// What a request gives.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let managedObjectResultType: NSFetchRequestResultType = []
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

extension FetchRequest where Result: NSManagedObject {
  /// Objects of a kind that a condition holds for, in an order.
  public init(
    entity: NSEntityDescription = Result.entity(), sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(FetchSettings(predicate: predicate, order: sortDescriptors)) { environment, settings in
      let request = NSFetchRequest<Result>(entityName: entity.name ?? "\(Result.self)")
      (request.predicate, request.sortDescriptors) = (settings.predicate, settings.order as? [NSSortDescriptor])
      return (try? environment.managedObjectContext.fetch(request)) ?? []
    }
  }

  /// Objects that a condition holds for, in an order.
  public init(
    sortDescriptors: [SortDescriptor<Result>] = [], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(FetchSettings(predicate: predicate, order: sortDescriptors)) { environment, settings in
      let request = NSFetchRequest<Result>(entityName: Result.entity().name ?? "\(Result.self)")
      request.predicate = settings.predicate
      let found = (try? environment.managedObjectContext.fetch(request)) ?? []
      return found.sorted(using: settings.order as? [SortDescriptor<Result>] ?? [])
    }
  }

  /// The objects of a request.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    self.init(FetchSettings(predicate: fetchRequest.predicate, order: [])) { environment, _ in
      (try? environment.managedObjectContext.fetch(fetchRequest)) ?? []
    }
  }
}

private enum ManagedObjectContextKey: EnvironmentKey {
  /// A place without objects, for views above which there is none.
  static let defaultValue = NSManagedObjectContext(
    concurrencyType: .mainQueueConcurrencyType)
}

extension EnvironmentValues {
  /// Where the views' objects are.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ManagedObjectContextKey.self] }
    set { self[ManagedObjectContextKey.self] = newValue }
  }
}
