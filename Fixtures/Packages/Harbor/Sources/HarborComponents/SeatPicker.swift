import HarborFoundation
import SwiftUI

/// A row of seats, of which one is chosen.
public struct SeatPicker: View {
  let row: Int
  @Binding var seat: String
  @Environment(\.colorScheme) private var scheme

  public init(row: Int, seat: Binding<String>) {
    self.row = row
    _seat = seat
  }

  public var body: some View {
    HStack(spacing: Spacing.small) {
      ForEach(["A", "B", "C"], id: \.self) { place($0) }
      Text("\(row)").font(.footnote).foregroundStyle(scheme.palette.quiet).frame(width: 24)
      ForEach(["D", "E", "F"], id: \.self) { place($0) }
    }
    .padding(Spacing.medium)
  }

  private func place(_ name: String) -> some View {
    Button {
      seat = name
    } label: {
      Text(name)
        .font(.subheadline)
        .fontWeight(.semibold)
        .foregroundStyle(name == seat ? scheme.palette.onBrand : scheme.palette.ink)
        .frame(width: 36, height: 36)
        .background(
          name == seat ? scheme.palette.brand : scheme.palette.quiet.opacity(0.16),
          in: RoundedRectangle(cornerRadius: 8))
    }
    .buttonStyle(.plain)
  }
}

#Preview("Row 12", traits: .sizeThatFitsLayout) {
  @Previewable @State var seat = "C"
  SeatPicker(row: 12, seat: $seat)
}
