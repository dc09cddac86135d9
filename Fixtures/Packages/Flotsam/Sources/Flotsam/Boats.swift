import SwiftData
import SwiftUI

@Model final class Boat {
  @Attribute(.unique) var name: String
  var length: Double?
  @Relationship(deleteRule: .cascade, inverse: \Sail.boat) var sails: [Sail] = []

  init(name: String, length: Double? = nil) { (self.name, self.length) = (name, length) }
}

@Model final class Sail {
  var area: Double
  var boat: Boat?
  init(area: Double) { self.area = area }
}

@ModelActor actor Yard {
  func count() throws -> Int { try modelContext.fetchCount(FetchDescriptor<Boat>()) }
}

struct Fleet: View {
  @Environment(\.modelContext) private var context
  @Query(filter: #Predicate<Boat> { $0.name != "Wreck" }, sort: \Boat.name) private var boats: [Boat]
  @Query private var sails: [Sail]

  var body: some View {
    VStack(alignment: .leading) {
      ForEach(boats) { BoatRow(boat: $0) }
      Text("\(sails.count) sails of \(sails.map(\.area).reduce(0, +), specifier: "%.0f") m²").font(.footnote)
    }
  }
}

struct BoatRow: View {
  @Bindable var boat: Boat

  var body: some View { Text(boat.name).bold(boat.length != nil) }
}

#Preview {
  let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
  let container = try! ModelContainer(for: Boat.self, Sail.self, configurations: configuration)
  let ketch = Boat(name: "Ketch", length: 12)
  ketch.sails = [Sail(area: 40), Sail(area: 20)]
  for boat in [ketch, Boat(name: "Dinghy"), Boat(name: "Wreck")] { container.mainContext.insert(boat) }
  return Fleet().modelContainer(container)
}
