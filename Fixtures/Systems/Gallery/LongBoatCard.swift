import SwiftUI

/// A boat's card as the long way writes it: one initialiser for everything that a card may have.
struct LongBoatCard: View {
  let name: String
  let picture: Image
  let berths: Int
  let guests: Int
  let remark: String
  var isInspected = false
  var isFavourite = false
  var isBooked = false
  var backgroundColor = Color(.systemBackground)
  var foregroundColor = Color.primary
  var borderColor: Color?
  var borderWidth: CGFloat?
  var cornerRadius: CGFloat = 12
  var font = Font.body
  var padding: CGFloat = 16

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      HStack {
        picture.resizable().scaledToFill().frame(width: 56, height: 56).clipShape(Circle())
        VStack(alignment: .leading) {
          HStack {
            Text(name).bold()
            if isInspected { Image(systemName: "checkmark.seal.fill").foregroundColor(.blue) }
            if isFavourite { Image(systemName: "star.fill").foregroundColor(.yellow) }
          }
          Text("\(berths) Berths • \(guests) Guests").font(.caption)
        }
        Spacer()
        Text(isBooked ? "Cancel" : "Book")
          .font(.subheadline)
          .padding(.horizontal, 16)
          .padding(.vertical, 8)
          .background(isBooked ? Color.gray.opacity(0.2) : Color.blue)
          .foregroundColor(isBooked ? foregroundColor : .white)
          .cornerRadius(16)
      }
      if !remark.isEmpty { Text(remark) }
    }
    .font(font)
    .padding(padding)
    .foregroundColor(foregroundColor)
    .background(backgroundColor)
    .cornerRadius(cornerRadius)
    .overlay(RoundedRectangle(cornerRadius: cornerRadius).stroke(borderColor ?? .clear, lineWidth: borderWidth ?? 0))
  }
}
