import DSControlLooks
import SwiftUI
import Testing
import ViewTestSupport

@testable import DSView

private struct Mark: TextAttribute {}

@MainActor
struct GlassAndFontTests {
  @Test func `glass is a translucent ground in a shape`() {
    let text = Text("a")
    let glass = dump(text.glassEffect())
    #expect(glass != dump(text) && glass != dump(text.glassEffect(.regular.tint(.red))))
    #expect(glass != dump(text.glassEffect(.regular, in: .rect(cornerRadius: 4))))
    #expect(dump(GlassEffectContainer(spacing: 4) { text.glassEffect(.regular.interactive()) }) == glass)
    #expect(dump(text.glassEffect().glassEffectTransition(.materialize)) == glass)
  }

  @Test func `the older names of text sizes are the present ones`() {
    var values = EnvironmentValues()
    #expect(values.sizeCategory == .large)
    values.sizeCategory = .accessibilityExtraExtraExtraLarge
    #expect(values.dynamicTypeSize == .accessibility5 && values.sizeCategory.isAccessibilityCategory)
    #expect(ContentSizeCategory.extraSmall < .small && !ContentSizeCategory.large.isAccessibilityCategory)
    #expect(
      dump(Text("a").environment(\.sizeCategory, .extraSmall))
        == dump(Text("a").environment(\.dynamicTypeSize, .xSmall)))
  }

  @Test func `traits of a font are put on and taken off`() {
    #expect(Font.body.bold(true) == Font.body.bold() && Font.body.bold().bold(false) == Font.body)
    #expect(Font.body.italic(true) == Font.body.italic())
    #expect(Font.body.smallCaps().smallCaps(false) == .body && Font.body.monospaced().monospaced(false) == .body)
    #expect(Font.system(size: 12).pointSize(20) == .system(size: 20) && Font.default == .body)
    #expect(Font.custom("A", size: 12).pointSize(9) == .custom("A", size: 9))
  }

  @Test func `marks on texts change no picture`() {
    #expect(dump(Text("a").customAttribute(Mark())) == dump(Text("a")))
    #expect(dump(Text("a").textVariant(.sizeDependent).typeSelectEquivalent("b")) == dump(Text("a")))
    let text = "word"
    #expect(TextSelection(insertionPoint: text.startIndex).isInsertion)
    #expect(!TextSelection(range: text.startIndex..<text.endIndex).isInsertion)
  }

  @Test func `what modifiers say of scrolling can be read`() {
    var read: [String] = []
    let view = EnvironmentReader { values in
      read.append("\(values.isScrollEnabled) \(values.verticalScrollIndicatorVisibility == .hidden)")
      read.append("\(values.horizontalScrollBounceBehavior == .always) \(values.menuOrder == .fixed)")
    }
    _ = dump(
      view.scrollDisabled(true).scrollIndicators(.hidden).scrollBounceBehavior(.always, axes: .horizontal)
        .menuOrder(.fixed))
    #expect(read == ["false true", "true true"])
  }

  @Test func `fonts resolve to numbers`() {
    let font = Font.title.bold().italic().resolve(in: .init())
    #expect(font.pointSize == 28 && font.isBold && font.isItalic && font.weight == .bold)
    var large = EnvironmentValues.drawing
    large.dynamicTypeSize = .accessibility5
    #expect(Font.body.resolve(in: large.fontResolutionContext).pointSize == 53)
    #expect(Font.system(size: 20, weight: .light).scaled(by: 1.5).resolve(in: .init()).pointSize == 30)
    #expect(Font.headline.resolve(in: .init()).weight == .semibold)
    #expect(Font.body.monospaced().smallCaps().resolve(in: .init()).isMonospaced)
  }
}

/// Hands the environment to a closure.
private struct EnvironmentReader: View {
  @Environment(\.self) private var values
  let read: (EnvironmentValues) -> Void

  init(_ read: @escaping (EnvironmentValues) -> Void) { self.read = read }

  var body: some View {
    let _ = read(values)
    Divider()
  }
}
