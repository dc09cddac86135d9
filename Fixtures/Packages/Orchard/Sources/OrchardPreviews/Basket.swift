import Orchard
import OrchardCore
import SwiftUI

/// A screen of the app, made of the kit.
struct Basket: View {
  @State var products: [Product]
  @Environment(\.orchardDensity) private var density

  var body: some View {
    VStack(alignment: .leading, spacing: density.spacing) {
      Text("Basket").font(.title2.bold())
      ForEach(products) { ProductCard($0) }
      HStack {
        Spacer()
        Button("Check out") {}.buttonStyle(.orchard)
      }
    }
  }
}

#Preview("Two products") {
  @Previewable @State var products = [Product.pear, .plum]
  Basket(products: products)
}
