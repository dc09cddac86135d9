import SwiftUI

/// The trips of a passenger, under every bar that a screen can have.
struct TripScreen: View {
  @State var search = ""

  var body: some View {
    TabView {
      Tab("Trips", systemImage: "airplane") {
        NavigationStack(path: .constant(["Hamburg"])) {
          Text("All trips").navigationTitle("Trips")
            .navigationDestination(for: String.self) { TripPage(city: $0, search: $search) }
        }
      }
      Tab("Tickets", systemImage: "ticket") { Text("Tickets") }.badge(3)
      Tab(role: .search) { Text("Search") }
    }
  }
}

/// A trip.
private struct TripPage: View {
  let city: String
  @Binding var search: String

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 12) {
        ForEach(1..<15) { day in
          HStack {
            Text("Day \(day)")
            Spacer()
            Image(systemName: "sun.max.fill").foregroundStyle(.orange)
          }
          .padding()
          .background(.quaternary, in: RoundedRectangle(cornerRadius: 12))
        }
      }
      .padding(.horizontal)
    }
    .navigationTitle(city)
    .toolbar {
      ToolbarItem(placement: .topBarTrailing) { Button("Share", systemImage: "square.and.arrow.up") {} }
      ToolbarItemGroup(placement: .bottomBar) {
        Button("Save", systemImage: "bookmark") {}
        Spacer()
        Button("Book") {}
      }
    }
  }
}

#Preview("Bars") { TripScreen() }

#Preview("Sheet") {
  TripScreen().sheet(isPresented: .constant(true)) {
    VStack(spacing: 8) {
      Text("Gate B 12").font(.title.bold())
      Text("Boarding begins at 10:40.")
    }
    .presentationDetents([.height(220)])
    .presentationDragIndicator(.visible)
  }
}

#Preview("Alert") {
  TripScreen().alert("Cancel the trip?", isPresented: .constant(true)) {
    Button("Cancel trip", role: .destructive) {}
    Button("Keep", role: .cancel) {}
  } message: {
    Text("The fare is lost.")
  }
}
