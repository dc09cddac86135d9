/// An actor with its own place for objects.
public protocol ModelActor: Actor {
  /// What the place belongs to.
  nonisolated var modelContainer: ModelContainer { get }
  /// Runs what is done with the place.
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  /// The place.
  public var modelContext: ModelContext { modelExecutor.modelContext }
  /// The object of an identifier; nil if there is none.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext.registeredModel(for: id)
  }
}

/// Runs what is done with a place of objects.
public protocol ModelExecutor: AnyObject, Sendable {
  /// The place.
  var modelContext: ModelContext { get }
}

/// Runs one thing after another.
/// - Partial: the actor's own executor runs them.
public final class DefaultSerialModelExecutor: ModelExecutor, @unchecked Sendable {
  public let modelContext: ModelContext
  /// What runs things with a place.
  public init(modelContext: ModelContext) { self.modelContext = modelContext }
}
