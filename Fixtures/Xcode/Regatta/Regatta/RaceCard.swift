import Buoys
import RegattaKit
import SwiftUI
import UIKit

/// A race of the day, with the class that sails it.
struct RaceCard: View {
  let race: Race

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      HStack {
        Pennant(letter: race.letter)
        Text(race.name).font(.headline)
      }
      Text("boats \(race.boats)").foregroundStyle(.secondary)
      #if HARBOUR
        Text("in the harbour").font(.footnote)
      #endif
    }
    .padding()
    .background(Color("sail").opacity(0.2), in: .rect(cornerRadius: CGFloat(buoyRadius)))
    .overlay { RoundedRectangle(cornerRadius: CGFloat(buoyRadius)).stroke(Color(.sail)) }
  }
}

/// It belongs to the main actor, as everything of this target does that says nothing else.
struct Race {
  static var sample = Race(name: String(localized: "Round the island"), letter: "R", boats: 12)

  var name: String
  var letter: Character
  var boats: Int
}

#Preview("in port") {
  RaceCard(race: .sample).padding()
}
