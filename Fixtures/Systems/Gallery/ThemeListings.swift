import CoastTheme
import DSThemes
import HarborTheme
import SwiftUI

// What each listing of the document on themes declares, drawn; docs/systems-listings.md shows the pictures.

/// Raw tokens that a theme adds.
private enum LagoonColors {
  static let deep: ColorToken = "#0E7C86"
  static let shell: ColorToken = "#FDE7D3"
  static let shade: ColorToken = "#0E7C8640"
}

/// A brand's theme with other borders and another ground.
private class LagoonTheme: HarborTheme, @unchecked Sendable {
  override var cardBorder: BorderToken {
    BorderToken(color: colorAction, width: 3, style: .dashed, radius: radiusMedium)
  }
  override var colorTide: ColorToken { ColorToken(light: LagoonColors.shell, dark: LagoonColors.shade) }
}

/// A field that knows nothing but the theme's tokens.
private struct Field: View {
  @Environment(\.theme) private var theme

  var body: some View {
    VStack(alignment: .leading, spacing: 2) {
      Text("Name").typography(theme.fieldTitleTypography).foregroundStyle(theme.fieldTitleColor)
      Text("Kittiwake").typography(theme.typographyBody).foregroundStyle(theme.colorContentDefault)
    }
    .frame(width: 160, alignment: .leading)
    .padding(theme.spaceSmall)
    .background(theme.fieldBackground)
    .border(theme.fieldBorder)
  }
}

/// A theme that gives the tokens of the field alone other values.
private class PierTheme: BaseTheme, @unchecked Sendable {
  override var fieldTitleTypography: TypographyToken { typographyLabel }
  override var fieldTitleColor: ColorToken { "#1D6FE0" }
  override var fieldBackground: ColorToken { colorSurface }
  override var fieldBorder: BorderToken {
    BorderToken(color: LagoonColors.deep, width: 3, style: .dashed, radius: radiusMedium)
  }
}

/// The raw tokens by name.
private struct Swatches: View {
  private let all = [("deep", LagoonColors.deep), ("shell", LagoonColors.shell), ("shade", LagoonColors.shade)]

  var body: some View {
    HStack(spacing: 12) {
      ForEach(all, id: \.0) { name, color in
        VStack(spacing: 4) {
          RoundedRectangle(cornerRadius: 6).fill(color).frame(width: 56, height: 32)
          Text(name).font(.caption)
        }
      }
    }
  }
}

#Preview("Themeable view", traits: .sizeThatFitsLayout) {
  ThemeableView(theme: HarborTheme()) { BookingCard("Harbor") }.padding(16)
}

#Preview("Custom theme", traits: .sizeThatFitsLayout) {
  ThemeableView(theme: LagoonTheme()) { BookingCard("Lagoon") }.padding(16)
}

#Preview("Own theme", traits: .sizeThatFitsLayout) {
  HStack(spacing: 16) {
    ThemeableView(theme: BaseTheme()) { Field() }
    ThemeableView(theme: PierTheme()) { Field() }
  }
  .padding(16)
}

#Preview("Raw tokens", traits: .sizeThatFitsLayout) { Swatches().padding(16) }

#Preview("Root view", traits: .sizeThatFitsLayout) {
  ThemeableView(theme: CoastTheme()) {
    VStack(spacing: 12) {
      BookingCard("Coast")
      Field()
    }
  }
  .padding(16)
}
