import SwiftUI

// What each listing of the document on small modifiers declares, drawn; docs/systems-listings.md shows the pictures.

private let full = Image(systemName: "person.crop.circle.fill")

private let fulmar = BoatCard(
  name: "Fulmar", picture: full, berths: 6, guests: 1240, remark: "Built in 1961, sailed by three sisters.")

/// The long way's text: an initialiser that takes every look.
private struct LongText: View {
  let string: String
  let font: Font
  let color: Color
  let padding: EdgeInsets
  let backgroundColor: Color
  let cornerRadius: CGFloat
  let shadowRadius: CGFloat

  var body: some View {
    Text(string)
      .font(font)
      .foregroundColor(color)
      .padding(padding)
      .background(backgroundColor)
      .cornerRadius(cornerRadius)
      .shadow(radius: shadowRadius)
      .frame(maxWidth: .infinity, alignment: .leading)
  }
}

#Preview("Initialiser with everything", traits: .sizeThatFitsLayout) {
  LongBoatCard(name: "Fulmar", picture: full, berths: 6, guests: 1240, remark: "Built in 1961.").padding(16)
}

#Preview("Chain on a text", traits: .sizeThatFitsLayout) {
  Text("Hello, harbour")
    .font(.headline)
    .foregroundColor(.blue)
    .padding()
    .background(Color.yellow.opacity(0.2))
    .cornerRadius(10)
    .shadow(radius: 3)
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(16)
}

#Preview("Text with everything", traits: .sizeThatFitsLayout) {
  LongText(
    string: "Hello, harbour", font: .headline, color: .blue,
    padding: EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16), backgroundColor: .yellow.opacity(0.2),
    cornerRadius: 10, shadowRadius: 3
  )
  .padding(16)
}

#Preview("Small component", traits: .sizeThatFitsLayout) { fulmar.padding(16) }

#Preview("Environment values", traits: .sizeThatFitsLayout) {
  fulmar.modifier(InspectedModifier(isInspected: true)).environment(\.isBoatFavourite, true).padding(16)
}

#Preview("View modifiers", traits: .sizeThatFitsLayout) {
  fulmar
    .modifier(BookButtonModifier(isBooked: false, onBook: {}))
    .modifier(
      CardLookModifier(
        backgroundColor: Color(.systemBackground), borderColor: .gray.opacity(0.4), borderWidth: 1, cornerRadius: 12)
    )
    .modifier(CardShadowModifier(color: .black.opacity(0.2), radius: 5, offset: CGSize(width: 0, height: 2)))
    .padding(16)
}

#Preview("Methods of views", traits: .sizeThatFitsLayout) {
  fulmar.bookButton(isBooked: true, onTap: {}).boatCardLook().boatCardShadow().onBoatTapped {}.padding(16)
}

#Preview("Use of the long way", traits: .sizeThatFitsLayout) {
  LongBoatCard(
    name: "Fulmar", picture: full, berths: 6, guests: 1240, remark: "Built in 1961.", isInspected: true,
    isFavourite: true, backgroundColor: .white, foregroundColor: .black, borderColor: .gray.opacity(0.2),
    borderWidth: 1,
    cornerRadius: 16
  )
  .padding(16)
}

#Preview("Use of the short way", traits: .sizeThatFitsLayout) {
  fulmar
    .boatInspected(true)
    .boatFavourite(true)
    .bookButton(isBooked: false, onTap: {})
    .boatCardLook(
      backgroundColor: Color(.systemBackground), borderColor: .gray.opacity(0.2), borderWidth: 1, cornerRadius: 16
    )
    .onBoatTapped {}
    .padding(16)
}

#Preview("Plain", traits: .sizeThatFitsLayout) {
  BoatCard(
    name: "Kittiwake", picture: Image(systemName: "person.crop.circle"), berths: 4, guests: 12, remark: "New here."
  )
  .padding(16)
}

#Preview("Inspected", traits: .sizeThatFitsLayout) {
  BoatCard(name: "Tern", picture: full, berths: 8, guests: 310, remark: "Room for a choir.")
    .boatInspected()
    .boatCardLook(backgroundColor: Color(.systemGray6), cornerRadius: 12)
    .padding(16)
}

#Preview("Favourite", traits: .sizeThatFitsLayout) {
  BoatCard(name: "Skua", picture: full, berths: 2, guests: 12876, remark: "For two.")
    .boatFavourite()
    .boatCardLook(backgroundColor: .yellow.opacity(0.1), borderColor: .yellow, borderWidth: 2, cornerRadius: 20)
    .boatCardShadow(color: .yellow.opacity(0.3), radius: 10)
    .padding(16)
}

#Preview("Style of one component", traits: .sizeThatFitsLayout) {
  fulmar.boatStyle(BadgeStyle(color: .purple, isFavourite: true)).padding(16)
}

#Preview("Named styles", traits: .sizeThatFitsLayout) {
  VStack(spacing: 16) {
    fulmar.boatStyle(.favourite)
    fulmar.boatStyle(.inspected)
  }
  .padding(16)
}
