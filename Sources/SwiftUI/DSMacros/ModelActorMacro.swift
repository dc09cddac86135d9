/// `@ModelActor`: what gives an actor a place for objects of its own.
enum ModelActorMacro {
  /// The members of every such actor.
  static let members = """
    nonisolated let modelExecutor: any SwiftData.ModelExecutor
    nonisolated let modelContainer: SwiftData.ModelContainer
    init(modelContainer: SwiftData.ModelContainer) {
    self.modelContainer = modelContainer
    modelExecutor = SwiftData.DefaultSerialModelExecutor(modelContext: SwiftData.ModelContext(modelContainer))
    }
    """
}
