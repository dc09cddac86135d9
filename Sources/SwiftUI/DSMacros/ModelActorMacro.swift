/// `@ModelActor`: what gives an actor its own place for objects.
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
