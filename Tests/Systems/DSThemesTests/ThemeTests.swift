import CoastTheme
import DSControlLooks
import DSDiagnostics
import DSNode
import DSNodeText
import DSThemes
import HarborTheme
import SwiftUI
import SystemsGallery
import Testing

@testable import DSView

/// Overrides a semantic token of a theme from another module.
private final class LateTheme: HarborTheme, @unchecked Sendable {
  override var colorBorder: ColorToken { "#00FF00" }
  override var fontFamily: String? { "Late Sans" }
  var colorOnlyHere: ColorToken { RawColors.blue }
}

@MainActor
struct ThemeTests {
  private func dump(_ view: some View, dark: Bool = false) -> String {
    var environment = EnvironmentValues.drawing
    environment.colorScheme = dark ? .dark : .light
    return lower(view, in: environment, at: SourceLocation(file: "View.swift")).text(.comparable)
  }

  @Test func `a component token stands for a semantic one, whichever module overrides that`() {
    #expect(BaseTheme().buttonBackground == ColorToken(light: "#1F5FBF", dark: "#8DB9FF"))
    #expect(HarborTheme().buttonBackground == ColorToken(light: HarborColors.teal, dark: HarborColors.foam))
    #expect(CoastTheme().buttonBackground == ColorToken(light: CoastColors.sun, dark: CoastColors.sand))
    #expect(LateTheme().fieldBorder.color == "#00FF00")
    #expect(LateTheme().cardTitleTypography.family == "Late Sans")
    #expect(BaseTheme().fieldBorder.color != "#00FF00")
  }

  @Test func `overrides in extensions hold, in the theme that a view knows only as the base`() {
    let theme: BaseTheme = CoastTheme()
    #expect(theme.cardBackground == CoastColors.haze)
    #expect(theme.cardBorder.style == .dashed)
    #expect(theme.cardBorder.width == 2)
    #expect(theme.buttonRadius == 20)
    #expect(theme.radiusMedium == 12)
  }

  @Test func `a themeable view gives its theme to everything inside, and themes nest`() {
    let view = ThemeableView(theme: HarborTheme()) {
      VStack {
        BookingCard("Outer")
        ThemeableView(theme: CoastTheme()) { BookingCard("Inner") }
      }
    }
    let text = dump(view)
    #expect(text.contains("#0e6e78") && text.contains("#b45309"))
    #expect(dump(view, dark: true).contains("#8fe3e0") && !dump(view, dark: true).contains("#0e6e78"))
  }

  @Test func `a colour may be a token of the run, and anything else is left to be reported there`() {
    #expect(dump(Text("a").foregroundStyle("{color.brand}" as ColorToken)).contains("{color.brand}"))
    #expect(dump(Text("a").foregroundStyle("#12345600" as ColorToken)).contains("#12345600"))
    #expect(dump(Text("a").foregroundStyle("#12345" as ColorToken)).contains(##"{"#12345"}"##))
  }

  @Test func `composites are put on views`() {
    let border = BorderToken(color: "#FF0000", width: 3, style: .dotted, radius: 5)
    let text = dump(
      Text("a").typography(TypographyToken(family: "F", size: 20, weight: 600, lineHeight: 30, tracking: 0.5))
        .border(border).shadow(ShadowToken(color: "#0000FF", y: 4, blur: 8)))
    for part in ["20", "600", "30", "0.5", "dotted", "3", "5", "#0000ff", "4"] { #expect(text.contains(part)) }
  }
}
