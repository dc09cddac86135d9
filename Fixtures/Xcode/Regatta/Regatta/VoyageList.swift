import CoreData
import SwiftUI

/// The voyages of the logbook, whose classes Xcode makes of its model.
struct VoyageList: View {
  @FetchRequest(sortDescriptors: [SortDescriptor(\.name)]) private var voyages: FetchedResults<Voyage>

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(voyages) { voyage in
        Text(voyage.name ?? "").font(.headline)
        ForEach(voyage.legs?.array as? [Leg] ?? []) { leg in LegRow(leg: leg) }
      }
      Wake(height: 6).stroke(Color(.sail), lineWidth: 2).frame(height: 12)
    }
    .padding()
  }
}

struct LegRow: View {
  @ObservedObject var leg: Leg

  var body: some View {
    HStack {
      Text(leg.harbour ?? "")
      Spacer()
      Text("\(leg.miles, specifier: "%.0f") miles of \(leg.voyage?.name ?? "none")").foregroundStyle(.secondary)
    }
  }
}

/// The waves behind a boat: shapes belong to no actor, even where everything else belongs to the main one.
struct Wake: Shape {
  var height: Double
  private static let waves = 6

  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      for wave in 0..<Self.waves { addWave(wave, to: &path, in: rect) }
    }
  }

  private func addWave(_ number: Int, to path: inout Path, in rect: CGRect) {
    let length = rect.width / Double(Self.waves)
    let start = rect.minX + Double(number) * length
    path.addQuadCurve(
      to: CGPoint(x: start + length / 2, y: rect.midY), control: CGPoint(x: start + length / 4, y: rect.midY - height))
    path.addQuadCurve(
      to: CGPoint(x: start + length, y: rect.midY), control: CGPoint(x: start + 3 * length / 4, y: rect.midY + height))
  }
}

extension NSPersistentContainer {
  /// A logbook with one voyage.
  static var sample: NSPersistentContainer {
    guard let url = Bundle.main.url(forResource: "Logbook", withExtension: "momd"),
      let model = NSManagedObjectModel(contentsOf: url)
    else { fatalError("the app has no model") }
    let container = NSPersistentContainer(name: "Logbook", managedObjectModel: model)
    container.loadPersistentStores { _, _ in }
    let voyage = Voyage(context: container.viewContext)
    voyage.name = "Round the island"
    for (harbour, miles) in [("Cowes", 12.0), ("Yarmouth", nil)] {
      let leg = Leg(context: container.viewContext)
      leg.harbour = harbour
      if let miles { leg.miles = miles }
      voyage.addToLegs(leg)
    }
    return container
  }
}

#Preview("voyages") {
  VoyageList().environment(\.managedObjectContext, NSPersistentContainer.sample.viewContext).frame(width: 320)
}
