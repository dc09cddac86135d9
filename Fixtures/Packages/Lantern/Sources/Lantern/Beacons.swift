import SwiftUI

/// The package's own symbol, in the weights, scales and colours of the texts beside it.
struct Beacons: View {
  private static let weights: [Font.Weight] = [.ultraLight, .light, .regular, .semibold, .black]

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack(alignment: .firstTextBaseline, spacing: 12) {
        ForEach(Self.weights, id: \.self) { weight in
          HStack(alignment: .firstTextBaseline, spacing: 2) {
            Image(.beacon)
            Text("Bx")
          }
          .fontWeight(weight)
        }
      }
      HStack(spacing: 12) {
        Image(.beacon).imageScale(.small)
        Image(.beacon)
        Image(.beacon).imageScale(.large)
        Image(.beacon).symbolRenderingMode(.hierarchical)
        Image(.beacon).symbolRenderingMode(.multicolor)
        Image(.beacon).resizable().frame(width: 40, height: 40)
      }
      .font(.title2).foregroundStyle(Color(.ember))
      Label("Lit from dusk", image: "beacon")
      Text("Steer by the \(Image(.beacon)) north of the pier.").font(.footnote)
    }
    .padding()
  }
}

#Preview { Beacons() }
