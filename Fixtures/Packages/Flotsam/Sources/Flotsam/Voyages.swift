import CoreData
import SwiftUI

@objc(Voyage)
class Voyage: NSManagedObject {
  @NSManaged var title: String?
  @NSManaged var miles: Int64
}

extension Voyage: Identifiable {}

struct Store {
  static let preview: NSPersistentContainer = {
    let container = NSPersistentContainer(name: "Voyages")
    container.persistentStoreDescriptions.first?.url = URL(fileURLWithPath: "/dev/null")
    container.loadPersistentStores { _, error in
      if let error = error as NSError? { fatalError("\(error)") }
    }
    for (title, miles) in [("Out", 12), ("Home", 30)] {
      let voyage = Voyage(context: container.viewContext)
      (voyage.title, voyage.miles) = (title, Int64(miles))
    }
    try? container.viewContext.save()
    return container
  }()
}

struct Log: View {
  @Environment(\.managedObjectContext) private var context
  @FetchRequest(sortDescriptors: [NSSortDescriptor(keyPath: \Voyage.title, ascending: true)])
  private var voyages: FetchedResults<Voyage>
  @FetchRequest(
    entity: Voyage.entity(), sortDescriptors: [NSSortDescriptor(key: #keyPath(Voyage.miles), ascending: false)])
  private var longest: FetchedResults<Voyage>

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(voyages) { Text("\($0.title ?? ""): \($0.miles)") }
      Text("longest: \(longest.first?.title ?? "none")").font(.footnote)
    }
  }
}

#Preview { Log().environment(\.managedObjectContext, Store.preview.viewContext) }
