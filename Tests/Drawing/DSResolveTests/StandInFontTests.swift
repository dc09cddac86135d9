import DSGeometry
import DSNode
import DSText
import Testing

@testable import DSResolve

/// The letters in place of the platform's.
struct StandInFontTests {
  /// A context whose own font stands in for the platform's.
  private var standing: ResolveContext {
    var standing = context()
    standing.families = ["Sans", "Other", "Small", "Sans Mono"]
    standing.standIn = StandInFont(family: "Sans", monospaced: "Sans Mono", smallCapitals: "Small")
    return standing
  }

  private func style(_ view: DSNode, _ context: ResolveContext) -> TextStyle? {
    firstText(resolved(view, context).view)?.paragraph.spans[0].style
  }

  @Test func `letters are as far apart as San Francisco's, and Japanese ones as small as beside them`() {
    let body = style(text("a", .font(.textStyle("body", weight: nil))), standing)
    #expect(body?.spacing == .sanFrancisco)
    #expect(body?.tracking == 0)
    #expect(body?.japaneseScale == 0.935)
  }

  @Test func `a system's own font and one that a text names are set as they are, and so is what was recorded`() {
    #expect(style(text("a"), context())?.spacing == .own)
    #expect(style(text("a"), context())?.japaneseScale == 1)
    let other = Modifier.font(.parts(family: .literal(["Other"]), size: nil, weight: nil))
    #expect(style(text("a", other), standing)?.spacing == .own)
    var recorded = standing
    recorded.textsAreRecorded = true
    #expect(style(text("a"), recorded)?.spacing == .own)
  }

  @Test func `monospaced letters are as wide as San Francisco's, and a font that a text names is as it is`() {
    let design = Modifier.FontTraits(design: .monospaced)
    let found = style(text("a", .font(.traits(design, .textStyle("body", weight: nil)))), standing)
    #expect(found?.family == "Sans Mono")
    #expect(found?.spacing == .sanFranciscoMono)
    let named = Modifier.font(.parts(family: .literal(["Sans Mono"]), size: nil, weight: nil))
    #expect(style(text("a", named), standing)?.spacing == .own)
  }

  @Test func `small capitals come from a font that has some`() {
    let small = Modifier.FontTraits(smallCaps: .all)
    let found = style(text("a", .font(.traits(small, .parts(family: nil, size: .literal(20), weight: nil)))), standing)
    #expect(found?.family == "Small")
    #expect(found?.spacing == .own)
  }
}
