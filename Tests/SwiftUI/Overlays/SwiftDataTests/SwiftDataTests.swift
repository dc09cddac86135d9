import SwiftData
import SwiftUI
import Testing
import ViewTestSupport

@Model private final class Boat {
  @Attribute(.unique) var name: String
  var length: Double?
  @Relationship(deleteRule: .cascade, inverse: \Sail.boat) var sails: [Sail] = []
  var spare: Sail?

  init(_ name: String, length: Double? = nil) { (self.name, self.length) = (name, length) }
}

@Model private final class Sail {
  var area: Double
  var boat: Boat?

  init(area: Double) { self.area = area }
}

@ModelActor private actor Yard {
  func names() throws -> [String] { try modelContext.fetch(FetchDescriptor<Boat>()).map(\.name) }
}

private struct Fleet: View {
  @Query(filter: #Predicate<Boat> { $0.name != "Wreck" }, sort: \Boat.name) private var boats: [Boat]
  @Query private var sails: [Sail]

  var body: some View {
    ForEach(boats) { Text($0.name) }
    Text("\(sails.count) sails")
  }
}

/// Makes its objects when it appears, as an app does at its first start.
private struct Launching: View {
  @Environment(\.modelContext) private var context
  @Query private var boats: [Boat]

  var body: some View {
    Rectangle().frame(width: 10 + 10 * Double(boats.count), height: boats.first?.length ?? 1)
      .onAppear {
        for name in ["Yawl", "Wreck", "Ketch"] { context.insert(Boat(name)) }
        for boat in boats where boat.name == "Wreck" { context.delete(boat) }
        boats.first?.length = 7
      }
  }
}

/// Objects that are kept in memory.
@MainActor struct SwiftDataTests {
  private let container: ModelContainer

  init() throws {
    container = try ModelContainer(
      for: Boat.self, Sail.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  }

  private var context: ModelContext { container.mainContext }

  @Test func `a fetch gives what was inserted, by condition, order and number`() throws {
    for (name, length) in [("Yawl", 9.0), ("Ketch", nil), ("Wreck", 20), ("Dinghy", 3)] as [(String, Double?)] {
      context.insert(Boat(name, length: length))
    }
    #expect(try context.fetch(FetchDescriptor<Boat>()).map(\.name) == ["Yawl", "Ketch", "Wreck", "Dinghy"])
    var descriptor = FetchDescriptor<Boat>(
      predicate: #Predicate { $0.name != "Wreck" }, sortBy: [SortDescriptor(\.length, order: .reverse)])
    #expect(try context.fetch(descriptor).map(\.name) == ["Yawl", "Dinghy", "Ketch"])
    (descriptor.fetchOffset, descriptor.fetchLimit) = (1, 1)
    #expect(try context.fetch(descriptor).map(\.name) == ["Dinghy"] && context.fetchCount(descriptor) == 1)
    try context.delete(model: Boat.self, where: #Predicate { $0.name == "Wreck" })
    #expect(try context.fetchCount(FetchDescriptor<Boat>()) == 3)
  }

  @Test func `objects that others refer to are there too, whenever they came`() throws {
    let boat = Boat("Ketch")
    boat.sails = [Sail(area: 1)]
    context.insert(boat)
    boat.spare = Sail(area: 2)
    #expect(try context.fetch(FetchDescriptor<Sail>()).map(\.area) == [1, 2])
    #expect(boat.modelContext == context && boat.sails[0].modelContext == context)
  }

  @Test func `an object is known by an identifier, and by itself`() throws {
    let (boat, other) = (Boat("A"), Boat("A"))
    #expect(boat == boat && boat != other && boat.id != other.id && boat.persistentModelID.entityName == "Boat")
    #expect(boat.modelContext == nil)
    context.insert(boat)
    let found: Boat? = context.registeredModel(for: boat.id)
    #expect(found === boat && context.model(for: boat.id) as? Boat === boat)
    context.delete(boat)
    #expect(boat.modelContext == nil && context.registeredModel(for: boat.id) as Boat? == nil)
  }

  @Test func `what was inserted since the last save can be taken back`() throws {
    context.insert(Boat("A"))
    #expect(context.hasChanges)
    try context.save()
    context.insert(Boat("B"))
    context.rollback()
    #expect(try context.fetch(FetchDescriptor<Boat>()).map(\.name) == ["A"])
    #expect(!context.hasChanges)
  }

  @Test func `a view shows what its container has`() {
    for name in ["Yawl", "Wreck", "Ketch"] { context.insert(Boat(name)) }
    let text = dump(Fleet().modelContainer(container))
    #expect(text.contains("Ketch") && text.contains("Yawl") && !text.contains("Wreck") && text.contains("0 sails"))
    #expect(!dump(Fleet()).contains("Ketch"), "without a container there are no objects")
    #expect(dump(Fleet().modelContainer(for: Boat.self, inMemory: true)).contains("0 sails"))
  }

  @Test func `a view follows objects that come, go and change`() {
    #expect(laidOut { Launching().modelContainer(container) }.numbers == [[0, 0, 30, 7]])
  }

  @Test func `an actor has a place of its container`() async throws {
    context.insert(Boat("A"))
    #expect(try await Yard(modelContainer: container).names() == ["A"])
  }

  @Test func `a schema has the types of its version`() throws {
    enum First: VersionedSchema {
      static var versionIdentifier: Schema.Version { Schema.Version(1, 2, 3) }
      static var models: [any PersistentModel.Type] { [Boat.self] }
    }
    let schema = Schema(versionedSchema: First.self)
    #expect(schema.entityNames == ["Boat"] && schema.version > Schema.Version(1, 2, 2))
  }
}
