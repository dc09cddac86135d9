import SwiftUI

/// The letters that signs and timetables are set in: all weights, all designs, and pictures among them.
struct Lettering: View {
  private let weights: [(String, Font.Weight)] = [
    ("Ultra light", .ultraLight), ("Thin", .thin), ("Light", .light), ("Regular", .regular), ("Medium", .medium),
    ("Semibold", .semibold), ("Bold", .bold), ("Heavy", .heavy), ("Black", .black),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      ForEach(weights, id: \.0) { name, weight in
        HStack {
          Text(name).fontWeight(weight)
          Spacer()
          Text("Pier 9").italic().fontWeight(weight)
        }
      }
    }
    .padding()
  }
}

/// A timetable's line in each design.
struct Designs: View {
  private let designs: [(String, Font.Design)] = [
    ("Default", .default), ("Serif", .serif), ("Rounded", .rounded), ("Monospaced", .monospaced),
  ]

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(designs, id: \.0) { name, design in
        VStack(alignment: .leading) {
          Text(name).font(.system(.headline, design: design))
          Text("Oslo – Aarhus 14:05, berth 3").font(.system(.body, design: design))
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding()
  }
}

/// What travellers think of the crossing.
struct Reactions: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("⛴️ Ferry on time 👍🏽").font(.headline)
      HStack {
        ForEach(["😀", "😍", "🥶", "🤢", "🌊", "⚓️", "🇳🇴", "👨‍👩‍👧", "❤️", "1️⃣"], id: \.self) { Text($0) }
      }
      .font(.title2)
      Text("3 reactions 🎉").foregroundStyle(.secondary)
      Text("Sold out 🎫").font(.caption).opacity(0.4)
      Text("🚢").font(.system(size: 64))
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding()
  }
}

/// A form whose first field is ready for letters.
struct Booking: View {
  @FocusState private var isNaming: Bool
  @State private var name = "Ada"
  @State private var note = ""

  var body: some View {
    Form {
      TextField("Name", text: $name).focused($isNaming)
      TextField("Note", text: $note, prompt: Text("Anything we should know?"))
    }
    .defaultFocus($isNaming, true)
    .frame(height: 180)
  }
}

#Preview("Weights") { Lettering() }
#Preview("Designs") { Designs() }
#Preview("Reactions") { Reactions() }
#Preview("Booking") { Booking() }
