import Testing

@testable import DSPictures

/// Patterns for the names that tools write, each with what a person would write who reads them.
struct GuessPatternTests {
  private func expectGuess(_ names: [String], _ expected: String?) {
    #expect(PicturePattern.guess(names)?.text == expected)
  }

  @Test(
    arguments: [
      (["a.png", "b.png"], nil),
      (["a-light.png", "a-dark.png", "b-c-light.png"], "{scenario}-{scheme}.png"),
      (["a-light@2x.png", "a-dark@3x.png"], "{scenario}-{scheme}@{scale}x.png"),
      (["a-light@2x.png", "a-dark.png"], nil),
      (["forms/field_dark.png", "forms/field_light.png"], "{component}/{scenario}_{scheme}.png"),
      (["forms/a.png", "b.png"], nil), (["one-light.png"], nil), ([], nil), (["", ".png"], nil), (["/", "a//"], nil),
    ] as [([String], String?)])
  func `a pattern is guessed where all names fit it`(_ names: [String], _ expected: String?) {
    expectGuess(names, expected)
  }

  @Test(
    arguments: [
      (
        ["login.spec.ts-snapshots/page-1-chromium-linux.png", "cart.spec.ts-snapshots/empty-1-firefox-darwin.png"],
        "{component}.spec.ts-snapshots/{scenario}-{browser}-{platform}.png"
      ),
      (
        ["a.spec.ts-snapshots/home-Mobile-Chrome-linux.png", "a.spec.ts-snapshots/home-chromium-linux.png"],
        "{component}.spec.ts-snapshots/{scenario}-{browser}-{platform}.png"
      ),
      (
        ["a.test.tsx-snapshots/home-desktop-webkit-win32.png", "b.test.tsx-snapshots/home-mobile-webkit-linux.png"],
        "{component}.test.tsx-snapshots/{scenario}-{device}-{browser}-{platform}.png"
      ),
      (
        ["__screenshots__/menu.spec.ts/open.png", "__screenshots__/tabs.spec.ts/first.png"],
        "__screenshots__/{component}.spec.ts/{scenario}.png"
      ),
    ])
  func `names of Playwright`(_ names: [String], _ expected: String) { expectGuess(names, expected) }

  @Test(
    arguments: [
      (["example-button--primary-snap.png", "example-button--large-snap.png"], "{component}--{scenario}-snap.png"),
      (
        ["__image_snapshots__/card--empty-snap.png", "__image_snapshots__/card--full-snap.png"],
        "__image_snapshots__/{component}--{scenario}-snap.png"
      ),
      (
        ["card--empty-dark-snap.png", "card--full-light-snap.png"], "{component}--{scenario}-{scheme}-snap.png"
      ),
      (["components-card--one.png", "components-menu--open.png"], "{component}--{scenario}.png"),
      (["Avatar-snap.png", "Bar-snap.png"], "{scenario}-snap.png"),
      (
        ["chrome_laptop_Button_Primary.png", "chrome_iphone7_TextArea_Empty.png"],
        "{browser}_{device}_{component}_{scenario}.png"
      ),
      (["drawing.cy.ts/line.snap.png", "zoom.cy.ts/in.snap.png"], "{component}.cy.ts/{scenario}.snap.png"),
    ])
  func `names of Storybook's tools and of Cypress`(_ names: [String], _ expected: String) {
    expectGuess(names, expected)
  }

  @Test func `stories in folders, as Storycap writes them, need no pattern`() {
    expectGuess(["Example/Button/Primary.png", "Example/Page/Logged Out.png"], nil)
  }

  @Test(
    arguments: [
      (
        ["__Snapshots__/CardTests/testPear.1.png", "__Snapshots__/RowTests/testRow.2.png"],
        "__Snapshots__/{component}/{scenario}.png"
      ),
      (
        ["CardTests/testPear.dark-iPhone13.png", "CardTests/testPear.light-iPadPro.png"],
        "{component}/{scenario}.{scheme}-{device}.png"
      ),
      (
        ["CardTests/testPear.iPhoneSe-landscape.png", "RowTests/testRow.iPhoneX-portrait.png"],
        "{component}/{scenario}.{device}-{orientation}.png"
      ),
      (["CardTests/testPear.1.png", "CardTests/testPear.2.png"], nil),
    ] as [([String], String?)])
  func `names of swift-snapshot-testing, whose numbers are no axis`(_ names: [String], _ expected: String?) {
    expectGuess(names, expected)
  }

  @Test(
    arguments: [
      (
        ["com.example.shop_CardTest_empty.png", "com.example.shop_RowTest_long_title.png"],
        "com.example.shop_{component}_{scenario}.png"
      ),
      (
        ["com.example.shop_CardTest_empty_dark.png", "com.example.shop_RowTest_full_light.png"],
        "com.example.shop_{component}_{scenario}_{scheme}.png"
      ),
      (
        ["com.example.shop.CardTest.empty.png", "com.example.shop.RowTest.full.png"],
        "com.example.shop.{component}.{scenario}.png"
      ),
      (
        ["com.example.cart_CardTest_empty.png", "com.example.shop_RowTest_full.png"],
        "com.example.{component}_{scenario}.png"
      ),
    ])
  func `names of Paparazzi and Roborazzi begin with the package of the test`(_ names: [String], _ expected: String) {
    expectGuess(names, expected)
  }

  @Test func `names of BackstopJS end with the number and the name of a viewport`() {
    expectGuess(
      ["shop_Home_0_document_0_phone.png", "shop_Home_0_document_1_tablet.png"],
      "{scenario}_{viewport}_{device}.png")
    expectGuess(["shop_Home_0_document_0_phone.png", "shop_Home_0_document_1_tablet_h.png"], nil)
  }
}
