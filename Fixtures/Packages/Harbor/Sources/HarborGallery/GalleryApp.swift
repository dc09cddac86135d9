import HarborComponents
import SwiftUI

@main
struct GalleryApp: App {
  var body: some Scene {
    WindowGroup { Gallery() }
  }
}

/// All states of a flight, one above the other.
struct Gallery: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      Text("Flights").font(.largeTitle).fontWeight(.bold)
      ForEach(FlightStatus.allCases, id: \.self) { StatusBadge($0) }
      Spacer()
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding()
  }
}

struct Gallery_Previews: PreviewProvider {
  static var previews: some View {
    Gallery().previewDevice("iPhone SE (3rd generation)").previewDisplayName("Phone")
  }
}

#Preview("On its side", traits: .landscapeLeft) {
  Gallery()
}
