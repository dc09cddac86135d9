import SwiftUI

/// A card with nothing but what every card has; the rest is said by modifiers.
struct BoatCard: View {
  var name: String
  var picture: Image
  var berths: Int
  var guests: Int
  var remark: String

  // Environment values
  @Environment(\.isBoatInspected) private var isInspected
  @Environment(\.isBoatFavourite) private var isFavourite

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        picture
          .resizable()
          .scaledToFill()
          .frame(width: 56, height: 56)
          .clipShape(Circle())
        VStack(alignment: .leading) {
          HStack {
            Text(name).font(.headline)
            if isInspected {
              Image(systemName: "checkmark.seal.fill").foregroundColor(.blue)
            }
            if isFavourite {
              Image(systemName: "star.fill").foregroundColor(.yellow)
            }
          }
          HStack {
            Text("\(berths) Berths").font(.caption)
            Text("•").font(.caption)
            Text("\(guests) Guests").font(.caption)
          }
          .foregroundColor(.secondary)
        }
        Spacer()
      }
      if !remark.isEmpty {
        Text(remark).font(.subheadline).lineLimit(3)
      }
    }
    .padding()
  }
}

private struct IsInspectedKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var isBoatInspected: Bool {
    get { self[IsInspectedKey.self] }
    set { self[IsInspectedKey.self] = newValue }
  }

  @Entry var isBoatFavourite = false
}

struct InspectedModifier: ViewModifier {
  let isInspected: Bool

  func body(content: Content) -> some View { content.environment(\.isBoatInspected, isInspected) }
}

struct BookButtonModifier: ViewModifier {
  let isBooked: Bool
  let onBook: () -> Void

  func body(content: Content) -> some View {
    content.overlay(
      VStack {
        HStack {
          Spacer()
          Button(action: onBook) {
            Text(isBooked ? "Cancel" : "Book")
              .font(.subheadline)
              .padding(.horizontal, 16)
              .padding(.vertical, 8)
              .background(isBooked ? Color.gray.opacity(0.2) : Color.blue)
              .foregroundColor(isBooked ? .primary : .white)
              .cornerRadius(16)
          }
          .padding()
        }
        Spacer()
      }, alignment: .topTrailing
    )
  }
}

struct CardLookModifier: ViewModifier {
  let backgroundColor: Color
  let borderColor: Color?
  let borderWidth: CGFloat?
  let cornerRadius: CGFloat

  func body(content: Content) -> some View {
    content
      .background(backgroundColor)
      .cornerRadius(cornerRadius)
      .overlay(
        RoundedRectangle(cornerRadius: cornerRadius)
          .stroke(borderColor ?? .clear, lineWidth: borderWidth ?? 0)
      )
  }
}

struct CardShadowModifier: ViewModifier {
  let color: Color
  let radius: CGFloat
  let offset: CGSize

  func body(content: Content) -> some View {
    content.shadow(color: color, radius: radius, x: offset.width, y: offset.height)
  }
}

extension View {
  func boatInspected(_ isInspected: Bool = true) -> some View { modifier(InspectedModifier(isInspected: isInspected)) }

  func boatFavourite(_ isFavourite: Bool = true) -> some View { environment(\.isBoatFavourite, isFavourite) }

  func bookButton(isBooked: Bool, onTap: @escaping () -> Void) -> some View {
    modifier(BookButtonModifier(isBooked: isBooked, onBook: onTap))
  }

  func boatCardLook(
    backgroundColor: Color = Color(.systemBackground), borderColor: Color? = nil, borderWidth: CGFloat? = nil,
    cornerRadius: CGFloat = 12
  ) -> some View {
    modifier(
      CardLookModifier(
        backgroundColor: backgroundColor, borderColor: borderColor, borderWidth: borderWidth,
        cornerRadius: cornerRadius))
  }

  func boatCardShadow(
    color: Color = Color.black.opacity(0.2), radius: CGFloat = 5, offset: CGSize = CGSize(width: 0, height: 2)
  ) -> some View {
    modifier(CardShadowModifier(color: color, radius: radius, offset: offset))
  }

  func onBoatTapped(perform action: @escaping () -> Void) -> some View { self.onTapGesture(perform: action) }
}

/// A look for boat cards alone.
protocol BoatCardStyle {
  associatedtype Body: View
  @ViewBuilder func body(content: BoatCard) -> Body
}

struct BadgeStyle: BoatCardStyle {
  let color: Color
  let isFavourite: Bool

  func body(content: BoatCard) -> some View {
    content
      .boatFavourite(isFavourite)
      .boatInspected(!isFavourite)
      .boatCardLook(backgroundColor: color.opacity(0.1), borderColor: color, borderWidth: 2)
  }
}

extension BoatCard {
  func boatStyle<S: BoatCardStyle>(_ style: S) -> some View { style.body(content: self) }
}

extension BoatCardStyle where Self == BadgeStyle {
  static var favourite: BadgeStyle { BadgeStyle(color: .yellow, isFavourite: true) }
  static var inspected: BadgeStyle { BadgeStyle(color: .blue, isFavourite: false) }
}

struct LongTail_Previews: PreviewProvider {
  static var previews: some View {
    VStack(spacing: 16) {
      BoatCard(
        name: "Kittiwake", picture: Image(systemName: "person.crop.circle"), berths: 4, guests: 12, remark: "")
      BoatCard(
        name: "Fulmar", picture: Image(systemName: "person.crop.circle.fill"), berths: 6, guests: 1240,
        remark: "Built in 1961, sailed by three sisters, and back in the water since May."
      )
      .boatInspected()
      .bookButton(isBooked: false, onTap: {})
      .boatCardLook(backgroundColor: Color(.systemGray6), cornerRadius: 12)
      .boatCardShadow()
      .onBoatTapped { print("Tapped") }
      BoatCard(
        name: "Skua", picture: Image(systemName: "person.crop.circle.fill"), berths: 2, guests: 86,
        remark: "For two."
      )
      .boatStyle(.favourite)
      BoatCard(
        name: "Tern", picture: Image(systemName: "person.crop.circle.fill"), berths: 8, guests: 310,
        remark: "Room for a choir."
      )
      .boatStyle(.inspected)
      .boatCardShadow(color: Color.blue.opacity(0.3), radius: 10)
    }
    .padding(16)
    .previewDisplayName("Cards")
  }
}
