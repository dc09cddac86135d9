public import Foundation
import Observation

/// What views that show objects follow: how often some have come or gone.
@Observable private final class Arrivals {
  var count = 0
}

/// The objects of a program.
/// - Partial: kept in the program's memory, whatever the configuration says.
public final class ModelContainer: Equatable, @unchecked Sendable {
  public let schema: Schema
  public let migrationPlan: (any SchemaMigrationPlan.Type)?
  public let configurations: Set<ModelConfiguration>
  private let lock = NSRecursiveLock()
  private var models: [any PersistentModel] = []
  private var known: Set<ObjectIdentifier> = []
  private let arrivals = Arrivals()

  /// A container of a schema.
  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration]
  ) throws { (self.schema, self.migrationPlan, self.configurations) = (schema, migrationPlan, Set(configurations)) }

  /// A container of a schema.
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
  ) throws { try self.init(for: schema, migrationPlan: migrationPlan, configurations: configurations) }

  /// A container of types.
  public convenience init(
    for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws { try self.init(for: Schema(forTypes), migrationPlan: migrationPlan, configurations: configurations) }

  /// The place for the views of the program.
  @MainActor public private(set) lazy var mainContext = ModelContext(self)

  /// Takes all objects away.
  public func deleteAllData() {
    lock.withLock { (models, known) = ([], []) }
    arrivals.count += 1
  }

  /// Takes all objects away.
  public func erase() throws { deleteAllData() }

  /// Whether both are the same container.
  public static func == (left: ModelContainer, right: ModelContainer) -> Bool { left === right }

  /// Adds an object, and those that it refers to; returns whether it was not there.
  func add(_ model: any PersistentModel, for context: ModelContext) -> Bool {
    let isNew = lock.withLock {
      guard known.insert(ObjectIdentifier(model)).inserted else { return false }
      models.append(model)
      ModelTable.put(model, into: context)
      addParts(of: model, for: context)
      return true
    }
    if isNew { arrivals.count += 1 }
    return isNew
  }

  /// Takes an object away; returns whether it was there.
  func remove(_ model: any PersistentModel) -> Bool {
    let wasKnown = lock.withLock {
      guard known.remove(ObjectIdentifier(model)) != nil else { return false }
      models.removeAll { $0 === model }
      ModelTable.put(model, into: nil)
      return true
    }
    if wasKnown { arrivals.count += 1 }
    return wasKnown
  }

  /// The objects of a type in the order in which they came, with those that others have begun to refer to.
  func models<T: PersistentModel>(of type: T.Type, for context: ModelContext) -> [T] {
    _ = arrivals.count
    return lock.withLock {
      for model in models { addParts(of: model, for: context) }
      return models.compactMap { $0 as? T }
    }
  }

  func model(_ identifier: PersistentIdentifier) -> (any PersistentModel)? {
    lock.withLock { models.first { $0.persistentModelID == identifier } }
  }

  /// Adds the objects that a model's properties hold, alone or in collections.
  private func addParts(of model: any PersistentModel, for context: ModelContext) {
    var mirror: Mirror? = Mirror(reflecting: model)
    while let current = mirror {
      for child in current.children { addPart(child.value, for: context) }
      mirror = current.superclassMirror
    }
  }

  private func addPart(_ value: Any, for context: ModelContext) {
    if let model = value as? any PersistentModel {
      _ = add(model, for: context)
      return
    }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional || mirror.displayStyle == .collection else { return }
    for child in mirror.children where child.value is any PersistentModel || mirror.displayStyle == .optional {
      addPart(child.value, for: context)
    }
  }
}

/// Where a container's objects are kept.
/// - Partial: they are kept in memory.
public struct ModelConfiguration: Hashable, Identifiable, Sendable {
  /// Whether objects are shared by an account.
  public struct CloudKitDatabase: Hashable, Sendable {
    let name: String
    public static let automatic = CloudKitDatabase(name: "automatic")
    public static let none = CloudKitDatabase(name: "none")
    public static func `private`(_ name: String) -> CloudKitDatabase { CloudKitDatabase(name: name) }
  }

  /// Whether objects are shared by a group of programs.
  public struct GroupContainer: Hashable, Sendable {
    let name: String
    public static let automatic = GroupContainer(name: "automatic")
    public static let none = GroupContainer(name: "none")
    public static func identifier(_ name: String) -> GroupContainer { GroupContainer(name: name) }
  }

  public let name: String
  public let isStoredInMemoryOnly: Bool
  public let allowsSave: Bool
  public let url: URL
  /// The name.
  public var id: String { name }

  /// A place by what is kept there.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
    groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    (self.name, self.isStoredInMemoryOnly, self.allowsSave) = (name ?? "default", isStoredInMemoryOnly, allowsSave)
    url = URL(fileURLWithPath: "/dev/null")
  }

  /// A place by the types that are kept there.
  @_disfavoredOverload
  public init(for forTypes: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(nil, schema: nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
  }

  /// A file.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) { (self.name, isStoredInMemoryOnly, self.allowsSave, self.url) = (name ?? "default", false, allowsSave, url) }
}
