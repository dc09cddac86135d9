import SwiftUI

@main
struct RegattaApp: App {
  var body: some Scene { WindowGroup { RaceCard(race: .sample) } }
}
