public import DSControls
public import DSView
public import Foundation

/// What a query may give: an array of kept objects.
public protocol _ModelCollection: RandomAccessCollection where Element: PersistentModel {
  /// The collection of objects.
  init(_models: [Element])
}

extension Array: _ModelCollection where Element: PersistentModel {
  /// The objects themselves.
  public init(_models: [Element]) { self = _models }
}

/// The objects of a view's container that fit; a view is made again when some come, go or change.
@MainActor @preconcurrency
@propertyWrapper
public struct Query<Result: _ModelCollection>: DynamicProperty {
  /// The type of the objects.
  public typealias Element = Result.Element

  @Environment(\.modelContext) private var context
  private let descriptor: FetchDescriptor<Element>

  /// All of them.
  public init() { descriptor = FetchDescriptor() }

  /// Those of a description.
  public init(_ descriptor: FetchDescriptor<Element>, animation: Animation? = nil) { self.descriptor = descriptor }

  /// Those that a condition holds for, in an order.
  public init(
    filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation? = nil
  ) { descriptor = FetchDescriptor(predicate: filter, sortBy: descriptors) }

  /// Those that a condition holds for, by a property.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward,
    animation: Animation? = nil
  ) { descriptor = FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]) }

  /// Those that a condition holds for, by a property that may be missing.
  public init<Value: Comparable>(
    filter: Predicate<Element>? = nil, sort keyPath: any KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward, animation: Animation? = nil
  ) { descriptor = FetchDescriptor(predicate: filter, sortBy: [SortDescriptor(keyPath, order: order)]) }

  /// Where the objects are.
  public var modelContext: ModelContext { context }

  /// Why the objects could not be fetched; nil if they could.
  public var fetchError: (any Error)? {
    do {
      _ = try context.fetch(descriptor)
      return nil
    } catch { return error }
  }

  /// The objects; none where they could not be fetched.
  public var wrappedValue: Result { Result(_models: (try? context.fetch(descriptor)) ?? []) }
}

private enum ModelContextKey: EnvironmentKey {
  /// A place without objects, for views above which there is no container.
  nonisolated(unsafe) static let defaultValue: ModelContext = {
    guard let container = try? ModelContainer(for: Schema([]), configurations: []) else {
      preconditionFailure("a container in memory has no errors")
    }
    return ModelContext(container)
  }()
}

extension EnvironmentValues {
  /// Where the views' objects are.
  public var modelContext: ModelContext {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}

extension View {
  /// Gives views a container's objects.
  @MainActor @preconcurrency public func modelContainer(_ container: ModelContainer) -> some View {
    environment(\.modelContext, container.mainContext)
  }

  /// Gives views a place of objects.
  nonisolated public func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.modelContext, modelContext)
  }

  /// Gives views a container of a type.
  @MainActor @preconcurrency public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View { modelContainer(for: [modelType], inMemory: inMemory, onSetup: onSetup) }

  /// Gives views a container of types.
  @MainActor @preconcurrency public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View { modifier(OwnContainer(types: modelTypes, onSetup: onSetup)) }
}

/// A container that lives as long as the views.
private struct OwnContainer: ViewModifier {
  let types: [any PersistentModel.Type]
  let onSetup: (Result<ModelContainer, any Error>) -> Void
  @State private var container: ModelContainer?

  func body(content: Content) -> some View {
    let container = container ?? made
    content.environment(\.modelContext, container.mainContext)
  }

  private var made: ModelContainer {
    guard let new = try? ModelContainer(for: Schema(types), configurations: []) else {
      preconditionFailure("a container in memory has no errors")
    }
    onSetup(.success(new))
    container = new
    return new
  }
}

extension Scene {
  /// Gives the scene's views a container's objects.
  /// - Ignored: a program's scenes are not drawn.
  nonisolated public func modelContainer(_ container: ModelContainer) -> some Scene { self }

  /// Gives the scene's views a container of a type.
  /// - Ignored: a program's scenes are not drawn.
  nonisolated public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene { self }

  /// Gives the scene's views a container of types.
  /// - Ignored: a program's scenes are not drawn.
  nonisolated public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene { self }
}
