import CoastTheme
import DSThemes
import HarborTheme
import SwiftUI

/// A card that knows nothing but the theme's tokens.
public struct BookingCard: View {
  @Environment(\.theme) private var theme
  private let name: String

  public init(_ name: String) { self.name = name }

  public var body: some View {
    VStack(alignment: .leading, spacing: theme.spaceSmall) {
      Text(name).typography(theme.cardTitleTypography)
      Text("Berth 12, two nights").foregroundStyle(theme.colorContentMuted)
      Text("Book")
        .typography(theme.buttonTypography)
        .foregroundStyle(theme.buttonContent)
        .padding(.horizontal, theme.buttonPaddingInline)
        .padding(.vertical, theme.buttonPaddingBlock)
        .background(theme.buttonBackground, in: RoundedRectangle(cornerRadius: theme.buttonRadius))
    }
    .padding(theme.cardPadding)
    .background(theme.cardBackground)
    .border(theme.cardBorder)
    .shadow(theme.cardElevation)
  }
}

struct Themes_Previews: PreviewProvider {
  static var previews: some View {
    HStack(spacing: 20) {
      ThemeableView(theme: BaseTheme()) { BookingCard("Base") }
      ThemeableView(theme: HarborTheme()) { BookingCard("Harbor") }
      ThemeableView(theme: CoastTheme()) { BookingCard("Coast") }
    }
    .padding(16)
    .fixedSize()  // wider than a phone
    .previewDisplayName("Three themes")
    .previewLayout(.sizeThatFits)
  }
}
