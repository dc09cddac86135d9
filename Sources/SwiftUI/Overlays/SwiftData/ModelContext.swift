public import Foundation

/// A place where objects are changed.
/// - Partial: every context of a container has the same objects; changes are seen at once, and cannot be taken back.
public final class ModelContext: Equatable {
  /// What the context belongs to.
  public let container: ModelContainer
  public var autosaveEnabled = true
  public private(set) var insertedModelsArray: [any PersistentModel] = []
  public private(set) var deletedModelsArray: [any PersistentModel] = []
  public var changedModelsArray: [any PersistentModel] { [] }
  /// Whether something was inserted or taken away since the last `save`.
  public var hasChanges: Bool { !insertedModelsArray.isEmpty || !deletedModelsArray.isEmpty }

  /// Announces that changes were written.
  public static let didSave = Notification.Name("NSManagingContextDidSaveChangesNotification")
  /// Announces that changes will be written.
  public static let willSave = Notification.Name("NSManagingContextWillSaveChangesNotification")

  /// A place of a container.
  public init(_ container: ModelContainer) { self.container = container }

  /// Adds an object, with those that it refers to.
  public func insert<T: PersistentModel>(_ model: T) {
    guard container.add(model, for: self) else { return }
    insertedModelsArray.append(model)
  }

  /// Takes an object away.
  public func delete<T: PersistentModel>(_ model: T) {
    guard container.remove(model) else { return }
    insertedModelsArray.removeAll { $0 === model }
    deletedModelsArray.append(model)
  }

  /// Takes all objects of a type away that a condition holds for.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    for found in try fetch(FetchDescriptor<T>(predicate: predicate)) { delete(found) }
  }

  /// The objects that a description fits.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    var found = container.models(of: T.self, for: self)
    if let predicate = descriptor.predicate { found = try found.filter { try predicate.evaluate($0) } }
    found.sort(using: descriptor.sortBy)
    let kept = found.dropFirst(descriptor.fetchOffset ?? 0)
    return Array(kept.prefix(descriptor.fetchLimit ?? kept.count))
  }

  /// How many objects a description fits.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }

  /// What the objects that a description fits are known by.
  public func fetchIdentifiers<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map(\.persistentModelID)
  }

  /// Does something with each object that a description fits.
  public func enumerate<T: PersistentModel>(
    _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false, block: (T) throws -> Void
  ) throws { for model in try self.fetch(fetch) { try block(model) } }

  /// Writes changes; nothing is written.
  public func save() throws { (insertedModelsArray, deletedModelsArray) = ([], []) }

  /// Takes back what was inserted since the last `save`.
  public func rollback() {
    for model in insertedModelsArray { _ = container.remove(model) }
    (insertedModelsArray, deletedModelsArray) = ([], [])
  }

  /// Makes several changes.
  public func transaction(block: () throws -> Void) throws { try block() }

  /// Sees changes; they are seen at once.
  public func processPendingChanges() {}

  /// The object of an identifier.
  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    guard let model = container.model(persistentModelID) else {
      fatalError("there is no model of the identifier \(persistentModelID)")
    }
    return model
  }

  /// The object of an identifier; nil if there is none.
  public func registeredModel<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
    container.model(persistentModelID) as? T
  }

  /// The object of an identifier; nil if there is none.
  public subscript<T: PersistentModel>(for persistentModelID: PersistentIdentifier) -> T? {
    registeredModel(for: persistentModelID)
  }

  /// Whether both are the same place.
  public static func == (left: ModelContext, right: ModelContext) -> Bool { left === right }
}

/// Which objects are fetched.
public struct FetchDescriptor<T: PersistentModel>: @unchecked Sendable {
  public var predicate: Predicate<T>?
  public var sortBy: [SortDescriptor<T>]
  public var fetchLimit: Int?
  public var fetchOffset: Int?
  public var includePendingChanges = true
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  /// Those that a condition holds for, in an order.
  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    (self.predicate, self.sortBy) = (predicate, sortBy)
  }
}
