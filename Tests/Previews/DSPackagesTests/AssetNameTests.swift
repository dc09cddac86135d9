import Testing

@testable import DSPackages

/// The names that Xcode makes of assets.
struct AssetNameTests {
  /// A name and the member that Xcode makes of it, as the files that it generated for public apps say.
  @Test(arguments: [
    ("0b3b21ff27f6", "_0B3B21Ff27F6"), ("292C38", "_292_C_38"), ("DCAC00", "DCAC_00"), ("c50000", "c50000"),
    ("M-stadt", "mStadt"), ("BMW", "BMW"), ("TLS2016", "TLS_2016"), ("TLSold", "tlSold"), ("A-1-1-0", "A_1_1_0"),
    ("10_body", "_10Body"), ("1_left_claw_2", "_1LeftClaw2"), ("offer_Image", "offer"), ("Image", "image"),
    ("welcomeVCimage", "welcomeVCimage"), ("Frame 74", "frame74"), ("1+e2", "_1E2"), ("Default", "`default`"),
    ("BGColorOne", "bgColorOne"), ("night_7_moonsleeping", "night7Moonsleeping"), ("AppIconImage", "appIcon"),
    ("color_FF453A", "colorFF453A"),
  ])
  func `the member of a picture`(name: String, member: String) {
    #expect(AssetName(name, without: "image").member == member)
  }

  @Test func `the word of its kind is left out at the end alone`() {
    #expect(AssetName("BrandColor", without: "color").member == "brand")
    #expect(AssetName("ColorBrand", without: "color").member == "colorBrand")
    #expect(AssetName("BrandImage", without: "color").member == "brandImage")
    #expect(AssetName("Color", without: "color").member == "color")
  }

  @Test func `a name without a letter or digit has no member`() {
    #expect(AssetName("—").member == "")
    #expect(AssetName("").member == "")
  }

  @Test(arguments: [
    ("iconPreviews", "IconPreviews"), ("icons", "Icons"), ("2x", "_2X"), ("type", "`Type`"), ("Any", "`Any`"),
    ("in-app", "InApp"),
  ])
  func `the type of a namespace`(name: String, type: String) {
    #expect(AssetName(name).type == type)
  }
}
