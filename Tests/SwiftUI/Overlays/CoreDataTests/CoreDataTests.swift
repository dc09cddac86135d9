import CoreData
import SwiftUI
import Testing
import ViewTestSupport

/// As a file with `@NSManaged` is read for a phone.
private final class Voyage: NSManagedObject {
  @_DSStored var title: String?
  @_DSStored var miles: Int64
  @_DSStored var isHome: Bool
  @_DSStored var began: Date
  @_DSStored var stops: Set<String>
  @_DSStored var next: Voyage?
}

private final class Boat: NSManagedObject {}

/// As Xcode writes it.
extension Boat {
  @nonobjc class func fetchRequest() -> NSFetchRequest<Boat> { NSFetchRequest<Boat>(entityName: "Boat") }
}

private struct Log: View {
  @FetchRequest(
    sortDescriptors: [NSSortDescriptor(keyPath: \Voyage.title, ascending: true)])
  private var voyages: FetchedResults<Voyage>
  @FetchRequest(sortDescriptors: [SortDescriptor(\.miles, order: .reverse)]) private var longest: FetchedResults<Voyage>

  var body: some View {
    Text(voyages.map { $0.title ?? "-" }.joined(separator: " "))
    Text("longest \(longest.first?.miles ?? 0)")
  }
}

/// Makes its objects when it appears, as an app does at its first start.
private struct Launching: View {
  @Environment(\.managedObjectContext) private var context
  @FetchRequest(sortDescriptors: []) private var voyages: FetchedResults<Voyage>

  var body: some View {
    Rectangle().frame(width: 10 + 10 * Double(voyages.count), height: 5)
      .onAppear {
        for _ in 0..<3 { _ = Voyage(context: context) }
        if let first = voyages.first { context.delete(first) }
      }
  }
}

/// Objects of Core Data that are kept in memory.
@MainActor struct CoreDataTests {
  private let container = NSPersistentContainer(name: "Voyages")
  private var context: NSManagedObjectContext { container.viewContext }

  private func add(_ title: String?, _ miles: Int64) -> Voyage {
    let voyage = Voyage(context: context)
    (voyage.title, voyage.miles) = (title, miles)
    return voyage
  }

  @Test func `a property begins with what its type begins with`() {
    let voyage = Voyage(context: context)
    #expect(voyage.title == nil && voyage.miles == 0 && !voyage.isHome && voyage.stops.isEmpty && voyage.next == nil)
    #expect(voyage.began == Date(timeIntervalSinceReferenceDate: 0))
    voyage.stops.insert("Kiel")
    voyage.setValue("Out", forKey: "title")
    #expect(voyage.stops == ["Kiel"] && voyage.title == "Out" && voyage.value(forKey: "stops") as? Set == ["Kiel"])
  }

  @Test func `a view follows objects that come and go`() {
    #expect(laidOut { Launching().environment(\.managedObjectContext, context) }.numbers == [[0, 0, 30, 5]])
  }

  @Test func `a request gives what was inserted, by condition, order and number`() throws {
    for (title, miles) in [("Out", 3), ("Home", 30), (nil, 7)] as [(String?, Int64)] { _ = add(title, miles) }
    let request = NSFetchRequest<Voyage>(entityName: "Voyage")
    #expect(try context.fetch(request).map(\.miles) == [3, 30, 7])
    request.sortDescriptors = [NSSortDescriptor(key: "miles", ascending: false)]
    #expect(try context.fetch(request).map(\.miles) == [30, 7, 3])
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Voyage.title, ascending: true)]
    #expect(try context.fetch(request).map(\.title) == [nil, "Home", "Out"], "what is missing is first")
    request.predicate = NSPredicate { object, _ in (object as? Voyage)?.miles != 7 }
    (request.fetchOffset, request.fetchLimit) = (1, 1)
    #expect(try context.fetch(request).map(\.title) == ["Out"])
    #expect(try context.count(for: NSFetchRequest<Voyage>(entityName: "Boat")) == 0)
    let any = NSFetchRequest<any NSFetchRequestResult>(entityName: "Voyage")
    #expect(try context.count(for: any) == 3 && context.fetch(any).first as? Voyage != nil)
  }

  @Test func `an object goes, and what was not saved can be taken back`() throws {
    let voyage = add("Out", 1)
    try context.save()
    _ = add("Home", 2)
    #expect(context.hasChanges)
    context.rollback()
    #expect(try context.count(for: NSFetchRequest<Voyage>(entityName: "Voyage")) == 1)
    #expect(try context.existingObject(with: voyage.objectID) === voyage)
    context.delete(voyage)
    #expect(throws: CocoaError.self) { try context.existingObject(with: voyage.objectID) }
    #expect(voyage.managedObjectContext == nil)
  }

  @Test func `stores are loaded without an error, and all places have the same objects`() throws {
    var errors: [(any Error)?] = []
    container.loadPersistentStores { errors.append($1) }
    #expect(errors.count == 1 && errors[0] == nil)
    _ = add("Out", 1)
    #expect(try container.newBackgroundContext().count(for: NSFetchRequest<Voyage>(entityName: "Voyage")) == 1)
  }

  @Test func `a view shows what its place has`() {
    for (title, miles) in [("Out", 3), ("Home", 30)] as [(String, Int64)] { _ = add(title, miles) }
    let text = dump(Log().environment(\.managedObjectContext, context))
    #expect(text.contains("Home Out") && text.contains("longest 30"), "\(text)")
    #expect(dump(Log()).contains("longest 0"), "without a place there are no objects")
  }

  @Test func `a class's own request comes before the one of all classes`() throws {
    _ = Boat(context: context)
    let own = Boat.fetchRequest()
    let any: NSFetchRequest<any NSFetchRequestResult> = Boat.fetchRequest()
    #expect(try context.fetch(own).map { type(of: $0) == Boat.self } == [true] && context.fetch(any).count == 1)
  }

  @Test func `many objects go at once`() throws {
    for miles in 1...3 { _ = add("Out", Int64(miles)) }
    _ = Boat(context: context)
    let request = NSBatchDeleteRequest(fetchRequest: NSFetchRequest<Voyage>(entityName: "Voyage"))
    request.resultType = .resultTypeCount
    #expect((try context.execute(request) as? NSBatchDeleteResult)?.result as? Int == 3)
    #expect(try context.count(for: NSFetchRequest<Voyage>(entityName: "Voyage")) == 0)
    #expect(try context.fetch(Boat.fetchRequest()).count == 1, "others stay")
    #expect(Voyage().managedObjectContext == nil, "an object of no place")
  }

  @Test func `what a model gives new objects is there until it is set`() {
    let voyage = Voyage(context: context)
    #expect(voyage.managedValue(of: "miles", default: 6) as Int64 == 6)
    voyage.setManagedValue(Int64(2), of: "miles")
    #expect(voyage.managedValue(of: "miles", default: 6) as Int64 == 2)
    voyage.setManagedValue(String?.none, of: "title")
    #expect(voyage.managedValue(of: "title", default: "Out") as String? == nil, "what is set to nothing stays nothing")
  }

  @Test func `a view that watches an object follows it`() {
    struct Watching: View {
      @ObservedObject var voyage: Voyage
      var body: some View {
        Rectangle().frame(width: 10 + Double(voyage.miles), height: 5).onAppear { voyage.miles = 20 }
      }
    }
    #expect(laidOut { Watching(voyage: add("Out", 1)) }.numbers == [[0, 0, 30, 5]])
  }

  @Test func `the way back follows`() {
    let legs = ManagedRelationship("legs", .orderedSet, inverse: "voyage", .one)
    let voyage = ManagedRelationship("voyage", .one, inverse: "legs", .orderedSet)
    let (first, second, leg, other) = (add("A", 0), add("B", 0), add("leg", 1), add("other", 2))
    func titles(_ object: Voyage) -> [String] {
      (object.managedValue(of: "legs") as NSOrderedSet?)?.managedObjects.map { ($0 as? Voyage)?.title ?? "" } ?? []
    }
    func home(_ object: Voyage) -> Voyage? { object.managedValue(of: "voyage") }
    first.addManagedObjects([leg, other, leg], to: legs)
    #expect(titles(first) == ["leg", "other"] && home(leg) === first && home(other) === first)
    leg.setManagedObject(second, of: voyage)
    #expect(titles(first) == ["other"] && titles(second) == ["leg"] && home(leg) === second)
    second.insertManagedObjects([other], into: legs, at: 0)
    #expect(titles(first).isEmpty && titles(second) == ["other", "leg"] && home(other) === second)
    second.replaceManagedObjects(at: [0], with: [first], in: legs)
    #expect(titles(second) == ["A", "leg"] && home(other) == nil && home(first) === second)
    second.removeManagedObjects(at: [0], from: legs)
    second.removeManagedObjects([leg], from: legs)
    #expect(titles(second).isEmpty && home(leg) == nil && home(first) == nil)
  }

  @Test func `a relationship to many without an order keeps each object once`() {
    let friends = ManagedRelationship("friends", .set, inverse: "friends", .set)
    let (first, second) = (add("A", 0), add("B", 0))
    first.addManagedObjects([second], to: friends)
    second.addManagedObjects([first], to: friends)
    #expect((first.managedValue(of: "friends") as NSSet?)?.managedObjects == [second])
    #expect((second.managedValue(of: "friends") as NSSet?)?.managedObjects == [first])
    first.setManagedObjects([], of: friends)
    #expect((second.managedValue(of: "friends") as NSSet?)?.count == 0)
    first.setManagedObject(second, of: ManagedRelationship("mate", .one))
    #expect(first.managedValue(of: "mate") as Voyage? === second)
  }
}
