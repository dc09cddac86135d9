import Testing
import UIKit
import ViewTestSupport

@Suite("A font of UIKit")
@MainActor struct UIFontTests {
  private func dumped(_ font: UIFont) -> String { dump(Text(verbatim: "a").font(Font(font))) }

  @Test("is drawn as the font of SwiftUI that says the same") func fonts() {
    let pairs: [(UIFont, Font)] = [
      (.systemFont(ofSize: 15), .system(size: 15)), (.preferredFont(forTextStyle: .title1), .title),
      (.systemFont(ofSize: 15, weight: .semibold), .system(size: 15).weight(.semibold)),
      (.boldSystemFont(ofSize: 12), .system(size: 12).weight(.bold)),
      (.italicSystemFont(ofSize: 12), .system(size: 12).italic()),
      (.monospacedDigitSystemFont(ofSize: 12, weight: .regular), .system(size: 12).weight(.regular).monospacedDigit()),
      (.monospacedSystemFont(ofSize: 12, weight: .thin), .system(size: 12, design: .monospaced).weight(.thin)),
      (UIFont(name: "Lora-Bold", size: 20)!, .custom("Lora-Bold", fixedSize: 20)),
    ]
    for (font, expected) in pairs { #expect(dumped(font) == dump(Text(verbatim: "a").font(expected))) }
  }

  @Test("grows as metrics say") func metrics() {
    let font = UIFontMetrics(forTextStyle: .title1).scaledFont(for: UIFont(name: "Lora", size: 20)!)
    #expect(dumped(font) == dump(Text(verbatim: "a").font(.custom("Lora", size: 20, relativeTo: .title))))
    let system = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 20))
    #expect(dumped(system).contains("20") && dumped(system).contains("body"))
    #expect(UIFontMetrics.default.scaledValue(for: 12) == 12)
  }

  @Test("has numbers, and descriptions that others are made of") func descriptors() throws {
    #expect(UIFont.preferredFont(forTextStyle: .footnote).pointSize == 13)
    #expect(abs(UIFont.systemFont(ofSize: 100).lineHeight - 119.34) < 0.01)
    let body = UIFont.preferredFont(forTextStyle: .body)
    let bold = UIFont(descriptor: try #require(body.fontDescriptor.withSymbolicTraits(.traitBold)), size: 0)
    #expect(bold.pointSize == 17 && bold.fontDescriptor.symbolicTraits == .traitBold)
    #expect(dumped(bold) == dump(Text(verbatim: "a").font(.body.weight(.bold))))
    let serif = try #require(body.fontDescriptor.withDesign(.serif))
    #expect(dumped(UIFont(descriptor: serif, size: 30)).contains("serif"))
    let heavy = body.fontDescriptor.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]])
    #expect(UIFont(descriptor: heavy, size: 0).fontDescriptor.symbolicTraits.contains(.traitBold))
  }

  @Test func `feature settings of a descriptor are features of the font, by numbers and by tags`() {
    let settings: [[UIFontDescriptor.FeatureKey: Any]] = [
      [.type: kNumberSpacingType, .selector: kMonospacedNumbersSelector], [.type: 35, .selector: 2],
      [
        UIFontDescriptor.FeatureKey(rawValue: "CTFeatureOpenTypeTag"): "cv05",
        UIFontDescriptor.FeatureKey(rawValue: "CTFeatureOpenTypeValue"): 2,
      ],
    ]
    let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor.addingAttributes([.featureSettings: settings])
    let text = dumped(UIFont(descriptor: descriptor, size: 17))
    #expect(text.contains("tnum") && text.contains("ss01") && text.contains("cv05=2"), "\(text)")
  }
}
