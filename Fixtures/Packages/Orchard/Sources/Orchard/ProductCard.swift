import OrchardCore
import SwiftUI

/// A fruit or vegetable of the shop.
public struct Product: Identifiable, Hashable {
  public var id: String { name }
  public var name: String
  public var origin: String
  public var picture: String
  public var cents: Int

  public init(name: String, origin: String, picture: String, cents: Int) {
    self.name = name
    self.origin = origin
    self.picture = picture
    self.cents = cents
  }

  public static let pear = Product(name: "Conference pear", origin: "Altes Land", picture: "pear", cents: 349)
  public static let plum = Product(name: "Damson plum", origin: "Vinschgau", picture: "plum", cents: 279)

  var price: String { "€\(cents / 100).\(cents % 100)" }
}

/// A product with its picture, price and button.
public struct ProductCard<Note: View>: View {
  let product: Product
  let note: Note
  @Environment(\.orchardTheme) private var theme
  @Environment(\.orchardDensity) private var density
  @Environment(\.colorScheme) private var scheme

  public init(_ product: Product, @ViewBuilder note: () -> Note) {
    self.product = product
    self.note = note()
  }

  public var body: some View {
    HStack(alignment: .center, spacing: density.spacing) {
      Image(product.picture, bundle: .module)
        .resizable()
        .aspectRatio(contentMode: .fit)
        .frame(width: 56, height: 56)
        .padding(6)
        .background((scheme == .dark ? theme.accentDark : theme.accent).opacity(0.12))
        .clipShape(RoundedRectangle(cornerRadius: theme.corner))
      VStack(alignment: .leading, spacing: density.spacing / 3) {
        Text(product.name).font(.headline)
        Text("from \(product.origin)").font(.caption).foregroundColor(.secondary)
        note
      }
      Spacer(minLength: 0)
      Text(product.price).font(.headline).foregroundColor(scheme == .dark ? theme.accentDark : theme.accent)
    }
    .padding(density.padding)
    .background(Color(white: scheme == .dark ? 0.13 : 1))
    .cornerRadius(theme.corner)
    .overlay(RoundedRectangle(cornerRadius: theme.corner).stroke(Color.gray.opacity(0.25), lineWidth: 1))
  }
}

extension ProductCard where Note == EmptyView {
  public init(_ product: Product) { self.init(product) { EmptyView() } }
}

struct ProductCard_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      ProductCard(.pear).previewDisplayName("Pear")
      ProductCard(.plum) {
        Text("Organic").font(.caption2).bold()
      }
      .previewDisplayName("With a note")
    }
    .previewLayout(.fixed(width: 320, height: 160))
  }
}
