public import Foundation

/// The objects of a program.
/// - Partial: kept in the program's memory, whatever the descriptions say; no model file is read.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  private let store = ObjectStore()
  public let name: String
  public let managedObjectModel: NSManagedObjectModel
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  open var persistentStoreDescriptions = [NSPersistentStoreDescription()]
  /// The place for the program's views.
  public private(set) lazy var viewContext = NSManagedObjectContext(store)

  /// A container by its name.
  public convenience init(name: String) { self.init(name: name, managedObjectModel: NSManagedObjectModel()) }

  /// A container of a model.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    (self.name, managedObjectModel) = (name, model)
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
  }

  /// The folder of the container's files.
  open class func defaultDirectoryURL() -> URL { URL(fileURLWithPath: "/dev/null") }

  /// Opens the stores; a closure is called for each, without an error.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) { for description in persistentStoreDescriptions { block(description, nil) } }

  /// Another place of the container.
  open func newBackgroundContext() -> NSManagedObjectContext { NSManagedObjectContext(store) }

  /// Does something with another place, at once.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) { block(newBackgroundContext()) }

  /// Does something with another place, at once.
  open func performBackgroundTask<T>(_ block: @escaping (NSManagedObjectContext) throws -> T) async rethrows -> T {
    try block(newBackgroundContext())
  }
}

/// The objects of a program that an account shares.
/// - Partial: nothing is shared.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}

/// Where a container's objects are kept.
open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
  public override init() {}
  /// A file.
  public init(url: URL) { self.url = url }
  open var url: URL?
  open var type = NSInMemoryStoreType
  open var configuration: String?
  open var isReadOnly = false
  open var shouldAddStoreAsynchronously = false
  open var shouldMigrateStoreAutomatically = true
  open var shouldInferMappingModelAutomatically = true
  open func setOption(_ option: NSObject?, forKey key: String) {}
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) {}
}

/// The kinds of stores.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSInMemoryStoreType = "InMemory"
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSSQLiteStoreType = "SQLite"
/// The name of the option that keeps a history.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The name of the option that announces changes of others.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"

/// A store.
open class NSPersistentStore: NSObject, @unchecked Sendable {
  open var url: URL?
  open var type: String { NSInMemoryStoreType }
}

/// The stores of a container.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  public let managedObjectModel: NSManagedObjectModel
  /// The stores of a model.
  public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }
  open var persistentStores: [NSPersistentStore] { [] }
  /// Adds a store; it is kept in memory.
  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore { NSPersistentStore() }
  open func remove(_ store: NSPersistentStore) throws {}
  open func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws {}
}
