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
      Text("\(lit(1)), \(lit(3)), \(seen(2))").font(.footnote)
    }
    .padding()
  }

  private func lit(_ count: Int) -> String {
    String(format: NSLocalizedString("lit", bundle: .module, comment: "Beacons that are lit"), count)
  }

  private func seen(_ count: Int) -> String {
    String.localizedStringWithFormat(Bundle.module.localizedString(forKey: "seen", value: nil, table: nil), count)
  }
}

#Preview { Beacons() }
